import { createModel, signal } from '@preact/signals-react';
import type { FooterData } from '../../shared/pages/page-data.ts';
import type { ModelOf } from './model.ts';

/** §3 Footer state. Null: the platform sent none, and the footer shows only the site's own lines. */
export const Footer = createModel((initial: FooterData) => {
  const smartFooterIcons = signal(initial.iconsHtml);
  const footerCopyright = signal(initial.copyright);
  return {
    /** What the document was made of. */
    sent: () => initial,
    smartFooterIcons,
    footerCopyright,
    /**
     * Takes from the next page's data what there was none of so far. What is shown stays for as long as the document: the browser
     * spells the HTML in its own way (`&amp;`), and React would write the same footer anew.
     */
    complete(data: FooterData) {
      smartFooterIcons.value ??= data.iconsHtml;
      footerCopyright.value ??= data.copyright;
    },
  };
});

export type FooterModel = ModelOf<typeof Footer>;
