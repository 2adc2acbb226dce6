import { describe, expect, test } from 'vitest';
import { RequestRecord } from './request-record.ts';
import { traceContext } from './telemetry/trace-context.ts';

const ID = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';

interface Closed {
  readonly record: RequestRecord;
  readonly lines: unknown[];
}

/** A request whose own line has been written. */
function closed(): Closed {
  const record = new RequestRecord({ startedAt: Date.now(), trace: traceContext(ID, { share: 0 }) });
  record.facts.route = 'tab';
  record.addError(new Error('known before the answer'));
  const lines: unknown[] = [];
  record.close((line) => lines.push(JSON.parse(line)));
  return { record, lines };
}

describe('§7.9 what fails in the background', () => {
  test('is a line of its own, with the id of its request', () => {
    const { record, lines } = closed();
    record.addError(new Error('feed: status 500', { cause: new Error('connection reset') }));
    expect(lines).toEqual([
      {
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
        severity_text: 'WARN',
        event_name: 'behind',
        trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
        span_id: '4bf92f3577b34da6',
        'http.route': 'tab',
        'casino.errors': ['Error: feed: status 500: connection reset'],
      },
    ]);
    // The request's own line is written: nothing is added to it.
    expect(record.errors).toEqual(['Error: known before the answer']);
  });

  test('is logged once, and not again when the request’s own line has it', () => {
    const { record, lines } = closed();
    record.addError(new Error('known before the answer'));
    record.addError(new Error('late'));
    record.addError(new Error('late'));
    expect(lines).toHaveLength(1);
  });

  test('is logged again with a call that is in no line yet', () => {
    const { record, lines } = closed();
    record.beginCall('cms.slugs-magazine', Date.now()).end(Date.now(), 'timeout');
    record.addError(new Error('known before the answer'));
    record.addError(new Error('known before the answer'));
    expect(lines).toEqual([
      expect.objectContaining({ 'casino.upstreams': [expect.objectContaining({ 'error.type': 'timeout' })] }),
    ]);
  });

  test('is bounded: a request cannot fill the log', () => {
    const { record, lines } = closed();
    for (let index = 0; index < 1_000; index += 1) record.addError(new Error(`failure ${index}`));
    expect(lines).toHaveLength(10);
  });

  test('is cut, as are notes: what a visitor or an upstream sends can be long', () => {
    const { record, lines } = closed();
    const open = new RequestRecord({ startedAt: 0, trace: traceContext(ID, { share: 0 }) });
    for (const one of [record, open]) {
      one.note('n'.repeat(300_000));
      one.addError(new Error('e'.repeat(300_000), { cause: new Error('c'.repeat(300_000)) }));
    }
    const note = `${'n'.repeat(499)}…`;
    const error = `Error: ${'e'.repeat(492)}…`;
    expect(open).toMatchObject({ notes: [note], errors: [error] });
    expect(lines).toMatchObject([{ 'casino.notes': [note] }, { 'casino.errors': [error] }]);
  });

  test('and a note is no warning', () => {
    const { record, lines } = closed();
    record.note('feed: 2 records dropped');
    expect(lines).toMatchObject([
      { severity_text: 'INFO', span_id: '4bf92f3577b34da6', 'casino.notes': ['feed: 2 records dropped'] },
    ]);
    expect(record.notes).toEqual([]);
  });
});
