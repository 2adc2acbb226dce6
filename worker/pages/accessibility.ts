import { ACCESSIBILITY_REVIEWED, CRITERIA, CRITERION_IDS } from '../../shared/config/accessibility.ts';
import { MARKETS } from '../../shared/config/markets.ts';
import { accessibilityState, exceptionsOf } from '../../shared/domain/accessibility.ts';
import { dutiesOn } from '../../shared/domain/markets/duties.ts';
import { formatDate } from '../../shared/i18n/format-time.ts';
import { fill } from '../../shared/i18n/format.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { Loader } from '../page/loader.ts';

/** `/accessibility/`: the accessibility statement, made of the table of criteria. Needs no upstream. */
export const load: Loader<'accessibility'> = async ({ address: { locale }, messages, settings, visitor }) => {
  const words = messages.accessibility;
  const rows = CRITERION_IDS.map((id) => ({ id, state: accessibilityState(CRITERIA[id]) }));
  const count = (state: (typeof rows)[number]['state']) => rows.filter((row) => row.state === state).length;
  const numbers = {
    total: rows.length,
    met: count('met'),
    partly: count('partly'),
    nothing: count('nothing'),
  };
  const exceptions = exceptionsOf(CRITERION_IDS.map((id) => CRITERIA[id]));
  const brand = settings.brandName;
  return {
    data: {
      title: words.title,
      lead: fill(words.lead, { brand }),
      sections: [
        {
          title: words.status,
          texts: [
            fill(words.conforms[exceptions.length === 0 ? 'fully' : 'partly'], { brand }),
            fill(words.counts, numbers),
          ],
          items: [],
        },
        {
          title: words.exceptionsTitle,
          texts: [],
          items: exceptions.map((exception) => words.exceptions[exception]),
        },
        {
          title: words.methodTitle,
          texts: words.method.map((text) => fill(text, { day: formatDate(ACCESSIBILITY_REVIEWED, locale) })),
          items: [],
        },
      ].filter(({ texts, items }) => texts.length + items.length > 0),
      contact: {
        title: words.contactTitle,
        text: words.contact,
        link: words.contactLink,
        unsatisfied: words.unsatisfied,
        laws: dutiesOn(MARKETS[visitor.market], visitor.rulesAsOf)
          .filter(({ kind }) => kind === 'accessible-service')
          .map(({ law: { name, url } }) => ({ name, url })),
      },
      table: {
        title: words.tableTitle,
        columns: words.columns,
        rows: rows.map(({ id, state }) => ({
          id,
          level: CRITERIA[id].level,
          name: words.criteria[id],
          state: words.states[state],
        })),
      },
    },
    meta: {
      name: words.title,
      trail: [{ name: words.title, path: pathTo('accessibility') }],
    },
  };
};
