import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { WidgetLink } from '../../../parts/links/widget-link.tsx';
import { LazyPart } from '../../../parts/lazy/lazy-part.tsx';
import styles from './bottom-bar.module.css';

/**
 * The bar at the foot of narrow screens, and of all in native mode, which has no header (§2.6, §2.7): five items for players, and the menu there, a join
 * banner for guests.
 */
export function BottomBar() {
  useSignals();
  return useApp().session.isLoggedIn.value ? <LazyPart load={loadPlayerBar} /> : <JoinBanner />;
}

async function loadPlayerBar() {
  const { PlayerBar } = await import('./player-bar.tsx');
  return <PlayerBar />;
}

function JoinBanner() {
  const { general } = useMessages();
  return (
    <aside className={styles.bar} aria-label={general.joinBannerTitle}>
      <div className={styles.join}>
        <p>
          <strong>{general.joinBannerTitle}</strong>
          <span>{general.joinBannerText}</span>
        </p>
        {/* Elsewhere the header has it. */}
        {useApp().display.isNative.peek() ? (
          <WidgetLink widget="login" variant="text">
            {general.login}
          </WidgetLink>
        ) : null}
        <WidgetLink widget="registration" variant="primary">
          {general.join}
        </WidgetLink>
      </div>
    </aside>
  );
}
