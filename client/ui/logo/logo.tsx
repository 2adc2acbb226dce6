import styles from './logo.module.css';

interface LogoProps {
  /** The brand's name, from the settings. */
  readonly name: string;
}

/** The comet, a disc and three tapering strokes, and the name. Colours follow the banner choice (§2.6). */
export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <CometMark />
      <span>{name}</span>
    </span>
  );
}

/** The comet alone. */
export function CometMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 42 36" width="42" height="36" aria-hidden="true">
      <path className={styles.tail} d="M24.6 9.2 2 3.2a.9.9 0 0 0-.5 1.7l20.2 9.7Z" />
      <path className={styles.tail} d="M20.4 16.1 6.4 14.3a.8.8 0 0 0-.3 1.6l13.5 4.9Z" opacity=".72" />
      <path className={styles.tail} d="m20.3 22.5-6 .5a.8.8 0 0 0 0 1.6l7.3 2.1Z" opacity=".46" />
      <circle className={styles.disc} cx="31" cy="21" r="10" />
    </svg>
  );
}
