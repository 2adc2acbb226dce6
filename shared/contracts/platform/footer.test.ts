import { expect, test } from 'vitest';
import { parseCopyright, parseSmartFooter } from './footer.ts';
import { parseInfoPage } from './info-page.ts';
import { ShapeError } from '../parsing/shape.ts';

test('§7.1 the copyright line, with one data more or less', () => {
  expect(parseCopyright({ data: { data: { copyrightText: ' © Ace ' } } })).toBe('© Ace');
  expect(parseCopyright({ data: { copyrightText: '© Ace' } })).toBe('© Ace');
  expect(parseCopyright({ data: { copyrightText: '' } })).toBeNull();
  expect(() => parseCopyright({ data: {} })).toThrow(ShapeError);
  expect(() => parseCopyright({ data: { data: { copyrightText: 5 } } })).toThrow(ShapeError);
});

test('§7.1 the footer’s icons', () => {
  expect(parseSmartFooter({ data: { html: '<img>' } })).toBe('<img>');
  expect(parseSmartFooter({ data: { html: null } })).toBeNull();
  expect(() => parseSmartFooter({ html: '<img>' })).toThrow(expect.objectContaining({ field: 'data' }));
});

test('§7.1 an info page is its content', () => {
  expect(parseInfoPage({ data: { content: ' <p>Hi</p>\n' } })).toBe('<p>Hi</p>');
  expect(parseInfoPage({ data: { content: null } })).toBeNull();
  expect(parseInfoPage({ data: null, error: 'Resource not found' })).toBeNull();
  expect(() => parseInfoPage({ message: 'no Route matched with those values' })).toThrow(
    expect.objectContaining({ field: 'data' }),
  );
  expect(() => parseInfoPage({ data: {} })).toThrow(expect.objectContaining({ field: 'data.content' }));
});
