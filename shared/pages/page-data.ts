import type { Regulation } from '../config/policies.ts';
import type { SafeHtml } from '../domain/content.ts';
import type { Visitor } from '../domain/visitor.ts';
import type { Address } from '../routing/address.ts';
import type { LayoutName } from './definition.ts';
import type { PageName, PageOf } from './pages.ts';

/**
 * What the edge hands the browser for one page: the loaders make it, the document renders it, hydration reads the very
 * same value, and `/api/page` answers with it. It depends on the address, the visitor and the content alone; never on who
 * is logged in.
 */
export interface PageData<Name extends PageName = PageName> {
  /** As it was asked, whether a page stands there or not. */
  readonly address: Address;
  readonly layout: LayoutName;
  readonly status: number;
  readonly visitor: Visitor;
  readonly meta: PageMeta;
  readonly shell: Shell;
  readonly page: PageOf<Name>;
  /** Names the content the page was made from; a change of it makes every cached copy old. */
  readonly version: string;
  /** A draft shown to its editor: the page says so. */
  readonly isPreview?: boolean;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Absolute; `null` for what is no page of its own: an error, an address that does not exist, a draft. */
  readonly canonical: string | null;
  readonly robots: 'index,follow' | 'noindex,follow' | 'noindex,nofollow';
  readonly image: string | null;
  readonly openGraphType: 'website' | 'article';
  /** JSON-LD documents, already serialised and safe inside a script element. */
  readonly structuredData: readonly string[];
}

/** What surrounds every page: brand, footer, menus' facts. */
export interface Shell {
  readonly settings: PublicSettings;
  readonly footer: FooterData;
}

/** Settings a browser may know. */
export interface PublicSettings {
  readonly siteUrl: string;
  readonly brandName: string;
  readonly licenseeName: string;
  readonly licenceNumbers: Readonly<Record<Regulation, string>>;
  readonly platformScriptUrl: string;
  readonly gtmId: string;
  readonly recaptchaSiteKey: string;
  readonly recaptchaVersion: string;
  readonly affiliateUrl: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  readonly ukMarketingOptIn: 'ticked' | 'unticked';
}

/** §3 Footer state. `null`: the platform gave nothing, and the page's own licence line stands alone. */
export interface FooterData {
  readonly iconsHtml: SafeHtml | null;
  readonly copyright: SafeHtml | null;
}

/** A part that may come later than the first byte: `null` when it failed. */
export type Deferred<T> = Promise<T | null> | T | null;
