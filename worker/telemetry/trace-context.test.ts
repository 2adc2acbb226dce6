import { describe, expect, test } from 'vitest';
import { formatTraceparent, newSpanId, traceContext } from './trace-context.ts';

const ID = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const THEIRS = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

describe('§7.9 the trace of a request', () => {
  test.each([
    [`00-${THEIRS}-${PARENT}-01`, true],
    [`00-${THEIRS}-${PARENT}-00`, false],
    [`00-${THEIRS}-${PARENT}-03`, true],
    [`cc-${THEIRS}-${PARENT}-01-what-the-future-will-be`, true],
  ])('goes on from %s, sampled as it says: %s', (parent, isSampled) => {
    const trace = traceContext(ID, { parent, share: isSampled ? 0 : 1 });
    expect(trace).toEqual({ traceId: THEIRS, parentSpanId: PARENT, spanId: '4bf92f3577b34da6', isSampled });
    expect(formatTraceparent(trace, trace.spanId)).toBe(
      `00-${THEIRS}-4bf92f3577b34da6-${isSampled ? '01' : '00'}`,
    );
  });

  test.each([
    [undefined],
    [''],
    ['hello'],
    [`ff-${THEIRS}-${PARENT}-01`],
    [`00-${'0'.repeat(32)}-${PARENT}-01`],
    [`00-${THEIRS}-${'0'.repeat(16)}-01`],
    [`00-${THEIRS.toUpperCase()}-${PARENT}-01`],
    [`00-${THEIRS}-${PARENT}-01\n{"level":"error"}`],
  ])('begins here where there is none to go on from: %j', (parent) => {
    expect(traceContext(ID, { parent, share: 0 })).toMatchObject({ traceId: TRACE, parentSpanId: null });
  });

  test('of those that begin here the share that is set is sampled', () => {
    const sampled = (share: number): number =>
      Array.from({ length: 1_000 }, (_, index) => index).filter((index) => {
        const end = Math.floor((index / 1_000) * 2 ** 24).toString(16);
        return traceContext(`${ID.slice(0, -6)}${end.padStart(6, '0')}`, { share }).isSampled;
      }).length;
    expect([sampled(0), sampled(0.25), sampled(1)]).toEqual([0, 250, 1_000]);
  });

  test('every span has an id of its own', () => {
    const ids = new Set(Array.from({ length: 100 }, newSpanId));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{16}$/u);
  });
});
