import { describeEngine } from './in-engine.ts';

describeEngine('firefox', { widths: [390], seeds: [21], steps: 15 });
