/** An element as a reader of a report recognises it: its tag, its name, and the landmark that it is in. */
export function described(element: Element | null): string {
  if (element === null) return 'nothing';
  const landmark = element.closest('header, footer, main, dialog, nav, aside')?.localName;
  const text = nameOf(element);
  return [
    element.localName,
    text === '' ? '' : ` “${text}”`,
    landmark === undefined ? '' : ` in ${landmark}`,
  ].join('');
}

/** What a person would call it. */
export function nameOf(element: Element): string {
  const name = element.ariaLabel ?? element.textContent ?? '';
  return name.replaceAll(/\s+/gu, ' ').trim().slice(0, 60);
}

/** Whether it is drawn: it has a box, and nothing hides it. */
export function isDrawn(element: Element): boolean {
  return (
    element.getClientRects().length > 0 &&
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })
  );
}
