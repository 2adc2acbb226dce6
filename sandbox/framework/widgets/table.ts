import { element, type Child } from '../ui/element.ts';
import { button, paragraph, stack } from '../ui/parts.ts';
import type { WidgetContext } from './widget.ts';

const ROWS_A_PAGE = 20;

type Page = { rows: Child[][]; total: number };

type PagedTable = { caption: string; columns: readonly string[]; load(page: number): Promise<Page> };

/** A table of the player's past, 20 rows a page, newest first, with a way to older ones. */
export async function pagedTable(
  { caption, columns, load }: PagedTable,
  context: WidgetContext,
): Promise<HTMLElement> {
  const { t } = context.language();
  const view = stack();
  const show = async (page: number): Promise<void> => {
    const { rows, total } = await load(page);
    const pages = Math.max(1, Math.ceil(total / ROWS_A_PAGE));
    const step = (label: string, to: number): Child =>
      to < 1 || to > pages ? null : button(label, () => void show(to).catch(context.again));
    view.replaceChildren(
      rows.length === 0 ? paragraph('lead', t('historyEmpty')) : table(caption, columns, rows),
      element(
        'nav',
        { class: 'actions', 'aria-label': caption, hidden: pages === 1 },
        step(t('newer'), page - 1),
        element('span', { class: 'hint', role: 'status' }, t('pageOf', { page, pages })),
        step(t('older'), page + 1),
      ),
    );
  };
  await show(1);
  return view;
}

function table(caption: string, columns: readonly string[], rows: Child[][]): HTMLElement {
  return element(
    'div',
    { class: 'scroll', role: 'region', 'aria-label': caption, tabindex: 0 },
    element(
      'table',
      {},
      element('caption', { class: 'unseen' }, caption),
      element(
        'thead',
        {},
        element('tr', {}, ...columns.map((name) => element('th', { scope: 'col' }, name))),
      ),
      element(
        'tbody',
        {},
        ...rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, cell)))),
      ),
    ),
  );
}
