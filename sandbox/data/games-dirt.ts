/**
 * What real feeds carry and clean ones do not (docs/contracts/upstreams.md). It is laid over the clean records here and nowhere else:
 * records spoilt in place, duplicates, and records that no parser should let through.
 */
import type { FeedGame } from './games-record.ts';

/** A record as it arrives: most are whole, some are not. */
export type DirtyRecord = FeedGame | Readonly<Record<string, unknown>> | null | string;

const EVERY_NTH_NAME = 23;
const EVERY_NTH_IMAGE = 131;
const EVERY_NTH_DUPLICATE = 171;

/** Ids that lists and categories name although no game has them (all below the first id given out). */
export const GHOST_IDS: readonly number[] = [11, 404, 999, 1500, 1718, 1999];

const ENTITIES: readonly (readonly [string | RegExp, string])[] = [
  [/&/g, '&amp;'],
  ['’', '&#8217;'],
  ['é', '&eacute;'],
  ['ñ', '&ntilde;'],
];

/** A name with its special letters as HTML entities where it has any, and with stray spaces where it has none. */
function spoilName(name: string, turn: number): string {
  let spoilt = name;
  for (const [letter, entity] of ENTITIES) spoilt = spoilt.replace(letter, entity);
  if (spoilt !== name) return spoilt;
  return turn % 2 === 0 ? `${name}  ` : ` ${name.replace(' ', '\u00a0')} `;
}

function spoil(record: FeedGame, index: number): DirtyRecord {
  const name = index % EVERY_NTH_NAME === 3 ? spoilName(record.name, index) : record.name;
  const base = { ...record, name };
  if (index % EVERY_NTH_IMAGE === 60) return { ...base, images: {} };
  if (index % EVERY_NTH_IMAGE === 100) return { ...base, images: { default: '', webp: null } };
  return base;
}

/** Records that must fail one by one without taking the list with them. */
function hopeless(sample: FeedGame): DirtyRecord[] {
  return [
    { ...sample, id: String(sample.id) },
    { ...sample, id: 1601, name: null },
    { ...sample, id: 1602.5, name: 'Half an Id' },
    { ...sample, id: 1603, name: { en: 'An Object for a Name' } },
    { ...sample, id: 1604, name: '   ' },
    { ...sample, id: -7, name: 'Below Zero' },
    { name: 'No Id at All' },
    { ...sample, id: 1605, name: 'Images Are Text', images: 'none' },
    { ...sample, rtp: String(sample.rtp), maxPrize: String(sample.maxPrize) },
    { ...sample, id: 1606, name: 'Modes as Text', playModes: 'Money' },
    null,
    'maintenance',
    {},
  ];
}

/** The clean records with the dirt on: as many games can be read from it as from the clean list, and no more. */
export function withDirt(clean: readonly FeedGame[]): DirtyRecord[] {
  const records: DirtyRecord[] = [];
  for (const [index, record] of clean.entries()) {
    records.push(spoil(record, index));
    if (index % EVERY_NTH_DUPLICATE === 50) records.push({ ...record, name: `${record.name} ` });
  }
  const sample = clean[0];
  if (sample === undefined) return records;
  const middle = Math.floor(records.length / 2);
  return [...records.slice(0, middle), ...hopeless(sample), ...records.slice(middle)];
}
