/** Whether it is rendered, in sight or not. The oldest browsers that the site is made for have no `checkVisibility`. */
export function isShown(element: Element): boolean {
  return 'checkVisibility' in Element.prototype
    ? element.checkVisibility()
    : element.getClientRects().length > 0;
}
