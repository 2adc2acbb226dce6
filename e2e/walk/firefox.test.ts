import { describeEngine } from './in-engine.ts';

describeEngine('firefox', { seeds: [21], steps: 15 });
