import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FieldErrors } from '../../../shared/domain/forms/form-fields.ts';
import { validateTicketForm, type TicketForm as TicketFields } from '../../../shared/domain/forms/ticket.ts';
import { useApp, useLocale, useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextArea, TextField } from '../../ui/field/field.tsx';
import styles from './contact-page.module.css';
import { sendTicket } from './send-ticket.ts';
import { TicketSent } from './ticket-sent.tsx';

type FormState = 'writing' | 'sending' | 'sent';

/**
 * The support ticket (§7.5), with the same validation as at the edge. When sending fails no error is shown (§8), and the
 * typed text stays. A player's name and address are filled in.
 */
export function TicketForm() {
  useSignals();
  const { content } = useMessages();
  const locale = useLocale();
  const player = useApp().account.player.value;
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>('writing');
  const [errors, setErrors] = useState<FieldErrors<keyof TicketFields>>({});

  useEffect(() => {
    if (player === null) return;
    fillEmpty(form.current, {
      name: player.firstName,
      surname: player.lastName,
      email: player.email,
    });
  }, [player]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = validateTicketForm(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors(result.ok ? {} : result.errors);
    if (!result.ok) {
      const [first] = Object.keys(result.errors);
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setState('sending');
    setState((await sendTicket(result.form, { locale, player })) ? 'sent' : 'writing');
  };

  if (state === 'sent') return <TicketSent onAnother={() => setState('writing')} />;
  const errorOf = (field: keyof TicketFields) => {
    const key = errors[field];
    return key === undefined ? null : content[key];
  };
  return (
    <form className={styles.panel} ref={form} noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          id="ticket-name"
          name="name"
          label={content.contactName}
          autoComplete="given-name"
          required
          maxLength={60}
          error={errorOf('name')}
        />
        <TextField
          id="ticket-surname"
          name="surname"
          label={content.contactSurname}
          autoComplete="family-name"
          required
          maxLength={60}
          error={errorOf('surname')}
        />
      </div>
      <TextField
        id="ticket-email"
        name="email"
        type="email"
        label={content.contactEmail}
        autoComplete="email"
        required
        maxLength={254}
        error={errorOf('email')}
      />
      <TextField
        id="ticket-subject"
        name="subject"
        label={content.contactSubject}
        required
        maxLength={150}
        error={errorOf('subject')}
      />
      <TextArea
        id="ticket-message"
        name="message"
        label={content.contactMessage}
        required
        maxLength={5000}
        rows={7}
        error={errorOf('message')}
      />
      <div data-needs-script="">
        <Button type="submit" variant="primary" disabled={state === 'sending'}>
          {state === 'sending' ? content.contactSending : content.contactSend}
        </Button>
      </div>
    </form>
  );
}

/** Fills empty fields only: the player is often recognised while the visitor is typing. */
function fillEmpty(
  form: HTMLFormElement | null,
  known: Readonly<Partial<Record<keyof TicketFields, string | null>>>,
): void {
  for (const [name, value] of Object.entries(known)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = value ?? '';
  }
}
