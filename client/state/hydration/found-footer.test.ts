// @vitest-environment own-window
import { expect, test } from 'vitest';
import type { SafeHtml } from '../../../shared/domain/content.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { withFoundFooter, withoutFooter } from './found-footer.ts';

const ICONS = '<ul><li><a href="/info/terms/">Terms &amp; more</a></li></ul>' as SafeHtml;

test('§2.7 the footer’s HTML is in the document once, and the browser’s data has it from there', () => {
  const base = testPageData();
  const data = { ...base, shell: { ...base.shell, footer: { iconsHtml: ICONS, copyright: null } } };
  const sent = withoutFooter(data);
  expect(JSON.stringify(sent)).not.toContain('Terms');
  expect(sent.page).toBe(data.page);
  document.body.innerHTML = `<footer><section data-found="iconsHtml">${ICONS}</section></footer>`;
  expect(withFoundFooter(sent)).toEqual(data);
});
