import * as v from 'valibot';
import type { CatalogueIndex } from './catalogue.ts';
import type { CuratedListName, CuratedLists } from './curated-lists.ts';
import { parseGameIds } from '../../contracts/parsing/game-ids.ts';
import { cleanText, looseInteger } from '../../contracts/parsing/loose.ts';
import { nameSlug } from '../name-slug.ts';
import { keysOf } from '../records.ts';
import type { Game } from './game.ts';
import type { ProviderSlugs } from './providers.ts';
import { type DroppedRecord, parseRecord, parseRecords, parseShape } from '../../contracts/parsing/shape.ts';
import type { SeoGamePage } from './tile.ts';

/** What editors decide about the catalogue (docs/requirements.md, Decisions, §3). */
export interface CatalogueSettings {
  readonly curated: CuratedLists;
  readonly providerSlugs: ProviderSlugs;
  readonly reviewPages: readonly SeoGamePage[];
}

const slug = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}_-]+$/u, 'Expected a slug'));
const lists = v.record(v.string(), v.unknown());
const document = v.object({
  curated: v.optional(v.unknown()),
  providerSlugs: v.optional(v.unknown()),
  reviewPages: v.optional(v.unknown()),
});
const reviewPage = v.object({ gameId: looseInteger, slug });

/**
 * Merges the KV document `{curated:{name:[id]},providerSlugs:{name:slug},reviewPages:[{gameId,slug}]}` into the shipped
 * settings: a list it names replaces that list, a slug that slug, review pages all of them; everything else is kept.
 * Wrong entries are dropped and reported: also a game that is in its list already, and the earlier of two slugs for one studio. A game
 * may have several reviews, as in several languages, and a review several games, as where one has an id for each device.
 * @throws ShapeError when the document is no object
 */
export function parseCatalogueSettings(
  input: unknown,
  shipped: CatalogueSettings,
): { readonly settings: CatalogueSettings; readonly dropped: readonly DroppedRecord[] } {
  const given = parseShape(document, input);
  const dropped: DroppedRecord[] = [];
  const drop = (record: DroppedRecord): void => {
    dropped.push(record);
  };

  const curated = { ...shipped.curated };
  const givenLists = parseRecord(v.nullish(lists, {}), given.curated, 'curated', drop) ?? {};
  for (const [name, value] of Object.entries(givenLists)) {
    const path = `curated.${name}`;
    const ids = parseRecord(v.array(v.unknown()), value, path, drop);
    if (!isListName(name, shipped.curated))
      drop({ path, reason: `No list has that name: they are ${Object.keys(shipped.curated).join(', ')}` });
    else if (ids !== null) {
      const listed = new Set<number>();
      for (const id of parseGameIds(ids, path, drop)) {
        if (listed.has(id)) drop({ path, reason: `Game ${id} is in it twice` });
        listed.add(id);
      }
      curated[name] = [...listed];
    }
  }

  const providerSlugs = new Map(shipped.providerSlugs);
  const givenSlugs = parseRecord(v.nullish(lists, {}), given.providerSlugs, 'providerSlugs', drop) ?? {};
  const spelt = new Map<string, { readonly name: string; readonly slug: string }>();
  for (const [written, value] of Object.entries(givenSlugs)) {
    const path = `providerSlugs.${written}`;
    const parsed = parseRecord(slug, value, path, drop);
    if (parsed === null) continue;
    const name = v.parse(cleanText, written);
    const before = spelt.get(nameSlug(name));
    if (before !== undefined && before.slug !== parsed) {
      drop({ path, reason: `“${before.name}” is the same studio, with another slug` });
      providerSlugs.delete(before.name);
    }
    spelt.set(nameSlug(name), { name, slug: parsed });
    providerSlugs.set(name, parsed);
  }

  const givenPages = parseRecord(v.nullish(v.array(v.unknown())), given.reviewPages, 'reviewPages', drop);
  const pages = givenPages ? parseRecords(reviewPage, givenPages, 'reviewPages') : null;
  dropped.push(...(pages?.dropped ?? []));
  const reviewPages = pages?.records ?? shipped.reviewPages;

  return { settings: { curated, providerSlugs, reviewPages }, dropped };
}

/**
 * What settings name beyond the shipped ones and the catalogue has not, by the part of the document: games and studios. No list
 * shows them; it may be that they are gone, or of another market, or misspelt.
 */
export function unknownEntries(
  { curated, providerSlugs, reviewPages }: CatalogueSettings,
  shipped: CatalogueSettings,
  { games, gameById }: Pick<CatalogueIndex, 'games' | 'gameById'>,
): readonly string[] {
  const replaced = keysOf(curated).filter((name) => curated[name] !== shipped.curated[name]);
  const pages = reviewPages === shipped.reviewPages ? [] : reviewPages;
  const names = [...providerSlugs.keys()].filter(
    (name) => providerSlugs.get(name) !== shipped.providerSlugs.get(name),
  );
  const known = new Set(names.length === 0 ? [] : Array.from(studioNames(games), nameSlug));
  return [
    ...replaced.flatMap((name) =>
      curated[name].filter((id) => !gameById.has(id)).map((id) => `curated.${name} ${id}`),
    ),
    ...names.filter((name) => !known.has(nameSlug(name))).map((name) => `providerSlugs ${name}`),
    ...pages.filter(({ gameId }) => !gameById.has(gameId)).map(({ gameId }) => `reviewPages ${gameId}`),
  ];
}

function studioNames(games: readonly Game[]): ReadonlySet<string> {
  return new Set(games.flatMap(({ provider, subProvider }) => [provider ?? '', subProvider ?? '']));
}

function isListName(name: string, curated: CuratedLists): name is CuratedListName {
  return Object.hasOwn(curated, name);
}
