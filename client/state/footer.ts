import { createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import type { FooterData } from '../../shared/pages/page-data.ts';

/** §3 Footer state. Null: the platform sent none, and the footer shows only the site's own lines. */
export interface FooterModel {
  readonly smartFooterIcons: ReadonlySignal<string | null>;
  readonly footerCopyright: ReadonlySignal<string | null>;
  /** Takes the values of the next page's data; where it has none, the previous value stays. */
  update(data: FooterData): void;
}

export const Footer = createModel((initial: FooterData): FooterModel => {
  const smartFooterIcons = signal(initial.iconsHtml);
  const footerCopyright = signal(initial.copyright);
  return {
    smartFooterIcons,
    footerCopyright,
    update(data) {
      smartFooterIcons.value = data.iconsHtml ?? smartFooterIcons.peek();
      footerCopyright.value = data.copyright ?? footerCopyright.peek();
    },
  };
});
