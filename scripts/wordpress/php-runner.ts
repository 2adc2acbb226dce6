import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { supervise } from '../processes/supervise.mjs';

const FOLDER = fileURLToPath(new URL('./php/', import.meta.url));

/** How much of WordPress's log an error carries. */
const LOG_TAIL_CHARS = 2_000;

/** Settings of PHP for every process of ours; independent of the machine's php.ini. */
export const PHP_OPTIONS: readonly string[] = [
  '-d',
  'memory_limit=256M',
  '-d',
  'upload_max_filesize=16M',
  '-d',
  'post_max_size=32M',
  '-d',
  'display_errors=stderr',
];

interface Script {
  /** A file of ./php/. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly input?: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Runs one of our PHP scripts to its end.
 * @returns what it wrote to file descriptor 4.
 * @throws with its output when it fails.
 */
export async function runScript({ script, args = [], input = '', env }: Script): Promise<string> {
  const { child, ended } = supervise({
    command: 'php',
    args: [...PHP_OPTIONS, `${FOLDER}${script}`, ...args],
    env: { ...process.env, ...env },
    stdin: 'pipe',
    output: 'pipe',
    moreFiles: ['pipe'],
  });
  const [, , , , result] = child.stdio;
  const printed: string[] = [];
  const returned: string[] = [];
  for (const [stream, into] of [
    [child.stdout, printed],
    [child.stderr, printed],
    [result, returned],
  ] as const) {
    stream?.on('data', (chunk: Buffer) => into.push(chunk.toString()));
  }
  child.stdin?.end(input);
  const { code } = await ended;
  if (code !== 0) {
    const log = await readFile(`${env['CASINO_WP_ROOT']}/debug.log`, 'utf8').catch(() => '');
    throw new Error(`${script} failed:\n${readable(printed.join(''))}\n${log.slice(-LOG_TAIL_CHARS)}`);
  }
  return returned.join('');
}

/** WordPress dies in HTML, style sheet included; a person wants its sentences. */
function readable(output: string): string {
  return output
    .replaceAll(/<(style|title)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
