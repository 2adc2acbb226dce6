import { describe, expect, test } from 'vitest';
import { Breaker } from './breaker.ts';

const LIMIT_MS = 1_200;

/** A breaker that has just opened, at 0. */
function openBreaker(): Breaker {
  const breaker = new Breaker();
  for (let call = 0; call < 5; call += 1) breaker.record(0, 'call', 'unwell');
  return breaker;
}

describe('§8 the circuit breaker', () => {
  test('opens after five failures in a row; a success in between begins the count anew', () => {
    const breaker = new Breaker();
    const outcomes = ['unwell', 'unwell', 'unwell', 'unwell', 'well', 'unwell'] as const;
    for (const outcome of outcomes) breaker.record(0, 'call', outcome);
    expect(breaker.admit(0, LIMIT_MS)).toBe('call');
    for (let call = 0; call < 4; call += 1) breaker.record(0, 'call', 'unwell');
    expect(breaker.admit(0, LIMIT_MS)).toBe('refused');
    expect(breaker.state(0)).toBe('open');
  });

  test('one record that fails again and again counts once; five that fail open it', () => {
    const breaker = new Breaker();
    for (let call = 0; call < 20; call += 1) breaker.record(call, 'call', 'unwell', '/broken');
    expect(breaker.state(20)).toBe('closed');
    for (const record of ['/a', '/b', '/c']) breaker.record(20, 'call', 'unwell', record);
    expect(breaker.state(20)).toBe('closed');
    breaker.record(20, 'call', 'unwell', '/d');
    expect(breaker.state(20)).toBe('open');
  });

  test('a record whose call was a test in vain tests again after the others, which have five seconds for it', () => {
    const breaker = openBreaker();
    expect(breaker.admit(5_000, LIMIT_MS, '/broken')).toBe('test');
    breaker.record(5_100, 'test', 'unwell', '/broken');
    expect(breaker.admit(10_100, LIMIT_MS, '/broken')).toBe('refused');
    expect(breaker.admit(10_100, LIMIT_MS, '/other')).toBe('test');
    breaker.record(10_200, 'test', 'well', '/other');
    expect(breaker.admit(10_200, LIMIT_MS, '/broken')).toBe('call');
    const alone = openBreaker();
    alone.admit(5_000, LIMIT_MS, '/only');
    alone.record(5_000, 'test', 'unwell', '/only');
    expect(alone.admit(15_000, LIMIT_MS, '/only')).toBe('test');
  });

  test('after five seconds one call tests it, and the others wait for that one', () => {
    const breaker = openBreaker();
    expect(breaker.admit(4_999, LIMIT_MS)).toBe('refused');
    expect(breaker.admit(5_000, LIMIT_MS)).toBe('test');
    expect(breaker.state(5_001)).toBe('half-open');
    expect(breaker.admit(5_001, LIMIT_MS)).toBe('wait');
    breaker.record(5_002, 'test', 'well');
    expect(breaker.admit(5_002, LIMIT_MS)).toBe('call');
  });

  test('a test that fails opens it for five seconds more; one that the service refuses closes it', () => {
    const breaker = openBreaker();
    expect(breaker.admit(5_000, LIMIT_MS)).toBe('test');
    breaker.record(5_500, 'test', 'unwell');
    expect(breaker.admit(10_499, LIMIT_MS)).toBe('refused');
    expect(breaker.admit(10_500, LIMIT_MS)).toBe('test');
    breaker.record(10_600, 'test', 'refused');
    expect(breaker.state(10_600)).toBe('closed');
  });

  test('a late answer closes it, a refusal too; to a closed one a refusal says nothing, as in time', () => {
    for (const outcome of ['well', 'refused'] as const) {
      const breaker = openBreaker();
      breaker.recordLate('unwell');
      expect(breaker.state(100)).toBe('open');
      breaker.recordLate(outcome);
      expect(breaker.state(100)).toBe('closed');
    }
    const breaker = new Breaker();
    for (let call = 0; call < 5; call += 1) {
      breaker.record(call, 'call', 'unwell');
      if (call < 4) breaker.recordLate('refused');
    }
    expect(breaker.state(100)).toBe('open');
  });

  test('a test whose request was dropped holds the others no longer than a call may take', () => {
    const breaker = openBreaker();
    expect(breaker.admit(5_000, LIMIT_MS)).toBe('test');
    expect(breaker.admit(6_199, LIMIT_MS)).toBe('wait');
    expect(breaker.admit(6_200, LIMIT_MS)).toBe('test');
  });

  test('a call from before it opened neither closes it nor keeps it open', () => {
    const breaker = openBreaker();
    breaker.record(10, 'call', 'well');
    expect(breaker.state(10)).toBe('open');
    breaker.record(4_000, 'call', 'unwell');
    expect(breaker.admit(5_000, LIMIT_MS)).toBe('test');
  });

  test('a clock that is set back does not keep it open', () => {
    const breaker = openBreaker();
    expect(breaker.admit(-3_600_000, LIMIT_MS)).toBe('test');
  });

  test('it is half-open as soon as a call may test it, although none is made for hours', () => {
    const breaker = openBreaker();
    expect(breaker.state(4_999)).toBe('open');
    expect(breaker.state(5_000)).toBe('half-open');
    expect(breaker.state(3_600_000)).toBe('half-open');
    expect(breaker.admit(3_600_000, LIMIT_MS)).toBe('test');
    breaker.record(3_600_500, 'test', 'unwell');
    expect(breaker.state(3_600_500)).toBe('open');
  });

  test('failures a minute and more apart do not open it', () => {
    const breaker = new Breaker();
    for (let call = 0; call < 9; call += 1) breaker.record(call * 60_000, 'call', 'unwell');
    expect(breaker.state(480_000)).toBe('closed');
    for (let call = 1; call < 5; call += 1) breaker.record(480_000 + call * 59_999, 'call', 'unwell');
    expect(breaker.state(719_996)).toBe('open');
  });
});
