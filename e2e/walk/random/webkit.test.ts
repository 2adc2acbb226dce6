import { describeRandomWalks } from '../in-engine.ts';

describeRandomWalks('webkit', { seeds: [31], steps: 15 });
