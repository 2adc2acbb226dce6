import type { Element, Root } from 'hast';
import type { CleanOptions } from '../clean-options.ts';
import { addClass, attributeOf, createElement, eachElement, hasClass, replaceNodes } from './element.ts';
import { type LinkTarget, rewriteHref } from './rewrite-href.ts';

/** The values that an editor may set on a link to another site; `noopener` is always set. */
const KEPT_RELATIONS: ReadonlySet<string> = new Set(['nofollow', 'sponsored', 'ugc']);

/** Replaces a link that leads nowhere by its text, except an empty one of a footer. */
export function unwrapDeadLinks(options: CleanOptions): (tree: Root) => void {
  return (tree) => {
    replaceNodes(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'a' || node.properties['id'] !== undefined)
        return [node];
      const href = attributeOf(node, 'href');
      return isKeptEmpty(href, options) || targetOf(href, options) !== null ? [node] : node.children;
    });
  };
}

/**
 * Rewrites every link (§2.3, §2.8), once: where a link without a host leads depends on who sent it, which nobody sees in what is
 * written. Links to info pages carry the popup's page id in `data-info-page`.
 *
 * Links to other sites open in a new tab, because a game may be running in this one, and say so. They carry `noopener`
 * but not `noreferrer`: partner sites pay for visitors whose origin they can see, and `Referrer-Policy` already cuts
 * the referrer to the origin.
 */
export function rewriteLinks(options: CleanOptions): (tree: Root) => void {
  return (tree) => {
    eachElement(tree, (element) => {
      if (element.tagName !== 'a') return;
      const href = attributeOf(element, 'href');
      const relations = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/u);
      for (const name of ['href', 'rel', 'target']) delete element.properties[name];
      if (isKeptEmpty(href, options)) {
        element.properties['href'] = '#';
        element.properties['rel'] = ['nofollow'];
        return;
      }
      const target = targetOf(href, options);
      if (target !== null) applyTarget(element, target, relations, options);
    });
  };
}

/** What opens the registration or the login (§2.6 NeoDL). */
const JOINS = /^\/[^#]*[?&]neodl=(?:registration|login)(?:[&#]|$)/iu;

function targetOf(href: string | undefined, options: CleanOptions): LinkTarget | null {
  return href === undefined ? null : rewriteHref(href, options);
}

/** `#` is what an empty address becomes: cleaning clean content changes nothing. */
function isKeptEmpty(href: string | undefined, { keepsEmptyLinks }: CleanOptions): boolean {
  return keepsEmptyLinks === true && ['', '#'].includes((href ?? '').trim());
}

function applyTarget(
  link: Element,
  target: LinkTarget,
  relations: readonly string[],
  { labels }: CleanOptions,
): void {
  link.properties['href'] = target.href;
  if (target.kind !== 'file') delete link.properties['download'];
  if (target.kind === 'info') link.properties['dataInfoPage'] = target.popupId;
  // A player would be led off the offer, to where nothing opens. Hidden words would tear a sentence, so of buttons alone.
  if (hasClass(link, 'wp-block-button__link') && JOINS.test(target.href))
    link.properties['dataGuestOnly'] = '';
  if (target.kind !== 'external') return;
  link.properties['target'] = '_blank';
  link.properties['rel'] = ['noopener', ...relations.filter((name) => KEPT_RELATIONS.has(name))];
  addClass(link, 'cms-external');
  link.children.push(createElement('span', { className: ['cms-hint'] }, ` ${labels.opensInNewTab}`));
}
