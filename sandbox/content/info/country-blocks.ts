/** Shown to readers in Great Britain alone (§5). */
export function ukOnly(html: string): string {
  return `<div class="uk-only">${html}</div>`;
}

/** Shown everywhere but in Great Britain. */
export function genericOnly(html: string): string {
  return `<div class="generic-only">${html}</div>`;
}

/** Shown in Austria alone, beside what is shown everywhere but in Great Britain. */
export function austriaOnly(html: string): string {
  return `<div class="at-only">${html}</div>`;
}
