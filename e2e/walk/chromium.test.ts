import { describeEngine } from './in-engine.ts';

// Three walks that are always the same, and a new one.
describeEngine('chromium', { widths: [390, 1440], seeds: [11, 12, 13, Date.now() % 1_000_000], steps: 25 });
