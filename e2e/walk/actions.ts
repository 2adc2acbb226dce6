import type { Actions } from './actions/action.ts';
import { LAYERS } from './actions/layers.ts';
import { MOVING } from './actions/moving.ts';
import { PLAYER } from './actions/player.ts';
import { SURROUNDINGS } from './actions/surroundings.ts';

/** Everything that a player can do, by its name in a report. */
export const ACTIONS: Actions = { ...MOVING, ...LAYERS, ...PLAYER, ...SURROUNDINGS };
