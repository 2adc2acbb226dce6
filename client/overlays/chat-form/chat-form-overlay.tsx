import { useSignals } from '@preact/signals-react/runtime';
import {
  LONGEST_CHAT_NAME,
  validateChatForm,
  type ChatForm as ChatFields,
} from '../../../shared/domain/forms/chat-form.ts';
import { LONGEST_EMAIL } from '../../../shared/domain/forms/form-fields.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { postForm } from '../../parts/forms/post-form.ts';
import { useCheckedForm } from '../../parts/forms/use-checked-form.tsx';
import styles from '../../parts/contact/ticket.module.css';

/**
 * The form before the chat (§2.12). What was typed goes with the player who leaves.
 * @fetched The form before the live chat is opened
 */
export default function ChatForm() {
  useSignals();
  const { account, overlays } = useApp();
  const { content, general } = useMessages();
  return (
    <Dialog
      isOpen
      onClose={() => overlays.close('chatForm')}
      title={content.contactChat}
      closeLabel={general.close}
      width="narrow"
    >
      <Introduction key={account.departures.value} />
    </Dialog>
  );
}

/** What the platform told of a player is filled in. */
function Introduction() {
  useSignals();
  const { account, chat } = useApp();
  const { content } = useMessages();
  const player = account.player.value;
  const name = [player?.firstName, player?.lastName].filter(Boolean).join(' ');
  const { props, field, button, beforeButton } = useCheckedForm<ChatFields, keyof ChatFields>({
    action: 'chat',
    validate: validateChatForm,
    async send(who, recaptchaToken) {
      const sentFor = account.departures.peek();
      const sent =
        recaptchaToken === undefined ? 'done' : await postForm(apiPath('chat'), { recaptchaToken });
      if (sent === 'done' && sentFor === account.departures.peek()) chat.begin(who);
      // There is no provider that could fail: whatever it was, the visitor is told.
      return sent === 'failed' ? 'refused' : sent;
    },
  });

  return (
    <form className={styles.form} method="dialog" {...props}>
      <p>{content.chatLead}</p>
      <TextField
        {...field('name')}
        label={content.chatName}
        defaultValue={name}
        autoComplete="name"
        required
        maxLength={LONGEST_CHAT_NAME}
      />
      <TextField
        {...field('email')}
        type="email"
        label={content.contactEmail}
        defaultValue={player?.email ?? ''}
        autoComplete="email"
        required
        maxLength={LONGEST_EMAIL}
      />
      {beforeButton}
      <Button variant="primary" wide {...button}>
        {content.contactStartChat}
      </Button>
    </form>
  );
}
