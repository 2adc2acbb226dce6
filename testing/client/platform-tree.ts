import { followUse, type TreeUse } from '../../client/platform/widgets/tree.ts';
import type { Timers } from '../../client/state/collaborators.ts';

interface TestTree {
  readonly use: TreeUse;
  /** Presses something of it. */
  press(): void;
  /** Lays something of it over the middle of the window, or takes it away. */
  lay(isInSight: boolean): void;
}

/** What a platform shows beside the page, in a tree of its own: nothing at first. */
export function platformTree(timers: Pick<Timers, 'now'>): TestTree {
  let isInSight = false;
  const page = Object.assign(new EventTarget(), { document: { activeElement: null } });
  return {
    use: followUse((target) => (target === undefined ? isInSight : target === page), timers, page),
    press: () => void page.dispatchEvent(new Event('pointerdown')),
    lay(inSight) {
      isInSight = inSight;
    },
  };
}
