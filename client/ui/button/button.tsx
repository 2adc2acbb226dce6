import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';

/** `primary` is the main action of a screen, used once; the others are less prominent. */
export type ButtonVariant = 'primary' | 'quiet' | 'outline' | 'text';

const VARIANTS: Readonly<Record<ButtonVariant, string | undefined>> = {
  primary: styles.primary,
  quiet: styles.quiet,
  outline: styles.outline,
  text: styles.text,
};

interface Options {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'default' | 'small' | undefined;
  readonly wide?: boolean | undefined;
}

function buttonClass({ variant = 'quiet', size, wide }: Options, className?: string): string {
  return classNames(
    styles.button,
    VARIANTS[variant],
    size === 'small' && styles.small,
    wide === true && styles.wide,
    className,
  );
}

export function Button({
  variant,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: Options & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, size, wide }, className)} {...rest} />;
}

/** A link that looks like a button; it works without JavaScript. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  children,
  ...rest
}: Options & ComponentProps<'a'>) {
  return (
    <a className={buttonClass({ variant, size, wide }, className)} {...rest}>
      {children}
    </a>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly label: string;
  readonly filled?: boolean;
}

/** A round button, 44 px, with an icon; `label` is its accessible name. */
export function IconButton({ icon, label, filled, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={classNames(styles.icon, className)} aria-label={label} {...rest}>
      <Icon name={icon} filled={filled === true} />
    </button>
  );
}

interface IconLinkProps extends ComponentProps<'a'> {
  readonly icon: IconName;
  readonly label: string;
}

export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <a className={classNames(styles.icon, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </a>
  );
}
