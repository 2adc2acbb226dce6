import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { WidgetLink } from '../../../parts/links/widget-link.tsx';
import { LazyPart } from '../../../parts/lazy/lazy-part.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import styles from './bottom-bar.module.css';

/**
 * The bar at the foot of narrow screens, and of all in native mode, which has no header (§2.6, §2.7): five items for players, a join
 * banner for guests, and for both the menu in native mode.
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
          <>
            <IconButton icon="menu" label={general.openMenu} data-action="menu-open" />
            <WidgetLink widget="login" variant="text">
              {general.login}
            </WidgetLink>
          </>
        ) : null}
        <WidgetLink widget="registration" variant="primary">
          {general.join}
        </WidgetLink>
      </div>
    </aside>
  );
}
