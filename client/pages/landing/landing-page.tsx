import '../../styles/cms.css';
import type { LandingVariant } from '../../../shared/pages/landing.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { plural } from '../../../shared/i18n/format.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PromotionFacts } from '../../ui/card/promotion-card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Trails } from '../../ui/trails/trails.tsx';
import { OfferTerms } from '../../parts/content/offer-terms.tsx';
import { useCurrent } from '../../parts/content/use-current.ts';
import { WelcomeSteps } from '../../parts/content/welcome-steps.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { WidgetLink } from '../../parts/links/widget-link.tsx';
import styles from './landing-page.module.css';

const LOOKS: Readonly<Record<LandingVariant, string | undefined>> = {
  '150-bonus': styles.bonus150,
  welcome: undefined,
  'special-welcome-offer': styles.welcomeOffer,
};

/**
 * `/150-bonus/`, `/welcome/`, `/special/welcome-offer/` (§2.2): what an advertisement opens. The design is the site's, text and
 * offer are the editors', with what it asks above the button and its significant terms in full below; without an offer the page only
 * welcomes, and so it does once the offer has ended in a page that is open. Then how to begin, what there is to play, and who
 * answers.
 */
export default function LandingPage({
  page: { variant, body: text, games, gameCount, offer: given },
}: {
  readonly page: PageOf<'landing'>;
}) {
  const { content, gameArea } = useMessages();
  const words = content.landing;
  const [offer = null] = useCurrent(given === null ? [] : [given]);
  const body = offer === null ? null : text;
  return (
    <>
      <div className={classNames(styles.hero, LOOKS[variant])}>
        <Trails />
        <Wall games={games} />
        <div className={styles.words}>
          <h1>
            <Figured text={body === null || body.title === '' ? words.title : body.title} />
          </h1>
          <p>{body === null || body.excerpt === '' ? gameArea.introText : body.excerpt}</p>
          {offer === null ? null : <PromotionFacts facts={offer.facts} />}
          <WidgetLink widget="registration" variant="primary" className={styles.action}>
            {words.action}
          </WidgetLink>
          {offer === null ? null : (
            <OfferTerms className={styles.terms} terms={offer.terms} fullTerms={offer.termsHref} />
          )}
        </div>
      </div>
      <section className={styles.part} aria-label={words.steps}>
        <h2>{words.steps}</h2>
        <WelcomeSteps />
      </section>
      <Games games={games} count={gameCount} />
      <Points />
      {body === null ? null : (
        <div className={styles.body}>
          <Prose html={body.html} />
        </div>
      )}
    </>
  );
}

/** A percentage, or an amount of money in one currency or several (`£/€/$10`), without the mark that may follow it. */
const FIGURE =
  /(?:[£€$]\/?){1,5}\s?\d(?:[\d.,]{0,12}\d)?|\d(?:[\d.,]{0,12}\d)?\s?(?:%|[£€$](?:\/[£€$]){0,4})/u;

/** The offer's number, if the title has one, is what is seen first. */
function Figured({ text }: { readonly text: string }) {
  const [figure] = FIGURE.exec(text) ?? [];
  if (figure === undefined) return text;
  const [before, ...after] = text.split(figure);
  return (
    <>
      {before}
      <strong className={styles.figure}>{figure.replaceAll(' ', '\u00A0')}</strong>
      {after.join(figure)}
    </>
  );
}

type LandingGames = PageOf<'landing'>['games'];

/** The games that the offer is for, as a picture; they are named below. */
function Wall({ games }: { readonly games: LandingGames }) {
  return (
    <div className={styles.wall} aria-hidden="true">
      {games.map(({ image }) => (
        <img key={image} src={image} width={290} height={192} alt="" decoding="async" />
      ))}
    </div>
  );
}

/** The same pictures again, whole and with their names: nothing more is fetched. */
function Games({ games, count }: { readonly games: LandingGames; readonly count: number }) {
  const { content, gameArea } = useMessages();
  const locale = useLocale();
  const linkTo = useLinkTo();
  if (games.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="landing-games">
      <header className={styles.head}>
        <h2 id="landing-games">{content.landing.games}</h2>
        <a href={linkTo('all-games')}>{plural(gameArea.games, count, locale)}</a>
      </header>
      <ul className={styles.games}>
        {games.map(({ name, image }) => (
          <li key={image}>
            <img src={image} width={290} height={192} alt="" loading="lazy" decoding="async" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Points() {
  const { landingPoints, contactTitle } = useMessages().content;
  const linkTo = useLinkTo();
  const points = [
    { icon: 'grid', title: landingPoints.games, text: landingPoints.gamesText, link: null },
    { icon: 'gauge', title: landingPoints.limits, text: landingPoints.limitsText, link: null },
    {
      icon: 'chat',
      title: landingPoints.people,
      text: landingPoints.peopleText,
      link: { href: linkTo('contact'), text: contactTitle },
    },
  ] as const;
  return (
    <ul className={styles.points}>
      {points.map(({ icon, title, text, link }) => (
        <li key={icon}>
          <Icon name={icon} size={32} />
          <h2>{title}</h2>
          <p>
            {text}
            {link === null ? null : <a href={link.href}>{link.text}</a>}
          </p>
        </li>
      ))}
    </ul>
  );
}
