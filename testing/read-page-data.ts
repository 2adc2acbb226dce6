import type { PageData } from '../shared/pages/page-data.ts';

/** The `PageData` that a document carries for hydration. */
export function pageDataOf(html: string): PageData {
  const json = /<script id="[^"]*" type="application\/json"[^>]*>(.*?)<\/script>/su.exec(html)?.[1] ?? '{}';
  const payload: { pageData: PageData } = JSON.parse(json);
  return payload.pageData;
}
