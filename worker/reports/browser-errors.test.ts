import { describe, expect, test } from 'vitest';
import { withoutPrivateParts } from './browser-errors.ts';

const error = (changes: object) =>
  withoutPrivateParts({ route: 'home', type: 'TypeError', message: '', stack: '', ...changes });

describe('§7.9 what is logged of an error in a browser', () => {
  test.each([
    ['x is not a function', 'x is not a function'],
    ['no account ada@example.com here', 'no account … here'],
    ['failed: https://www.casino.example/?token=secret at once', 'failed: … at once'],
    ['"My name is Ada Lovelace" is not valid JSON', '… is not valid JSON'],
    ['player 4711081 is unknown', 'player … is unknown'],
    ['x'.repeat(900), 'x'.repeat(200)],
    ['in \u001b[31mred\u001b[0m\r\n\u0085on two lines', 'in  [31mred [0m on two lines'],
  ])('of the message %s remains %s', (message, kept) => {
    expect(error({ message })['exception.message']).toBe(kept);
  });

  test('of a stack remain the frames in the site’s own files, in the spelling of every browser', () => {
    const stack = [
      'TypeError: ada@example.com',
      '    at play (https://www.casino.example/assets/shell-AbC_12-3.js:1:2345)',
      'open@https://www.casino.example/assets/browsing-x.js:2:7',
      '    at https://evil.example/scripts/ada.js:1:1',
      '    at chrome-extension://abc/assets/content.txt:1:1',
    ].join('\n');
    expect(error({ stack })['exception.stacktrace']).toBe('shell-AbC_12-3.js:1:2345\nbrowsing-x.js:2:7');
    expect(error({ stack: stack.repeat(50) })['exception.stacktrace'].split('\n').length).toBe(10);
  });

  test('a name that is none is “Error”', () => {
    expect(error({ type: 'Ada Lovelace <ada@example.com>' })['exception.type']).toBe('Error');
  });
});
