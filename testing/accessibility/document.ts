import {
  ACCESSIBILITY_REVIEWED,
  CRITERIA,
  CRITERION_IDS,
  type CriterionId,
} from '../../shared/config/accessibility.ts';
import { accessibility as english } from '../../shared/i18n/en/accessibility.ts';
import { PAGE_NAMES, type PageName } from '../../shared/pages/pages.ts';
import { EVIDENCE, type Evidence } from './evidence.ts';
import { REVIEWED_ON } from './reviewed-pages.ts';

/** What stands in the table for a criterion and a kind of page. */
export type Cell = 'test' | 'reviewed' | 'nothing' | 'missing';

const SIGNS: Readonly<Record<Cell, string>> = { test: '●', reviewed: '○', nothing: '–', missing: '!' };

/** What shows a criterion on a kind of page: a test, else a review; `missing` where it has to be shown and is not. */
export function cellOf(id: CriterionId, page: PageName): Cell {
  const { pages } = CRITERIA[id];
  if (pages !== undefined && !pages.includes(page)) return 'nothing';
  const own = EVIDENCE[id].filter((one) => one.pages === undefined || one.pages.includes(page));
  if (own.some((one) => 'test' in one)) return 'test';
  return own.length > 0 ? 'reviewed' : 'missing';
}

/** `docs/accessibility.md`: the table for people. */
export function accessibilityDocument(): string {
  return `# Accessibility: WCAG 2.2, criterion by criterion

Made by \`testing/accessibility.test.ts\` from \`shared/config/accessibility.ts\` (criteria and exceptions, of which the statement at \`/accessibility/\` is made too) and
\`testing/accessibility/evidence.ts\`; edit those, then \`npx vitest run --project unit testing/accessibility.test.ts -u\`. Gone through as a whole on ${ACCESSIBILITY_REVIEWED}${seenLater()}.

● a test · ○ looked at by a person · – the page has nothing of the kind

| | | ${PAGE_NAMES.map((name) => name.replaceAll('-', ' ')).join(' | ')} | exceptions |
|---|---|${PAGE_NAMES.map(() => '---').join('|')}|---|
${CRITERION_IDS.map(matrixRow).join('\n')}

\`cutNames\` is ours: what ends in “…” in a list. The other exceptions are what others show in our pages: \`games\` and \`accountWindows\` are other companies', \`editorsMedia\` is what editors publish.

| | | shown by |
|---|---|---|
${CRITERION_IDS.map((id) => `| ${id} | ${english.criteria[id]} | ${EVIDENCE[id].map(written).join('; ')} |`).join('\n')}
`;
}

/** The pages that were looked at on another day than the rest. */
function seenLater(): string {
  const later = Object.entries(REVIEWED_ON).filter(([, day]) => day !== ACCESSIBILITY_REVIEWED);
  return later.map(([page, day]) => `; \`${page}\` on ${day}`).join('');
}

function matrixRow(id: CriterionId): string {
  const { level, exceptions = [] } = CRITERIA[id];
  const cells = PAGE_NAMES.map((page) => SIGNS[cellOf(id, page)]);
  return `| ${id} | ${level} | ${cells.join(' | ')} | ${exceptions.join(', ')} |`;
}

function written(one: Evidence): string {
  return 'test' in one ? `\`${one.test}\`: “${one.title}”` : one.reviewed;
}
