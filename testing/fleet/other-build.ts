import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DIST } from '../../scripts/folders.mjs';

/**
 * A build of the site whose scripts and styles all have other names, as after a change of what all of them import; only the
 * data of its pages has kept its format.
 */
export interface OtherBuild {
  /** Its folder, as `dist/` is one. */
  readonly dist: string;
  /** The address of one script in the build that is in `dist/`, and in this one. */
  readonly script: { readonly before: string; readonly after: string };
  remove(): Promise<void>;
}

/** What a hash may end with in this build: the first of them with which none does in the one that is in `dist/`. */
const OTHER_ENDS = ['ZZ', 'YY', 'XX', 'WW'] as const;
const HASHED = /[\w.-]+-[\w-]{7,8}\.(?:js|css)/gu;
export const OTHER_ID = 'fedcba987654';

/** @param name of the script, before its hash */
export async function makeOtherBuild(name: string): Promise<OtherBuild> {
  // Beside the real one: the server finds workerd from there.
  const dist = await mkdtemp(path.join(path.dirname(DIST), '.cache/other-build-'));
  for (const folder of ['client', 'server', 'support', 'worker']) {
    await cp(path.join(DIST, folder), path.join(dist, folder), { recursive: true });
  }
  const assets = path.join(dist, 'client/assets');
  const files = (await readdir(assets)).filter((file) => file.match(HASHED)?.[0] === file);
  const end = OTHER_ENDS.find((one) => files.every((file) => !path.parse(file).name.endsWith(one)));
  if (end === undefined) throw new Error('The build has hashes with all of these ends');
  const names = new Map(files.map((file) => [file, file.replace(/..(?=\.\w+$)/u, end)]));
  const renamed = (text: string): string => text.replaceAll(HASHED, (file) => names.get(file) ?? file);
  for (const [file, other] of names) {
    const text = await readFile(path.join(assets, file), 'utf8');
    await writeFile(path.join(assets, other), renamed(text));
    for (const old of [file, `${file}.br`]) await rm(path.join(assets, old), { force: true });
  }
  const worker = path.join(dist, 'worker/index.js');
  const text = await readFile(worker, 'utf8');
  const [, id] = /"id": "([0-9a-f]{12})"/u.exec(text) ?? [];
  if (id === undefined) throw new Error('The Worker names no build');
  await writeFile(worker, renamed(text).replaceAll(id, OTHER_ID));
  const [before, after] =
    [...names].find(([file]) => new RegExp(`^${name}-[\\w-]{7}\\.js$`, 'u').test(file)) ?? [];
  if (before === undefined) throw new Error(`The build has no script ${name}`);
  return {
    dist,
    script: { before: `/assets/${before}`, after: `/assets/${after}` },
    remove: () => rm(dist, { recursive: true, force: true }),
  };
}
