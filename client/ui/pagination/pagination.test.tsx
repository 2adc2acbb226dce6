import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const labels = { name: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page {page}' };

/** The links, by their relation or their text; the current page in brackets. */
function linksOn(current: number, pages: number): readonly string[] {
  const html = renderToStaticMarkup(
    <Pagination current={current} pages={pages} hrefOf={(page) => `/${page}`} labels={labels} />,
  );
  return Array.from(html.matchAll(/<a [^>]*>/gu), ([link]) => {
    const href = /href="(.*?)"/u.exec(link)?.[1] ?? '';
    const relation = /rel="(.*?)"/u.exec(link)?.[1];
    if (relation !== undefined) return `${relation} ${href}`;
    return link.includes('aria-current="page"') ? `[${href}]` : href;
  });
}

test.each([
  [1, 3, ['[/1]', '/2', '/3', 'next /2']],
  [2, 3, ['prev /1', '/1', '[/2]', '/3', 'next /3']],
  [3, 3, ['prev /2', '/1', '/2', '[/3]']],
  [1, 1, []],
])('§2.2 page %i of %i links to %j', (current, pages, links) => {
  expect(linksOn(current, pages)).toEqual(links);
});
