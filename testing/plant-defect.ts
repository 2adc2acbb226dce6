import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A mistake that someone could make: in a file, one text in place of another. */
export interface Defect {
  readonly name: string;
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

/** What a copy of this repository is made of, by their paths in it. */
export interface CopyParts {
  readonly copied: readonly string[];
  /** What is only read there. */
  readonly linked: readonly string[];
}

/** Whether the file says what the defect replaces: code that is rewritten leaves a defect without its place. */
export async function hasPlace({ file, right }: Defect): Promise<boolean> {
  return (await readFile(path.join(ROOT, file), 'utf8')).includes(right);
}

/**
 * Makes a copy with the defect in it, and removes the copy when `work` has ended.
 * @throws (rejects) Error when the file does not say what the defect replaces, or what `work` throws
 */
export async function withDefect<Result>(
  { file, right, wrong }: Defect,
  { copied, linked }: CopyParts,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const copy = await mkdtemp(path.join(tmpdir(), 'defect-'));
  try {
    for (const name of copied)
      await cp(path.join(ROOT, name), path.join(copy, name), { recursive: true, verbatimSymlinks: true });
    for (const name of linked) await symlink(path.join(ROOT, name), path.join(copy, name));
    const text = await readFile(path.join(copy, file), 'utf8');
    if (!text.includes(right)) throw new Error(`${file} does not say: ${right}`);
    await writeFile(
      path.join(copy, file),
      text.replace(right, () => wrong),
    );
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}
