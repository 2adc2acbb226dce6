import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { ConsentChoices } from './consent-choices.tsx';
import styles from './consent-popup.module.css';

/**
 * The consent popup at the foot of the page (§4). Accepting and declining weigh the same: two buttons alike. It leaves
 * the page in reach, since reading does not depend on the answer.
 */
export function ConsentPopup() {
  useSignals();
  const { consent } = useApp();
  const { legal } = useMessages();
  const linkTo = useLinkTo();
  const titleId = useId();
  if (!consent.isShown.value) return null;
  return (
    <dialog open className={styles.popup} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{legal.consentTitle}</h2>
        <p>
          {legal.consentText}{' '}
          <a href={linkTo('info', { page: 'cookies' })} data-info-page="cookies">
            {legal.consentPolicy}
          </a>
        </p>
      </div>
      <ConsentChoices />
      <div className={styles.actions}>
        {consent.isCustomised.value ? (
          <Button look="quiet" onClick={() => consent.saveAndExit()}>
            {legal.consentSave}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => consent.declineAll()}>
            {legal.consentDeclineAll}
          </Button>
        )}
        <Button look="quiet" onClick={() => consent.acceptAll()}>
          {legal.consentAcceptAll}
        </Button>
      </div>
    </dialog>
  );
}
