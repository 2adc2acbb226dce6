import * as v from 'valibot';
import { SCENES } from '../data/games-words.ts';
import { POST_TYPES } from './post.ts';

/**
 * The shapes of the content files in this folder: the front matter of Markdown and the values of JSON. The build checks every
 * file against them and names the file that does not fit. Texts are plain unless said otherwise.
 */
const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.pipe(v.array(text), v.minLength(1));
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));
const day = v.pipe(v.string(), v.isoDate());
/** Days counted from today on which something begins and ends. */
const days = v.tuple([v.number(), v.number()]);
/** A value for each of the given names, and for no other. */
function each<const Names extends readonly [string, ...string[]], Value extends v.GenericSchema>(
  names: Names,
  value: Value,
) {
  return v.strictObject(v.entriesFromList(names, value));
}

/** A Markdown file as the build leaves it: the fields of its front matter, and its text as HTML. */
export type Written<Schema extends v.GenericSchema> = v.InferOutput<Schema> & { content: string };

export const article = v.strictObject({ title: text, excerpt: text });

export const topics = ['guides', 'studios', 'live-tables', 'safer-play', 'culture', 'news'] as const;

/** Every article, the newest first. The picture is `article-{slug}` unless it says otherwise. */
export const articleList = v.array(
  v.strictObject({
    slug,
    topics: v.array(v.picklist(topics)),
    /** Day of publication; articles come out at nine. */
    day,
    /** Day of the last change; of an article that was scheduled it lies before that of publication. */
    writtenOn: v.optional(day),
    author: v.picklist([2, 3, 4]),
    /** Whether the editors filled in the search engine box. */
    hasSeo: v.optional(v.boolean(), false),
    image: v.optional(text),
  }),
);

export const page = v.strictObject({
  title: text,
  excerpt: text,
  /** The fields of a landing page. */
  landing: v.exactOptional(
    v.strictObject({
      heroTitle: text,
      heroText: text,
      button: text,
      significantTerms: text,
      steps: v.array(v.strictObject({ title: text, text })),
    }),
  ),
});

/** The pages of the site that editors fill, and the introductions of the lobby's tabs. */
export const pageList = v.array(
  v.strictObject({ slug, image: v.nullable(text), day, hasSeo: v.optional(v.boolean(), false) }),
);

export const promotion = v.strictObject({
  title: text,
  excerpt: text,
  /** The line under the title. */
  subtitle: text,
  button: text,
  /** The significant terms, which have to stand beside the offer itself. */
  significantTerms: text,
});

/** The promotions the editors run, the most important first. The picture is `promo-{slug}`. */
export const promotionList = v.array(
  v.strictObject({
    slug,
    /** Absent: it stands until further notice. */
    days: v.optional(days),
    buttonLink: text,
    /** In whole units of the reader's currency. */
    minDeposit: v.optional(v.number()),
    /** Times the bonus has to be staked before it can be withdrawn; never above Great Britain's limit. */
    wagering: v.pipe(v.number(), v.maxValue(10)),
    code: v.optional(text),
    hasSeo: v.optional(v.boolean(), false),
  }),
);

/** The body is plain HTML; `{money:10}` is an amount in the reader's currency, `{brand}` the name the asker gave. */
export const limitedPromotion = v.strictObject({ title: text, teaser: text, terms: text });

export const limitedPromotionList = v.array(
  v.strictObject({
    id: v.number(),
    slug,
    /** Name of a wide picture. */
    image: text,
    days,
    minDeposit: v.optional(v.number()),
    code: v.exactOptional(text),
    /** For players who are logged in, and for nobody else. */
    playersOnly: v.exactOptional(v.boolean()),
  }),
);

export const theme = v.strictObject({ excerpt: text });

export const volatilities = ['low', 'medium', 'high'] as const;
export const features = [
  'free-spins',
  'expanding-wilds',
  'cascades',
  'hold-and-win',
  'multiplier-trail',
  'sticky-wilds',
  'mystery-symbols',
  'respins',
] as const;
const families = ['roulette', 'blackjack', 'baccarat', 'poker', 'game-shows', 'dice'] as const;
const tableRules = v.strictObject({ opening: texts, rules: text, cost: text });

/** Sentences (HTML) that reviews are composed of. `{name}`, `{studio}`, `{every}`, `{win}`, `{lines}`, `{rtp}` are filled in. */
export const reviewTexts = v.strictObject({
  slot: v.strictObject({
    opening: each(SCENES, texts),
    look: texts,
    play: each(['lines', 'ways'], texts),
    feature: each(features, v.strictObject({ title: text, texts })),
    often: texts,
    verdict: each(volatilities, texts),
    volatility: each(volatilities, text),
    headings: each(['play', 'verdict', 'question'], text),
    answer: text,
    buttons: each(['studio', 'theme'], text),
  }),
  table: v.strictObject({
    family: each(families, tableRules),
    instant: tableRules,
    live: texts,
    animated: texts,
    end: texts,
    headings: each(['rules', 'cost', 'question'], text),
    answer: text,
    button: text,
  }),
});

/** Ids of the games that have a review. */
export const reviewedGames = v.array(v.number());

const tempers = ['gentle', 'middling', 'wild'] as const;
const inBoth = v.strictObject({ en: text, es: text });

/** What is told of a studio, by its slug; all of it invented, like the studios. Texts are HTML. */
export const studioFacts = v.record(
  slug,
  v.strictObject({
    founded: v.number(),
    town: inBoth,
    country: inBoth,
    people: v.number(),
    temper: v.picklist(tempers),
    /** Who they are: the excerpt of their page. */
    story: inBoth,
    /** What gives their games away. */
    hand: inBoth,
  }),
);

