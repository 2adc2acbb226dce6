// Plain JavaScript, because scripts/run.mjs needs it before the Node that strips types is installed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** This repository. */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..');
/** What is served. */
export const DIST = path.join(ROOT, 'dist');
/** Where a build writes, below {@link DIST}, until it is whole. */
export const NEXT = 'next';
export const NEXT_DIST = path.join(DIST, NEXT);
/** The maps of the browser's files, below {@link DIST}: they hold the sources and are served to nobody. */
export const SOURCE_MAPS = 'source-maps';
