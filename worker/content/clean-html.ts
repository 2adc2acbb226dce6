import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { adoptNames, prefixIds } from './steps/anchors.ts';
import { cutAudiences, markAudiences } from './audience.ts';
import type { CleanContent } from './clean-content.ts';
import type { CleanOptions } from './clean-options.ts';
import { assertContentSize, assertLengthWithin } from './content-limits.ts';
import { describeContent } from './describe-content.ts';
import { settleDirection } from './steps/direction.ts';
import { fillFacades, replaceEmbeds } from './steps/embeds.ts';
import { dropEmptyBlocks } from './steps/empty-blocks.ts';
import { nameHeadings } from './steps/heading-ids.ts';
import { levelHeadings } from './steps/headings.ts';
import { settleImages } from './steps/images.ts';
import { rewriteLinks } from './steps/links.ts';
import { settleMedia } from './steps/media.ts';
import { resolveOddities } from './steps/oddities.ts';
import { parseFragment } from './parse-fragment.ts';
import { ENTRY_SCHEMA, EXIT_SCHEMA } from './sanitise-schema.ts';
import { serialise } from './serialise.ts';
import { joinUnits } from './steps/units.ts';
import { restrictStyles } from './steps/styles.ts';
import { emptyHeadersToCells, frameTables } from './steps/tables.ts';

/**
 * Makes editors' HTML (§2.3, §2.8, §2.12) safe and readable, once, before it is stored in KV:
 *
 *     html -> parse -> entry gate -> blocks -> parse again -> steps -> exit gate -> html
 *
 * The steps run between two allow-lists, so that a mistake in one of them cannot let anything unsafe out. It is parsed
 * twice because removing elements leaves trees that no parser makes (a paragraph in a paragraph): the steps then see
 * what the browser will see. Cleaning clean content changes nothing.
 *
 * @throws ContentTooLargeError when the content is over the limits of content-limits.ts
 */
export function cleanHtml(html: string, options: CleanOptions): CleanContent {
  assertContentSize(html);
  const settled = serialise(settleBlocks(parseFragment(html), options));
  assertLengthWithin(settled.length);
  const tree = finish(parseFragment(settled), options);
  const description = describeContent(tree);
  markAudiences(tree);
  const { html: clean, cuts } = cutAudiences(serialise(tree));
  return { html: clean, cuts, ...description };
}

/** The steps that make or move blocks: the second parse puts blocks where they are allowed. */
function settleBlocks(tree: Root, options: CleanOptions): Root {
  return unified()
    .use(rehypeSanitize, ENTRY_SCHEMA)
    .use(resolveOddities)
    .use(replaceEmbeds, options)
    .runSync(tree);
}

function finish(tree: Root, options: CleanOptions): Root {
  return unified()
    .use(fillFacades, options)
    .use(restrictStyles)
    .use(settleMedia, options)
    .use(settleImages, options)
    .use(adoptNames)
    .use(dropEmptyBlocks)
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
