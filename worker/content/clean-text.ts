import { shortened } from '../../shared/contracts/parsing/loose.ts';
import type { Root, RootContent } from 'hast';
import { collapseSpace } from './steps/element.ts';
import { parseFragment } from './parse-fragment.ts';

const NO_TEXT: ReadonlySet<string> = new Set(
  'script style template noscript textarea title iframe svg math'.split(' '),
);
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code em i mark q s small span strong sub sup u'.split(' '),
);

/**
 * The plain text of something WordPress rendered (`title.rendered`, `excerpt.rendered`): tags removed, references
 * decoded once, white space collapsed, the "read more" of an excerpt left out. Not for text that is plain already (ACF
 * fields), where `&amp;` means these five characters.
 */
export function cleanText(rendered: string): string {
  if (!/[<&]/u.test(rendered)) return collapseSpace(rendered);
  const texts: string[] = [];
  collect(parseFragment(rendered), texts);
  return collapseSpace(texts.join('')).replace(/\s*\[(?:…|\.{3})\]$/u, '…');
}

/** A name or a title, as `cleanText`, with an ellipsis in place of characters past the limit of names. */
export function cleanTitle(rendered: string): string {
  return shortened(cleanText(rendered));
}

function collect(parent: Root | RootContent, texts: string[]): void {
  if (parent.type === 'text') texts.push(parent.value);
  if (parent.type !== 'root' && parent.type !== 'element') return;
  if (parent.type === 'element') {
    const { className } = parent.properties;
    if (NO_TEXT.has(parent.tagName) || (Array.isArray(className) && className.includes('more-link'))) return;
  }
  const isBlock = parent.type === 'element' && !INLINE.has(parent.tagName);
  if (isBlock) texts.push(' ');
  for (const child of parent.children) collect(child, texts);
  if (isBlock) texts.push(' ');
}
