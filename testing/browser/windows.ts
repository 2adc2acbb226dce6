/** Widths in px that every screen is designed for. */
export const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;

/** Below this width (px) a window is a phone's. */
const NARROWEST_TABLET_PX = 600;

/** Whether a window of that width (px) is a phone's: it is touched, and pinched, and has no mouse. */
export function isPhone(width: number): boolean {
  return width < NARROWEST_TABLET_PX;
}

/** Width and height (px) of the window that a device of that width has. */
export function windowOf(width: number): { readonly width: number; readonly height: number } {
  return { width, height: isPhone(width) ? 844 : 900 };
}
