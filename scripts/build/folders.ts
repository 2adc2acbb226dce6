import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const DIST = path.join(ROOT, 'dist');
/** Where a build writes, below {@link DIST}, until it is whole. */
export const NEXT = 'next';
export const NEXT_DIST = path.join(DIST, NEXT);
