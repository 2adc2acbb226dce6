import type { ConsentModel } from '../../state/consent/consent.ts';
import type { DataLayer } from './data-layer.ts';

declare global {
  interface Window {
    /** The data layer that the tag manager reads. */
    tagDataLayer?: unknown[];
  }
}

interface TagLayerParts {
  readonly consent: Pick<ConsentModel, 'allowsTracking'>;
  /** The page's, in which everybody says what has happened. */
  readonly dataLayer: unknown[];
  /** What tags read. */
  readonly tagLayer: DataLayer;
  /** The path of the page that is shown. */
  readonly path: () => string;
}

export interface TagFeed {
  /** Passes the view of the page that is shown on, where it was not passed on as it came: consent was given on this page. */
  catchUp(): void;
}

/**
 * Passes on to the tags what is pushed to the page's data layer, no matter who pushes it: what the visitor has consented to and
 * nothing from before or after, only each change of consent itself. What they were not told then they are not told later either.
 */
export function feedTags({ consent, dataLayer, tagLayer, path }: TagLayerParts): TagFeed {
  let unseen: unknown = null;
  const pass = (item: unknown, isAllowed = consent.allowsTracking.peek()) => {
    if (isAllowed || isOfConsent(item)) tagLayer.push(item);
    if (fieldOf(item, 'event') === 'page_view') unseen = isAllowed ? null : item;
  };

  const chosenAt = dataLayer.findLastIndex(isOfConsent);
  for (const [index, item] of dataLayer.entries())
    pass(item, index > chosenAt && consent.allowsTracking.peek());
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...items) => {
    const length = push(...items);
    for (const item of items) pass(item);
    return length;
  };

  return {
    catchUp() {
      if (fieldOf(unseen, 'path') === path()) pass(unseen);
    },
  };
}

/** A `consent` command of gtag's, or the event that tells of it. */
function isOfConsent(item: unknown): boolean {
  return fieldOf(item, 0) === 'consent' || fieldOf(item, 'event') === 'consent_update';
}

function fieldOf(item: unknown, name: PropertyKey): unknown {
  return Reflect.get(Object(item), name);
}
