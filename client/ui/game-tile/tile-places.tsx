import styles from './tile-places.module.css';

/** Placeholders for tiles, each as large as a tile, so that nothing moves when the tiles come. For a grid or a reel. */
export function TilePlaces({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.place} aria-hidden="true">
      <span className={styles.cover} />
      <span className={styles.name} />
      <span className={styles.provider} />
    </li>
  ));
}
