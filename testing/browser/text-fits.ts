/**
 * What is wrong with the text that the page shows: cut off, broken inside a word, or lying on other text. Runs
 * in the page (Playwright's `evaluate`), so it refers to nothing outside itself.
 *
 * Not looked at: what is hidden from everybody or said to screen readers alone; what its frame lets people scroll to; what
 * is cut with an ellipsis, which is whole elsewhere (a tile's button says its name, §2.11, a card leads to its text); the
 * first word after a drop cap; what bars and overlays lie on.
 */
export function misfitsOfText(): string[] {
  const SLACK_PX = 1.5;
  /** Lines of one paragraph may share this much: letters seldom fill the height of their line. */
  const SHARED_PX = 4;
  const misfits = new Set<string>();
  const shortly = (text: string) => text.replaceAll(/\s+/gu, ' ').trim().slice(0, 60);
  const { clientWidth, scrollWidth, scrollHeight } = document.documentElement;

  const isShown = (element: Element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    element.closest('.visually-hidden, .cms-hint, [aria-hidden="true"], script, style, noscript, option') ===
      null &&
    getComputedStyle(element).clipPath === 'none';
  const hasAbove = (element: Element, matches: (style: CSSStyleDeclaration) => boolean) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (matches(getComputedStyle(at))) return true;
    }
    return false;
  };
  const isOverPage = (element: Element) =>
    hasAbove(element, ({ position }) => position === 'fixed' || position === 'sticky');
  const hasEllipsis = (element: Element) =>
    hasAbove(
      element,
      ({ webkitLineClamp, textOverflow }) => webkitLineClamp !== 'none' || textOverflow === 'ellipsis',
    );
  /** Whether the text begins a paragraph whose first letter is large, which may stand in a link or in bold. */
  const isDropCap = (element: Element, text: string) => {
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const letter = getComputedStyle(at, '::first-letter');
      if (letter.float === 'none' && letter.getPropertyValue('initial-letter') === 'normal') continue;
      return (at.textContent ?? '').trimStart().startsWith(text.trimStart());
    }
    return false;
  };

  /** What the nearest element that cuts leaves to be seen; null where people can scroll to the rest. */
  const frameOf = (element: Element): DOMRect | null => {
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      if (overflowX === 'hidden' || overflowX === 'clip') return at.getBoundingClientRect();
    }
    return new DOMRect(0, 0, clientWidth, scrollHeight);
  };

  if (scrollWidth > clientWidth) misfits.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);

  const seen: { readonly element: Element; readonly text: string; readonly rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? '';
    if (element === null || text.trim() === '' || !isShown(element)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;

    const isCutOnPurpose = hasEllipsis(element);
    const frame = frameOf(element);
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    if (frame !== null && !isCutOnPurpose && (left < frame.left - SLACK_PX || right > frame.right + SLACK_PX))
      misfits.add(`cut at the side: “${shortly(text)}”`);
    const { overflowY, hyphens } = getComputedStyle(element);
    const isCutBelow =
      ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 2 * SLACK_PX;
    if (isCutBelow && !isCutOnPurpose) misfits.add(`cut below: “${shortly(text)}”`);

    // Very long words, such as addresses, have to be broken somewhere.
    const words = /[\p{L}\p{N}][\p{L}\p{N}.,'’]{2,17}|\p{N}+\s[%\p{Sc}](?!\p{N})/gu;
    for (const { 0: word, index } of text.matchAll(words)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      const isBroken = Math.max(...tops) - Math.min(...tops) > SHARED_PX;
      const mayBe = hyphens === 'auto' || (index === 0 && isDropCap(element, text));
      if (isBroken && !mayBe) misfits.add(`broken: “${word}” in “${shortly(text)}”`);
    }

    if (isOverPage(element)) continue;
    const { bottom } = element.getBoundingClientRect();
    for (const rect of rects) {
      // A line that its own element cuts off is not seen.
      if (overflowY === 'visible' || rect.bottom <= bottom + SLACK_PX) seen.push({ element, text, rect });
    }
  }

  const inOrder = seen.toSorted((one, other) => one.rect.top - other.rect.top);
  for (const [index, one] of inOrder.entries()) {
    for (const other of inOrder.slice(index + 1)) {
      if (other.rect.top >= one.rect.bottom - SHARED_PX) break;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > SHARED_PX && down > SHARED_PX)
        misfits.add(`“${shortly(one.text)}” lies on “${shortly(other.text)}”`);
    }
  }
  return [...misfits];
}
