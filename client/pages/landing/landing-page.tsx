import '../../styles/cms.css';
import type { LandingVariant } from '../../../shared/pages/landing.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Trails } from '../../ui/trails/trails.tsx';
import { OfferTerms } from '../../parts/content/offer-terms.tsx';
import { WidgetLink } from '../../parts/links/widget-link.tsx';
import styles from './landing-page.module.css';

const LOOKS: Readonly<Record<LandingVariant, string | undefined>> = {
  '150-bonus': styles.bonus150,
  welcome: undefined,
  'special-welcome-offer': styles.welcomeOffer,
};

/**
 * `/150-bonus/`, `/welcome/`, `/special/welcome-offer/` (§2.2). The design is the site's, text and offer are the
 * editors', with the offer's significant terms in full under the button; without an offer the page only welcomes.
 */
export default function LandingPage({
  page: { variant, body, covers, offer },
}: {
  readonly page: PageOf<'landing'>;
}) {
  const { content } = useMessages();
  const words = content.landing;
  return (
    <>
      <div className={classNames(styles.hero, LOOKS[variant])}>
        <Trails />
        <Wall covers={covers} />
        <div className={styles.words}>
          <h1>{body === null || body.title === '' ? words.title : body.title}</h1>
          <p>{body === null || body.excerpt === '' ? words.text : body.excerpt}</p>
          <WidgetLink widget="registration" variant="primary" className={styles.action}>
            {words.action}
          </WidgetLink>
          {offer === null ? null : (
            <OfferTerms className={styles.terms} terms={offer.terms} fullTerms={offer.termsHref} />
          )}
        </div>
      </div>
      <Points />
      {body === null ? null : (
        <div className={styles.body}>
          <Prose html={body.html} />
        </div>
      )}
    </>
  );
}

/** The games that the offer is for, as a picture: the lobby has them to play. */
function Wall({ covers }: { readonly covers: readonly string[] }) {
  return (
    <div className={styles.wall} aria-hidden="true">
      {covers.map((cover) => (
        <img key={cover} src={cover} width={290} height={192} alt="" decoding="async" />
      ))}
    </div>
  );
}

function Points() {
  const { landingPoints } = useMessages().content;
  const points = [
    { icon: 'grid', title: landingPoints.games, text: landingPoints.gamesText },
    { icon: 'gauge', title: landingPoints.limits, text: landingPoints.limitsText },
    { icon: 'chat', title: landingPoints.people, text: landingPoints.peopleText },
  ] as const;
  return (
    <ul className={styles.points}>
      {points.map(({ icon, title, text }) => (
        <li key={icon}>
          <Icon name={icon} size={32} />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
