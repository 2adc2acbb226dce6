/** Links of style sheets that could not be loaded. */
const failed = new Set<HTMLLinkElement>();

/** Notes each style sheet of the document that could not be loaded, for {@link askAgainForSheets}. */
export function noteFailedSheets(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    { capture: true },
  );
}

/**
 * Asks again for the style sheets that could not be loaded, and resolves when each has come or failed anew. The loader of
 * modules asks for a sheet once, and then loads the module without it: the part would be shown without its styles.
 */
export async function askAgainForSheets(): Promise<void> {
  const links = [...failed].filter(({ isConnected }) => isConnected);
  failed.clear();
  await Promise.all(links.map((link) => isLoaded(anew(link))));
}

/** Puts another link for the same sheet in its place, which asks for it again. */
function anew(link: HTMLLinkElement): HTMLLinkElement {
  const again = document.createElement('link');
  again.rel = link.rel;
  again.crossOrigin = link.crossOrigin;
  again.href = link.href;
  link.replaceWith(again);
  return again;
}

/** Whether the style sheet, which is on its way, comes. */
export function isLoaded(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}
