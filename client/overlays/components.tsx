import type { ComponentType, ReactElement } from 'react';
import type { ContainedWidget } from '../state/platform-calls.ts';

/** These come with this file, so that they are there when that of an overlay is not. */
export { Cover } from './cover.tsx';
export { StandIn } from './stand-in.tsx';

/** What the file of a component exports. `name`: where several overlays have one component, which of them it is. */
interface OverlayModule {
  readonly default: ComponentType<{ readonly name: ContainedWidget | undefined }>;
}

/**
 * Where the code of each overlay is. A file of its own, which is fetched beside hydration: a page has no use for the names of
 * these files before something opens over it.
 */
const MODULES = import.meta.glob<OverlayModule>('./*/*-overlay.tsx');

/**
 * Loads the component of an overlay.
 * @throws (rejects) TypeError when its folder has none; its message names the file and the how-to
 */
export async function loadComponent(folder: string, name?: ContainedWidget): Promise<ReactElement> {
  const load = MODULES[`./${folder}/${folder}-overlay.tsx`];
  if (load === undefined)
    throw new TypeError(
      `client/overlays/${folder}/${folder}-overlay.tsx is missing (docs/how-to/overlay.md)`,
    );
  const { default: Component } = await load();
  return <Component name={name} />;
}
