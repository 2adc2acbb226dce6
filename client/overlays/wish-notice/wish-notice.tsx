import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { useAnnouncement } from '../../parts/page/use-announcement.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './wish-notice.module.css';

/** Says in words that the platform is waited for, that it cannot be reached, why a game has closed, or what could not be loaded. It lies beside the page, which stays in use. */
export function WishNotice() {
  useSignals();
  const { wishNotice, consent } = useApp();
  const { general } = useMessages();
  const state = wishNotice.state.value;
  useAnnouncement(state === 'waiting' ? general.platformWaiting : null);
  if (state === 'hidden') return null;
  const words = {
    waiting: general.platformWaiting,
    failed: general.platformFailed,
    'game-ended': general.gameEnded,
    'not-loaded': general.notLoaded,
  };
  return (
    <div
      className={classNames(styles.notice, consent.isShown.value && styles.aloft)}
      role={state === 'waiting' ? undefined : 'alert'}
      data-wish={state}
    >
      <p>{words[state]}</p>
      <IconButton icon="close" label={general.close} onClick={() => wishNotice.hide()} />
    </div>
  );
}
