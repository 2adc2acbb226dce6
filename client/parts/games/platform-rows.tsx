import type { LobbyRow as LobbyRowData } from '../../../shared/domain/games/lobby.ts';
import { usePageData } from '../../state/app-context.tsx';
import { LobbyRow } from './lobby-row.tsx';
import { useAwaitedGames } from './use-awaited-games.ts';

export interface PlatformRowsProps {
  /** Those that are on the page already. */
  readonly shown: readonly Pick<LobbyRowData, 'id'>[];
}

/** The other rows of the platform's games. */
export function PlatformRows({ shown }: PlatformRowsProps) {
  const awaited = useAwaitedGames();
  const { visitor } = usePageData();
  if (awaited === null || awaited === 'overdue') return null;
  const ids = new Set(shown.map(({ id }) => id));
  const others = awaited.rows(visitor).filter(({ id }) => !ids.has(id));
  return others.map((row) => <LobbyRow key={row.id} row={row} />);
}
