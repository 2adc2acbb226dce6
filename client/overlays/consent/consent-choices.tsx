import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { CheckField } from '../../ui/field/field.tsx';
import styles from './consent-popup.module.css';

/** The boxes of §4; the strictly necessary one is ticked and disabled. */
export function ConsentChoices() {
  useSignals();
  const { consent } = useApp();
  const { legal } = useMessages();
  const ticked = consent.ticked.value;
  const boxes = [
    {
      type: 'functionality',
      label: legal.consentFunctionality,
      text: legal.consentFunctionalityText,
    },
    { type: 'analytics', label: legal.consentAnalytics, text: legal.consentAnalyticsText },
    {
      type: 'personalization',
      label: legal.consentPersonalization,
      text: legal.consentPersonalizationText,
    },
    { type: 'advertising', label: legal.consentAdvertising, text: legal.consentAdvertisingText },
  ] as const;
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legal.consentChoose}</legend>
      <CheckField
        label={legal.consentNecessary}
        text={legal.consentNecessaryText}
        checked
        disabled
        readOnly
      />
      {boxes.map(({ type, label, text }) => (
        <CheckField
          key={type}
          label={label}
          text={text}
          checked={ticked[type]}
          onChange={(event) => consent.tick(type, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
