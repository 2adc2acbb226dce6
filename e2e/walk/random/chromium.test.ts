import { describeRandomWalks } from '../in-engine.ts';

// Three walks that are always the same, and a new one.
describeRandomWalks('chromium', { seeds: [11, 12, 13, Date.now() % 1_000_000], steps: 18 });
