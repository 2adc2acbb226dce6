import type { Element, ElementContent, Root } from 'hast';
import type { CleanOptions } from '../clean-options.ts';
import { audiencesAround } from './carry-audiences.ts';
import {
  attributeOf,
  beginningOf,
  collapseSpace,
  createElement,
  eachElement,
  findElement,
  hasClass,
  replaceNodes,
} from './element.ts';
import type { Replacement } from './element.ts';
import { type Embed, recogniseEmbed } from './embed-providers.ts';

/** A longer text is no address: blocks may lie in one another, and each is read no further than this. */
const LONGEST_ADDRESS = 2_000;

/**
 * Turns frames and bare addresses into click-to-load facades: a figure with a link to the provider's page, which is all
 * there is without JavaScript, and `data-embed-src` on its `div`, from which the browser makes a frame after a click.
 * Nothing is requested from the provider before. Frames of unknown hosts become links.
 *
 * The facades are empty until {@link fillFacades}: their content must not be parsed again, or a formatting element that
 * an editor left open would reach into them.
 */
export function replaceEmbeds(options: CleanOptions): (tree: Root) => void {
  return (tree) => {
    replaceNodes(tree, (node, ancestors) => {
      const isInFigure = ancestors.some(({ tagName }) => tagName === 'figure');
      const replacement = replaceEmbed(node, isInFigure, options);
      if (replacement.includes(node)) return replacement;
      const audiences = audiencesAround(node, ancestors);
      // A box for each: who is to see it is in all of them.
      const boxed = (made: ElementContent): ElementContent =>
        made.type === 'element'
          ? audiences.reduce((inner, name) => createElement('div', { className: [name] }, inner), made)
          : made;
      return replacement.map(boxed);
    });
  };
}

function replaceEmbed(node: ElementContent, isInFigure: boolean, options: CleanOptions): Replacement {
  if (node.type === 'comment') return [node];
  if (node.type === 'text') {
    const embed = isInFigure ? null : bareEmbed(node.value);
    return embed === null ? [node] : [facade(embed, '', isInFigure)];
  }
  // A facade contains a link: a link around it would be split by the parser.
  if (node.tagName === 'a' && findElement(node, isFacade) !== undefined) return node.children;
  if (node.tagName === 'iframe') return replaceFrame(node, isInFigure, options);
  const frameUrl = attributeOf(node, 'dataEmbedSrc');
  if (frameUrl !== undefined) {
    const embed = recogniseEmbed(frameUrl);
    const title = attributeOf(node, 'dataEmbedTitle') ?? '';
    return embed === null ? [] : [facade(embed, title, isInFigure)];
  }
  if (node.tagName === 'p' || hasClass(node, 'wp-block-embed__wrapper')) {
    return replaceBareAddress(node, isInFigure, options);
  }
  return [node];
}

function isFacade(element: Element): boolean {
  return hasClass(element, 'cms-embed');
}

/** Lazy loaders keep a frame's address in `data-src` and leave a blank one in `src`. */
function replaceFrame(frame: Element, isInFigure: boolean, options: CleanOptions): Replacement {
  // WordPress's embed of another WordPress repeats its content in a quotation beside it.
  if (hasClass(frame, 'wp-embedded-content')) return [];
  const address = ['dataLazySrc', 'dataSrc', 'src']
    .map((name) => attributeOf(frame, name))
    .find((candidate) => candidate !== undefined && candidate !== '');
  const embed = recogniseEmbed(address ?? '');
  const title = collapseSpace(attributeOf(frame, 'title') ?? '');
  if (embed !== null) return [facade(embed, title, isInFigure)];
  const link = externalLink(address ?? '', title, options);
  return link === null ? [] : [createElement('p', {}, link)];
}

function replaceBareAddress(block: Element, isInFigure: boolean, options: CleanOptions): Replacement {
  const [only, ...others] = block.children.filter(
    (child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''),
  );
  const isBare = only !== undefined && others.length === 0;
  if (!isBare || (only.type === 'element' && only.tagName !== 'a')) return [block];
  const read = beginningOf(block, LONGEST_ADDRESS + 1);
  if (read.length > LONGEST_ADDRESS) return [block];
  const text = read.trim();
  const embed = bareEmbed(text);
  if (embed !== null) return [facade(embed, '', isInFigure)];
  const link = block.tagName === 'p' || only.type === 'element' ? null : externalLink(text, '', options);
  return link === null ? [block] : [createElement('p', {}, link)];
}

function bareEmbed(text: string): Embed | null {
  const address = text.trim();
  return /^https?:\/\/\S{1,500}$/u.test(address) ? recogniseEmbed(address) : null;
}

/** A link to content that may not be shown here; null for anything but a web address. */
export function externalLink(address: string, text: string, { labels }: CleanOptions): Element | null {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const label = text === '' ? labels.openExternal.replaceAll('{provider}', () => url.hostname) : text;
  return createElement('a', { href: url.href }, label);
}

function facade(embed: Embed, title: string, isInFigure: boolean): Element {
  const box = createElement('div', {
    className: ['cms-embed', `cms-embed-${embed.shape}`],
    dataEmbedSrc: embed.frameUrl,
    dataEmbedTitle: title || embed.provider,
  });
  return isInFigure ? box : createElement('figure', { className: ['wp-block-embed'] }, box);
}

/** Writes the link and the notice into every facade, and nothing else. */
export function fillFacades({ labels }: CleanOptions): (tree: Root) => void {
  return (tree) => {
    eachElement(tree, (box) => {
      const embed = recogniseEmbed(attributeOf(box, 'dataEmbedSrc') ?? '');
      if (embed === null) return;
      const { provider, pageUrl } = embed;
      const title = attributeOf(box, 'dataEmbedTitle') ?? provider;
      const label = (title === provider ? labels.play : labels.playTitled)
        .replaceAll('{provider}', () => provider)
        .replaceAll('{title}', () => title);
      box.children = [
        createElement('a', { href: pageUrl, className: ['cms-embed-link'] }, label),
        createElement(
          'p',
          { className: ['cms-embed-notice'] },
          labels.embedNotice.replaceAll('{provider}', () => provider),
        ),
      ];
    });
  };
}
