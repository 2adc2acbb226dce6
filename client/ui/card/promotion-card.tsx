import type { ReactNode } from 'react';
import type { ContentImage, OfferFact } from '../../../shared/domain/content.ts';
import { Badge } from '../badge/badge.tsx';
import { ButtonLink } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import { Bone } from '../skeleton/bone.tsx';
import { Trails } from '../trails/trails.tsx';
import styles from './promotion-card.module.css';

interface PromotionCardProps {
  readonly title: string;
  readonly href: string;
  readonly excerpt: string;
  readonly image: ContentImage | null;
  /** E.g. that it is for a limited time. */
  readonly badge: string | null;
  readonly facts: readonly OfferFact[];
  readonly labels: { readonly see: string };
  /** Its significant terms, in full. */
  readonly children?: ReactNode;
  readonly lead?: boolean;
  /** The list has a heading of its own: the card's is below it. */
  readonly isPart?: boolean;
}

/** An offer with its conditions and its significant terms. */
export function PromotionCard({
  title,
  href,
  excerpt,
  image,
  badge,
  facts,
  labels,
  children,
  lead = false,
  isPart = false,
}: PromotionCardProps) {
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <li className={classNames(styles.card, lead && styles.lead)}>
      <div className={styles.frame}>
        {image === null ? (
          <Trails />
        ) : (
          <Picture
            className={styles.image}
            image={image}
            sizes="(width >= 960px) 50vw, 92vw"
            priority={lead}
            decorative
          />
        )}
        {badge === null ? null : (
          <span className={styles.badge}>
            <Badge tone="comet">{badge}</Badge>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <Heading>
          <a href={href}>{title}</a>
        </Heading>
        {excerpt === '' ? null : <p className={styles.excerpt}>{excerpt}</p>}
        <PromotionFacts facts={facts} />
        <div className={styles.foot}>
          <ButtonLink variant="quiet" href={href} aria-label={`${labels.see}: ${title}`}>
            {labels.see}
          </ButtonLink>
        </div>
        {children}
      </div>
    </li>
  );
}

/** Code, minimum deposit, last day. */
export function PromotionFacts({ facts }: { readonly facts: readonly OfferFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Places of promotions that are still to come: about as high as those are, whose terms differ in length. */
export function PromotionPlaces({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <output className={styles.grid}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.card} aria-hidden="true">
          <span className={styles.frame}>
            <Bone className={styles.image} />
          </span>
          <span className={styles.words}>
            <Bone className={styles.titlePlace} />
            <Bone className={styles.excerptPlace} />
            <Bone className={styles.factsPlace} />
            <Bone className={styles.footPlace} />
            <Bone className={styles.termsPlace} />
          </span>
        </span>
      ))}
    </output>
  );
}

export function PromotionGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
