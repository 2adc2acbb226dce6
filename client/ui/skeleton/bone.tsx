import { classNames } from '../class-names.ts';
import styles from './bone.module.css';

/** One placeholder. `className` gives it a size. */
export function Bone({ className }: { readonly className: string | undefined }) {
  return <span className={classNames(styles.bone, className)} />;
}
