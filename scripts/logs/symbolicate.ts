import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { BrowserErrorRecord } from '../../shared/contracts/log-record.ts';
import { printable } from './printable.ts';

const FRAME = /^(?<file>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)$/u;

/** Reads stacks of the built files (`shell-AbC123.js:1:2345`) as places in the sources, by the maps in some folders. */
export function createSymbolicator(folders: readonly string[]) {
  const maps = new Map<string, Promise<TraceMap | null>>();

  const mapOf = (file: string): Promise<TraceMap | null> => {
    const known = maps.get(file) ?? readMap(file, folders);
    maps.set(file, known);
    return known;
  };

  /** One frame; as it stands where no build that is here made its file. */
  const place = async (frame: string): Promise<string> => {
    const { file = '', line = '', column = '' } = FRAME.exec(frame)?.groups ?? {};
    const map = file === '' ? null : await mapOf(file);
    if (map === null) return frame;
    // Browsers count columns from 1, maps from 0.
    const found = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    if (found.source === null) return frame;
    const source = found.source.replace(/^(?:\.\.\/)+/u, '');
    return `${found.name ?? '(anonymous)'} ${source}:${found.line}:${found.column + 1}`;
  };

  return async (failure: BrowserErrorRecord): Promise<string> => {
    const frames = failure['exception.stacktrace'].split('\n').filter(Boolean);
    const places = await Promise.all(frames.map(place));
    const head = `${failure['exception.type']}: ${failure['exception.message']}  (${failure['http.route']})`;
    return [head, ...places.map((text) => `    at ${text}`)].map(printable).join('\n');
  };
}

async function readMap(file: string, folders: readonly string[]): Promise<TraceMap | null> {
  for (const folder of folders) {
    const text = await readFile(path.join(folder, `${file}.map`), 'utf8').catch(() => null);
    if (text !== null) return new TraceMap(text);
  }
  return null;
}
