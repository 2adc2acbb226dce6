import { expect, test, vi } from 'vitest';
import { problemsOf, PRODUCTION } from '../testing/worker/environments.ts';

/** A table in which Malta asks for consent in boxes, and Great Britain does not. */
vi.mock(import('../shared/config/markets.ts'), async (original) => {
  const markets = await original();
  const { GB, MT } = markets.MARKETS;
  const isConsent = ({ kind }: { readonly kind: string }) => kind === 'granular-marketing-consent';
  const moved = GB.duties.filter(isConsent);
  return {
    ...markets,
    MARKETS: {
      ...markets.MARKETS,
      GB: { ...GB, duties: GB.duties.filter((duty) => !isConsent(duty)) },
      MT: { ...MT, duties: [...MT.duties, ...moved] },
    },
  };
});

test('a box that comes ticked is refused where the duty is owed, whichever market that is', () => {
  const ticked = (markets: string) =>
    problemsOf({ ...PRODUCTION, MARKETS: markets, UK_MARKETING_OPT_IN: 'ticked' });
  expect(ticked('MT')).toContain('UK_MARKETING_OPT_IN is ticked, which MT forbids (LCCP');
  expect(ticked('GB')).toBe('none');
});
