import { describeEngine } from './in-engine.ts';

describeEngine('firefox', { widths: [390] });
