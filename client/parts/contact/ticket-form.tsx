import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import {
  TICKET_LENGTHS,
  validateTicketForm,
  type TicketForm as TicketFields,
} from '../../../shared/domain/forms/ticket.ts';
import { useApp, useLocale, useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextArea, TextField } from '../../ui/field/field.tsx';
import { useCheckedForm } from '../forms/use-checked-form.tsx';
import styles from './ticket.module.css';
import { sendTicket } from './send-ticket.ts';
import { TicketSent } from './ticket-sent.tsx';
import { typedTicketOf } from './typed-ticket.ts';

/**
 * The support ticket (§7.5), with the same validation as at the edge. When the provider fails no error is shown (§8), and
 * the typed text stays, also where a link and Back lead away from it for a while. A player's name and address are filled in,
 * where nothing was typed before the player was known. What was typed goes with the player who leaves; what a guest has typed
 * stays at the login, and what a player has when the session lapses.
 */
export function TicketForm() {
  useSignals();
  return <Ticket key={useApp().account.handovers.value} />;
}

function Ticket() {
  useSignals();
  const { content } = useMessages();
  const locale = useLocale();
  const { account } = useApp();
  const player = account.player.value;
  // What the platform had told goes with its player, also where the rest stays.
  const departures = account.departures.value;
  const typed = typedTicketOf(account);
  const [isSent, setSent] = useState(false);
  const { props, field, isSending, button, beforeButton } = useCheckedForm<TicketFields, keyof TicketFields>({
    action: 'ticket',
    validate: validateTicketForm,
    async send(ticket, recaptchaToken) {
      const sentFor = account.handovers.peek();
      const sent = await sendTicket(ticket, { locale, player, recaptchaToken });
      if (sent === 'done' && sentFor === account.handovers.peek()) typed.forget();
      setSent(sent === 'done');
      return sent;
    },
  });

  if (isSent) return <TicketSent onAnother={() => setSent(false)} />;
  return (
    <form
      className={styles.form}
      method="dialog"
      {...props}
      onChange={(event) => {
        props.onChange?.(event);
        const { target } = event.nativeEvent;
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          typed.keep(target.name, target.value);
      }}
    >
      <div key={departures} className={classNames(styles.pair, styles.short)}>
        <TextField
          {...field('name')}
          label={content.contactName}
          defaultValue={typed.of('name') ?? player?.firstName ?? ''}
          autoComplete="given-name"
          required
          maxLength={TICKET_LENGTHS.name}
        />
        <TextField
          {...field('surname')}
          label={content.contactSurname}
          defaultValue={typed.of('surname') ?? player?.lastName ?? ''}
          autoComplete="family-name"
          required
          maxLength={TICKET_LENGTHS.surname}
        />
      </div>
      <div className={classNames(styles.pair, styles.long)}>
        <TextField
          key={departures}
          {...field('email')}
          type="email"
          label={content.contactEmail}
          defaultValue={typed.of('email') ?? player?.email ?? ''}
          autoComplete="email"
          required
          maxLength={TICKET_LENGTHS.email}
        />
        <TextField
          {...field('subject')}
          label={content.contactSubject}
          defaultValue={typed.of('subject')}
          required
          maxLength={TICKET_LENGTHS.subject}
        />
      </div>
      <TextArea
        {...field('message')}
        label={content.contactMessage}
        defaultValue={typed.of('message')}
        required
        maxLength={TICKET_LENGTHS.message}
        rows={7}
      />
      {beforeButton}
      <noscript>
        <p>{content.contactNeedsScript}</p>
      </noscript>
      <div data-needs-script="">
        <Button variant="primary" {...button}>
          {isSending ? content.contactSending : content.contactSend}
        </Button>
      </div>
    </form>
  );
}
