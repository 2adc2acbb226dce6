import type { PlainConditions } from '../../../shared/domain/content.ts';
import { ButtonLink, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { followReel, PANELS_ID } from '../reel/follow-reel.ts';
import styles from './hero.module.css';

export interface HeroPanel {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly image: string | null;
  readonly href: string;
  /** An offer is never shown without them. */
  readonly terms: PlainConditions | null;
}

interface HeroProps {
  readonly panels: readonly HeroPanel[];
  readonly labels: {
    readonly name: string;
    readonly action: string;
    readonly previous: string;
    readonly next: string;
  };
}

/** The hero: panels that scroll by touch, wheel, keys and buttons, never by themselves. */
export function Hero({ panels, labels }: HeroProps) {
  return (
    <section className={styles.frame} aria-label={labels.name}>
      <ul className={styles.track} id={PANELS_ID} ref={followReel}>
        {panels.map(({ id, title, text, image, href, terms }, index) => (
          <li className={styles.slide} key={id}>
            {image === null ? null : <HeroImage src={image} isFirst={index === 0} />}
            <h2>{title}</h2>
            <p className={styles.text}>{text}</p>
            <div className={styles.actions}>
              <ButtonLink variant="quiet" href={href} aria-label={`${labels.action}: ${title}`}>
                {labels.action}
              </ButtonLink>
            </div>
            {terms === null ? null : (
              <p className={styles.terms} data-terms>
                {terms.text} {terms.href === null ? null : <a href={terms.href}>{terms.link}</a>}
              </p>
            )}
          </li>
        ))}
      </ul>
      {panels.length < 2 ? null : (
        <div className={styles.buttons}>
          <IconButton
            icon="chevron-left"
            label={labels.previous}
            aria-controls={PANELS_ID}
            data-action="reel"
            data-direction="previous"
            aria-disabled="true"
          />
          <IconButton
            icon="chevron-right"
            label={labels.next}
            aria-controls={PANELS_ID}
            data-action="reel"
            data-direction="next"
          />
        </div>
      )}
    </section>
  );
}

/**
 * The first is painted in one frame with the words on it. Chromium would fetch a lazy one that is one slide away at once, beside
 * the first screen's pictures; it waits until the page is hydrated, or the slide is seen.
 */
function HeroImage({ src, isFirst }: { readonly src: string; readonly isFirst: boolean }) {
  return (
    <div className={isFirst ? styles.picture : classNames(styles.picture, styles.later)}>
      <img
        className={styles.image}
        src={src}
        width={1200}
        height={630}
        alt=""
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </div>
  );
}
