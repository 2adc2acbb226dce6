import { effect } from '@preact/signals-react';
import type { ConsentModel } from '../../state/consent/consent.ts';
import type { Cancel } from '../../state/collaborators.ts';
import { feedTags } from './tag-layer.ts';

interface TagManagerParts {
  readonly consent: Pick<ConsentModel, 'allowsTags' | 'allowsTracking'>;
  /** Empty: the site has no tag manager. */
  readonly gtmId: string;
  /** The page's. */
  readonly dataLayer: unknown[];
  /** That of the tags, `window.tagDataLayer`. */
  readonly tagLayer: unknown[];
  /** The path of the page that is shown. */
  readonly path: () => string;
  readonly now: () => number;
  readonly insertScript: (address: string) => void;
}

/**
 * Adds the tag manager's script (§7.8) once the visitor has consented to analytics or advertising; never before. It reads a data
 * layer of its own: in the page's stands also what was pushed without consent.
 */
export function loadTagManager({ gtmId, now, insertScript, ...parts }: TagManagerParts): Cancel {
  if (gtmId === '') return () => {};
  const { consent, tagLayer } = parts;
  const feed = feedTags(parts);
  let isLoaded = false;
  return effect(() => {
    if (!consent.allowsTags.value) return;
    if (!isLoaded) {
      isLoaded = true;
      tagLayer.push({ 'gtm.start': now(), event: 'gtm.js' });
      insertScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}&l=tagDataLayer`);
    }
    feed.catchUp();
  });
}
