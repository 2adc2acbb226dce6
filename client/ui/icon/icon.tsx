import spriteUrl from './sprite.svg?no-inline';
import styles from './icon.module.css';

/** The icons of the sprite: 24 px grid, 1.75 px stroke, round joins. */
export const ICON_NAMES = [
  'alert',
  'arrow-right',
  'arrow-up',
  'bell',
  'calendar',
  'cards',
  'cashout',
  'chat',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'close',
  'collapse',
  'copy',
  'dice',
  'document',
  'expand',
  'external',
  'filter',
  'gauge',
  'gift',
  'globe',
  'grid',
  'heart',
  'help',
  'history',
  'home',
  'info',
  'jackpot',
  'key',
  'live',
  'logout',
  'mail',
  'megaways',
  'menu',
  'percent',
  'play',
  'plus',
  'search',
  'shield',
  'slots',
  'sparkle',
  'telescope',
  'user',
  'users',
  'wallet',
  'wheel',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

export interface IconProps {
  readonly name: IconName;
  /** Width and height in px; the stroke scales with it. */
  readonly size?: number;
  readonly filled?: boolean;
}

/** An icon of the sprite. Hidden from screen readers, which read the text beside it. */
export function Icon({ name, size = 24, filled = false }: IconProps) {
  return (
    <svg
      className={filled ? `${styles.icon} ${styles.filled}` : styles.icon}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
