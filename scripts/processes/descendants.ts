import { readdirSync, readFileSync } from 'node:fs';

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
    .flatMap((name) => {
      const status = readIfThere(`/proc/${name}/status`);
      const parent = /^PPid:\s*(\d+)$/mu.exec(status)?.[1];
      if (parent === undefined) return [];
      const command = readIfThere(`/proc/${name}/cmdline`).replaceAll('\0', ' ').trim();
      return [{ pid: Number(name), parent: Number(parent), command }];
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

/** A file of a process; empty when the process ended meanwhile. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return '';
    throw error;
  }
}
