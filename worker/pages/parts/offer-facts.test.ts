import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../../content/clean-html.ts';
import { selectHtml } from '../../content/audience.ts';
import { cleanOptions } from '../../content/site-clean-options.ts';
import { parseSettings } from '../../settings.ts';
import { offerFacts, type OfferReader } from './offer-facts.ts';

const settings = parseSettings({
  SITE_URL: 'https://casino.example',
  SANDBOX_ORIGIN: 'https://sandbox.example',
});
const LONDON: OfferReader = { visitor: { market: 'GB', country: 'GB' }, locale: 'en' };
const NOTHING = { code: null, minDeposit: null, endsAt: null, terms: null, termsHref: null };
const NOON = Date.parse('2026-11-30T12:00:00Z');

function termsOf(html: string) {
  return selectHtml(cleanHtml(html, cleanOptions(settings, 'en', { service: 'cms' })), 'GB');
}

describe('§7.4 the conditions of an offer', () => {
  test('are plain text where no markup is shown, with code and end', () => {
    const terms = termsOf(
      '<p>18+. T&amp;Cs apply, bets of &lt; £5. <a href="/info/terms/">Full terms</a></p>',
    );
    expect(offerFacts({ ...NOTHING, code: 'LAMP', minDeposit: '£20', endsAt: NOON, terms }, LONDON)).toEqual({
      facts: [
        { name: 'Code', value: 'LAMP' },
        { name: 'Min. deposit', value: '£20' },
        { name: 'Ends', value: '30 November 2026 at 12:00 GMT' },
      ],
      endsAt: NOON,
      terms,
      termsHref: null,
      conditions: {
        text: 'Code: LAMP · Ends: 30 November 2026 at 12:00 GMT · 18+. T&Cs apply, bets of < £5.',
        href: '/info/terms/',
        link: 'Full terms',
      },
    });
  });

  test.each([
    ['a field of the editor', '18+. Once.', '/info/terms/', '18+. Once.', '/es/info/terms/'],
    [
      'another site',
      '18+. Once.',
      'https://x.example/t?a=1&b=2',
      '18+. Once.',
      'https://x.example/t?a=1&b=2',
    ],
    [
      'a link within a sentence, whose words stay',
      '<p>18+. The <a href="/info/terms/">terms</a> apply once.</p>',
      null,
      '18+. The terms apply once.',
      '/es/info/terms/',
    ],
    [
      'the link that ends them, where there are several',
      '<p>18+. By the <a href="/info/bonus-policy/">bonus policy</a>. <a href="/info/terms/">Full terms</a></p>',
      null,
      '18+. By the bonus policy.',
      '/es/info/terms/',
    ],
    [
      'no place of their own text',
      '<p>18+. Once. <a href="#terms">Terms</a></p>',
      '/info/terms/',
      '18+. Once. Terms',
      '/es/info/terms/',
    ],
    [
      'a link that ends them, with a full stop',
      '<p>18+.</p><p><a href="https://x.example/terms?a=1&amp;b=2">Full terms</a>.</p>',
      null,
      '18+.',
      'https://x.example/terms?a=1&b=2',
    ],
    [
      'a last link that leads elsewhere is no link to the terms',
      '18+. See <a href="/blog/">the magazine</a>',
      null,
      '18+. See the magazine',
      null,
    ],
  ])('have the full terms one press away: %s', (_name, html, termsHref, text, href) => {
    const terms = selectHtml(cleanHtml(html, cleanOptions(settings, 'es', { service: 'cms' })), 'GB');
    expect(offerFacts({ ...NOTHING, terms, termsHref }, { ...LONDON, locale: 'es' }).conditions).toEqual({
      text,
      href,
      link: 'Condiciones completas',
    });
  });

  test('an end at midnight, by the clock of the market, is a last day', () => {
    const endsAt = Date.parse('2026-12-01T05:00:00Z');
    const reader: OfferReader = { visitor: { market: 'CA-ON', country: 'CA' }, locale: 'en-ca' };
    expect(offerFacts({ ...NOTHING, endsAt }, reader).facts).toEqual([
      { name: 'Last day', value: 'November 30, 2026' },
    ]);
  });

  test('are made once for each market and language', () => {
    const code = { ...NOTHING, code: 'LAMP', endsAt: NOON };
    const elsewhere: readonly OfferReader[] = [
      { ...LONDON, locale: 'es' },
      { ...LONDON, visitor: { market: 'CA-ON', country: 'CA' } },
    ];
    const first = offerFacts(code, LONDON);
    expect(offerFacts({ ...code }, LONDON)).toBe(first);
    for (const reader of elsewhere)
      expect(offerFacts(code, reader).conditions?.text).not.toBe(first.conditions?.text);
    expect(offerFacts({ ...code, code: 'MOON' }, LONDON).conditions?.text).toContain('Code: MOON');
    expect(offerFacts({ ...code, termsHref: '/info/terms/' }, LONDON)).not.toBe(first);
  });

  test('an offer that says nothing has none', () => {
    expect(offerFacts(NOTHING, LONDON)).toMatchObject({ facts: [], conditions: null });
  });
});
