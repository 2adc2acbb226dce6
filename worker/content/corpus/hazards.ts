import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as html5, parseFragment } from 'parse5';

/** For tests: what clean HTML may consist of, written a second time, independently of the sanitiser's lists. */
const HARMLESS_ELEMENTS = new Set(
  (
    'a abbr address article aside audio b bdi bdo big blockquote br caption cite code col colgroup dd del details ' +
    'dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp ' +
    'section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul ' +
    'var video wbr'
  ).split(' '),
);
const HARMLESS_ATTRIBUTES = new Set(
  (
    'abbr alt aria-hidden aria-label class colspan controls data-embed-src data-embed-title data-info-page datetime ' +
    'decoding default dir download height hidden href id kind label lang loading loop media muted open playsinline ' +
    'poster preload rel reversed role rowspan scope sizes span src srclang srcset start style tabindex target title ' +
    'type value width'
  ).split(' '),
);
const EMBED =
  /^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com|open\.spotify\.com|platform\.twitter\.com)\//u;

/**
 * Everything in a piece of HTML that could run, load from an unlisted origin, leave its place or shadow a global, one
 * line each; empty for clean content. `mediaOrigins` are the origins media may come from.
 */
export function findHazards(html: string, mediaOrigins: readonly string[]): readonly string[] {
  const hazards: string[] = [];
  function visit(parent: DefaultTreeAdapterTypes.ParentNode): void {
    for (const node of parent.childNodes) {
      if (node.nodeName === '#comment') hazards.push('comment');
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      if (!HARMLESS_ELEMENTS.has(node.tagName) || node.namespaceURI !== html5.NS.HTML) {
        hazards.push(`element ${node.tagName}`);
      }
      for (const { name, value } of node.attrs) {
        if (!HARMLESS_ATTRIBUTES.has(name)) hazards.push(`attribute ${name}`);
        if (!isHarmlessValue(name, value, mediaOrigins)) hazards.push(`${name}=${value}`);
      }
      visit(node);
    }
  }
  const context = defaultTreeAdapter.createElement('div', html5.NS.HTML, []);
  for (const scriptingEnabled of [true, false]) visit(parseFragment(context, html, { scriptingEnabled }));
  return [...new Set(hazards)];
}

function isHarmlessValue(name: string, value: string, mediaOrigins: readonly string[]): boolean {
  const isMedia = (address: string): boolean =>
    mediaOrigins.some((origin) => address.startsWith(`${origin}/`)) && !/[\s"<>\\]/u.test(address);
  switch (name) {
    case 'href':
      return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/u.test(value);
    case 'src':
    case 'poster':
      return isMedia(value);
    case 'srcset':
      return value.split(', ').every((candidate) => isMedia(candidate.split(' ')[0] ?? ''));
    case 'data-embed-src':
      return EMBED.test(value);
    case 'id':
      return /^c-[\p{L}\p{M}\p{N}_-]+$/u.test(value);
    case 'target':
      return value === '_blank';
    case 'tabindex':
      return value === '0';
    case 'style':
      return !/url|expression|import|[\\@{}<"']|\/\*|position|z-index|transform|-\d/iu.test(value);
    default:
      return true;
  }
}
