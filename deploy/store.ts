import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Where the cache is kept, and what an operator should know about it. */
export interface PreparedStore {
  /** The folder, fit to be used; `memory` where none can be. */
  readonly folder: string;
  /** What was wrong, in one line; `null` when nothing was. */
  readonly notice: string | null;
}

/** Columns of deploy/support/kv-service.ts: a file with others was written by another version. */
const COLUMNS = ['key', 'value', 'metadata', 'expires'];

/**
 * Makes the cache's folder fit to be used. Everything in it can be had again, or put again by its operator, so nothing in it may keep the site from
 * starting: workerd itself ends at a file that is no database, and at a damaged one by a segmentation fault.
 */
export async function prepareStore(folder: string): Promise<PreparedStore> {
  try {
    await mkdir(folder, { recursive: true });
    const probe = path.join(folder, '.probe');
    await writeFile(probe, '');
    await rm(probe);
    const fault = await findFault(folder);
    if (fault === null) return { folder, notice: null };
    return await setAside(folder, fault);
  } catch (error) {
    return inMemory(folder, error);
  }
}

/** The folder is left as it is: nothing is known to be wrong with what it holds. */
export function inMemory(folder: string, error: unknown): PreparedStore & { readonly notice: string } {
  return {
    folder: 'memory',
    notice: `The cache's folder ${folder} cannot be used (${reasonOf(error)}): at this start, and each until it can be or is moved away, the cache is kept in memory`,
  };
}

/** Moves the folder's content to where an operator can look at it; of several the last is kept. */
async function setAside(folder: string, fault: string): Promise<PreparedStore> {
  const aside = `${folder}.broken`;
  try {
    await rm(aside, { recursive: true, force: true });
    // The folder itself may be a mounted volume, which cannot be renamed.
    await mkdir(aside);
    for (const name of await readdir(folder)) await rename(path.join(folder, name), path.join(aside, name));
  } catch (error) {
    return inMemory(folder, error);
  }
  return {
    folder,
    notice: `The cache's files were broken (${fault}) and are now in ${aside}; it begins empty, and without the operator's document (/ops/catalogue-settings)`,
  };
}

async function findFault(folder: string): Promise<string | null> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  // All of them: one that is locked speaks for the whole folder.
  const faults = files
    .filter((file) => file.isFile() && file.name.endsWith('.sqlite'))
    .map((file) => ({ name: file.name, fault: faultOf(path.join(file.parentPath, file.name)) }));
  const broken = faults.find(({ fault }) => fault !== null);
  return broken === undefined ? null : `${broken.name}: ${broken.fault}`;
}

/**
 * What is wrong with a database; `null` when it can be used.
 * @throws Error when it cannot be looked at: another process has locked it, or it may not be read
 */
function faultOf(file: string): string | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file);
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    const verdict = String(check?.['quick_check']);
    if (verdict !== 'ok') return verdict.split('\n', 1)[0] ?? verdict;
    const columns = database.prepare('PRAGMA table_info(entries)').all();
    const isOurs = columns.length === 0 || columns.map(({ name }) => name).join() === COLUMNS.join();
    return isOurs ? null : 'written by another version';
  } catch (error) {
    if (isBroken(error)) return reasonOf(error);
    // Nothing is known to be wrong with it, and what another process uses is not taken from it.
    throw error;
  } finally {
    database?.close();
  }
}

/** SQLite's result codes for a damaged database, and for a file that is none; further bits say where it was found. */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

function isBroken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    [SQLITE_CORRUPT, SQLITE_NOTADB].includes(error.errcode & 0xff)
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
