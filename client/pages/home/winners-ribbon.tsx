import { useSignals } from '@preact/signals-react/runtime';
import { LazyPart } from '../../parts/lazy/lazy-part.tsx';
import { useApp } from '../../state/app-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './winners-ribbon.module.css';

/** The latest winners from the platform (§3 winnersData); an empty box until there are any. */
export function WinnersRibbon() {
  useSignals();
  const { games } = useApp();
  // The empty box has the final height, so that nothing moves when the first winners come.
  const awaited = <div className={classNames(styles.ribbon, styles.awaited)} />;
  return games.winners.value.length === 0 ? (
    awaited
  ) : (
    <LazyPart load={loadWinners} words="frame" isOptional fallback={awaited} />
  );
}

async function loadWinners() {
  const { WinnersList } = await import('./winners-list.tsx');
  return <WinnersList />;
}
