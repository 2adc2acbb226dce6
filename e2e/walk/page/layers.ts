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
  for (const element of document.querySelectorAll(
    'dialog[open], [role="dialog"], [data-locks-scroll], [data-wish]',
  )) {
    const kind = kindOf(element);
    layers.push({ kind, name: nameOf(element), element, blocks: blocks(element, kind) });
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

function kindOf(element: Element): LayerKind {
  if (element.localName === 'section') return 'consent';
  if (element.hasAttribute('data-wish')) return 'notice';
  if (element.localName !== 'dialog') return 'cover';
  if (element.querySelector('[data-widget-host]') !== null) return 'login';
  if (element.hasAttribute('data-locks-scroll')) return 'game';
  if (element.querySelector('input[type="search"]') !== null) return 'search';
  return element.querySelector('details[name="menu-groups"]') === null ? 'popup' : 'menu';
}

function blocks(element: Element, kind: LayerKind): boolean {
  return kind === 'cover' || element.matches(':modal') || element.ariaModal === 'true';
}

function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby');
  const title = labelled === null ? null : document.getElementById(labelled);
  return element.ariaLabel ?? title?.textContent.trim() ?? '';
}
