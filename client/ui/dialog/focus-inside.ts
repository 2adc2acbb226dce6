/** Moves the focus into what is open: to its heading or itself, whichever takes it, else to its first button. */
export function focusInside(open: Element): void {
  const target = open.matches('[tabindex="-1"]')
    ? open
    : (open.querySelector('[tabindex="-1"]') ?? open.querySelector('button'));
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
