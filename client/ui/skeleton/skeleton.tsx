import { Bone } from './bone.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly kind: 'tile' | 'card';
  readonly count: number;
  /** What is loading, for screen readers. */
  readonly label: string;
}

/** Placeholders with the size of the content that is loading, so that nothing moves when it comes. */
export function Skeleton({ kind, count, label }: SkeletonProps) {
  return (
    <output className={kind === 'tile' ? styles.tiles : styles.cards}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <Bone key={index} className={styles[kind]} />
      ))}
    </output>
  );
}
