import type { ReactNode } from 'react';
import { fill } from '../../../shared/i18n/format.ts';
import { factNameOf } from '../../../shared/i18n/messages.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { FactList } from '../../parts/games/fact-list.tsx';
import styles from './game-panel.module.css';

const LEVELS = [1, 2, 3, 4, 5] as const;

type Known = Pick<PageOf<'game-review'>, 'pays' | 'facts'>;

const isPaysKnown = ({ pays: { rtp, volatility, facts } }: Known): boolean =>
  rtp !== null || volatility !== null || facts.length > 0;

/** Whether there is anything to show in the panel. */
export function hasGamePanel(known: Known): boolean {
  return isPaysKnown(known) || known.facts.length > 0;
}

/** Beside the review: how the game pays, in figures and in words, and what else is known of it. Nothing of what is not. */
export function GamePanel({ page }: { readonly page: Known }) {
  const { content } = useMessages();
  const { pays, facts } = page;
  return (
    <div className={styles.panel}>
      <div className={styles.parts}>
        {isPaysKnown(page) ? (
          <Part id="game-pays" title={content.gamePays}>
            <Pays pays={pays} />
          </Part>
        ) : null}
        {facts.length > 0 ? (
          <Part id="game-facts" title={content.gameFacts}>
            <FactList facts={facts} />
          </Part>
        ) : null}
      </div>
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Pays({ pays: { rtp, volatility, facts } }: Pick<PageOf<'game-review'>, 'pays'>) {
  const messages = useMessages();
  return (
    <>
      {rtp === null ? null : (
        <div>
          <p className={styles.label}>{factNameOf(messages, 'rtp')}</p>
          <p className={styles.figure}>{rtp.value}</p>
          <Meaning text={rtp.meaning} />
        </div>
      )}
      {volatility === null ? null : (
        <div>
          <p className={styles.label}>{factNameOf(messages, 'volatility')}</p>
          <p className={styles.word}>
            {volatility.value}
            <Gauge level={volatility.level} />
          </p>
          <Meaning text={volatility.meaning} />
        </div>
      )}
      <FactList facts={facts} />
    </>
  );
}

/** Five bars, as many of them lit as the level says. */
function Gauge({ level }: { readonly level: number | null }) {
  const { content } = useMessages();
  if (level === null) return null;
  return (
    <>
      <span className="visually-hidden">{fill(content.volatilityLevel, { level })}</span>
      <span className={styles.gauge} aria-hidden="true">
        {LEVELS.map((bar) => (
          <span key={bar} data-lit={bar <= level || undefined} />
        ))}
      </span>
    </>
  );
}

function Meaning({ text }: { readonly text: string | null }) {
  return text === null ? null : <p className={styles.meaning}>{text}</p>;
}
