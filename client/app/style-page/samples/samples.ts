import { contentSamples } from './contents.tsx';
import { controlSamples } from './controls.tsx';
import { gameSamples } from './games.tsx';
import type { SampleData, Samples } from './sample.ts';

/** Every part of `client/ui` in every state, by its folder. A part that is missing fails the test beside this file. */
export function samplesOf(data: SampleData): Samples {
  return { ...controlSamples(data), ...gameSamples(data), ...contentSamples(data) };
}
