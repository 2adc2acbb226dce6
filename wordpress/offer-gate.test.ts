import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { judged, LABELLED_OFFERS } from '../testing/offers/labelled-offers.ts';

const seconds = (milliseconds: number | null): number | false | null => {
  if (milliseconds === null) return null;
  return Number.isNaN(milliseconds) ? false : milliseconds / 1_000;
};

test('§7.4 the plugin finds in every labelled offer what the site finds', () => {
  const asked = LABELLED_OFFERS.map(({ offer, rules }) => ({
    offer: {
      title: offer.title,
      teaser: offer.teaser,
      body: offer.body,
      terms: offer.terms,
      full_terms: offer.fullTerms,
      wagering: offer.wagering,
      min_deposit: offer.minDeposit,
      code: offer.code,
      starts_at: seconds(offer.startsAt),
      ends_at: seconds(offer.endsAt),
    },
    rules: {
      wagering_cap: rules.wageringCap,
      single_product: rules.singleProduct,
      no_personal: rules.noPersonal,
      age: rules.age,
    },
    now: seconds(rules.now),
  }));
  const answer = execFileSync('php', [path.join(import.meta.dirname, 'judge-offers.php')], {
    input: JSON.stringify(asked),
    encoding: 'utf8',
  });
  const found: Readonly<Record<string, string>>[] = JSON.parse(answer);
  expect(found).toEqual(
    LABELLED_OFFERS.map((labelled) =>
      Object.fromEntries(judged(labelled).map(({ kind, words }) => [kind, words])),
    ),
  );
});

test('the plugin’s patterns are the site’s', () => {
  const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
  expect(read('casino-headless/includes/offer-patterns.json')).toBe(
    read('../shared/domain/promotions/offer-patterns.json'),
  );
});
