import { adventure } from './adventure.ts';
import { animals } from './animals.ts';
import { classic } from './classic.ts';
import { egypt } from './egypt.ts';
import { fish } from './fish.ts';
import { fruit } from './fruit.ts';
import { gods } from './gods.ts';
import { jewels } from './jewels.ts';
import { jungle } from './jungle.ts';
import type { Scene, SceneName } from './scene.ts';

export const SCENES: Record<SceneName, Scene> = {
  egypt,
  animals,
  fruit,
  gods,
  adventure,
  jewels,
  jungle,
  fish,
  classic,
};
