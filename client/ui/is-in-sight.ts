/** Whether a part of the element, which is laid out, lies within the window. */
export function isInSight(element: Element): boolean {
  const { width, height, top, right, bottom, left } = element.getBoundingClientRect();
  return (
    width > 0 && height > 0 && top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0
  );
}
