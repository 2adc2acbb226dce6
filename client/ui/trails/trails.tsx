import styles from './trails.module.css';

/** Star trails as the background of the positioned, isolated box around them. */
export function Trails() {
  return <span className={styles.trails} aria-hidden="true" />;
}
