import { expect, test } from 'vitest';
import { problemsOf, PRODUCTION, SERVED } from '../testing/worker/environments.ts';
import { MARKETS } from '../shared/config/markets.ts';
import { lawAgainstTicked } from './market-settings.ts';

const isConsent = ({ kind }: { readonly kind: string }) => kind === 'granular-marketing-consent';

test('a market forbids a box that comes ticked by its duty, whichever market it is', () => {
  const consent = MARKETS.GB.duties.find(isConsent);
  const law = { name: 'A law of Malta', url: 'https://www.mga.org.mt/' };
  const owing = consent === undefined ? [] : [{ ...consent, law }];
  expect(lawAgainstTicked({ duties: [...MARKETS.MT.duties, ...owing] })).toBe(law);
  expect(lawAgainstTicked({ duties: MARKETS.GB.duties.filter((duty) => !isConsent(duty)) })).toBeNull();
});

test.each(SERVED)('in production the box of %s is not ticked where its duties forbid it', (name) => {
  const problems = problemsOf({ ...PRODUCTION, MARKETS: name, UK_MARKETING_OPT_IN: 'ticked' });
  const law = MARKETS[name].duties.find(isConsent)?.law.name;
  expect(problems).toBe(
    law === undefined
      ? 'none'
      : `UK_MARKETING_OPT_IN is ticked, which ${name} forbids (${law}): expected unticked`,
  );
});
