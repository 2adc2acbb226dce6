import type { Element, ElementContent, Root } from 'hast';
import type { CleanOptions } from '../clean-options.ts';
import { addClass, attributeOf, createElement, hasClass, replaceNodes } from './element.ts';
import type { Replacement } from './element.ts';
import { externalLink } from './embeds.ts';
import { sizeFromAttributes } from './image-size.ts';
import { mediaUrl } from '../origin.ts';

/**
 * Audio and video play only when the visitor starts them: controls, metadata only, no autoplay. A cover's moving
 * background is replaced by its poster. Media that may not be loaded from its host becomes a link to it.
 */
export function settleMedia(options: CleanOptions): (tree: Root) => void {
  return (tree) => {
    replaceNodes(tree, (node) => {
      const isMedia = node.type === 'element' && (node.tagName === 'video' || node.tagName === 'audio');
      return isMedia ? settlePlayer(node, options) : [node];
    });
  };
}

function settlePlayer(player: Element, options: CleanOptions): Replacement {
  const poster = mediaUrlOrNull(player, 'poster', options);
  if (hasClass(player, 'wp-block-cover__video-background')) {
    const className = ['wp-block-cover__image-background'];
    return poster === null ? [] : [createElement('img', { src: poster, alt: '', className })];
  }
  const addresses = [player, ...player.children.filter(isElement)].map(
    (part) => attributeOf(part, 'src') ?? '',
  );
  const src = mediaUrlOrNull(player, 'src', options);
  player.children = player.children.filter((child) => isElement(child) && settlePart(child, options));
  if (src === null && !player.children.some((child) => isElement(child) && child.tagName === 'source')) {
    const link = externalLink(addresses.find((address) => address !== '') ?? '', '', options);
    return link === null ? [] : [link];
  }
  settleAttributes(player, src, poster);
  return [player];
}

function settleAttributes(player: Element, src: string | null, poster: string | null): void {
  const size = sizeFromAttributes(attributeOf(player, 'width'), attributeOf(player, 'height'));
  for (const name of ['src', 'poster', 'width', 'height']) delete player.properties[name];
  Object.assign(
    player.properties,
    { controls: true, preload: 'metadata' },
    src !== null && { src },
    poster !== null && { poster },
    size,
  );
  if (player.tagName === 'video') {
    player.properties['playsInline'] = true;
    if (size === null) addClass(player, 'cms-unsized');
  }
}

/** Cleans a `source` or `track`; false when its address may not be loaded. */
function settlePart(part: Element, options: CleanOptions): boolean {
  if (part.tagName !== 'source' && part.tagName !== 'track') return false;
  const src = mediaUrlOrNull(part, 'src', options);
  if (src === null) return false;
  part.properties['src'] = src;
  for (const name of ['srcSet', 'sizes', 'media', 'width', 'height']) delete part.properties[name];
  return true;
}

function mediaUrlOrNull(element: Element, name: 'src' | 'poster', options: CleanOptions): string | null {
  const address = attributeOf(element, name)?.trim() ?? '';
  return address === '' ? null : mediaUrl(address, options);
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}
