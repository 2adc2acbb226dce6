import { computed, createModel, signal } from '@preact/signals-react';
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
import type { ModelOf } from '../model.ts';

const CONSENT_CLOSED_COOKIE = 'consentClosed';
const CONSENT_CHOICES_COOKIE = 'consentChoices';
/**
 * Written to storage with each choice, so that the visitor's other tabs hear of it: the choices, and the time. (They may hear
 * before they can read the cookie.)
 */
export const CONSENT_CHANGED_KEY = 'consentChanged';

/** The boxes a visitor can tick; security is strictly necessary, always ticked and disabled (§4). */
export type OptionalConsent = Exclude<ConsentType, 'security'>;

const UNTICKED: ConsentChoices = { ...NOTHING_GRANTED, security: true };

export const Consent = createModel(({ cookies, storage, timers, track }: Collaborators) => {
  const isShown = signal(false);
  const isToCome = signal(true);
  const ticked = signal(UNTICKED);
  const choices = signal<ConsentChoices | null>(null);
  const isCashierOpened = signal(false);
  const allowsTracking = computed(
    () => choices.value !== null && (choices.value.analytics || choices.value.advertising),
  );
  const popup = timerSlot(timers);

  const kept = () =>
    cookies.get(CONSENT_CLOSED_COOKIE) === null ? null : parseChoices(cookies.get(CONSENT_CHOICES_COOKIE));
  const apply = (chosen: ConsentChoices) => {
    popup.cancel();
    isToCome.value = false;
    choices.value = chosen;
    track({ event: 'consent_update', choices: chosen });
  };
  const settle = (chosen: ConsentChoices) => {
    isShown.value = false;
    apply(chosen);
  };
  const decide = (
    decided: ConsentChoices,
    event: 'consent_accepted' | 'consent_declined' | 'consent_partial_accepted',
  ) => {
    cookies.set(CONSENT_CLOSED_COOKIE, '1', CONSENT_COOKIE_MAX_AGE_S);
    cookies.set(CONSENT_CHOICES_COOKIE, serialiseChoices(decided), CONSENT_COOKIE_MAX_AGE_S);
    storage.set(CONSENT_CHANGED_KEY, `${serialiseChoices(decided)} ${timers.now()}`);
    settle(decided);
    track({ event });
  };

  return {
    isShown,
    /** The visitor will be asked, or is: nothing else is to be asked in that place, or a press for it would be taken for consent. */
    isAsking: computed(() => isToCome.value || isShown.value),
    /** The boxes in the popup; not saved yet. */
    ticked,
    /** The visitor looks at an earlier choice again: Save and Exit stands beside Decline All, which takes all back with one press. */
    isReopened: computed(() => isShown.value && choices.value !== null),
    /** A box was ticked: Save and Exit replaces Decline All. */
    isCustomised: computed(() => serialiseChoices(ticked.value) !== serialiseChoices(UNTICKED)),
    /** The saved choices; null before there are any. */
    choices,
    /** Whether a tag may be told what happens. */
    allowsTracking,
    /** Whether a tag may be requested at all (§7.8). */
    allowsTags: computed(() => !isCashierOpened.value && allowsTracking.value),
    /**
     * A cashier opens: from now on no tag is requested in this document, whatever the visitor consents to, so that none can read
     * what is typed there (PCI DSS 4.0.1, 6.4.3; docs/scripts.md). The next document asks the consent alone again.
     */
    keepTagsOut() {
      isCashierOpened.value = true;
    },
    /** Sends stored choices again, or shows the popup after 2 s; one that was reopened before stays. Call once, after hydration. */
    resume() {
      const stored = kept();
      if (stored !== null) {
        apply(stored);
        return;
      }
      popup.start(CONSENT_POPUP_DELAY_MS, () => {
        isShown.value = true;
      });
    },
    /** What the visitor has chosen in another tab, by default what the cookies say, holds here too: they are not asked twice. */
    follow(chosen = kept()) {
      const known = choices.peek();
      if (chosen === null || (known !== null && serialiseChoices(chosen) === serialiseChoices(known))) return;
      settle(chosen);
    },
    /** Opens the popup again, from the footer's cookie link, with the saved choices; perhaps before `resume`. */
    reopen() {
      ticked.value = { ...(choices.peek() ?? kept() ?? UNTICKED), security: true };
      isShown.value = true;
    },
    /** The popup could not be shown: no choice is saved, and the next page load asks again. */
    putOff() {
      isToCome.value = false;
      isShown.value = false;
    },
    tick(type: OptionalConsent, isTicked: boolean) {
      ticked.value = { ...ticked.peek(), [type]: isTicked };
    },
    acceptAll: () => decide(ALL_GRANTED, 'consent_accepted'),
    declineAll: () => decide(DECLINED, 'consent_declined'),
    saveAndExit: () => decide(ticked.peek(), 'consent_partial_accepted'),
  };
});

export type ConsentModel = ModelOf<typeof Consent>;
