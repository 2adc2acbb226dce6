import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEBIAN_WORDPRESS = '/usr/share/wordpress';
const CONFIG = fileURLToPath(new URL('./php/wp-config.php', import.meta.url));
const THEME = fileURLToPath(new URL('./php/blank-theme', import.meta.url));
const PLUGIN = fileURLToPath(new URL('../../wordpress/casino-headless', import.meta.url));

/** Debian's files that ours stand in for. */
const OWN = new Set(['wp-config.php', 'wp-content']);

/**
 * Makes a folder into a WordPress: links to Debian's files, our configuration, our plugin, a theme that shows
 * nothing, and a content folder of its own for uploads. Does nothing to what is there already.
 */
export async function prepareDocumentRoot(root: string): Promise<void> {
  await mkdir(join(root, 'wp-content/plugins'), { recursive: true });
  await mkdir(join(root, 'wp-content/uploads'), { recursive: true });
  await mkdir(join(root, 'wp-content/themes'), { recursive: true });
  for (const name of await readdir(DEBIAN_WORDPRESS)) {
    if (!OWN.has(name)) await link(join(DEBIAN_WORDPRESS, name), join(root, name));
  }
  await link(CONFIG, join(root, 'wp-config.php'));
  await link(THEME, join(root, 'wp-content/themes/blank'));
  await link(PLUGIN, join(root, 'wp-content/plugins/casino-headless'));
}

async function link(target: string, path: string): Promise<void> {
  if (!existsSync(path)) await symlink(target, path);
}
