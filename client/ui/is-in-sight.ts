/** Whether a part of the element lies within the window. */
export function isInSight(element: Element): boolean {
  const { width, top, right, bottom, left } = element.getBoundingClientRect();
  return width > 0 && top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
}
