import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import { CONSENT_COOKIE_MAX_AGE_S, CONSENT_POPUP_DELAY_MS } from '../../../shared/config/constants.ts';
import type { Collaborators } from '../collaborators.ts';
import { timerSlot } from '../timer-slot.ts';
import {
  ALL_GRANTED,
  DECLINED,
  NOTHING_GRANTED,
  parseChoices,
  serialiseChoices,
  type ConsentChoices,
  type ConsentType,
} from './consent-choices.ts';

const CONSENT_CLOSED_COOKIE = 'consentClosed';
const CONSENT_CHOICES_COOKIE = 'consentChoices';

/** The boxes a visitor can tick; security is strictly necessary, always ticked and disabled (§4). */
export type OptionalConsent = Exclude<ConsentType, 'security'>;

export interface ConsentModel {
  readonly isShown: ReadonlySignal<boolean>;
  /** The boxes in the popup; not saved yet. */
  readonly ticked: ReadonlySignal<ConsentChoices>;
  /** A box was ticked: Save and Exit replaces Decline All. */
  readonly isCustomised: ReadonlySignal<boolean>;
  /** The saved choices; null before there are any. */
  readonly choices: ReadonlySignal<ConsentChoices | null>;
  /** Whether a tag may be requested at all (§7.8). */
  readonly allowsTags: ReadonlySignal<boolean>;
  /** Sends stored choices again, or shows the popup after 2 s. Call once, after hydration. */
  resume(): void;
  /** Opens the popup again, from the footer's cookie link, with the saved choices. */
  reopen(): void;
  /** The popup could not be shown: no choice is saved, and the next page load asks again. */
  putOff(): void;
  tick(type: OptionalConsent, isTicked: boolean): void;
  acceptAll(): void;
  declineAll(): void;
  saveAndExit(): void;
}

const UNTICKED: ConsentChoices = { ...NOTHING_GRANTED, security: true };

export const Consent = createModel(({ cookies, timers, track }: Collaborators): ConsentModel => {
  const isShown = signal(false);
  const ticked = signal(UNTICKED);
  const choices = signal<ConsentChoices | null>(null);
  const popup = timerSlot(timers);

  const decide = (
    decided: ConsentChoices,
    event: 'consent_accepted' | 'consent_declined' | 'consent_partial_accepted',
  ) => {
    popup.cancel();
    choices.value = decided;
    isShown.value = false;
    cookies.set(CONSENT_CLOSED_COOKIE, '1', CONSENT_COOKIE_MAX_AGE_S);
    cookies.set(CONSENT_CHOICES_COOKIE, serialiseChoices(decided), CONSENT_COOKIE_MAX_AGE_S);
    track({ event: 'consent_update', choices: decided });
    track({ event });
  };

  return {
    isShown,
    ticked,
    isCustomised: computed(() => serialiseChoices(ticked.value) !== serialiseChoices(UNTICKED)),
    choices,
    allowsTags: computed(
      () => choices.value !== null && (choices.value.analytics || choices.value.advertising),
    ),
    resume() {
      const stored = parseChoices(cookies.get(CONSENT_CHOICES_COOKIE));
      if (stored !== null && cookies.get(CONSENT_CLOSED_COOKIE) !== null) {
        choices.value = stored;
        track({ event: 'consent_update', choices: stored });
        return;
      }
      popup.start(CONSENT_POPUP_DELAY_MS, () => {
        isShown.value = true;
      });
    },
    reopen() {
      ticked.value = { ...(choices.peek() ?? UNTICKED), security: true };
      isShown.value = true;
    },
    putOff() {
      isShown.value = false;
    },
    tick(type, isTicked) {
      ticked.value = { ...ticked.peek(), [type]: isTicked };
    },
    acceptAll: () => decide(ALL_GRANTED, 'consent_accepted'),
    declineAll: () => decide(DECLINED, 'consent_declined'),
    saveAndExit: () => decide(ticked.peek(), 'consent_partial_accepted'),
  };
});