const studioKind = v.strictObject({
  gamesTitle: text,
  count: texts,
  button: v.strictObject({ text, href: text }),
});

/** Sentences (HTML) that the page of a studio is composed of. `{name}`, `{count}`, `{themes}`, … are filled in. */
export const providerTexts = v.strictObject({
  slots: studioKind,
  live: studioKind,
  and: text,
  example: text,
  temperTitle: text,
  temper: each([...tempers, 'live'], texts),
  label: v.strictObject({ title: text, text }),
  end: texts,
});

const kinds = ['card', 'wallet', 'bank', 'voucher', 'mobile'] as const;
const depositTimes = ['instant', 'minutes', 'days'] as const;
const withdrawalTimes = ['hours', 'days', 'week', 'none'] as const;

/** The methods of the cashier. All are invented but the four whose odd spelling §5 names. No credit cards: GB forbids them. */
export const paymentMethods = v.array(
  v.strictObject({
    /** File name of its logo (`/media/payments/{slug}.svg`) and of its help page (`deposit-{slug}`). */
    slug,
    name: text,
    /** What the platform calls it: the page turns it into a help page's name, with four special cases (§5). */
    link: text,
    /** How it works: decides its help page's text. */
    kind: v.picklist(kinds),
    /** ISO countries that have it; `*` is every one. */
    countries: texts,
    deposit: v.picklist(depositTimes),
    withdrawal: v.picklist(withdrawalTimes),
    currencies: texts,
  }),
);

/** The texts around the table of payment methods (HTML, `{brand}` is the site's to fill in) and those of the help pages. */
export const paymentTexts = v.strictObject({
  page: each(
    ['paragraph1', 'paragraph2', 'tableColumn1', 'tableColumn2', 'tableColumn3', 'tableColumn4'],
    text,
  ),
  depositTime: each(depositTimes, text),
  withdrawalTime: each(withdrawalTimes, text),
  help: each(['title', 'how', 'deposit', 'withdrawal', 'limits', 'fees', 'none', 'mind', 'back'], text),
  kinds: each(kinds, v.strictObject({ what: text, steps: texts, mind: text })),
  notes: each(['austria', 'greatBritain'], text),
});

/** The copyright line by regulation, as the platform's back office words it. HTML; `{year}` is filled in. */
export const platformTexts = v.strictObject({ copyright: each(['GB', 'MGA'], text) });

const footerMarks = [...kinds, 'authority', 'stop', 'care', 'adults', 'lock'] as const;

/** What the footer shows: the payment methods by slug, and badges, whose class tells the countries that see them. */
export const smartFooter = v.strictObject({
  payments: v.array(slug),
  badges: v.array(
    v.strictObject({ href: v.string(), text, className: v.string(), mark: v.picklist(footerMarks) }),
  ),
  /** The signs before their names, as SVG shapes of one line on a square of 24. */
  marks: each(footerMarks, text),
});

const authors = v.array(v.strictObject({ id: v.number(), name: text, slug, description: text }));

/** The names of categories, HTML. A translated one keeps its slug, as the site's addresses do. */
export const termNames = v.strictObject({
  themes: each(SCENES, inBoth),
  topics: v.array(v.strictObject({ slug: v.picklist(topics), en: text, es: text })),
});

/** Posts that test the site: any field of a post may be odd. */
export const oddPostList = v.array(
  v.strictObject({
    slug: v.pipe(slug, v.startsWith('odd-')),
    type: v.optional(v.picklist(POST_TYPES), 'magazine'),
    status: v.exactOptional(v.picklist(['draft', 'future'])),
    date: v.exactOptional(v.pipe(v.string(), v.isoDateTimeSecond())),
    title: v.exactOptional(v.string()),
    excerpt: v.exactOptional(v.string()),
    featuredMedia: v.exactOptional(v.object({ broken: v.picklist(['gone', 'index', 'missing']) })),
    acf: v.exactOptional(v.union([v.tuple([]), v.record(v.string(), v.union([v.string(), v.boolean()]))])),
    protected: v.exactOptional(v.boolean()),
    oldSlugs: v.exactOptional(v.array(slug)),
  }),
);

/** The schema of each file, by its path in this folder. A file that none of them names fails the build. */
export const CONTENT_FILES: readonly (readonly [path: RegExp, schema: v.GenericSchema])[] = [
  [/^magazine\/(en|es)\/[a-z0-9-]+\.md$/, article],
  [/^magazine\/list\.json$/, articleList],
  [/^pages\/(en|es)\/[a-z0-9-]+\.md$/, page],
  [/^pages\/list\.json$/, pageList],
  [/^promotions\/(en|es)\/[a-z0-9-]+\.md$/, promotion],
  [/^promotions\/list\.json$/, promotionList],
  [/^limited-promotions\/(en|es)\/[a-z0-9-]+\.md$/, limitedPromotion],
  [/^limited-promotions\/list\.json$/, limitedPromotionList],
  [/^themes\/(en|es)\/[a-z0-9-]+\.md$/, theme],
  [/^reviews\/(en|es)\.json$/, reviewTexts],
  [/^reviews\/reviewed-games\.json$/, reviewedGames],
  [/^providers\/studios\.json$/, studioFacts],
  [/^providers\/(en|es)\.json$/, providerTexts],
  [/^payment-methods\/methods\.json$/, paymentMethods],
  [/^payment-methods\/(en|es)\.json$/, paymentTexts],
  [/^platform\/(en|es)\.json$/, platformTexts],
  [/^platform\/smart-footer\.json$/, smartFooter],
  [/^authors\.json$/, authors],
  [/^terms\.json$/, termNames],
  [/^odd\/list\.json$/, oddPostList],
];
