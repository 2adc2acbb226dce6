import { describeEngine } from './in-engine.ts';

describeEngine('webkit', { widths: [390], seeds: [31], steps: 15 });
