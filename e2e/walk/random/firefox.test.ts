import { describeRandomWalks } from '../in-engine.ts';

describeRandomWalks('firefox', { seeds: [21], steps: 15 });
