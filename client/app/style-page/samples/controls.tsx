import { fill, formatMoney, formatNumber } from '../../../../shared/i18n/format.ts';
import { AgeBadge, Badge } from '../../../ui/badge/badge.tsx';
import { Balance } from '../../../ui/balance/balance.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink, IconButton, IconLink } from '../../../ui/button/button.tsx';
import { CheckField, FormProblem, TextArea, TextField } from '../../../ui/field/field.tsx';
import { Icon, ICON_NAMES } from '../../../ui/icon/icon.tsx';
import { CometMark, Logo } from '../../../ui/logo/logo.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { PillLink, PillRow } from '../../../ui/pill/pill.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { NOWHERE, TOUCHED, type Sample, type SampleData, type Samples } from './sample.ts';

const VARIANTS = ['primary', 'quiet', 'outline', 'text'] as const;
const TONES = ['plain', 'comet', 'mint'] as const;
const MANY_PAGES = 12;

/** Buttons, fields and the other small parts. */
export function controlSamples({ messages, locale, brand }: SampleData): Samples {
  const { general, gameArea, gameLists, content, account } = messages;
  const crumbs = [
    { text: general.home, href: NOWHERE },
    { text: general.blog, href: `${NOWHERE}-2` },
  ];
  return {
    badge: [
      ...TONES.map((tone): Sample => ({ name: tone, show: () => <Badge tone={tone}>{gameArea.new}</Badge> })),
      {
        name: 'live',
        show: () => (
          <Badge tone="mint" live>
            {gameArea.tableOpen}
          </Badge>
        ),
      },
      { name: 'age', show: () => <AgeBadge age="18+" label="18+" /> },
    ],
    balance: [
      {
        name: 'plain',
        show: () => <Balance label={account.cashBalance} amount={formatMoney(1_240.5, 'EUR', locale)} />,
      },
      {
        name: 'mint',
        show: () => <Balance label={account.balance} amount={formatMoney(20, 'EUR', locale)} tone="mint" />,
      },
      { name: 'unknown', show: () => <Balance label={account.bonusBalance} amount={null} /> },
    ],
    breadcrumb: [
      { name: 'two', show: () => <Breadcrumb label={content.breadcrumb} crumbs={crumbs} />, states: TOUCHED },
    ],
    button: [
      ...VARIANTS.map((variant): Sample => ({
        name: variant,
        show: () => <Button variant={variant}>{general.deposit}</Button>,
        states: TOUCHED,
      })),
      ...VARIANTS.map((variant): Sample => ({
        name: `${variant}, disabled`,
        show: () => (
          <Button variant={variant} aria-disabled="true">
            {general.deposit}
          </Button>
        ),
      })),
      {
        name: 'busy',
        show: () => (
          <Button variant="primary" aria-disabled="true" aria-busy>
            {content.contactSending}
          </Button>
        ),
      },
      {
        name: 'small link',
        show: () => (
          <ButtonLink variant="outline" size="small" href={NOWHERE}>
            {gameLists.loadMore}
          </ButtonLink>
        ),
        states: TOUCHED,
      },
      {
        name: 'wide link',
        show: () => (
          <ButtonLink variant="primary" wide href={NOWHERE}>
            {general.joinNow}
          </ButtonLink>
        ),
        wide: true,
      },
      {
        name: 'icon',
        show: () => <IconButton icon="search" label={general.search} />,
        states: TOUCHED,
      },
      {
        name: 'icon, off',
        show: () => <IconButton icon="chevron-left" label={general.scrollBack} aria-disabled="true" />,
      },
      {
        name: 'icon link',
        show: () => <IconLink icon="home" label={general.home} href={NOWHERE} />,
        states: TOUCHED,
      },
    ],
    field: [
      ...fieldSamples({ name: content.contactName, hint: content.required, error: content.errorEmail }),
      {
        name: 'text area',
        show: (id) => <TextArea id={id} label={content.contactMessage} defaultValue={general.notLoaded} />,
        states: TOUCHED,
      },
      {
        name: 'text area, error',
        show: (id) => <TextArea id={id} label={content.contactMessage} error={content.errorMessage} />,
      },
      {
        name: 'check',
        show: () => <CheckField label={gameArea.favourites} text={general.joinBannerText} />,
        states: TOUCHED,
      },
      {
        name: 'check, on',
        show: () => <CheckField label={gameArea.favourites} defaultChecked />,
        states: TOUCHED,
      },
      { name: 'check, disabled', show: () => <CheckField label={gameArea.favourites} disabled /> },
      {
        name: 'check, on, disabled',
        show: () => <CheckField label={gameArea.favourites} defaultChecked disabled />,
      },
      { name: 'problem', show: () => <FormProblem text={general.platformFailed} />, wide: true },
    ],
    icon: [
      ...ICON_NAMES.map((name): Sample => ({ name, show: () => <Icon name={name} /> })),
      { name: 'filled', show: () => <Icon name="heart" filled /> },
    ],
    logo: [
      { name: 'whole', show: () => <Logo name={brand} /> },
      { name: 'mark', show: () => <CometMark /> },
    ],
    pagination: [
      {
        name: 'in the middle',
        show: () => (
          <Pagination
            current={6}
            pages={MANY_PAGES}
            hrefOf={(page) => `${NOWHERE}-${page}`}
            labels={{
              name: content.pagination,
              previous: content.previousPage,
              next: content.nextPage,
              page: content.page,
            }}
          />
        ),
        states: TOUCHED,
        wide: true,
      },
    ],
    pill: [
      { name: 'link', show: () => <PillLink href={NOWHERE}>{general.slots}</PillLink>, states: TOUCHED },
      {
        name: 'with icon and count',
        show: () => (
          <PillLink href={NOWHERE} icon="jackpot" count={formatNumber(1_204, locale)}>
            {fill(content.studioBest, { name: brand })}
          </PillLink>
        ),
        states: TOUCHED,
      },
      {
        name: 'current',
        show: () => (
          <PillLink href={NOWHERE} icon="live" current>
            {general.liveCasino}
          </PillLink>
        ),
        states: TOUCHED,
      },
      {
        name: 'row of small ones',
        show: () => (
          <PillRow label={gameLists.aToZ} wrap>
            {[...'ABCDEFGHIJKLMN'].map((letter) => (
              <PillLink key={letter} href={NOWHERE} small current={letter === 'C'}>
                {letter}
              </PillLink>
            ))}
          </PillRow>
        ),
        wide: true,
      },
    ],
    spinner: [
      { name: 'default', show: () => <Spinner label={general.loading} /> },
      { name: 'small', show: () => <Spinner label={general.loading} small /> },
    ],
  };
}

interface FieldWords {
  readonly name: string;
  readonly hint: string;
  readonly error: string;
}

function fieldSamples({ name, hint, error }: FieldWords): readonly Sample[] {
  return [
    { name: 'text', show: (id) => <TextField id={id} label={name} hint={hint} />, states: TOUCHED },
    { name: 'filled', show: (id) => <TextField id={id} label={name} defaultValue="Nina" /> },
    { name: 'disabled', show: (id) => <TextField id={id} label={name} defaultValue="Nina" disabled /> },
    {
      name: 'error',
      show: (id) => <TextField id={id} label={name} defaultValue="nina@" error={error} />,
      states: TOUCHED,
    },
  ];
}
