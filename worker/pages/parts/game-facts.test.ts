import { describe, expect, test } from 'vitest';
import { edgeMessages } from '../../messages.ts';
import { gameMake, gamePays, type FactSources } from './game-facts.ts';

const NOTHING: FactSources = {
  game: null,
  fields: {},
  stakeLimit: null,
  currency: 'GBP',
  locale: 'en',
  words: edgeMessages('en').review,
};
const spanish = { locale: 'es', currency: 'EUR', words: edgeMessages('es').review } as const;
const game = { rtp: 96.5, maxPrize: '250000', jackpot: null };

function factsOf(sources: Partial<FactSources>): Record<string, string> {
  return Object.fromEntries(gamePays({ ...NOTHING, ...sources }).facts.map(({ key, value }) => [key, value]));
}

describe('§2.2 how a game pays', () => {
  test('of a game of which nothing is known nothing is said', () => {
    expect(gamePays(NOTHING)).toEqual({ rtp: null, volatility: null, facts: [] });
  });

  test('the return is the catalogue’s before the editors’, and said in money', () => {
    const { rtp } = gamePays({ ...NOTHING, game, fields: { rtp: '94.1' } });
    expect(rtp?.value).toBe('96.5%');
    expect(rtp?.meaning).toContain('Of every £100 staked, about £96.50 comes back');
    expect(gamePays({ ...NOTHING, fields: { rtp: '94.1 %' } }).rtp?.value).toBe('94.1%');
    expect(gamePays({ ...NOTHING, fields: { rtp: '94,1' } }).rtp?.value).toBe('94.1%');
  });

  test('in Spanish figures and money are written as Spanish writes them', () => {
    const { rtp, facts } = gamePays({ ...NOTHING, ...spanish, game, fields: { max_win: '12500x' } });
    expect(rtp?.value).toBe('96,5\u00A0%');
    expect(rtp?.meaning).toContain('De cada 100\u00A0€ apostados, unos 96,50\u00A0€ vuelven');
    expect(facts).toEqual([{ key: 'maxWin', value: '12.500 × la apuesta' }]);
  });

  test('a return with three decimals is a return, and no thousands', () => {
    expect(gamePays({ ...NOTHING, game: { ...game, rtp: 97.297 } }).rtp?.value).toBe('97.297%');
    expect(gamePays({ ...NOTHING, fields: { rtp: '99.287 %' } }).rtp?.value).toBe('99.287%');
    expect(gamePays({ ...NOTHING, ...spanish, fields: { rtp: '97,297' } }).rtp?.value).toBe('97,297\u00A0%');
  });

  test.each(['94 to 96 %', 'see the rules'])(
    'the return %j is shown as it came, and not explained',
    (text) => {
      expect(gamePays({ ...NOTHING, fields: { rtp: text } }).rtp).toEqual({ value: text, meaning: null });
    },
  );

  test.each(['0', '0.96', '9650'])('the return %j is a mistake and not shown', (text) => {
    expect(gamePays({ ...NOTHING, fields: { rtp: text } }).rtp).toBeNull();
  });

  test.each([
    ['Low', 2, 'often'],
    ['Medium', 3, 'take turns'],
    ['Very high', 5, 'rare'],
  ] as const)('the volatility %j is level %i, and says how wins come', (value, level, words) => {
    const { volatility } = gamePays({ ...NOTHING, fields: { volatility: value } });
    expect(volatility).toMatchObject({ value, level });
    expect(volatility?.meaning).toContain(words);
  });

  test('a volatility in other words is shown as it came, without a level', () => {
    const { volatility } = gamePays({ ...NOTHING, fields: { volatility: 'Wild' } });
    expect(volatility).toEqual({ value: 'Wild', level: null, meaning: null });
  });

  test('the largest win is told in stakes where the editors say so, else in the platform’s money', () => {
    expect(factsOf({ game, fields: { max_win: '7500×' } })['maxWin']).toBe('7,500 × the stake');
    expect(factsOf({ game, fields: { max_win: '£100' } })['maxWin']).toBe('£250,000');
    expect(factsOf({ fields: { max_win: 'A car' } })['maxWin']).toBe('A car');
  });

  test('a jackpot is in whole units of its own currency', () => {
    const jackpot = { amount: 1_250_000.75, currency: 'EUR' };
    expect(factsOf({ game: { ...game, jackpot } })['jackpot']).toBe('€1,250,000');
  });

  test.each([
    [{ min_bet: '0.2', max_bet: '100' }, '£0.20 to £100'],
    [{ min_bet: '1', max_bet: '1' }, '£1'],
    [{ min_bet: '0.2' }, 'from £0.20'],
    [{ max_bet: '100' }, 'up to £100'],
    [{ min_bet: '0,10', max_bet: '1.000' }, '£0.10 to £1,000'],
    [{ min_bet: '10', max_bet: '1' }, undefined],
    [{}, undefined],
  ])('stakes of %j', (fields, shown) => {
    expect(factsOf({ fields })['stakes']).toBe(shown);
  });

  test('no stake above what the law allows is named, and the limit stands beside it', () => {
    const stakeLimit = { adult: 5, under25: 2 };
    const facts = factsOf({ stakeLimit, fields: { min_bet: '0.2', max_bet: '100' } });
    expect(facts['stakes']).toBe('£0.20 to £5');
    expect(facts['stakeLimit']).toContain('£5 a spin; £2');
    expect(factsOf({ stakeLimit, fields: { max_bet: '1' } })['stakes']).toBe('up to £1');
    expect(factsOf({ stakeLimit, fields: { max_bet: '0.125' } })['stakes']).toBe('up to £0.13');
    expect(factsOf({ stakeLimit, fields: { max_bet: '1,250' } })['stakes']).toBe('up to £5');
    expect(factsOf({ stakeLimit, fields: { max_bet: '£100' } })['stakes']).toBeUndefined();
    expect(factsOf({ stakeLimit, fields: { min_bet: '10', max_bet: '100' } })['stakes']).toBeUndefined();
    expect(factsOf({ stakeLimit, fields: { min_bet: '10' } })['stakes']).toBeUndefined();
    expect(factsOf({ stakeLimit, fields: { min_bet: '£10', max_bet: '100' } })['stakes']).toBe('up to £5');
  });

  test.each([
    ['25', '25%, 1 round in 4'],
    ['27.4 %', '27.4%, 1 round in 3.6'],
    ['28.125', '28.125%, 1 round in 3.6'],
    ['0', undefined],
    ['often', undefined],
  ])('the share of rounds that win, %j, is %j', (hit_frequency, shown) => {
    expect(factsOf({ fields: { hit_frequency } })['hitFrequency']).toBe(shown);
  });

  test('how often the main feature comes', () => {
    expect(factsOf({ fields: { feature_every: '1230' } })['featureEvery']).toBe('about 1 round in 1,230');
    expect(factsOf({ fields: { feature_every: 'seldom' } })['featureEvery']).toBe('seldom');
  });
});

test('§2.2 how a game is made: what the editors state, numbers of lines as the language writes them, years as years', () => {
  const fields = { reels: '6×2–7', paylines: '117,649', released: '2024', volatility: 'High' };
  expect(gameMake({ fields, locale: 'es' })).toEqual([
    { key: 'reels', value: '6×2–7' },
    { key: 'paylines', value: '117.649' },
    { key: 'released', value: '2024' },
  ]);
  expect(gameMake({ fields: { paylines: 'Cluster pays' }, locale: 'en' })).toEqual([
    { key: 'paylines', value: 'Cluster pays' },
  ]);
});
