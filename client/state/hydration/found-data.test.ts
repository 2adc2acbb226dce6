// @vitest-environment own-window
import { expect, test } from 'vitest';
import type { SafeHtml } from '../../../shared/domain/content.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { withFound, withoutFound } from './found-data.ts';

const ICONS = '<ul><li><a href="/info/terms/">Terms &amp; more</a></li></ul>' as SafeHtml;
const JSON_LD = '{"@type":"WebSite","name":"Tom & Jerry"}';

test('§2.7 the footer’s HTML and the JSON-LD are in the document once, and the browser’s data has them from there', () => {
  const base = testPageData();
  const data = {
    ...base,
    shell: { ...base.shell, footer: { iconsHtml: ICONS, copyright: null } },
    meta: { ...base.meta, structuredData: [JSON_LD] },
  };
  const sent = withoutFound(data);
  expect(JSON.stringify(sent)).not.toMatch(/Terms|WebSite/u);
  expect(sent.page).toBe(data.page);
  document.body.innerHTML =
    `<footer><section data-found="iconsHtml">${ICONS}</section></footer>` +
    `<div hidden><script type="application/ld+json">${JSON_LD}</script></div>`;
  expect(withFound(sent)).toEqual(data);
});
