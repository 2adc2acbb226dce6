import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  readonly label: string;
  readonly small?: boolean;
}

export function Spinner({ label, small = false }: SpinnerProps) {
  return (
    <output>
      <span className={classNames(styles.spinner, small && styles.small)} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
