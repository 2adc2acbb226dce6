import type { CSSProperties } from 'react';
import { LOCALE_FACTS, type Locale } from '../../../shared/i18n/locales.ts';
import type { Sample, SampleData } from './samples/sample.ts';
import { samplesOf } from './samples/samples.ts';
import { STATE_ATTRIBUTE, withForcedStates } from './states.ts';
import frameCss from './style-page.css?raw';
import { tokensByKind, type Token, type TokenKind } from './tokens.ts';

export interface StylePageProps extends SampleData {
  /** The styles of all pages, as they are served. */
  readonly css: string;
  /** The page in the other languages. */
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[];
}

/**
 * For who works on the site's looks: every token, and every part of `client/ui` in every state, of the very code and styles
 * that players get. A document of its own, without scripts; its headings are the names that the sources have.
 */
export function StylePage({ css, languages, ...data }: StylePageProps) {
  return (
    <html lang={LOCALE_FACTS[data.locale].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`Style | ${data.brand}`}</title>
        <style>{withForcedStates(css)}</style>
        <style>{frameCss}</style>
      </head>
      <body>
        <main className="style-page">
          <header className="style-head">
            <h1>Style</h1>
            <nav aria-label={data.messages.general.language}>
              {languages.map(({ locale, href }) => (
                <a key={locale} href={href} lang={LOCALE_FACTS[locale].tag}>
                  {LOCALE_FACTS[locale].label}
                </a>
              ))}
            </nav>
          </header>
          {tokensByKind().map(([kind, tokens]) => (
            <TokenList key={kind} kind={kind} tokens={tokens} />
          ))}
          {Object.entries(samplesOf(data)).map(([part, samples]) => (
            <section className="style-part" key={part} aria-labelledby={`part-${part}`} data-part={part}>
              <h2 id={`part-${part}`}>{part}</h2>
              {samples.map((sample, index) => (
                <SampleRow key={sample.name} sample={sample} id={`${part}-${index}`} />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

/** Parts that fill what they stand in get the width that they have on a page. */
const FILLING: Readonly<Record<string, string>> = {
  'game-tile': 'style-tile',
  reel: 'style-tile',
  card: 'style-card',
  field: 'style-card',
  picture: 'style-card',
  trails: 'style-card',
};

function SampleRow({ sample, id }: { readonly sample: Sample; readonly id: string }) {
  const { name, show, states = ['rest'], wide = false } = sample;
  const [folder = ''] = id.split(/-\d+$/u);
  const width = wide ? 'style-wide' : FILLING[folder];
  return (
    <div className={states.length === 1 && !wide ? 'style-row style-one' : 'style-row'}>
      <h3>{name}</h3>
      <div className="style-samples">
        {states.map((state) => (
          <figure className={`style-sample ${width ?? ''}`} key={state}>
            {states.length === 1 ? null : <figcaption>{state}</figcaption>}
            <div {...{ [STATE_ATTRIBUTE]: state }}>{show(`${id}-${state}`)}</div>
          </figure>
        ))}
      </div>
    </div>
  );
}

function TokenList({ kind, tokens }: { readonly kind: TokenKind; readonly tokens: readonly Token[] }) {
  return (
    <section className="style-part" aria-labelledby={`tokens-${kind}`}>
      <h2 id={`tokens-${kind}`}>{kind}</h2>
      <ul className="style-tokens">
        {tokens.map((token) => (
          <li key={token.name}>
            <Swatch kind={kind} token={token} />
            <code>{token.name}</code>
            <small>{token.value}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A token as it looks; those of order and the rest are read. */
function Swatch({ kind, token: { name } }: { readonly kind: TokenKind; readonly token: Token }) {
  const value = `var(${name})`;
  switch (kind) {
    case 'colour':
      return <span className="style-swatch" style={{ background: value }} />;
    case 'space':
      return <span className="style-bar" style={{ width: value }} />;
    case 'radius':
      return <span className="style-swatch" style={{ borderRadius: value, background: 'var(--haze-2)' }} />;
    case 'time':
      return <span className="style-time" style={{ transition: `translate ${value}` }} />;
    case 'type':
      return <span style={typeStyle(name)}>Aa 0123</span>;
    default:
      return null;
  }
}

function typeStyle(name: string): CSSProperties {
  const value = `var(${name})`;
  if (name.startsWith('--text-')) return { fontSize: value, lineHeight: 1.1 };
  const size = 'var(--text-2xl)';
  return name.endsWith('-weight')
    ? { fontWeight: value, fontSize: size, fontFamily: 'var(--title)' }
    : { fontFamily: value, fontSize: size };
}
