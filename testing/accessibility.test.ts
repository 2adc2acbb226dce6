import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CRITERIA, CRITERION_IDS } from '../shared/config/accessibility.ts';
import { accessibilityState, exceptionsOf } from '../shared/domain/accessibility.ts';
import { accessibility as english } from '../shared/i18n/en/accessibility.ts';
import { keysOf } from '../shared/domain/records.ts';
import { PAGE_NAMES } from '../shared/pages/pages.ts';
import { accessibilityDocument, cellOf } from './accessibility/document.ts';
import { CATALOGUES } from './catalogues.ts';
import { EVIDENCE } from './accessibility/evidence.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

describe('WCAG 2.2, levels A and AA', () => {
  test('has 31 criteria of level A and 24 of AA, each named in every language', () => {
    const levels = CRITERION_IDS.map((id) => CRITERIA[id].level);
    expect([levels.filter((level) => level === 'A').length, levels.length]).toEqual([31, 55]);
    for (const { language, accessibility } of CATALOGUES) {
      const names = CRITERION_IDS.map((id) => accessibility.criteria[id]);
      expect([names.filter((name) => name === ''), new Set(names).size], language).toEqual([[], 55]);
    }
  });

  test('each criterion is shown on each kind of page that it is about', () => {
    const missing = CRITERION_IDS.flatMap((id) =>
      PAGE_NAMES.filter((page) => cellOf(id, page) === 'missing').map((page) => `${id} on ${page}`),
    );
    const how =
      'look at the page, then write it with the day into testing/accessibility/reviewed-pages.ts, or name its test in evidence.ts (docs/how-to/page.md)';
    expect(missing, how).toEqual([]);
  });

  test('each test that shows one is there, by its exact title', () => {
    const gone = Object.values(EVIDENCE)
      .flat()
      .flatMap((one) => ('test' in one ? [one] : []))
      .filter(({ test: file, title }) => {
        const name = path.join(ROOT, file);
        return !existsSync(name) || !readFileSync(name, 'utf8').includes(`'${title}'`);
      });
    expect(gone).toEqual([]);
  });

  test('what is not met everywhere has its words, and there are no words for anything else', () => {
    const named = exceptionsOf(CRITERION_IDS.map((id) => CRITERIA[id]));
    expect(keysOf(english.exceptions).toSorted()).toEqual([...named].toSorted());
  });

  test('a criterion is met, met in part, or about nothing that is here', () => {
    expect(accessibilityState(CRITERIA['2.4.7'])).toBe('met');
    expect(accessibilityState(CRITERIA['1.2.4'])).toBe('partly');
    expect(accessibilityState(CRITERIA['2.1.4'])).toBe('nothing');
  });

  test('docs/accessibility.md is this table', async () => {
    const how = 'write it anew: npx vitest run --project unit testing/accessibility.test.ts -u';
    await expect(accessibilityDocument(), how).toMatchFileSnapshot('../docs/accessibility.md');
  });
});
