import type { RequestBody } from '../../session/contract.ts';
import { link, paragraph, row, stack, success } from '../ui/parts.ts';
import { formsIn } from './forms.ts';
import type { Widget } from './widget.ts';

export const forgotPassword = forgotten('password', 'forgotPassword', 'forgotPasswordLead');
export const forgotUsername = forgotten('username', 'forgotUsername', 'forgotUsernameLead');

function forgotten(
  what: RequestBody<'forgot'>['what'],
  title: 'forgotPassword' | 'forgotUsername',
  lead: 'forgotPasswordLead' | 'forgotUsernameLead',
): Widget {
  return {
    title,
    forPlayers: false,
    render({ api, go, ...context }) {
      const language = context.language();
      const { t } = language;
      const forms = formsIn(language);
      const email = forms.email();
      const made = forms.form({
        fields: [email],
        submit: 'forgotSubmit',
        async send() {
          await api.forgot({ email: email.value(), what });
          // The same answer for every address, so that it does not tell who is a player.
          made.replaceWith(success(t('forgotSent')));
        },
      });
      return stack(
        paragraph('lead', t(lead)),
        made,
        row(
          'links',
          link(t('login'), () => go('login')),
        ),
      );
    },
  };
}
