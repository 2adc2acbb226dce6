import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';

/** `lamp` is the one action on a screen; the others stand back. */
export type ButtonLook = 'lamp' | 'quiet' | 'outline' | 'text';

interface Looks {
  readonly look?: ButtonLook;
  readonly size?: 'default' | 'small';
  readonly wide?: boolean;
}

function buttonClass({ look = 'quiet', size, wide }: Looks, className?: string): string {
  return classNames(
    styles.button,
    styles[look],
    size === 'small' && styles.small,
    wide === true && styles.wide,
    className,
  );
}

export function Button({
  look,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: Looks & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass(pick(look, size, wide), className)} {...rest} />;
}

/** A link that looks like a button; it leads somewhere without JavaScript too. */
export function ButtonLink({ look, size, wide, className, children, ...rest }: Looks & ComponentProps<'a'>) {
  return (
    <a className={buttonClass(pick(look, size, wide), className)} {...rest}>
      {children}
    </a>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly label: string;
}

/** A round button, 44 px, with a drawing to see and a name to hear. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={classNames(styles.icon, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
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

function pick(look?: ButtonLook, size?: Looks['size'], wide?: boolean): Looks {
  return {
    ...(look === undefined ? {} : { look }),
    ...(size === undefined ? {} : { size }),
    ...(wide === undefined ? {} : { wide }),
  };
}
