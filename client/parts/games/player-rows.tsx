import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../state/app-context.tsx';
import { LazyPart } from '../lazy/lazy-part.tsx';

/** The place of a player's own rows (§4); their code is loaded once a player is logged in. */
export function PlayerRows() {
  useSignals();
  return useApp().session.isLoggedIn.value ? <LazyPart load={loadOwnRows} words="frame" isOptional /> : null;
}

async function loadOwnRows() {
  const { OwnRows } = await import('./own-rows.tsx');
  return <OwnRows />;
}
