import { describeEngine } from './in-engine.ts';

describeEngine('webkit', { widths: [390] });
