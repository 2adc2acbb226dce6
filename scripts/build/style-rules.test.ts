import { expect, test } from 'vitest';
import { sheetOf } from '../../worker/page/used-styles.ts';
import { needsOf, readRules } from './style-rules.ts';

const SHEET =
  '@layer reset,base;@layer base{h1{color:red}@media print{.a{color:#000}.b:after{content:"}{;"}}}' +
  '@keyframes turn{to{rotate:1turn}}:root{--icon:url("data:image/svg+xml;a")}.c>.d{margin:0}';

test('a style sheet is read rule by rule, and written again as it was', () => {
  const rules = readRules(SHEET);
  expect(sheetOf(rules)).toBe(SHEET);
  expect(rules.map(({ within, needs }) => ({ within, needs }))).toEqual([
    { within: [], needs: [] },
    { within: ['@layer base'], needs: ['h1'] },
    { within: ['@layer base', '@media print'], needs: ['.a'] },
    { within: ['@layer base', '@media print'], needs: ['.b'] },
    { within: [], needs: [] },
    { within: [], needs: [] },
    { within: [], needs: ['.c', '.d'] },
  ]);
});

test('the underline’s colour stands in it once, without the prefix', () => {
  const rules = readRules(
    'a{-webkit-text-decoration-color:red;-webkit-text-decoration-color:red;text-decoration-color:red}',
  );
  expect(sheetOf(rules)).toBe('a{text-decoration-color:red}');
});

test('keyframes need what a rule that names them needs; without such a rule they are for every page', () => {
  const needs = (sheet: string) => readRules(sheet)[0]?.needs;
  expect(
    needs('@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}@media print{.b .c{animation-name:turn}}'),
  ).toEqual([[['.a'], ['.b', '.c']]]);
  expect(needs('@keyframes turn{to{rotate:1turn}}.a{animation:1s turning}')).toEqual([]);
  expect(needs('@keyframes turn{to{rotate:1turn}}.a{animation:turn}*{animation:turn}')).toEqual([]);
});

test.each([
  ['.cms .wp-block-table>td:hover', ['.cms', '.wp-block-table', 'td']],
  ['dialog[open]::backdrop', ['dialog']],
  ['a[href=".x,(y"].b', ['a', '.b']],
  ['.tile:nth-child(3n+1):not(.wide) img', ['.tile', 'img']],
  ['.tile:has(iframe)', ['.tile']],
  ['.a,.b .c', [[['.a'], ['.b', '.c']]]],
  ['.a,*', []],
  ['.cms :is(h2,.x y)', ['.cms', [['h2'], ['.x', 'y']]]],
  ['.cms>:where(*,b)', ['.cms']],
  [String.raw`.md\:wide`, []],
  ['#main', []],
])('what %s can match has these tags and classes', (selector, needs) => {
  expect(needsOf(selector)).toEqual(needs);
});
