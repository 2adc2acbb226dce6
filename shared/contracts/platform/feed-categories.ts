import * as v from 'valibot';
import type { MainCategory, SubCategory } from '../../domain/games/catalogue-schema.ts';
import { englishCategoryName, mainCategoryName } from '../../domain/games/category-names.ts';
import { parseGameIds } from '../parsing/game-ids.ts';
import { cleanText, looseInteger } from '../parsing/loose.ts';
import { nameSlug } from '../../domain/name-slug.ts';
import { applyOrderChanges, type OrderChange } from '../../domain/games/order-changes.ts';
import { type DroppedRecord, parseRecord, parseRecords } from '../parsing/shape.ts';

const name = v.pipe(cleanText, v.nonEmpty('Expected a name'));
const index = v.nullish(v.fallback(looseInteger, 0), 0);

const mainCategory = v.object({ name, defaultSubCategoryIndex: index, subCategories: v.array(v.unknown()) });
const subCategory = v.object({ name, instantGamesOrder: v.array(v.unknown()) });
const orderChange = v.object({ category: name, subCategory: name, changes: v.array(v.unknown()) });
const change = v.pipe(
  v.object({ gameID: looseInteger, position: looseInteger }),
  v.transform(({ gameID, position }): OrderChange => ({ gameId: gameID, position })),
);

/** What a feed says about the order and grouping of its games. */
export interface FeedArrangement {
  readonly mainCategories: readonly unknown[];
  readonly orderChanges: readonly unknown[];
  /** Whether a game of that id is shown. */
  readonly isKnown: (id: number) => boolean;
  readonly drop: (record: DroppedRecord) => void;
}

/** A main category while it is built, with its index in the feed. */
interface Draft {
  readonly feedIndex: number;
  readonly name: string;
  readonly device: MainCategory['device'];
  readonly subCategories: Map<string, Set<number>>;
  readonly defaultSubCategory: string | undefined;
}

export interface FeedCategories {
  readonly categories: readonly MainCategory[];
  readonly feedIndexes: readonly number[];
}

/**
 * The categories of a feed: names in English, ids without a shown game left out, repeated ids counted once, categories
 * of one name (`Casino` and `Kasino`) merged, manual order changes applied last (§3). `categories[n]` was at index
 * `feedIndexes[n]` of the feed.
 */
export function* readFeedCategories(feed: FeedArrangement): Generator<void, FeedCategories, void> {
  const drafts = new Map<string, Draft>();
  for (const [feedIndex, input] of feed.mainCategories.entries()) {
    const draft = yield* readMainCategory(input, feedIndex, feed);
    if (draft === null) continue;
    const key = `${draft.device ?? ''} ${draft.name}`;
    const first = drafts.get(key);
    if (first === undefined) drafts.set(key, draft);
    else for (const [subName, ids] of draft.subCategories) addIds(first.subCategories, subName, ids);
  }
  const changes = yield* readOrderChanges(feed);
  const categories: MainCategory[] = [];
  for (const draft of drafts.values()) {
    yield;
    categories.push(finish(draft, changes));
  }
  return {
    categories,
    feedIndexes: [...drafts.values()].map(({ feedIndex }) => feedIndex),
  };
}

function* readMainCategory(
  input: unknown,
  feedIndex: number,
  feed: FeedArrangement,
): Generator<void, Draft | null, void> {
  const path = `categories.mainCategories.${feedIndex}`;
  const main = parseRecord(mainCategory, input, path, feed.drop);
  if (main === null) return null;
  const subCategories = new Map<string, Set<number>>();
  let defaultSubCategory: string | undefined;
  for (const [subIndex, subInput] of main.subCategories.entries()) {
    yield;
    const subPath = `${path}.subCategories.${subIndex}`;
    const sub = parseRecord(subCategory, subInput, subPath, feed.drop);
    if (sub === null) continue;
    const subName = englishCategoryName(sub.name);
    const ids = parseGameIds(sub.instantGamesOrder, `${subPath}.instantGamesOrder`, feed.drop);
    addIds(subCategories, subName, ids.filter(feed.isKnown));
    if (subIndex === main.defaultSubCategoryIndex) defaultSubCategory = subName;
  }
  return { ...mainCategoryName(main.name), feedIndex, subCategories, defaultSubCategory };
}

function addIds(lists: Map<string, Set<number>>, listName: string, ids: Iterable<number>): void {
  const list = lists.get(listName) ?? new Set();
  for (const id of ids) list.add(id);
  lists.set(listName, list);
}

/** The changes by `category/sub-category`, both in English. */
function* readOrderChanges(
  feed: FeedArrangement,
): Generator<void, ReadonlyMap<string, readonly OrderChange[]>, void> {
  const byList = new Map<string, OrderChange[]>();
  for (const [position, input] of feed.orderChanges.entries()) {
    yield;
    const path = `orderChanges.${position}`;
    const order = parseRecord(orderChange, input, path, feed.drop);
    if (order === null) continue;
    const { records, dropped } = parseRecords(change, order.changes, `${path}.changes`);
    for (const record of dropped) feed.drop(record);
    const main = mainCategoryName(order.category);
    const key = listKey(main, englishCategoryName(order.subCategory));
    const list = byList.get(key) ?? [];
    for (const record of records) list.push(record);
    byList.set(key, list);
  }
  return byList;
}

function listKey(main: Pick<MainCategory, 'name' | 'device'>, subName: string): string {
  return `${main.device ?? ''} ${main.name}/${subName}`;
}

function finish(draft: Draft, changes: ReadonlyMap<string, readonly OrderChange[]>): MainCategory {
  const subCategories = [...draft.subCategories].map(([subName, ids]): SubCategory => ({
    name: subName,
    slug: nameSlug(subName),
    gameIds: applyOrderChanges([...ids], changes.get(listKey(draft, subName)) ?? []),
  }));
  return {
    name: draft.name,
    slug: nameSlug(draft.name),
    device: draft.device,
    subCategories,
    defaultSubCategory: Math.max(
      0,
      subCategories.findIndex((sub) => sub.name === draft.defaultSubCategory),
    ),
  };
}
