import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, html as htmlTokens, parseFragment as parse5Fragment } from 'parse5';
import type { DefaultTreeAdapterTypes, TreeAdapter, DefaultTreeAdapterMap } from 'parse5';
import { assertLengthWithin, ContentTooLargeError, MAX_DEPTH, MAX_ELEMENTS } from './content-limits.ts';

/**
 * Parses HTML exactly as a browser does inside a `div` with scripting on. parse5 is used directly, because rehype-parse
 * knows no context element, no scripting and no limits.
 * @throws ContentTooLargeError when the tree grows over {@link MAX_ELEMENTS} or {@link MAX_DEPTH}, or its attributes
 *   over the length of any content, while it grows: a megabyte of `<b x=1><b x=2>…<p><p>…` would become billions of elements
 */
export function parseFragment(html: string): Root {
  const context = defaultTreeAdapter.createElement('div', htmlTokens.NS.HTML, []);
  const fragment = parse5Fragment(context, html, {
    treeAdapter: createBoundedAdapter(),
    scriptingEnabled: true,
    sourceCodeLocationInfo: false,
  });
  assertDepth(fragment);
  const tree = fromParse5(fragment);
  if (tree.type !== 'root') throw new TypeError(`A parsed fragment is a root, not a ${tree.type}`);
  return tree;
}

function createBoundedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  let open = 0;
  let attributesLength = 0;
  const count = (): void => {
    elements += 1;
    if (elements > MAX_ELEMENTS) throw new ContentTooLargeError('elements');
  };
  return {
    ...defaultTreeAdapter,
    // A formatting tag that is never closed is opened again in every block, with all its attributes.
    createElement(tagName, namespace, attributes) {
      count();
      for (const { name, value } of attributes) {
        attributesLength += name.length + value.length;
        assertLengthWithin(attributesLength);
      }
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    // Steps make elements of comments, and each is a node to walk over.
    createCommentNode(data) {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
    onItemPush() {
      open += 1;
      if (open > MAX_DEPTH) throw new ContentTooLargeError('depth');
    },
    onItemPop() {
      open -= 1;
    },
  };
}

/** Repairs move elements under others, so the finished tree can be deeper than the parser's stack was. */
function assertDepth(fragment: DefaultTreeAdapterTypes.DocumentFragment): void {
  let level: DefaultTreeAdapterTypes.ParentNode[] = [fragment];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new ContentTooLargeError('depth');
    level = level.flatMap((parent) => parent.childNodes.filter((child) => 'childNodes' in child));
  }
}
