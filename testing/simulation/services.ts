import type { Fetch } from '../../worker/upstream/fetch-json.ts';
import { callRow } from '../../worker/upstream/calls.ts';
import type { Weather } from './faults.ts';
import type { Life } from './lives.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';
import { latest, type Truth } from './truth.ts';

interface ServicesOptions {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly weather: Weather;
  readonly truth: Truth;
}

const WAY_MS = [1, 60] as const;
const SLOW_WAY_MS = [300, 1_600] as const;
/** Of the calls to a flaky service, so many fail. */
const FLAKY = 0.5;
/** One in so many calls fails in good weather too. */
const RARE_FAILURE = 0.002;

/** The address of a document: its call and its key. */
export const pathOf = (key: string): string => `/document/${key}`;

/** How requests of a life reach the upstreams. A request and its answer each take their time on the way. */
export function fetcherOf({ timeline, random, weather, truth }: ServicesOptions, life: Life): Fetch {
  return (url, { signal }) =>
    new Promise((resolve, reject) => {
      const key = url.slice(url.lastIndexOf('/') + 1);
      const document = truth.find(key);
      const service = callRow(document?.call ?? 'cms.renamed').service;
      const mode = weather.service(service);
      if (mode === 'hangs') return;
      const way = (): number =>
        mode === 'slow' ? random.between(...SLOW_WAY_MS) : random.between(...WAY_MS);
      const fails = random.chance(mode === 'flaky' ? FLAKY : RARE_FAILURE);
      timeline.after(way(), () => {
        const body = document === undefined ? null : { key, revision: latest(document) };
        timeline.after(way(), () => {
          if (life.isOver || signal?.aborted === true) return;
          if (mode === 'lost') reject(new TypeError('network: connection lost'));
          else if (mode === 'errors' || fails) {
            if (mode === null) weather.failRarely(service, timeline.now);
            resolve(new Response('{}', { status: 503 }));
          } else if (mode === 'garbage') resolve(new Response('<!doctype html>'));
          else resolve(new Response(JSON.stringify(body)));
        });
      });
    });
}
