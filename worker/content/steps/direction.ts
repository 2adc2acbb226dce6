import type { Root } from 'hast';
import { replaceNodes } from './element.ts';

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and the rest of the scripts that run right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const TEXT_BLOCKS: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 li td th dt dd figcaption caption summary blockquote pre'.split(' '),
);

/** A block with right-to-left text and without a direction of its own gets `dir="auto"`. */
export function settleDirection(): (tree: Root) => void {
  return (tree) => {
    replaceNodes(tree, (node, ancestors) => {
      if (node.type !== 'text' || !RIGHT_TO_LEFT.test(node.value)) return [node];
      const isSettled = ancestors.some(({ properties }) => properties['dir'] !== undefined);
      const block = ancestors.findLast(({ tagName }) => TEXT_BLOCKS.has(tagName));
      if (!isSettled && block !== undefined) block.properties['dir'] = 'auto';
      return [node];
    });
  };
}
