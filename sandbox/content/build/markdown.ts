import type { List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import * as core from '../blocks.ts';

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/**
 * Markdown as WordPress renders the blocks an editor makes of it. What Markdown has no sign for is a directive:
 * `:::columns` of `:::column`s, `:::details[question]`, `:::gallery[caption]`, `:::media-text`, `:::cover`, `:::group`,
 * `:::pullquote`, `:::buttons` around a list of links, `:::wide` or `:::full` around a picture, `::caption[…]` below a table.
 * @throws where something has no block, with its line.
 */
export function blocksOf(markdown: string): string {
  return core.blocks(...renderAll(parser.parse(markdown).children));
}

/** The same for an article, whose first paragraph has a drop cap. */
export function articleBlocksOf(markdown: string): string {
  const [first, ...rest] = parser.parse(markdown).children;
  if (first?.type !== 'paragraph') throw new Error('An article opens with a paragraph');
  return core.blocks(core.lead(inline(first.children)), ...renderAll(rest));
}

/** Paragraphs and lists as plain HTML, without the classes of blocks. */
export function plainHtmlOf(markdown: string): string {
  const html = parser.parse(markdown).children.map((node) => {
    if (node.type === 'paragraph') return `<p>${inline(node.children)}</p>`;
    if (node.type !== 'list') throw unknown(node);
    return `<ul>${itemsOf(node)
      .map((item) => `<li>${item}</li>`)
      .join('')}</ul>`;
  });
  return html.join('');
}

function renderAll(nodes: readonly RootContent[]): string[] {
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    if (node.type === 'table') {
      return next?.type === 'leafDirective' ? tableOf(node, inline(next.children)) : tableOf(node);
    }
    const isCaption = node.type === 'leafDirective' && nodes[index - 1]?.type === 'table';
    return isCaption ? [] : render(node);
  });
}

function render(node: RootContent): string {
  switch (node.type) {
    case 'paragraph':
      return isPicture(node) ? core.image(pictureOf(node)) : core.p(inline(node.children));
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3) throw unknown(node);
      return (node.depth === 2 ? core.h2 : core.h3)(inline(node.children));
    case 'list':
      return (node.ordered === true ? core.steps : core.list)(...itemsOf(node));
    case 'blockquote':
      return core.quote(...quoted(node.children));
    case 'thematicBreak':
      return core.separator();
    case 'code':
      return node.lang === 'verse' ? core.verse(escaped(node.value)) : core.preformatted(escaped(node.value));
    case 'containerDirective':
      return renderContainer(node);
    default:
      throw unknown(node);
  }
}

function renderContainer(node: ContainerDirective): string {
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const label = hasLabel ? inline(first.children) : '';
  const children = hasLabel ? rest : node.children;
  const place = node.attributes?.['class'];
  switch (node.name) {
    case 'wide':
    case 'full':
      return core.image({ ...pictureOf(first), align: node.name });
    case 'gallery':
      return core.gallery(label, ...children.map((child) => pictureOf(child)));
    case 'columns':
      return core.columns(...node.children.map((child) => core.inner(...insideOf(child))));
    case 'media-text':
      return core.mediaText(
        { ...pictureOf(first), ...(place === 'right' && { align: place }) },
        ...renderAll(rest),
      );
    case 'cover':
      return core.cover(
        { ...pictureOf(first), ...(place === 'full' && { align: place }) },
        ...renderAll(rest),
      );
    case 'details':
      return core.details(label, ...renderAll(children));
    case 'group':
      return core.group(...renderAll(children));
    case 'pullquote':
      return core.pullquote(...quoted(children));
    case 'buttons':
      return core.buttons(...linksOf(node));
    default:
      throw unknown(node);
  }
}

function insideOf(node: RootContent): string[] {
  if (node.type !== 'containerDirective' || node.name !== 'column') throw unknown(node);
  return renderAll(node.children);
}

/** A paragraph, and below it who said it, after a dash. */
function quoted([text, cite]: readonly RootContent[]): [text: string, cite: string] {
  if (text?.type !== 'paragraph' || cite?.type !== 'paragraph') {
    throw new Error('A quotation is a paragraph and, after a dash, its source');
  }
  return [inline(text.children), inline(cite.children).replace(/^— /, '')];
}

function tableOf({ children: [head, ...body] }: Table, caption?: string): string {
  const cells = (row: Table['children'][number] | undefined): string[] =>
    (row?.children ?? []).map((cell) => inline(cell.children));
  const rows = body.map((row) => cells(row));
  return core.table({ head: cells(head), rows, ...(caption !== undefined && { caption }) });
}

function isPicture({ children }: Paragraph): boolean {
  return children.length === 1 && children[0]?.type === 'image';
}

/** `![alt](name "caption")`, alone in its paragraph; `name` is that of a file of the media library. */
function pictureOf(node: RootContent | undefined): core.ImageContent {
  const picture = node?.type === 'paragraph' ? node.children[0] : undefined;
  if (picture?.type !== 'image') throw new Error('A picture belongs here');
  const { url, alt, title } = picture;
  return {
    name: url,
    alt: escaped(alt ?? ''),
    ...(typeof title === 'string' && { caption: escaped(title) }),
  };
}

function itemsOf(list: List): string[] {
  return list.children.map(({ children: [text] }) => {
    if (text?.type !== 'paragraph') throw new Error('A list item is one paragraph');
    return inline(text.children);
  });
}

function linksOf({ children }: ContainerDirective): { text: string; href: string }[] {
  const [links] = children;
  if (links?.type !== 'list') throw new Error('Buttons are a list of links');
  return links.children.map(({ children: [line] }) => {
    const link = line?.type === 'paragraph' ? line.children[0] : undefined;
    if (link?.type !== 'link') throw new Error('A button is a link');
    return { text: inline(link.children), href: link.url };
  });
}

function inline(nodes: readonly PhrasingContent[]): string {
  return nodes.map((node) => inlineNode(node)).join('');
}

function inlineNode(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return escaped(node.value);
    case 'strong':
      return `<strong>${inline(node.children)}</strong>`;
    case 'emphasis':
      return `<em>${inline(node.children)}</em>`;
    case 'link':
      return `<a href="${escaped(node.url)}">${inline(node.children)}</a>`;
    case 'textDirective':
      // A directive within a line has no meaning here: it is a colon before a word, as in `9:00` or `{money:10}`.
      return `:${node.name}${inline(node.children)}`;
    default:
      throw unknown(node);
  }
}

function escaped(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function unknown({ type, position, ...rest }: RootContent): Error {
  const name = 'name' in rest ? ` "${rest.name}"` : '';
  return new Error(`Line ${position?.start.line ?? '?'} of the text: no block is made of ${type}${name}`);
}
