import { useRef, type ReactNode } from 'react';
import { LOCALE_FACTS } from '../../../shared/i18n/locales.ts';
import { useApp, useLocale, useMessages, usePageData } from '../../state/app-context.tsx';
import type { Recaptcha } from './recaptcha.ts';
import styles from './recaptcha.module.css';

/** What a form needs of reCAPTCHA. Without a site key `place` is null and the token is undefined. */
export interface FormRecaptcha {
  /** Stands before the button. */
  readonly place: ReactNode;
  /** Call it when the form is first touched: the script is loaded then, and not before (§7.8). */
  prepare(): void;
  /** @throws (rejects) RecaptchaError, or Error when its code could not be loaded */
  token(): Promise<string | undefined>;
  /** Call it when a token has been tried in vain. */
  reset(): void;
}

/** reCAPTCHA for one form (§5). */
export function useRecaptcha(action: 'ticket' | 'chat'): FormRecaptcha {
  const { timers } = useApp();
  const { errors } = useMessages();
  const settings = usePageData().shell.settings.recaptcha;
  const { language } = LOCALE_FACTS[useLocale()];
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ readonly place: HTMLElement; readonly recaptcha: Promise<Recaptcha> }>(null);

  /** Of the element that is on the page now: a form that is shown anew has another. */
  const current = (): Promise<Recaptcha> | null => {
    const element = place.current;
    if (settings === null || element === null) return null;
    if (drawn.current?.place === element) return drawn.current.recaptcha;
    const recaptcha = import('./recaptcha.ts').then(({ createRecaptcha }) =>
      createRecaptcha({ ...settings, language, errors, global: window, place: element, timers }),
    );
    drawn.current = { place: element, recaptcha };
    recaptcha.catch(() => {
      drawn.current = null; // the next call fetches the code again
    });
    return recaptcha;
  };

  return {
    place:
      settings === null ? null : <div className={styles.place} data-version={settings.version} ref={place} />,
    prepare() {
      // What fails here is said when the form is sent, which tries again.
      current()
        ?.then((recaptcha) => recaptcha.prepare())
        .catch(ignore);
    },
    token: async () => (await current())?.execute(action),
    reset() {
      current()
        ?.then((recaptcha) => recaptcha.reset())
        .catch(ignore);
    },
  };
}

function ignore(error: unknown): void {
  console.warn('reCAPTCHA', error);
}
