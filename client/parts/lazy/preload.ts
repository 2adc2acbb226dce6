import { isLoaded } from './style-sheets.ts';

/** Style sheets that have been asked for and are not there yet, by their addresses. */
const awaited = new Map<string, Promise<void>>();

/**
 * Loads a module, and what it needs at the same time: its style sheets, which it waits for, and the scripts that it imports. The
 * build puts this in the place of Vite's own, which does the same for browsers that this site does not have
 * (scripts/build/preload.ts).
 * @throws (rejects) Error when a style sheet or the module cannot be loaded
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => ask(`/${file}`)));
  return load();
}

function ask(file: string): Promise<void> | undefined {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  const { href } = link;
  const known = awaited.get(href);
  if (known !== undefined) return known;
  if (
    Array.from(document.querySelectorAll('link')).some(
      (other) => other.href === href && (!isStyle || other.rel === 'stylesheet'),
    )
  )
    return undefined;
  document.head.append(link);
  if (!isStyle) return undefined;
  const loading = whole(link).finally(() => awaited.delete(href));
  awaited.set(href, loading);
  return loading;
}

async function whole(link: HTMLLinkElement): Promise<void> {
  if (await isLoaded(link)) return;
  // Whoever needs it next asks anew: a link that stays is taken for a sheet that is there.
  link.remove();
  throw new Error(`The styles ${link.href} could not be loaded`);
}
