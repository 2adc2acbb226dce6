/**
 * What is wrong with the controls and amounts that a bar shows, one line each: outside the window or the bar, on one another,
 * or with words that have no room in them; and whether the page is wider than the window. Runs in the page (Playwright's
 * `evaluate`), so it refers to nothing outside itself.
 */
export function misfitsOfBar(selector: string): string[] {
  const SLACK_PX = 1.5;
  const bar = document.querySelector(selector);
  if (bar === null) return [`no ${selector}`];
  const nameOf = (element: Element) =>
    `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/gu, ' ').trim().slice(0, 40)}”`;
  /** Whether it stands in what people scroll that way: what is beyond its edge is reached there. */
  const scrolls = (element: Element, way: 'X' | 'Y' = 'X') => {
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const isHigher = at.scrollHeight > at.clientHeight;
      // What is scrolled down is to be scrolled sideways nowhere.
      const isLonger = way === 'X' ? at.scrollWidth > at.clientWidth && !isHigher : isHigher;
      if (isLonger && /auto|scroll/u.test(getComputedStyle(at)[`overflow${way}`])) return true;
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
  const { clientWidth, scrollWidth } = document.documentElement;
  // The body cuts what is wider than it is.
  const wholeWidth = Math.max(scrollWidth, document.body.scrollWidth);
  if (wholeWidth > clientWidth)
    misfits.push(`the page is wider than the window by ${wholeWidth - clientWidth} px`);
  const frame = bar.getBoundingClientRect();
  for (const [index, { part, rect }] of parts.entries()) {
    const out = Math.max(-rect.left, rect.right - clientWidth);
    if (out > SLACK_PX) misfits.push(`${nameOf(part)} is out of the window by ${Math.round(out)} px`);
    const beside = Math.max(frame.left - rect.left, rect.right - frame.right);
    const over = Math.max(frame.top - rect.top, rect.bottom - frame.bottom);
    const outOfBar = Math.max(beside, scrolls(part, 'Y') ? 0 : over);
    if (outOfBar > SLACK_PX) misfits.push(`${nameOf(part)} is out of the bar by ${Math.round(outOfBar)} px`);
    // What lies in a line of text has no width of its own (0).
    const isWhole = part.clientWidth === 0 || getComputedStyle(part).textOverflow === 'ellipsis';
    const wide = isWhole ? 0 : part.scrollWidth - part.clientWidth;
    if (wide > SLACK_PX) misfits.push(`${nameOf(part)} is ${wide} px wider than its place`);
    for (const other of parts.slice(index + 1)) {
      if (part.contains(other.part) || other.part.contains(part)) continue;
      if (scrolls(part, 'Y') !== scrolls(other.part, 'Y')) continue;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      if (across > SLACK_PX && down > SLACK_PX)
        misfits.push(`${nameOf(part)} lies on ${nameOf(other.part)} by ${Math.round(across)} px`);
    }
  }
  return misfits;
}
