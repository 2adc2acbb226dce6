import { element } from '../ui/element.ts';
import { textField } from '../ui/fields.ts';
import { form } from '../ui/form.ts';
import { attempt } from './problem.ts';
import { checksIn } from './validation.ts';
import type { Widget, WidgetContext } from './widget.ts';

const MESSAGE_MAX_LENGTH = 1_000;

/** Chat: first who it is (§2.12, wording of §5), then the conversation. */
export const chat: Widget = {
  title: 'chat',
  forPlayers: false,
  render(context) {
    const { player } = context;
    const language = context.language();
    const { t } = language;
    const session = player.session();
    const name = textField({
      name: 'name',
      label: t('chatName'),
      autocomplete: 'name',
      value: session === null ? '' : `${session.PlayerName} ${session.PlayerLastName}`,
      validate: (value) => (/\S\s+\S/.test(value) ? undefined : t('chatNameMissing')),
    });
    const email = textField({
      name: 'email',
      label: t('email'),
      type: 'email',
      autocomplete: 'email',
      value: session?.PlayerEmail ?? '',
      validate: checksIn(language).email,
    });
    const view = element(
      'div',
      { class: 'stack' },
      element('p', { class: 'lead' }, t('chatLead')),
      form({
        fields: [name, email],
        submit: t('chatStart'),
        async send() {
          const who = { name: name.value(), email: email.value() };
          view.replaceChildren(...conversation(who, context));
          return undefined;
        },
      }),
    );
    return view;
  },
};

function conversation(
  who: { name: string; email: string },
  { api, language: inLanguage }: WidgetContext,
): Node[] {
  const language = inLanguage();
  const { t } = language;
  const log = element('div', { class: 'log', role: 'log', 'aria-label': t('chatLog'), tabindex: 0 });
  const say = (from: string, message: string, own: boolean): void => {
    const line = element('p', { class: own ? 'line own' : 'line' }, element('strong', {}, from), message);
    log.append(line);
    line.scrollIntoView({ block: 'nearest' });
  };

  const message = textField({
    name: 'message',
    label: t('chatMessage'),
    maxlength: MESSAGE_MAX_LENGTH,
    validate: (value) => (value === '' ? t('required') : undefined),
  });
  const send = async (): Promise<void> => {
    const text = message.value();
    const answer = await api.chat({ message: text, ...who });
    say(t('chatYou'), text, true);
    write.reset();
    say(answer.from, answer.message, false);
    message.focus();
  };
  const write = form({ fields: [message], submit: t('chatSend'), send: () => attempt(language, send) });
  say(t('chat'), t('chatHello', { name: who.name }), false);
  queueMicrotask(() => message.focus());
  return [log, write, element('p', { class: 'note' }, t('chatAutomatic'))];
}
