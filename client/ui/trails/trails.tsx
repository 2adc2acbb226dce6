import styles from './trails.module.css';

/** Star trails behind whatever stands in the same positioned, isolated box. */
export function Trails() {
  return <span className={styles.trails} aria-hidden="true" />;
}
