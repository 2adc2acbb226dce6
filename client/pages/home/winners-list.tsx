import { formatWithSymbol } from '../../../shared/i18n/format.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useApp, useLocale, useMessages } from '../../state/app-context.tsx';
import styles from './winners-ribbon.module.css';

/** The latest winners from the platform (§3 winnersData). */
export function WinnersList() {
  useSignals();
  const { games, display } = useApp();
  const { gameArea } = useMessages();
  const locale = useLocale();
  const latest = games.winners.value;
  const [winners, setWinners] = useState(latest);
  // The first ones stay where the visitor has stopped what changes by itself.
  if (winners !== latest && !display.isStill.value) setWinners(latest);
  return (
    <section className={styles.ribbon} aria-labelledby="winners">
      <h2 id="winners">{gameArea.winners}</h2>
      {/* The list scrolls sideways; it takes the focus so that keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.list} tabIndex={0} aria-labelledby="winners">
        {Array.from(winners.entries(), ([place, { playerName, currencySymbol, winAmount, gameId }]) => (
          <li key={place}>
            <span>{playerName}</span>
            <strong>{formatWithSymbol(winAmount, currencySymbol, locale)}</strong>
            <span>{gameId === null ? '' : games.catalogue.value?.gameById.get(gameId)?.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
