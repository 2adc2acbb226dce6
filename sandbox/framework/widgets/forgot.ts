import type { Asked } from '../../session/contract.ts';
import { element } from '../ui/element.ts';
import { textField } from '../ui/fields.ts';
import { form } from '../ui/form.ts';
import { link } from './login.ts';
import { attempt } from './problem.ts';
import { checksIn } from './validation.ts';
import type { Widget } from './widget.ts';

export const forgotPassword = forgotten('password', 'forgotPassword', 'forgotPasswordLead');
export const forgotUsername = forgotten('username', 'forgotUsername', 'forgotUsernameLead');

function forgotten(
  what: Asked<'forgot'>['what'],
  title: 'forgotPassword' | 'forgotUsername',
  lead: 'forgotPasswordLead' | 'forgotUsernameLead',
): Widget {
  return {
    title,
    forPlayers: false,
    render(context) {
      const { api, go } = context;
      const language = context.language();
      const { t } = language;
      const email = textField({
        name: 'email',
        label: t('email'),
        type: 'email',
        autocomplete: 'email',
        validate: checksIn(language).email,
      });
      const send = async (): Promise<void> => {
        await api.forgot({ email: email.value(), what });
        // The same answer whoever asks, so that nobody learns here who is a player.
        made.replaceWith(element('p', { class: 'success', role: 'status' }, t('forgotSent')));
      };
      const made = form({
        fields: [email],
        submit: t('forgotSubmit'),
        send: () => attempt(language, send),
      });
      return element(
        'div',
        { class: 'stack' },
        element('p', { class: 'lead' }, t(lead)),
        made,
        element(
          'div',
          { class: 'links' },
          link(t('login'), () => go('login')),
        ),
      );
    },
  };
}
