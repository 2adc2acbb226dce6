import { fill } from '../../../shared/i18n/format.ts';
import { useMessages } from '../../state/app-context.tsx';
import { LazyPart } from '../lazy/lazy-part.tsx';
import styles from './player-welcome.module.css';

/**
 * Greets a player by name and leads back to the games played last and to the favourites (§4), in the place of the words for
 * guests, so that nothing moves when the browser learns who is logged in.
 */
export function PlayerWelcome({ name }: { readonly name: string }) {
  const { gameArea } = useMessages();
  return (
    <div className={styles.player}>
      <p className={styles.greeting}>{fill(gameArea.greeting, { name })}</p>
      <LazyPart load={loadShelves} words="frame" isOptional fallback={<p>{gameArea.introText}</p>} />
    </div>
  );
}

async function loadShelves() {
  const { PlayerShelves } = await import('./player-shelves.tsx');
  return <PlayerShelves />;
}
