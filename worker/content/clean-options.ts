import type { Language } from '../../shared/i18n/locales.ts';

/** What content is cleaned for. Two reads with equal options share one clean copy in KV. */
export interface CleanOptions {
  /** The public site, `https://www.example.com`. Its links become local paths. */
  readonly siteOrigin: string;
  /**
   * Where content comes from and what it calls home: the CMS first (its relative media resolve there), then
   * any other origin whose pages are ours (WordPress' `home`, the platform's site). Their links become
   * local paths and their media is shown.
   */
  readonly cmsOrigins: readonly string[];
  /** Further origins whose images, sound and video may be shown; media from elsewhere becomes a link. */
  readonly mediaOrigins?: readonly string[];
  readonly localePrefix: '' | '/en-ca' | '/en-ie' | '/es';
  readonly labels: ContentLabels;
}

/** The words that cleaning inserts. `{provider}` and `{title}` are replaced. */
interface ContentLabels {
  /** Names the scroll region of a table without a caption. */
  readonly table: string;
  /** After the text of a link that leaves the site, for screen readers. */
  readonly opensInNewTab: string;
  /** On an embed that has a title, and on one that has none. */
  readonly playTitled: string;
  readonly play: string;
  /** Under it: what loading it means. */
  readonly embedNotice: string;
  /** A link in place of an embed or a picture of an unknown host. */
  readonly openExternal: string;
}

/** The labels in the site's two languages (§3 Locales). */
export const CONTENT_LABELS: Readonly<Record<Language, ContentLabels>> = {
  en: {
    table: 'Table',
    opensInNewTab: '(opens in a new tab)',
    playTitled: 'Load from {provider}: {title}',
    play: 'Load from {provider}',
    embedNotice: 'Loading it connects you to {provider}.',
    openExternal: 'Open on {provider}',
  },
  es: {
    table: 'Tabla',
    opensInNewTab: '(se abre en una pestaña nueva)',
    playTitled: 'Cargar de {provider}: {title}',
    play: 'Cargar de {provider}',
    embedNotice: 'Al cargarlo te conectas con {provider}.',
    openExternal: 'Abrir en {provider}',
  },
};
