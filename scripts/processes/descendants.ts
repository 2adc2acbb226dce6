import { readdirSync, readFileSync } from 'node:fs';

/** No such process any more, or not ours to look into. */
const UNREADABLE: ReadonlySet<unknown> = new Set(['ENOENT', 'ESRCH', 'EACCES', 'EPERM']);

export interface ProcessInfo {
  readonly pid: number;
  readonly parent: number;
  /** The command line, its words parted by spaces; empty for one that has ended and waits for its parent. */
  readonly command: string;
}

/** All processes of this machine that can be looked at. Linux only. */
export function processes(): readonly ProcessInfo[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .flatMap((pid) => {
      const parent = /^PPid:\s*(\d+)$/mu.exec(readProcessFile(pid, 'status'))?.[1];
      if (parent === undefined) return [];
      const command = readProcessFile(pid, 'cmdline').replaceAll('\0', ' ').trim();
      return [{ pid, parent: Number(parent), command }];
    });
}

/** The processes that a process started, and those that these started, and so on. */
export function descendants(pid: number): readonly ProcessInfo[] {
  const all = processes();
  const found: ProcessInfo[] = [];
  const open = [pid];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    const children = all.filter((process) => process.parent === parent);
    found.push(...children);
    open.push(...children.map((child) => child.pid));
  }
  return found;
}

/** A file of a process, such as `status`; empty when the process has ended or is another user's. Linux only. */
export function readProcessFile(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNREADABLE.has(error.code)) return '';
    throw error;
  }
}
