import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import type { LayoutName } from '../../../shared/pages/definition.ts';
import { useApp, useMessages, usePageData } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useLinkTo } from '../../parts/links/links.ts';
import { ConsentChoices } from './consent-choices.tsx';
import styles from './consent-popup.module.css';

/** Whether a phone has the bottom bar there, above which it lies. */
const HAS_BAR: Readonly<Record<LayoutName, boolean>> = {
  default: true,
  'content-page': true,
  'default-minimal': false,
  'landing-page': false,
};

/**
 * The consent popup at the bottom of the page (§4): a line and two buttons, the boxes behind a third, so that it leaves
 * the page in sight. Accept and Decline look the same, so that neither is favoured. It is
 * not modal, since reading does not depend on consent. It is no `dialog` element: one that opens while a modal dialog is
 * open would stop that one from closing by Escape and by its backdrop.
 * @fetched No choice about cookies is stored: asks for it
 */
export default function ConsentPopup() {
  useSignals();
  const { consent } = useApp();
  const { legal } = useMessages();
  const { layout } = usePageData();
  const linkTo = useLinkTo();
  const titleId = useId();
  if (!consent.isShown.value) return null;
  const save = [legal.consentSave, consent.saveAndExit] as const;
  const decline = [legal.consentDeclineAll, consent.declineAll] as const;
  const accept = [legal.consentAcceptAll, consent.acceptAll] as const;
  const isReopened = consent.isReopened.value;
  const buttons = isReopened
    ? [decline, accept, save]
    : [consent.isCustomised.value ? save : decline, accept];
  const className = classNames(styles.popup, !HAS_BAR[layout] && styles.alone);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <section role="dialog" className={className} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{legal.consentTitle}</h2>
        <p>{legal.consentText}</p>
      </div>
      <div className={styles.more}>
        <a href={linkTo('info', { page: 'cookies' })} data-info-page="cookies">
          {legal.consentPolicy}
        </a>
        <details className={styles.details}>
          <summary>{legal.consentChoose}</summary>
          <ConsentChoices />
        </details>
      </div>
      <div className={styles.actions}>
        {buttons.map(([text, choose]) => (
          <Button key={text} variant="quiet" onClick={() => choose()}>
            {text}
          </Button>
        ))}
      </div>
    </section>
  );
}
