/**
 * What is wrong with the controls and amounts that a bar shows, one line each: outside the window, on one another, or under
 * something else. Runs in the page (Playwright's `evaluate`), so it refers to nothing outside itself.
 */
export function misfitsOfBar(selector: string): string[] {
  const SLACK_PX = 1.5;
  const bar = document.querySelector(selector);
  if (bar === null) return [`no ${selector}`];
  const nameOf = (element: Element) =>
    `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/gu, ' ').trim().slice(0, 40)}”`;
  /** In a list that people scroll sideways, what is beyond its edge is reached there. */
  const scrolls = (element: Element) => {
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      if (/auto|scroll/u.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  const parts = [...bar.querySelectorAll('a, button, input, select, textarea, dt, dd, [data-balance]')]
    .filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        part.closest('.visually-hidden, [aria-hidden="true"], [inert]') === null &&
        !scrolls(part),
    )
    .map((part) => ({ part, rect: part.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 1 && rect.height > 1);
  if (parts.length === 0) return [`nothing in ${selector}`];

  const misfits: string[] = [];
  const { clientWidth } = document.documentElement;
  for (const [index, { part, rect }] of parts.entries()) {
    const out = Math.max(-rect.left, rect.right - clientWidth);
    if (out > SLACK_PX) misfits.push(`${nameOf(part)} is out of the window by ${Math.round(out)} px`);
    for (const other of parts.slice(index + 1)) {
      if (part.contains(other.part) || other.part.contains(part)) continue;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      if (across > SLACK_PX && down > SLACK_PX)
        misfits.push(`${nameOf(part)} lies on ${nameOf(other.part)} by ${Math.round(across)} px`);
    }
  }
  return misfits;
}
