import { definePage } from './definition.ts';

/** A criterion of WCAG 2.2 as the statement shows it. */
export interface StatedCriterion {
  /** As WCAG numbers it. */
  readonly id: string;
  readonly level: 'A' | 'AA';
  readonly name: string;
  /** In words: met, met in part, or nothing of the kind here. */
  readonly state: string;
}

/** The accessibility statement (European Accessibility Act, EN 301 549), out of the table of criteria. */
export interface AccessibilityData {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly title: string;
    readonly texts: readonly string[];
    readonly items: readonly string[];
  }[];
  readonly contact: {
    readonly title: string;
    readonly text: string;
    readonly link: string;
    readonly unsatisfied: string;
    /** What the law of the visitor's market is. */
    readonly laws: readonly { readonly name: string; readonly url: string }[];
  };
  readonly table: {
    readonly title: string;
    readonly columns: { readonly criterion: string; readonly level: string; readonly state: string };
    readonly rows: readonly StatedCriterion[];
  };
}

export const accessibility = definePage<AccessibilityData>()({
  pattern: '/accessibility/',
  layout: 'content-page',
  isOpenToAll: true,
  sitemap: 'addresses',
});
