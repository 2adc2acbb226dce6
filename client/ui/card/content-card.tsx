import type { ReactNode } from 'react';
import type { ContentImage } from '../../../shared/domain/content.ts';
import { classNames } from '../class-names.ts';
import { CometMark } from '../logo/logo.tsx';
import { Picture } from '../picture/picture.tsx';
import { Bone } from '../skeleton/bone.tsx';
import { Trails } from '../trails/trails.tsx';
import styles from './cards.module.css';

const CARD_SIZES = '(width >= 1200px) 430px, (width >= 700px) 46vw, 92vw';
const LEAD_SIZES = '(width >= 960px) 56vw, 92vw';

export interface ContentCardProps {
  readonly title: string;
  readonly href: string;
  readonly excerpt: string;
  readonly image: ContentImage | null;
  readonly label: string | null;
  /** Formatted for the visitor's language. */
  readonly date: string | null;
  /** The first card of a list: wide, its image fetched first. */
  readonly lead?: boolean;
  /** The list has a heading of its own: the card's is below it. */
  readonly isPart?: boolean;
}

/** A card that links to a page of editors' content. The link covers the whole card, but its name is the title alone. */
export function ContentCard({
  title,
  href,
  excerpt,
  image,
  label,
  date,
  lead = false,
  isPart = false,
}: ContentCardProps) {
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <li className={classNames(styles.card, lead && styles.lead, isPart && styles.part)}>
      <div className={styles.frame}>
        {image === null ? (
          <>
            <Trails />
            <span className={styles.mark}>
              <CometMark />
            </span>
          </>
        ) : (
          <Picture
            className={styles.image}
            image={image}
            sizes={lead ? LEAD_SIZES : CARD_SIZES}
            priority={lead}
            decorative
          />
        )}
      </div>
      <div className={styles.words}>
        {label === null && date === null ? null : (
          <p className={styles.meta}>
            {label === null ? null : <span className={styles.label}>{label}</span>}
            {date === null ? null : <span>{date}</span>}
          </p>
        )}
        <Heading className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </Heading>
        {excerpt === '' ? null : <p className={styles.excerpt}>{excerpt}</p>}
      </div>
    </li>
  );
}

/** Places of cards of a list with a heading (`isPart`) that are still to come: as high as those cards are. */
export function CardPlaces({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <output className={styles.grid}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classNames(styles.card, styles.part)} aria-hidden="true">
          <span className={styles.frame}>
            <Bone className={styles.image} />
          </span>
          <span className={styles.words}>
            <Bone className={styles.line} />
            <Bone className={styles.line} />
            <Bone className={styles.line} />
          </span>
        </span>
      ))}
    </output>
  );
}

export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
