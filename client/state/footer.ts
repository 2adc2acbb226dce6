import { createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import type { FooterData } from '../../shared/pages/page-data.ts';

/** §3 Footer state. Null: the platform gave nothing, and the page's own licence line stands alone. */
export interface FooterModel {
  readonly smartFooterIcons: ReadonlySignal<string | null>;
  readonly footerCopyright: ReadonlySignal<string | null>;
  /** The next page's data brought them anew; what it lacks is kept. */
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
