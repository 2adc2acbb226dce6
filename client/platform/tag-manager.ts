import { effect } from '@preact/signals-react';
import type { ConsentModel } from '../state/consent/consent.ts';
import type { Cancel } from '../state/collaborators.ts';
import type { DataLayer } from './data-layer.ts';

interface TagManagerParts {
  readonly consent: Pick<ConsentModel, 'allowsTags'>;
  /** Empty: the site has no tag manager. */
  readonly gtmId: string;
  readonly dataLayer: DataLayer;
  readonly now: () => number;
  readonly insertScript: (address: string) => void;
}

/** Adds the tag manager's script (§7.8) once the visitor has consented to analytics or advertising; never before. */
export function loadTagManager({ consent, gtmId, dataLayer, now, insertScript }: TagManagerParts): Cancel {
  if (gtmId === '') return () => {};
  let isLoaded = false;
  return effect(() => {
    if (isLoaded || !consent.allowsTags.value) return;
    isLoaded = true;
    dataLayer.push({ 'gtm.start': now(), event: 'gtm.js' });
    insertScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`);
  });
}
