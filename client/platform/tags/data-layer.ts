import type { AnalyticsEvent } from '../../state/analytics-event.ts';
import { CONSENT_TYPES, NOTHING_GRANTED, type ConsentChoices } from '../../state/consent/consent-choices.ts';

/** `window.dataLayer`: event objects, and the `arguments` objects of `gtag` commands. */
export interface DataLayer {
  push(...items: unknown[]): number;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's names for our kinds of consent (§4). */
const CONSENT_SIGNALS: Readonly<Record<keyof ConsentChoices, readonly string[]>> = {
  advertising: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  analytics: ['analytics_storage'],
  functionality: ['functionality_storage'],
  personalization: ['personalization_storage'],
  security: ['security_storage'],
};

/** Those that have been told what is granted before any choice. */
const opened = new WeakSet<DataLayer>();

/**
 * The page's data layer (§7.8): that of the app around the page or of a script before ours, else a new one. The first thing that
 * we say in it denies every kind of consent (Consent Mode v2), so that a tag loaded later reads that first.
 */
export function openDataLayer(window: Pick<Window, 'dataLayer'>): unknown[] {
  const dataLayer = (window.dataLayer ??= []);
  if (opened.has(dataLayer)) return dataLayer;
  opened.add(dataLayer);
  dataLayer.push(consentCommand('default', NOTHING_GRANTED));
  return dataLayer;
}

/** Pushes one event. A change of consent is first pushed as the `consent` command, which tags obey. */
export function pushEvent(dataLayer: DataLayer, event: AnalyticsEvent): void {
  if (event.event === 'consent_update') dataLayer.push(consentCommand('update', event.choices));
  dataLayer.push(event);
}

/** What `gtag('consent', …)` would push. Tags recognise a command because it is an `arguments` object. */
function consentCommand(command: 'default' | 'update', choices: ConsentChoices): unknown {
  const signals: Record<string, 'granted' | 'denied'> = {};
  for (const type of CONSENT_TYPES) {
    for (const signal of CONSENT_SIGNALS[type]) signals[signal] = choices[type] ? 'granted' : 'denied';
  }
  return argumentsOf('consent', command, signals);
}

function argumentsOf(..._list: unknown[]): unknown {
  // oxlint-disable-next-line prefer-rest-params -- an array is not taken for a command by Google's tags
  return arguments;
}
