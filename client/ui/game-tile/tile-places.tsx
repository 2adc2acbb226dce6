import styles from './tile-places.module.css';

/** The places of tiles that are still to come, each as large as its tile: nothing moves when they do. Stands in a grid or a reel. */
export function TilePlaces({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.place} aria-hidden="true">
      <span className={styles.cover} />
      <span className={styles.name} />
      <span className={styles.provider} />
    </li>
  ));
}
