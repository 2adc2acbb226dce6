import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { adoptNames, prefixIds } from './steps/anchors.ts';
import { cutAudiences, markAudiences } from './audience.ts';
import type { CleanContent } from './clean-content.ts';
import type { CleanOptions } from './clean-options.ts';
import { assertContentSize, assertLengthWithin, ContentTooLargeError, MAX_ROUNDS } from './content-limits.ts';
import { describeContent } from './describe-content.ts';
import { settleDirection } from './steps/direction.ts';
import { carryAudiences } from './steps/carry-audiences.ts';
import { fillFacades, replaceEmbeds } from './steps/embeds.ts';
import { dropEmptyBlocks } from './steps/empty-blocks.ts';
import { nameHeadings } from './steps/heading-ids.ts';
import { levelHeadings } from './steps/headings.ts';
import { settleImages } from './steps/images.ts';
import { rewriteLinks, unwrapDeadLinks } from './steps/links.ts';
import { settleMedia } from './steps/media.ts';
import { resolveOddities } from './steps/oddities.ts';
import { parseFragment } from './parse-fragment.ts';
import { ENTRY_SCHEMA, EXIT_SCHEMA, isListed } from './sanitise-schema.ts';
import { serialise } from './serialise.ts';
import { joinUnits } from './steps/units.ts';
import { restrictStyles } from './steps/styles.ts';
import { emptyHeadersToCells, frameTables } from './steps/tables.ts';

/**
 * Makes editors' HTML (§2.3, §2.8, §2.12) safe and readable, once, before it is stored in KV:
 *
 *     html -> parse -> entry gate -> blocks -> html, until it is the same -> parse -> steps -> exit gate -> html
 *
 * The steps run between two allow-lists, so that a mistake in one of them cannot let anything unsafe out. It is parsed
 * again because removing or making elements leaves trees that no parser makes (a paragraph in a paragraph, a heading in a
 * heading): whatever changes which element lies in which is done before, so that the last steps see what the browser
 * will see. Cleaning clean content changes nothing.
 *
 * @throws ContentTooLargeError when the content is over the limits of content-limits.ts
 */
export function cleanHtml(html: string, options: CleanOptions): CleanContent {
  assertContentSize(html);
  const tree = finish(settle(html, options), options);
  const description = describeContent(tree);
  markAudiences(tree);
  const { html: clean, cuts } = cutAudiences(serialise(tree));
  return { html: clean, cuts, ...description };
}

/**
 * Settles blocks and parses what has come out, until nothing changes any more. Nearly all content is settled in one
 * round; a second one shows it.
 */
function settle(html: string, options: CleanOptions): Root {
  let settled = html;
  let tree = parseFragment(html);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = settled;
    settled = serialise(settleBlocks(tree, options));
    assertLengthWithin(settled.length);
    tree = parseFragment(settled);
    if (settled === before) return tree;
  }
  throw new ContentTooLargeError('rounds');
}

/** The steps that make, move or remove elements; each changes nothing in what it has made itself. */
function settleBlocks(tree: Root, options: CleanOptions): Root {
  return unified()
    .use(carryAudiences, isListed)
    .use(rehypeSanitize, ENTRY_SCHEMA)
    .use(resolveOddities)
    .use(replaceEmbeds, options)
    .use(restrictStyles)
    .use(settleMedia, options)
    .use(settleImages, options)
    .use(adoptNames)
    .use(dropEmptyBlocks)
    .use(unwrapDeadLinks, options)
    .runSync(tree);
}

function finish(tree: Root, options: CleanOptions): Root {
  return unified()
    .use(fillFacades, options)
    .use(levelHeadings)
    .use(nameHeadings)
    .use(prefixIds)
    .use(emptyHeadersToCells)
    .use(frameTables, options)
    .use(joinUnits)
    .use(settleDirection)
    .use(rewriteLinks, options)
    .use(rehypeSanitize, EXIT_SCHEMA)
    .runSync(tree);
}
