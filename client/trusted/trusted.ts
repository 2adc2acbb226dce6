import { useMemo } from 'react';
import { TRUSTED_TYPES_POLICY } from '../../shared/config/constants.ts';
import type { SafeHtml } from '../../shared/domain/content.ts';

/** The part of the browser's Trusted Types that is used here; TypeScript's DOM library lacks them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML?: (html: string) => string;
      readonly createScriptURL?: (address: string) => string;
    },
  ): { createHTML(html: string): TrustedHTML; createScriptURL(address: string): object };
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of `globalThis`
  var trustedTypes: TrustedTypes | undefined;
}

/** The props that put HTML into an element; no other module makes them (`testing/sinks.test.ts`). */
export interface InnerHtml {
  readonly dangerouslySetInnerHTML: { readonly __html: string | TrustedHTML };
}

const unchanged = (value: string): string => value;

/**
 * The site's one policy of Trusted Types. It changes nothing: what may pass is decided by the parameters of the functions
 * below, which alone use it. At the edge, and in browsers without Trusted Types, there is none and strings stay strings.
 */
const policy = globalThis.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
  createHTML: unchanged,
  createScriptURL: unchanged,
});

function innerHtml(html: string): InnerHtml {
  return { dangerouslySetInnerHTML: { __html: policy?.createHTML(html) ?? html } };
}

/** Memoised: React compares the objects, and would write the HTML again for a new one. */
function useInnerHtml(html: string): InnerHtml {
  return useMemo(() => innerHtml(html), [html]);
}

/** The props of an element that shows editors' or the platform's HTML, which the edge has cleaned. */
export function useSafeHtml(html: SafeHtml): InnerHtml {
  return useInnerHtml(html);
}

/** JSON in a script element that no browser runs. */
export interface DataBlock {
  readonly type: 'application/json' | 'application/ld+json';
  readonly id?: string;
  readonly json: string;
}

/**
 * The props of a hidden element that holds data blocks. React is not given script elements: in a browser it makes them out of
 * a string of HTML, which Trusted Types forbid.
 */
export function useDataBlocks(blocks: readonly DataBlock[]): InnerHtml {
  return useInnerHtml(blocks.map(dataBlockHtml).join(''));
}

/** Whatever the data is, it cannot end its element. */
export function dataBlockHtml({ type, id, json }: DataBlock): string {
  const identified = id === undefined ? '' : `id="${id}" `;
  return `<script ${identified}type="${type}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** The props of an element that the edge renders; where Trusted Types are enforced, a browser would refuse them. */
export function edgeHtml(html: string): InnerHtml {
  return { dangerouslySetInnerHTML: { __html: html } };
}

/** The props of an element whose HTML the browser has found in the document, and never writes. */
export const FOUND_HTML: InnerHtml = innerHtml('');

/** The HTML that an element has in the document as it came from the edge, which has cleaned it. */
export function htmlOf(element: Element): SafeHtml {
  return element.innerHTML as SafeHtml;
}

/** The address of another company's script, in the form that `HTMLScriptElement.src` takes. */
export function setScriptAddress(script: HTMLScriptElement, address: string): void {
  Reflect.set(script, 'src', policy?.createScriptURL(address) ?? address);
}

/** The address of the site's own service worker, in the form that `ServiceWorkerContainer.register` takes. */
export function registerServiceWorker(address: `/${string}`): Promise<ServiceWorkerRegistration> {
  const trusted: unknown = policy?.createScriptURL(address) ?? address;
  return Reflect.apply(navigator.serviceWorker.register, navigator.serviceWorker, [trusted]);
}
