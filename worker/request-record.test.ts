import { describe, expect, test } from 'vitest';
import { RequestRecord } from './request-record.ts';

interface Closed {
  readonly record: RequestRecord;
  readonly lines: unknown[];
}

/** A request whose own line has been written. */
function closed(): Closed {
  const record = new RequestRecord('request-1', Date.now());
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
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
        level: 'warn',
        id: 'request-1',
        event: 'behind',
        route: 'tab',
        errors: ['Error: feed: status 500: connection reset'],
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

  test('is bounded: a request cannot fill the log', () => {
    const { record, lines } = closed();
    for (let index = 0; index < 1_000; index += 1) record.addError(new Error(`failure ${index}`));
    expect(lines).toHaveLength(10);
  });

  test('and a note is no warning', () => {
    const { record, lines } = closed();
    record.note('feed: 2 records dropped');
    expect(lines).toMatchObject([{ level: 'info', id: 'request-1', notes: ['feed: 2 records dropped'] }]);
    expect(record.notes).toEqual([]);
  });
});
