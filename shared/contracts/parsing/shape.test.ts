import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseRecords, parseShape, ShapeError } from './shape.ts';

const schema = v.object({ page: v.object({ title: v.string() }) });

const fieldOf = (input: unknown): unknown => {
  try {
    return parseShape(schema, input);
  } catch (error) {
    return error instanceof ShapeError ? error.field : error;
  }
};

test('a response of the wrong shape names the field, and the root when it is no object at all', () => {
  expect(fieldOf({ page: { title: 5 } })).toBe('page.title');
  expect(fieldOf({ page: [] })).toBe('page.title');
  expect(fieldOf('<html>')).toBe('$');
  expect(fieldOf({ page: { title: 'Hi', more: 1 } })).toEqual({ page: { title: 'Hi' } });
  expect(() => parseShape(schema, null)).toThrow(/^\$: /);
});

test('a record of a wrong type is dropped alone, with its path', () => {
  const { records, dropped } = parseRecords(
    v.object({ id: v.number() }),
    [{ id: 1 }, { id: '2' }, 3],
    'list',
  );
  expect(records).toEqual([{ id: 1 }]);
  expect(dropped.map(({ path }) => path)).toEqual(['list.1.id', 'list.2']);
});

test('of a list with a limit what is past it is not read, and counted', () => {
  const { records, dropped } = parseRecords(
    v.object({ id: v.number() }),
    [{ id: 1 }, 3, { id: 2 }, {}],
    'list',
    2,
  );
  expect(records).toEqual([{ id: 1 }]);
  expect(dropped).toEqual([
    { path: 'list.1', reason: expect.stringContaining('Object') },
    { path: 'list.2', reason: 'Expected 2 records at most' },
    { path: 'list.2', reason: 'Expected 2 records at most' },
  ]);
});
