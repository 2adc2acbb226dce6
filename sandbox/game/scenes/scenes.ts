import { adventure } from './adventure.ts';
import { animals } from './animals.ts';
import { classic } from './classic.ts';
import { egypt } from './egypt.ts';
import { fish } from './fish.ts';
import { fruit } from './fruit.ts';
import { gods } from './gods.ts';
import { jewels } from './jewels.ts';
import { jungle } from './jungle.ts';
import type { Scene as SceneName } from '../../data/games-words.ts';
import type { Scene } from './scene.ts';

export const SCENES: Record<SceneName, Scene> = {
  egypt,
  animal: animals,
  fruit,
  god: gods,
  adventure,
  jewel: jewels,
  jungle,
  fish,
  classic,
};
