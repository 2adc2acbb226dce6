import { expect, test } from 'vitest';
import { pluginRules } from '../../../testing/offers/plugin-rules.ts';
import { MARKETS } from '../../config/markets.ts';
import { changeDays, midnight } from '../markets/duties.ts';
import { offerRulesOn } from './offer-gate.ts';

/** The strictest market: what may be shown there may be shown nearly everywhere. */
const STRICTEST = 'GB';

test('§7.4 wordpress/casino-headless/includes/offer-rules.json, which the plugin reads, has the rules of the table of markets', async () => {
  const { timeZone } = MARKETS[STRICTEST];
  const rows = changeDays(MARKETS[STRICTEST])
    .map((day) => ({ day, rules: offerRulesOn(STRICTEST, day, 0) }))
    .filter(({ rules }) => rules.significantTerms)
    .map(({ day, rules }) => ({ day, from: midnight(day, timeZone) / 1_000, rules: pluginRules(rules) }));
  const changes = rows.filter(
    ({ rules }, index) => JSON.stringify(rules) !== JSON.stringify(rows[index - 1]?.rules),
  );
  const how = 'write it anew: npx vitest run --project unit shared/domain/promotions/plugin-rules.test.ts -u';
  await expect(`${JSON.stringify(changes, null, 2)}\n`, how).toMatchFileSnapshot(
    '../../../wordpress/casino-headless/includes/offer-rules.json',
  );
});
