import {
  DUSK_2,
  INK,
  LAMP,
  LINE,
  LINE_STRONG,
  MUTED,
  NIGHT,
  TEXT,
  VIOLET_GLOW,
} from '../../../shared/config/colours.ts';
import type { Helpline } from '../../../shared/domain/markets/duty.ts';
import { OFFLINE_MARKS } from '../../../shared/domain/offline.ts';
import { HelplineItem } from '../../parts/page/helplines.tsx';

export interface OfflineProps {
  /** BCP 47. */
  readonly lang: string;
  readonly brand: string;
  readonly ageBadge: string;
  readonly helplines: readonly Helpline[];
  /** The licence line, filled in. */
  readonly licence: string;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
    readonly lobbyTitle: string;
    /** Holds {@link OFFLINE_MARKS.when}. */
    readonly lobbyText: string;
    readonly help: string;
    readonly helpText: string;
  };
}

/**
 * What a visitor without a network reads: so, honestly; who helps, since telephones still work; the licence; and the
 * lobby that was read last, which the service worker puts in. A document of its own, without scripts and files, so that it
 * can be kept whole.
 */
export function OfflineDocument({ lang, brand, ageBadge, helplines, licence, words }: OfflineProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={NIGHT} />
        <title>{`${words.title} | ${brand}`}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <header>{brand}</header>
        <main>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          {/* The address that was asked for, once more: an empty reference is that of the document. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a className="again" href="">
            {words.again}
          </a>
          <section id="lobby" hidden>
            <h2>{words.lobbyTitle}</h2>
            <p>{words.lobbyText}</p>
            {OFFLINE_MARKS.lobby}
          </section>
        </main>
        <footer>
          <h2>{words.help}</h2>
          <p>{words.helpText}</p>
          <ul>
            {helplines.map((helpline) => (
              <HelplineItem key={helpline.url} helpline={helpline} />
            ))}
          </ul>
          <p>
            <strong>{ageBadge}</strong> {licence}
          </p>
        </footer>
      </body>
    </html>
  );
}

/** The styles of a document that has no file. */
const STYLES = `
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column; color: ${TEXT}; font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere;
  background: radial-gradient(60rem 30rem at 80% -10rem, ${VIOLET_GLOW}, transparent), linear-gradient(115deg, transparent 60%, ${LAMP}14 60.2%, transparent 64%), ${NIGHT} }
header, main, footer { width: 100%; max-width: 64rem; margin-inline: auto; padding: 1.25rem }
header { font-weight: 700; font-size: 1.25rem; letter-spacing: -.01em; color: ${LAMP} }
main { flex: 1 }
h1 { margin: 1.5rem 0 .5rem; font-size: clamp(2rem, 8vw, 3.25rem); line-height: 1.1; letter-spacing: -.02em }
h2 { margin: 2.5rem 0 .25rem; font-size: 1.25rem }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; color: ${MUTED} }
p { margin: 0 0 1rem; max-width: 60ch }
a { color: inherit; text-underline-offset: .25em }
:focus-visible { outline: 2px solid ${LAMP}; outline-offset: 3px }
.again { display: inline-block; min-height: 44px; padding: .65rem 1.5rem; border: 1px solid transparent; border-radius: 999px; background: ${LAMP}; color: ${INK}; font-weight: 600; text-decoration: none }
ul { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: 0; list-style: none }
main li { padding: .35rem .85rem; border: 1px solid ${LINE}; border-radius: 10px; background: ${DUSK_2}; color: ${TEXT} }
footer { border-top: 1px solid ${LINE}; color: ${MUTED}; font-size: .9375rem }
footer h2 { margin-top: .5rem; color: ${TEXT} }
footer ul { gap: .25rem 1.5rem; margin-bottom: 1.25rem }
footer li a { display: inline-flex; align-items: center; min-height: 32px; margin-inline-end: .6rem; color: ${TEXT} }
footer strong { padding: .1rem .5rem; border: 1px solid ${LINE_STRONG}; border-radius: 999px; color: ${TEXT} }
`;
