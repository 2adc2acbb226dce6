import { describeEngine } from './in-engine.ts';

describeEngine('webkit', { seeds: [31], steps: 15 });
