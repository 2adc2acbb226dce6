import type { ComponentType, ReactElement } from 'react';
import type { ContainedWidget } from '../state/platform-calls.ts';
import { Cover } from './cover.tsx';

/** Comes with this file, so that it is there when that of an overlay is not. */
export { StandIn } from './stand-in.tsx';

export interface OverlayProps {
  /** Where several overlays have one component, which of them it is. */
  readonly name: ContainedWidget | undefined;
  /** Given, because it comes with this file too: one that imported it from here would make two files of it. */
  readonly Cover: typeof Cover;
}

/** What the file of a component exports. */
interface OverlayModule {
  readonly default: ComponentType<OverlayProps>;
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
  return <Component name={name} Cover={Cover} />;
}
