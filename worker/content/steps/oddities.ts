import type { Element, ElementContent, Root } from 'hast';
import { ANCHOR_PREFIX } from './anchor-id.ts';
import { addClass, attributeOf, createElement, hasClass, replaceNodes } from './element.ts';
import type { Replacement } from './element.ts';

/** The class of a cover's picture. */
export const COVER_PICTURE = 'wp-block-cover__image-background';

/** Where an editor ended the teaser: `<!--more-->`, or the `span` that WordPress makes of it. */
export const MORE_ID = `${ANCHOR_PREFIX}more`;

/**
 * Turns remains of WordPress and old editors into plain blocks: `<!--more-->` and page breaks, `align` attributes and
 * `center`, emoji as pictures, a cover's picture that is a style, and this module's own frames when clean content is cleaned again.
 */
export function resolveOddities(): (tree: Root) => void {
  return (tree) => {
    replaceNodes(tree, (node) => {
      if (node.type === 'comment') return replaceComment(node.value);
      return node.type === 'element' ? replaceOddElement(node) : [node];
    });
  };
}

function replaceComment(comment: string): Replacement {
  const word = comment.trim().split(/\s/u, 1)[0];
  if (word === 'nextpage') return [createElement('hr', { className: ['cms-page-break'] })];
  if (word === 'more') return [createElement('span', { id: MORE_ID })];
  return [];
}

function replaceOddElement(element: Element): readonly ElementContent[] {
  if (hasClass(element, 'cms-table')) return element.children;
  if (hasClass(element, 'cms-hint') || hasClass(element, 'more-link')) return [];
  if (element.tagName === 'img' && (hasClass(element, 'emoji') || hasClass(element, 'wp-smiley'))) {
    return [{ type: 'text', value: attributeOf(element, 'alt') ?? '' }];
  }
  const picture = pictureOf(element);
  if (picture !== null && hasClass(element, COVER_PICTURE)) return [picture];
  if (picture !== null && hasClass(element, 'wp-block-cover')) element.children.unshift(picture);
  // It named the picture; a box without a role has no name.
  if (element.tagName === 'div') delete element.properties['ariaLabel'];
  if (element.tagName === 'center') {
    element.tagName = 'div';
    element.properties['align'] = 'center';
  }
  const align = attributeOf(element, 'align');
  delete element.properties['align'];
  if (align !== undefined) {
    const isBox = ['img', 'table', 'figure', 'video'].includes(element.tagName);
    addClass(element, isBox ? `align${align}` : `has-text-align-${align}`);
  }
  return [element];
}

/** The picture that a cover has as a style, where it is fixed or repeated, and in old posts; `null`: none. */
function pictureOf(element: Element): Element | null {
  const style = attributeOf(element, 'style') ?? '';
  // No part runs over the beginning of another: an attribute can be a megabyte of beginnings.
  const [, quoted, inApostrophes, bare] =
    /background-image:\s*url\((?:"([^"]+)"|'([^']+)'|([^"'()]+))\)/iu.exec(style) ?? [];
  const src = quoted ?? inApostrophes ?? bare;
  if (src === undefined) return null;
  const [, position] = /background-position:([\d.%\s]+)/iu.exec(style) ?? [];
  return createElement('img', {
    src,
    alt: attributeOf(element, 'ariaLabel') ?? '',
    className: [COVER_PICTURE],
    ...(position !== undefined && { style: `object-position:${position}` }),
  });
}
