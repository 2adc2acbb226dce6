/** Every backdrop by its name, as `scenery.json` and `shots.json` call them. */
import * as abstract from './abstract.ts';
import * as land from './land.ts';
import type { Backdrop } from './layers.ts';
import * as nature from './nature.ts';
import * as observatory from './observatory.ts';
import * as places from './places.ts';

const backdrops: Readonly<Record<string, Backdrop>> = {
  ...abstract,
  ...land,
  ...nature,
  ...observatory,
  ...places,
};

/** The backdrop of that name. Throws when there is none. */
export function backdropOf(name: string): Backdrop {
  const found = backdrops[name];
  if (found === undefined) throw new Error(`No backdrop is called ${name}`);
  return found;
}
