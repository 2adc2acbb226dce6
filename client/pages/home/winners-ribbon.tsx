import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useApp, useLocale, useMessages } from '../../state/app-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './winners-ribbon.module.css';

/** The latest winners from the platform (§3 winnersData); an empty box until there are any. */
export function WinnersRibbon() {
  useSignals();
  const { games, display } = useApp();
  const { gameArea } = useMessages();
  const locale = useLocale();
  const latest = games.winners.value;
  const [winners, setWinners] = useState(latest);
  // The first ones are shown even where the visitor has stopped what changes by itself.
  if (winners !== latest && (winners.length === 0 || !display.isStill.value)) setWinners(latest);
  // The empty box has the final height, so that nothing moves when the first winners come.
  if (winners.length === 0) return <div className={classNames(styles.ribbon, styles.awaited)} />;
  return (
    <section className={styles.ribbon} aria-labelledby="winners">
      <h2 id="winners">{gameArea.winners}</h2>
      {/* The list scrolls sideways; it takes the focus so that keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.list} tabIndex={0} aria-labelledby="winners">
        {Array.from(winners.entries(), ([place, { playerName, currencySymbol, winAmount, gameId }]) => (
          <li key={place}>
            <span>{playerName}</span>
            <strong>
              {currencySymbol}
              {formatAmount(winAmount, locale)}
            </strong>
            <span>{gameId === null ? '' : games.catalogue.value?.gameById.get(gameId)?.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
