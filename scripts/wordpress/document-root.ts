import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEBIAN_WORDPRESS = '/usr/share/wordpress';
const CONFIG = fileURLToPath(new URL('./php/wp-config.php', import.meta.url));
const THEME = fileURLToPath(new URL('./php/blank-theme', import.meta.url));
const PLUGIN = fileURLToPath(new URL('../../wordpress/casino-headless', import.meta.url));

/** Debian's files that ours stand in for. */
const OWN = new Set(['wp-config.php', 'wp-content']);

/** A library that nothing looks for its configuration from; the rest does, by the folder that it really lies in. */
const LINKED = new Set(['wp-includes']);

/**
 * Makes a folder into a WordPress: Debian's files, our configuration, our plugin, a theme that shows nothing,
 * and a content folder for uploads. Does nothing to what is there already.
 */
export async function prepareDocumentRoot(root: string): Promise<void> {
  const content = join(root, 'wp-content');
  for (const name of ['plugins', 'themes', 'uploads']) await mkdir(join(content, name), { recursive: true });
  for (const name of await readdir(DEBIAN_WORDPRESS)) {
    if (OWN.has(name)) continue;
    const [from, to] = [join(DEBIAN_WORDPRESS, name), join(root, name)];
    if (LINKED.has(name)) await link(from, to);
    else await cp(from, to, { recursive: true, dereference: true, force: false });
  }
  await link(CONFIG, join(root, 'wp-config.php'));
  await link(THEME, join(content, 'themes/blank'));
  await link(PLUGIN, join(content, 'plugins/casino-headless'));
}

async function link(target: string, path: string): Promise<void> {
  if (!existsSync(path)) await symlink(target, path);
}
