/**
 * Gives an element the focus, and has it in sight whole, with what its scroll margin asks for beside it: browsers leave what is partly
 * in sight where it is, under the header.
 */
export function focusInSight(element: HTMLElement | null | undefined): void {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}
