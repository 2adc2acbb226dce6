import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { audienceOf } from './audience.ts';
import { AUDIENCE_CLASSES } from './audiences.ts';
import { ContentTooLargeError } from './content-limits.ts';
import { describeContent, readableText } from './describe-content.ts';
import { parseFragment } from './parse-fragment.ts';
import { ENTRY_SCHEMA, isListed } from './sanitise-schema.ts';
import { carryAudiences } from './steps/carry-audiences.ts';
import { resolveOddities } from './steps/oddities.ts';

/** So many words in a row that also stand in a block for some countries were taken from it. */
const TELLING_WORDS = 3;

/** What may be said of a post's content where every country reads it: on cards, in descriptions and search results. */
interface Teaser {
  /** Of the texts, in plain words, the first that is not empty and repeats no block for some countries (§5). */
  first(...texts: readonly (string | null | undefined)[]): string | null;
  /** The content's own beginning without such blocks, in plain text; empty for content without paragraphs. */
  own(): string;
}

/**
 * WordPress and its plugins make excerpts and descriptions of a post's whole text when the editor wrote none, blocks for
 * some countries included, and do not say which they made.
 */
export function teaserOf(html: string): Teaser {
  const written = html.toLowerCase();
  const mayHaveBlocks = AUDIENCE_CLASSES.some((name) => written.includes(name));
  const tree = mayHaveBlocks ? treeOf(html) : null;
  const blocks = tree === null ? [] : blocksIn(tree).map(wordsOf);
  return {
    first(...texts) {
      return texts.find((text) => text && !blocks.some(repeatedIn(text))) ?? null;
    },
    own() {
      const whole = tree ?? treeOf(html);
      return whole === null ? '' : describeContent(whole).excerptText;
    },
  };
}

/** `null` for content over the limits: nothing is said of it. */
function treeOf(html: string): Root | null {
  try {
    return unified()
      .use(carryAudiences, isListed)
      .use(rehypeSanitize, ENTRY_SCHEMA)
      .use(resolveOddities)
      .runSync(parseFragment(html));
  } catch (error) {
    if (error instanceof ContentTooLargeError) return null;
    throw error;
  }
}

/** The texts of the outermost blocks for some countries. */
function blocksIn(parent: Root | Element): readonly string[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return audienceOf(child) === undefined ? blocksIn(child) : [readableText(child)];
  });
}

/** Whether a text repeats a block: its runs of words are listed once for all blocks. */
function repeatedIn(text: string): (block: readonly string[]) => boolean {
  const words = wordsOf(text);
  const said = new Set<string>();
  for (let length = 1; length <= TELLING_WORDS; length += 1) {
    for (const run of runsOf(words, length)) said.add(run);
  }
  const isCut = text.endsWith('…');
  return (block) =>
    runsOf(block, Math.min(TELLING_WORDS, block.length)).some((run) => said.has(run)) ||
    // A text that was cut may end with the block's first word.
    (isCut && block.length > 0 && words.at(-1) === block[0]);
}

/** Each so many words in a row. */
function runsOf(words: readonly string[], length: number): readonly string[] {
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
