import type { Element, Root } from 'hast';
import type { CleanOptions } from '../clean-options.ts';
import { addClass, attributeOf, classesOf, replaceNodes } from './element.ts';
import { externalLink } from './embeds.ts';
import { type Size, pixels, scaleTo, sizeFromAttributes, sizeFromName } from './image-size.ts';
import { mediaUrl } from '../origin.ts';
import { type ImageCandidate, formatSrcset, parseSrcset } from './srcset.ts';

/**
 * Without `sizes` a browser assumes that the image is as wide as the window; content is at most 1000 px wide (§2.12).
 */
const DEFAULT_SIZES = '(max-width: 1000px) 100vw, 1000px';
const SAFE_SIZES = /^[\w\s().,:%<>=+*/-]{1,300}$/u;
/** The class of an image of unknown size: cms.css gives it a fixed shape, so that the layout does not shift. */
const UNSIZED_CLASS = 'cms-unsized';

/**
 * Gives every image its size, its candidates and lazy loading. An image of a host that may not be shown becomes a link
 * to it; one without an address is replaced by its alternative text.
 */
export function settleImages(options: CleanOptions): (tree: Root) => void {
  return (tree) => {
    replaceNodes(tree, (node, ancestors) => {
      if (node.type !== 'element') return [node];
      if (node.tagName === 'source') {
        const parent = ancestors.at(-1)?.tagName;
        // The sources of audio and video are done already (media.ts).
        const isSettled = parent === 'video' || parent === 'audio';
        return isSettled || (parent === 'picture' && settleSource(node, options)) ? [node] : [];
      }
      if (node.tagName !== 'img') return [node];
      const address = lazyAttribute(node, ['dataLazySrc', 'dataSrc', 'src']);
      const url = mediaUrl(address, options);
      if (url !== null && address !== '') {
        settleImage(node, url, options);
        return [node];
      }
      const alt = attributeOf(node, 'alt') ?? '';
      const isInLink = ancestors.some(({ tagName }) => tagName === 'a');
      const link = isInLink ? null : externalLink(address, alt, options);
      return [link ?? { type: 'text', value: alt }];
    });
  };
}

function settleImage(image: Element, url: string, options: CleanOptions): void {
  const candidates = parseSrcset(lazyAttribute(image, ['dataLazySrcset', 'dataSrcset', 'srcSet']), options);
  const size = sizeOf(image, url, candidates);
  const { className, style, title, dir, lang } = image.properties;
  image.properties = {
    src: url,
    alt: attributeOf(image, 'alt') ?? '',
    ...(candidates.length > 0 && {
      srcSet: formatSrcset(candidates),
      sizes: sizesOf(image) ?? DEFAULT_SIZES,
    }),
    ...size,
    loading: 'lazy',
    decoding: 'async',
    ...(className !== undefined && {
      className: classesOf(image).filter((name) => name !== UNSIZED_CLASS),
    }),
    ...(style !== undefined && { style }),
    ...(title !== undefined && { title }),
    ...(dir !== undefined && { dir }),
    ...(lang !== undefined && { lang }),
  };
  if (size === null) addClass(image, UNSIZED_CLASS);
}

/** From its attributes, else from its file's name, else from a candidate's name scaled to the known width. */
function sizeOf(image: Element, url: string, candidates: readonly ImageCandidate[]): Size | null {
  const width = attributeOf(image, 'width');
  const written = sizeFromAttributes(width, attributeOf(image, 'height')) ?? sizeFromName(url);
  if (written !== null) return written;
  const shape = candidates.map((candidate) => sizeFromName(candidate.url)).find((size) => size !== null);
  if (shape === undefined) return null;
  const own = candidates.find((candidate) => candidate.url === url);
  return scaleTo(pixels(width) || Number.parseInt(own?.descriptor ?? '0', 10) || shape.width, shape);
}

/** Cleans a `source` of a picture: its candidates and its media condition. False when nothing is left of it. */
function settleSource(source: Element, options: CleanOptions): boolean {
  const written = lazyAttribute(source, ['dataLazySrcset', 'dataSrcset', 'srcSet']);
  const candidates = parseSrcset(written, options);
  const single = candidates.length === 0 ? mediaUrl(written.trim(), options) : null;
  if (candidates.length === 0 && (single === null || written.trim() === '')) return false;
  const { type, media } = source.properties;
  const sizes = sizesOf(source);
  source.properties = {
    srcSet: single ?? formatSrcset(candidates),
    ...(sizes !== null && { sizes }),
    ...(typeof type === 'string' && { type }),
    ...(typeof media === 'string' && { media }),
  };
  return true;
}

/**
 * What an element says of its width. WordPress writes `auto` before it, for which a browser fetches the file for the whole window
 * when the page is left.
 */
function sizesOf(element: Element): string | null {
  const written = (attributeOf(element, 'sizes') ?? '').replace(/^\s*auto\s*(?:,\s*|$)/iu, '');
  return SAFE_SIZES.test(written) ? written : null;
}

/** Lazy loaders keep the address in a `data-` attribute and a placeholder in the real one. */
function lazyAttribute(element: Element, names: readonly string[]): string {
  return names.map((name) => attributeOf(element, name)?.trim() ?? '').find((value) => value !== '') ?? '';
}
