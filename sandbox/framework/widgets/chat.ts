import { element } from '../ui/element.ts';
import { form } from '../ui/form.ts';
import { paragraph, stack } from '../ui/parts.ts';
import { formsIn } from './forms.ts';
import type { Widget, WidgetContext } from './widget.ts';

const MESSAGE_MAX_LENGTH = 1_000;

/** Chat: first who it is (§2.12, wording of §5), where the page has not said so, then the conversation. */
export const chat: Widget = {
  title: 'chat',
  forPlayers: false,
  render(context) {
    const { player } = context;
    const visitor = context.chatVisitor();
    if (visitor !== null) return stack(...conversation(visitor, context));
    const language = context.language();
    const { t } = language;
    const session = player.session();
    const forms = formsIn(language);
    const name = forms.text('name', 'chatName', {
      autocomplete: 'name',
      value: session === null ? '' : `${session.PlayerName} ${session.PlayerLastName}`,
      validate: (value) => (/\S\s+\S/.test(value) ? undefined : t('chatNameMissing')),
    });
    const email = forms.email({ value: session?.PlayerEmail ?? '' });
    const view = stack(
      paragraph('lead', t('chatLead')),
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

  const forms = formsIn(language);
  const message = forms.filled('message', 'chatMessage', { maxlength: MESSAGE_MAX_LENGTH });
  const send = async (): Promise<void> => {
    const text = message.value();
    const answer = await api.chat({ message: text, ...who });
    say(t('chatYou'), text, true);
    write.reset();
    say(answer.from, answer.message, false);
    message.focus();
  };
  const write = forms.form({ fields: [message], submit: 'chatSend', send });
  say(t('chat'), t('chatHello', { name: who.name }), false);
  queueMicrotask(() => message.focus());
  return [log, write, paragraph('note', t('chatAutomatic'))];
}
