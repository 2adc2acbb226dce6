import manifest from 'virtual:asset-manifest';
import build from 'virtual:build';
import { getMimeType } from 'hono/utils/mime';
import { askKv, putKv, type KvClient } from '../cache/kv-store.ts';
import { sleep } from '../timing/clock.ts';

const DAY_S = 86_400;
/** A page that was open when its build was replaced finds the build's files for a week: they are stored anew each day. */
const KEEP_S = 8 * DAY_S;
const AT_A_TIME = 8;
/** Only a replica that starts waits for it. */
const WRITE_LIMIT_MS = 2_000;
/** A script that comes late is better than a page that fails. */
const FILE_READ_TIMEOUT_MS = 2_000;
const ASKED_AGAIN_MS = 200;
/** Files whose names say what is in them: one that has changed has another name in the next build. Scripts of builds before have eight characters too. */
const KEPT = /^assets\/[\w.-]{1,100}-[\w-]{7,8}\.(?:js|css|svg|woff2)$/u;
/** The store holds text: a font is stored in Base64. */
const FONT = /\.woff2$/u;

interface KeepOptions {
  readonly store: KvClient;
  /** The binding `ASSETS`. */
  readonly files: Pick<Fetcher, 'fetch'>;
}

/**
 * Stores this build's files, so that another build can give them to the pages of this one: in a deployment from
 * replica to replica, and for a week after it.
 * @returns how many were stored; none where that was done within the last day
 * @throws (rejects) Error when the store fails or is slow; what was stored is stored
 */
export async function keepBuild({ store, files }: KeepOptions): Promise<number> {
  const mark = `build:${build.id}`;
  const put = (key: string, value: string, expirationTtl: number): Promise<void> =>
    putKv(store, { key, value, expirationTtl }, WRITE_LIMIT_MS);
  if ((await askKv(store, mark, WRITE_LIMIT_MS)) !== null) return 0;
  const names = builtFiles().filter((name) => KEPT.test(name));
  for (let first = 0; first < names.length; first += AT_A_TIME) {
    await Promise.all(
      names.slice(first, first + AT_A_TIME).map(async (name) => {
        const file = await files.fetch(`http://assets/${name}`);
        if (!file.ok) throw new Error(`The build has no ${name}: ${file.status}`);
        await put(
          keyOf(`/${name}`),
          FONT.test(name) ? (await file.bytes()).toBase64() : await file.text(),
          KEEP_S,
        );
      }),
    );
  }
  await put(mark, build.version, DAY_S);
  return names.length;
}

/**
 * A file of another build; `null`: none that is kept. Names that no build gives are not looked for. The file is nowhere else,
 * and its page fails without it: a store that fails is asked again for a while.
 * @throws (rejects) Error when the store went on failing: whether it has the file is not known
 */
export async function keptFile(
  store: KvClient,
  path: string,
): Promise<{ readonly body: string | Uint8Array<ArrayBuffer>; readonly type: string } | null> {
  const name = path.slice(1);
  const type = getMimeType(name);
  if (!KEPT.test(name) || type === undefined) return null;
  const text = await askPatiently(store, keyOf(path));
  return text === null ? null : { body: FONT.test(name) ? Uint8Array.fromBase64(text) : text, type };
}

async function askPatiently(store: KvClient, key: string): Promise<string | null> {
  const { clock } = store;
  const end = clock.now() + FILE_READ_TIMEOUT_MS;
  for (;;) {
    try {
      return await askKv(store, key);
    } catch (error) {
      if (clock.now() >= end) throw error;
    }
    await sleep(clock, ASKED_AGAIN_MS);
  }
}

function keyOf(path: string): string {
  return `file:${path}`;
}

function builtFiles(): readonly string[] {
  const chunks = Object.values(manifest ?? {});
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
}
