import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** An HTML document as a visitor without scripts or a search engine gets it. */
export interface ReadDocument {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string;
  /** Addresses by `hreflang`. */
  readonly alternates: ReadonlyMap<string, string>;
  /** The text of each `h1`. */
  readonly headings: readonly string[];
  /** The text of `main`. */
  readonly text: string;
  /** Types of the JSON-LD documents. */
  readonly structuredData: readonly string[];
  /** All elements with that tag name. */
  all(tagName: string): readonly DocumentElement[];
}

export interface DocumentElement {
  readonly text: string;
  attribute(name: string): string | null;
  all(tagName: string): readonly DocumentElement[];
}

/** Parses the edge's HTML without running scripts. */
export function readDocument(html: string): ReadDocument {
  const root = parse(html);
  const all = (tagName: string) => elementsOf(root, tagName).map(toElement);
  const metaOf = (name: string) =>
    all('meta')
      .find((meta) => meta.attribute('name') === name)
      ?.attribute('content') ?? '';
  const links = all('link');
  return {
    lang: all('html')[0]?.attribute('lang') ?? '',
    title: all('title')[0]?.text ?? '',
    description: metaOf('description'),
    robots: metaOf('robots'),
    canonical: links.find((link) => link.attribute('rel') === 'canonical')?.attribute('href') ?? '',
    alternates: new Map(
      links
        .filter((link) => link.attribute('rel') === 'alternate')
        .map((link) => [link.attribute('hreflang') ?? '', link.attribute('href') ?? '']),
    ),
    headings: all('h1').map(({ text }) => text),
    text: all('main')[0]?.text ?? '',
    structuredData: all('script')
      .filter((script) => script.attribute('type') === 'application/ld+json')
      .map(({ text }) => String(JSON.parse(text)['@type'])),
    all,
  };
}

function toElement(element: Element): DocumentElement {
  return {
    text: textOf(element).replaceAll(/\s+/gu, ' ').trim(),
    attribute: (name) => element.attrs.find((one) => one.name === name)?.value ?? null,
    all: (tagName) => elementsOf(element, tagName).map(toElement),
  };
}

function elementsOf(parent: Node, tagName: string): Element[] {
  const found: Element[] = [];
  for (const child of 'childNodes' in parent ? parent.childNodes : []) {
    if ('tagName' in child && child.tagName === tagName) found.push(child);
    found.push(...elementsOf(child, tagName));
  }
  return found;
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}
