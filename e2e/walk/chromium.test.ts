import { describeEngine } from './in-engine.ts';

describeEngine('chromium', { widths: [390, 1440] });
