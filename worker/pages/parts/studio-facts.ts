import type { Fact } from '../../../shared/domain/fact.ts';
import type { Game } from '../../../shared/domain/games/game.ts';
import { rangeOfReturns } from '../../../shared/domain/games/studio-picks.ts';
import { fill, formatPercent } from '../../../shared/i18n/format.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { EdgeMessages } from '../../messages.ts';
import { stated } from './game-facts.ts';

interface StudioSources {
  /** The editors' fields (docs/contracts/upstreams.md); any may be missing. */
  readonly fields: Readonly<Record<string, string>>;
  readonly games: readonly Game[];
  readonly slug: string;
  readonly slugOf: (name: string) => string;
  readonly locale: Locale;
  readonly words: EdgeMessages['review'];
}

/** What is known of a studio: from the editors' fields, and from its games in the catalogue. */
export function studioFacts(sources: StudioSources): readonly Fact[] {
  const { fields, games, locale, words } = sources;
  const { founded, town, country, people } = fields;
  return [
    ...partOf(sources),
    ...stated([
      ['founded', founded],
      ['home', [town, country].filter((place) => place !== undefined).join(', ')],
      ['people', people],
      ['returns', returns(games, locale, words)],
    ]),
  ];
}

/** The studio whose label this is: all games of a label name the same other studio as their provider. */
function partOf({ games, slug, slugOf }: StudioSources): readonly Fact[] {
  const [owner, ...others] = new Set(games.map(({ provider }) => provider));
  if (owner === undefined || owner === null || others.length > 0) return [];
  const ownerSlug = slugOf(owner);
  if (ownerSlug === slug || ownerSlug === '') return [];
  return [{ key: 'partOf', value: owner, href: pathTo('provider', { provider: ownerSlug }) }];
}

function returns(games: readonly Game[], locale: Locale, words: EdgeMessages['review']): string | null {
  const range = rangeOfReturns(games);
  if (range === null) return null;
  const min = formatPercent(range.lowest, locale);
  const max = formatPercent(range.highest, locale);
  return min === max ? min : fill(words.range, { min, max });
}
