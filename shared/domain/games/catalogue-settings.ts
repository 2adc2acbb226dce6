import * as v from 'valibot';
import type { CuratedListName, CuratedLists } from './curated-lists.ts';
import { parseGameIds } from '../../contracts/parsing/game-ids.ts';
import { cleanText, looseInteger } from '../../contracts/parsing/loose.ts';
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
  curated: v.nullish(lists, {}),
  providerSlugs: v.nullish(lists, {}),
  reviewPages: v.nullish(v.array(v.unknown())),
});
const reviewPage = v.object({ gameId: looseInteger, slug });

/**
 * Merges the KV document `{curated:{name:[id]},providerSlugs:{name:slug},reviewPages:[{gameId,slug}]}` into the shipped
 * settings: a list it names replaces that list, a slug that slug, review pages all of them; everything else is kept.
 * Wrong entries are dropped and reported.
 * @throws ShapeError when the document as a whole has the wrong shape
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
  for (const [name, value] of Object.entries(given.curated)) {
    const path = `curated.${name}`;
    const ids = parseRecord(v.array(v.unknown()), value, path, drop);
    if (!isListName(name, shipped.curated))
      drop({ path, reason: `No list has that name: they are ${Object.keys(shipped.curated).join(', ')}` });
    else if (ids !== null) curated[name] = parseGameIds(ids, path, drop);
  }

  const providerSlugs = new Map(shipped.providerSlugs);
  for (const [name, value] of Object.entries(given.providerSlugs)) {
    const parsed = parseRecord(slug, value, `providerSlugs.${name}`, drop);
    if (parsed !== null) providerSlugs.set(v.parse(cleanText, name), parsed);
  }

  const pages = given.reviewPages ? parseRecords(reviewPage, given.reviewPages, 'reviewPages') : null;
  dropped.push(...(pages?.dropped ?? []));

  return {
    settings: { curated, providerSlugs, reviewPages: pages?.records ?? shipped.reviewPages },
    dropped,
  };
}

function isListName(name: string, curated: CuratedLists): name is CuratedListName {
  return Object.hasOwn(curated, name);
}
