import { expect, test } from 'vitest';
import { safeStyle } from './safe-style.ts';

test.each([
  ['flex-basis:33.33%', 'flex-basis:33.33%'],
  ['object-position: 50% 20%; object-fit:cover', 'object-position:50% 20%;object-fit:cover'],
  ['aspect-ratio:16/9;width:300px;height:auto', 'aspect-ratio:16/9;width:300px;height:auto'],
  ['grid-template-columns:30% auto', 'grid-template-columns:30% auto'],
  [
    'padding-top:var(--wp--preset--spacing--40);margin:0 auto',
    'padding-top:var(--wp--preset--spacing--40);margin:0 auto',
  ],
  ['min-height:430px;font-size:1.25rem', 'min-height:430px;font-size:1.25rem'],
  [
    'background:linear-gradient(135deg,rgb(6,147,227) 0%,#9b51e0 100%)',
    'background:linear-gradient(135deg,rgb(6,147,227) 0%,#9b51e0 100%)',
  ],
  ['TEXT-ALIGN : Center ;', 'text-align:center'],
])('§2.12 the block style %j is kept', (written, kept) => {
  expect(safeStyle(written).style).toBe(kept);
});

test.each([
  'position:fixed;inset:0',
  'background:url(https://evil.example/x)',
  'background:url("data:image/png;base64,AAAA;")',
  'background:linear-gradient(url(x),red)',
  'color:red\\;background:url(x)',
  'width:expression(alert(1))',
  'width:calc(1px)',
  'margin:-99px',
  'width:99999px',
  'width:999vw',
  'min-height:999vh',
  'width:101%',
  'padding:999rem',
  'max-width:100.5vw',
  'aspect-ratio:1/9999',
  'aspect-ratio:9999',
  'aspect-ratio:1/0',
  'font-size:999px',
  'content:"x"',
  '--x:1px',
  'width:var(--anything)',
  'color:/**/#fff',
  ':',
  '',
])('§2.12 the style %j is dropped', (written) => {
  expect(safeStyle(written).style).toBe('');
});

test('§2.12 colours made for a white page are kept only where they can be read', () => {
  expect(safeStyle('color:#111').style).toBe('');
  expect(safeStyle('color:#eee').style).toBe('color:#eee');
  expect(safeStyle('color:#111;background-color:#fff').style).toBe('color:#111;background-color:#fff');
  expect(safeStyle('color:#777;background-color:#888')).toEqual({
    style: 'background-color:#888',
    hasPreset: false,
    isLightGround: true,
  });
  expect(safeStyle('background-color:rgb(255, 240, 200)').isLightGround).toBe(true);
  expect(safeStyle('background-color:#241f3a').isLightGround).toBe(false);
});
