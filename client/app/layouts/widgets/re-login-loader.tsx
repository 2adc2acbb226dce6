import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import styles from './floating.module.css';

/** Says so while the platform checks whether a recently active player is still logged in (§2.12, §4). */
export function ReLoginLoader() {
  useSignals();
  const { general } = useMessages();
  if (!useApp().session.isReLoginLoaderShown.value) return null;
  return (
    <div className={styles.loader}>
      <Spinner small label={general.loading} />
      <p>{general.welcomeBack}</p>
      <p>{general.loadingPleaseWait}</p>
    </div>
  );
}
