import type { Element } from 'hast';
import { defaultSchema } from 'rehype-sanitize';
import type { Options as Schema } from 'rehype-sanitize';
import { AUDIENCE_CLASSES } from './audiences.ts';
import { ANCHOR_PREFIX } from './steps/anchor-id.ts';
import { EMBED_ORIGINS } from './steps/embed-providers.ts';

/**
 * The elements that an editor's HTML may have. Of an element that is not listed only the content is kept; one
 * of {@link DROPPED} is removed with its content.
 *
 * No listed element changes how a parser reads what follows (raw text, SVG, MathML, templates, selects), so HTML
 * serialised from this list parses to the same tree again, in every browser. This is the whole defence against mutation
 * XSS.
 */
const ELEMENTS = (
  'a abbr address article aside audio b bdi bdo big blockquote br caption cite code col colgroup dd del ' +
  'details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ' +
  'ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr ' +
  'track tt u ul var video wbr'
).split(' ');

const ENTRY_NAMES: ReadonlySet<string> = new Set([...ELEMENTS, 'iframe', 'center']);

/** Elements whose content is not text for a reader either. */
const DROPPED = (
  'applet canvas dialog embed frame frameset head iframe math noembed noframes noscript object option param ' +
  'plaintext script select style svg template textarea title xmp'
).split(' ');

/** Classes of the core blocks, of classic content, and our own. Per-page ones (`wp-container-7`) have no style here. */
const CLASS = new RegExp(
  String.raw`^(?:wp-block[\w-]{0,60}|wp-element-[a-z]{1,20}|wp-caption[\w-]{0,20}|wp-social-link[\w-]{0,40}|align(?:left|right|center|none|wide|full)|has-[\w-]{1,60}|is-[\w-]{1,60}|size-[a-z]{1,20}|columns-(?:\d|default)|gallery|gallery-[a-z]{1,12}|gallery-columns-\d|blocks-gallery-[a-z]{1,10}|screen-reader-text|language-[\w-]{1,20}|twitter-tweet|${AUDIENCE_CLASSES.join('|')}|cms-[\w-]{1,40})$`,
  'u',
);
/** Classes by which odd content is recognised; allowed by the entry gate only. */
const ENTRY_CLASS = /^(?:emoji|wp-smiley|wp-embedded-content|more-link)$/u;

const ALIGN = ['left', 'right', 'center', 'justify'];
const everywhere: NonNullable<Schema['attributes']>[string] = [
  ['className', CLASS],
  ['dir', 'ltr', 'rtl', 'auto'],
  'lang',
  'title',
  'style',
  ['ariaHidden', 'true'],
  ['hidden', true],
];
const cell: NonNullable<Schema['attributes']>[string] = ['colSpan', 'rowSpan', 'abbr'];

const shared = {
  ...defaultSchema,
  allowDoctypes: false,
  // Ids get our prefix in anchor-id.ts: one set here would be added again when clean content is cleaned.
  clobber: [],
  clobberPrefix: '',
  required: {},
  strip: DROPPED,
  ancestors: {
    ...defaultSchema.ancestors,
    caption: ['table'],
    colgroup: ['table'],
    col: ['table'],
    source: ['picture', 'video', 'audio'],
    track: ['video', 'audio'],
    summary: ['details'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    poster: ['http', 'https'],
  },
} satisfies Schema;

const BASE_ATTRIBUTES = {
  a: [
    'href',
    'download',
    'ariaLabel',
    ['rel', 'noopener', 'nofollow', 'sponsored', 'ugc', 'license', 'author'],
  ],
  audio: ['src', 'loop', 'preload'],
  col: ['span'],
  colgroup: ['span'],
  del: ['dateTime'],
  details: ['open'],
  img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height'],
  ins: ['dateTime'],
  li: ['value'],
  ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
  source: ['src', 'srcSet', 'sizes', 'type', 'media', 'width', 'height'],
  td: cell,
  th: [...cell, ['scope', 'row', 'col', 'rowgroup', 'colgroup']],
  time: ['dateTime'],
  track: [
    'src',
    'srcLang',
    'label',
    'default',
    ['kind', 'subtitles', 'captions', 'descriptions', 'chapters'],
  ],
  video: ['src', 'poster', 'width', 'height', 'loop', 'muted', 'preload', 'playsInline'],
} satisfies Schema['attributes'];

/** Whether the entry gate keeps an element where it lies; of another it keeps the content, or of one of {@link DROPPED} nothing. */
export function isListed({ tagName }: Element, ancestors: readonly Element[]): boolean {
  const within = Object.entries(shared.ancestors).find(([name]) => name === tagName)?.[1];
  const isInPlace = within?.some((name) => ancestors.some((ancestor) => ancestor.tagName === name)) ?? true;
  return (ENTRY_NAMES.has(tagName) && isInPlace) || DROPPED.includes(tagName);
}

/**
 * The entry gate: everything that later steps read. Frames, comments and old attributes are still allowed, because the
 * steps need them.
 */
export const ENTRY_SCHEMA: Schema = {
  ...shared,
  allowComments: true,
  tagNames: [...ENTRY_NAMES],
  strip: DROPPED.filter((name) => name !== 'iframe'),
  protocols: {},
  attributes: {
    ...BASE_ATTRIBUTES,
    a: [...BASE_ATTRIBUTES.a.filter((attribute) => !Array.isArray(attribute)), 'rel', 'name'],
    iframe: ['src', 'dataSrc', 'dataLazySrc', 'title'],
    img: [...BASE_ATTRIBUTES.img, 'dataSrc', 'dataLazySrc', 'dataSrcset', 'dataLazySrcset'],
    source: [...BASE_ATTRIBUTES.source, 'dataSrcset', 'dataLazySrcset'],
    div: ['dataEmbedSrc', 'dataEmbedTitle', 'ariaLabel'],
    '*': [['className', CLASS, ENTRY_CLASS], ...everywhere.slice(1), 'id', ['align', ...ALIGN]],
  },
};

/** The exit gate, after every step: only what it names is left. */
export const EXIT_SCHEMA: Schema = {
  ...shared,
  allowComments: false,
  tagNames: ELEMENTS.filter((name) => name !== 'h1'),
  attributes: {
    ...BASE_ATTRIBUTES,
    a: [
      ...BASE_ATTRIBUTES.a,
      ['target', '_blank'],
      ['dataInfoPage', /^[a-z0-9-]{1,60}$/u],
      ['dataGuestOnly', ''],
    ],
    audio: [...BASE_ATTRIBUTES.audio, 'controls'],
    div: [
      ['role', 'region'],
      ['tabIndex', 0],
      'ariaLabel',
      ['dataEmbedSrc', frameAddress()],
      'dataEmbedTitle',
    ],
    img: [...BASE_ATTRIBUTES.img, ['loading', 'lazy'], ['decoding', 'async']],
    video: [...BASE_ATTRIBUTES.video, 'controls'],
    '*': [...everywhere, ['id', new RegExp(String.raw`^${ANCHOR_PREFIX}[\p{L}\p{M}\p{N}_-]+$`, 'u')]],
  },
};

function frameAddress(): RegExp {
  const origins = EMBED_ORIGINS.map((origin) => origin.replaceAll('.', String.raw`\.`)).join('|');
  return new RegExp(String.raw`^(?:${origins})/[\w/.?&=-]+$`, 'u');
}
