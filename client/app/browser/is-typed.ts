/** Whether the visitor has written something into a form, the platform's included, which a reload would take away. */
export function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea):read-write');
  return Array.from(fields).some(({ value, defaultValue }) => value !== defaultValue);
}
