import type { Layer, LayerKind } from './seen.ts';

export interface OpenLayer {
  readonly kind: LayerKind;
  readonly name: string;
  readonly element: Element;
  readonly blocks: boolean;
}

/** Everything that lies over the page, in the order of the document. */
export function openLayers(): readonly OpenLayer[] {
  const layers: OpenLayer[] = [];
  for (const element of document.querySelectorAll('dialog[open], [role="dialog"], [data-wish]')) {
    const kind = kindOf(element);
    layers.push({ kind, name: nameOf(element), element, blocks: blocks(element) });
  }
  // The platform's own dialogs are in shadow roots.
  for (const host of document.querySelectorAll('[data-casino-platform]')) {
    const dialog = host.shadowRoot?.querySelector('dialog[open]');
    if (dialog instanceof HTMLDialogElement) {
      const name = dialog.querySelector('h2')?.textContent.trim() ?? '';
      layers.push({ kind: 'widget', name, element: host, blocks: true });
    }
  }
  return layers;
}

/** The layer that one meets in the middle of the window. */
export function isOnTop({ element }: OpenLayer): boolean {
  const { x, y, width, height } = frameOf(element).getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight - y) / 2);
  return met !== null && element.contains(met);
}

export function toLayer(layer: OpenLayer): Layer {
  return { kind: layer.kind, name: layer.name, blocks: layer.blocks, isOnTop: isOnTop(layer) };
}

/** The box of a layer; a host in the page's tree has none of its own. */
function frameOf(element: Element): Element {
  return element.shadowRoot?.querySelector('dialog') ?? element;
}

/** By the slot that an overlay of the page lies in; the menu is the layout's. */
const KINDS: Readonly<Record<string, LayerKind>> = {
  consent: 'consent',
  gameContainer: 'game',
  login: 'login',
  registration: 'login',
  search: 'search',
  wishNotice: 'notice',
};

function kindOf(element: Element): LayerKind {
  const slot = element.closest('[data-overlay-slot]')?.getAttribute('data-overlay-slot') ?? null;
  return slot === null ? 'menu' : (KINDS[slot] ?? 'popup');
}

function blocks(element: Element): boolean {
  return element.matches(':modal') || element.ariaModal === 'true';
}

function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby');
  const title = labelled === null ? null : document.getElementById(labelled);
  return element.ariaLabel ?? title?.textContent.trim() ?? '';
}
