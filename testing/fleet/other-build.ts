import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DIST } from '../../scripts/folders.mjs';

/** A build of the site that has one script under another name, as a build after a change of that script would. */
export interface OtherBuild {
  /** Its folder, as `dist/` is one. */
  readonly dist: string;
  /** The script's address in the build that is in `dist/`, and in this one. */
  readonly script: { readonly before: string; readonly after: string };
  remove(): Promise<void>;
}

const OTHER_HASH = 'ZZZZZZZZ';
export const OTHER_ID = 'fedcba987654';

/** @param name of the script, before its hash */
export async function makeOtherBuild(name: string): Promise<OtherBuild> {
  // Beside the real one: the server finds workerd from there.
  const dist = await mkdtemp(path.join(path.dirname(DIST), '.cache/other-build-'));
  for (const folder of ['client', 'server', 'support', 'worker']) {
    await cp(path.join(DIST, folder), path.join(dist, folder), { recursive: true });
  }
  const assets = path.join(dist, 'client/assets');
  const files = await readdir(assets);
  const before = files.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`, 'u').test(file));
  if (before === undefined) throw new Error(`The build has no script ${name}`);
  const after = `${name}-${OTHER_HASH}.js`;
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => path.join(assets, file));
  for (const file of [...scripts, path.join(dist, 'worker/index.js')]) {
    const text = await readFile(file, 'utf8');
    if (!text.includes(before)) continue;
    await writeFile(file, text.replaceAll(before, after));
    await rm(`${file}.br`, { force: true });
  }
  await writeFile(path.join(assets, after), await readFile(path.join(assets, before)));
  for (const file of [before, `${before}.br`]) await rm(path.join(assets, file));
  const worker = path.join(dist, 'worker/index.js');
  const text = await readFile(worker, 'utf8');
  const [, id] = /"id": "([0-9a-f]{12})"/u.exec(text) ?? [];
  if (id === undefined) throw new Error('The Worker names no build');
  await writeFile(worker, text.replaceAll(id, OTHER_ID));
  return {
    dist,
    script: { before: `/assets/${before}`, after: `/assets/${after}` },
    remove: () => rm(dist, { recursive: true, force: true }),
  };
}
