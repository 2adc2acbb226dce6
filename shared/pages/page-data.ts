import type { RECAPTCHA_VERSIONS } from '../config/constants.ts';
import type { SafeHtml } from '../domain/content.ts';
import type { Policy } from '../domain/markets/policy.ts';
import type { Visitor } from '../domain/visitor.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Address } from '../routing/address.ts';
import type { LayoutName } from './definition.ts';
import type { PageName, PageOf } from './pages.ts';

/**
 * The data of one page that the edge sends to the browser: the loaders make it, the document renders it, hydration
 * reads the same value, and `/api/page` responds with it. It depends on the address, the visitor and the content only,
 * never on who is logged in.
 */
export interface PageData<Name extends PageName = PageName> {
  /** As requested, whether a page exists there or not. */
  readonly address: Address;
  readonly layout: LayoutName;
  readonly status: 200 | 404 | 500 | 503;
  readonly visitor: Visitor;
  /** What the visitor's market asks of every page. */
  readonly policy: Policy;
  readonly meta: PageMeta;
  readonly shell: Shell;
  readonly page: PageOf<Name>;
  /** The version of the content that the page was made from; a new version makes every cached copy stale. */
  readonly version: string;
  /** A draft shown to its editor: the page says so. */
  readonly isPreview?: boolean;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Absolute; `null` for a page without an address of its own: an error, an unknown address, a draft. */
  readonly canonical: string | null;
  /** Of a page that some locales lack, also where this one does: those that have it, and the path that stands in for it in the others. */
  readonly translations?: { readonly locales: readonly Locale[]; readonly otherwise: string };
  readonly robots: 'index,follow' | 'noindex,follow' | 'noindex,nofollow';
  readonly image: string | null;
  readonly openGraphType: 'website' | 'article';
  /** JSON-LD documents, already serialised and safe inside a script element. */
  readonly structuredData: readonly string[];
}

/** The parts around every page: brand, footer, facts for the menus. */
export interface Shell {
  readonly settings: PublicSettings;
  /** Of the licence that holds in the visitor's market. */
  readonly licence: LicenceFacts;
  readonly footer: FooterData;
}

/** What a page says about a licence of the operator. */
export interface LicenceFacts {
  readonly number: string;
  /** The operator's own entry in the public register, or the register where it has no address for one. */
  readonly registerUrl: string;
}

/** The settings that a browser may know. */
export interface PublicSettings {
  readonly siteUrl: string;
  readonly brandName: string;
  readonly licenseeName: string;
  readonly platformScriptUrl: string;
  /** Where pictures of games are whose addresses name no host. */
  readonly feedOrigin: string;
  readonly gtmId: string;
  /** Null where no site key is set: then nothing of reCAPTCHA is loaded, asked or allowed (§5). */
  readonly recaptcha: RecaptchaSettings | null;
  readonly affiliateUrl: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  readonly ukMarketingOptIn: 'ticked' | 'unticked';
  /** Whether the browser keeps the offline document; where not, it forgets what it has kept. */
  readonly serviceWorker: boolean;
  /** Which share of documents says what it felt like, 0 to 1, where the player consents to analytics (docs/operations.md). */
  readonly vitalsShare: number;
}

export interface RecaptchaSettings {
  readonly siteKey: string;
  readonly version: (typeof RECAPTCHA_VERSIONS)[number];
  /** Where the script is, and what checks the tokens. */
  readonly origin: string;
}

/** §3 Footer state. `null`: the platform sent nothing, and the page's own licence line is shown alone. */
export interface FooterData {
  readonly iconsHtml: SafeHtml | null;
  readonly copyright: SafeHtml | null;
}
