import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages, usePageData } from '../../state/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Trails } from '../../ui/trails/trails.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { HelplineItem } from '../../parts/page/helplines.tsx';
import styles from './restricted-page.module.css';

/** `/restricted-access/`: for visitors from areas that no licence covers, with the reason and who helps there. */
export default function RestrictedPage({ page: { reason } }: { readonly page: PageOf<'restricted'> }) {
  const { helplines } = usePageData().policy;
  const { content } = useMessages();
  const linkTo = useLinkTo();
  return (
    <div className={styles.page}>
      <Trails />
      <Icon name="globe" size={48} />
      <h1>{content.restrictedTitle[reason]}</h1>
      <p>{content.restrictedText[reason]}</p>
      <p>{content.restrictedMoney}</p>
      <ButtonLink variant="outline" href={linkTo('info', { page: 'help' })}>
        {content.restrictedHelp}
      </ButtonLink>
      <h2>{content.restrictedHelplines}</h2>
      <ul className={styles.helplines}>
        {helplines.map((helpline) => (
          <HelplineItem key={helpline.url} helpline={helpline} />
        ))}
      </ul>
    </div>
  );
}
