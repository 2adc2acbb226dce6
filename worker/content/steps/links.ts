import type { Element, Root } from 'hast';
import type { CleanOptions } from '../clean-options.ts';
import { addClass, attributeOf, createElement, eachElement, replaceNodes } from './element.ts';
import { type LinkTarget, rewriteHref } from './rewrite-href.ts';

const NEW_TAB = '_blank';

/**
 * Links to other sites open in a new tab, because a game may be running in this one. They carry `noopener` but not
 * `noreferrer`: partner sites pay for visitors whose origin they can see, and `Referrer-Policy` already cuts the
 * referrer to the origin.
 */
export const EXTERNAL_LINK = { target: NEW_TAB, rel: ['noopener'], className: ['cms-external'] } as const;

/** The values that an editor may set on a link to another site; `noopener` is always set. */
const KEPT_RELATIONS: ReadonlySet<string> = new Set(['nofollow', 'sponsored', 'ugc']);

/**
 * Rewrites every link (§2.3, §2.8). Links to info pages carry the popup's page id in `data-info-page`; a link that
 * leads nowhere is replaced by its text, except an empty one of a footer. Those to other sites get
 * {@link EXTERNAL_LINK}.
 */
export function rewriteLinks(options: CleanOptions): (tree: Root) => void {
  return (tree) => {
    replaceNodes(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'a') return [node];
      const href = attributeOf(node, 'href');
      const relations = (attributeOf(node, 'rel') ?? '').toLowerCase().split(/\s+/u);
      for (const name of ['href', 'rel', 'target']) delete node.properties[name];
      if (options.keepsEmptyLinks === true && isEmpty(href)) {
        node.properties['href'] = '#';
        node.properties['rel'] = ['nofollow'];
        return [node];
      }
      const target = href === undefined ? null : rewriteHref(href, options);
      if (target !== null) applyTarget(node, target, relations);
      return target === null && node.properties['id'] === undefined ? node.children : [node];
    });
  };
}

/** `#` is what an empty address becomes: cleaning clean content changes nothing. */
function isEmpty(href: string | undefined): boolean {
  return href === undefined || href.trim() === '' || href.trim() === '#';
}

function applyTarget(link: Element, target: LinkTarget, relations: readonly string[]): void {
  link.properties['href'] = target.href;
  if (target.kind !== 'file') delete link.properties['download'];
  if (target.kind === 'info') link.properties['dataInfoPage'] = target.popupId;
  if (target.kind !== 'external') return;
  link.properties['target'] = EXTERNAL_LINK.target;
  link.properties['rel'] = [...EXTERNAL_LINK.rel, ...relations.filter((name) => KEPT_RELATIONS.has(name))];
  addClass(link, ...EXTERNAL_LINK.className);
}

/** Lets every link that opens in a new tab say so; none of an editor's does but those of {@link rewriteLinks}. */
export function sayNewTabs({ labels }: CleanOptions): (tree: Root) => void {
  return (tree) => {
    eachElement(tree, (element) => {
      if (element.tagName !== 'a' || element.properties['target'] !== NEW_TAB) return;
      element.children.push(createElement('span', { className: ['cms-hint'] }, ` ${labels.opensInNewTab}`));
    });
  };
}
