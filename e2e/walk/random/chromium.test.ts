import { sourcesDigests } from '../../../scripts/build/finished-build.ts';
import { describeRandomWalks } from '../in-engine.ts';

const { all } = await sourcesDigests();
/** Another one with each change of the product; the same for all who try that change, so that what it finds is that change's. */
const ofTheseSources = Number.parseInt(all.slice(0, 8), 16) % 1_000_000;

describeRandomWalks('chromium', { seeds: [11, 12, 13, ofTheseSources], steps: 18 });
