import { createModel, signal } from '@preact/signals-react';
import type { FooterData } from '../../shared/pages/page-data.ts';
import type { ModelOf } from './model.ts';

/** §3 Footer state. Null: the platform sent none, and the footer shows only the site's own lines. */
export const Footer = createModel((initial: FooterData) => {
  const smartFooterIcons = signal(initial.iconsHtml);
  const footerCopyright = signal(initial.copyright);
  return {
    smartFooterIcons,
    footerCopyright,
    /** Takes the values of the next page's data; where it has none, the previous value stays. */
    update(data: FooterData) {
      smartFooterIcons.value = data.iconsHtml ?? smartFooterIcons.peek();
      footerCopyright.value = data.copyright ?? footerCopyright.peek();
    },
  };
});

export type FooterModel = ModelOf<typeof Footer>;
