import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import styles from './wish-notice.module.css';

/** Says in words that the platform is waited for, or that it cannot be reached. It lies beside the page, which stays in use. */
export function WishNotice() {
  useSignals();
  const { wishNotice } = useApp();
  const { general } = useMessages();
  const state = wishNotice.state.value;
  if (state === 'hidden') return null;
  return (
    <div className={styles.notice} role={state === 'failed' ? 'alert' : 'status'} data-wish={state}>
      <p>{state === 'failed' ? general.platformFailed : general.platformWaiting}</p>
      <IconButton icon="close" label={general.close} onClick={() => wishNotice.hide()} />
    </div>
  );
}
