import { PlatformError } from '../api/request.ts';
import { element } from '../ui/element.ts';
import { form } from '../ui/form.ts';
import { savedNote, stack } from '../ui/parts.ts';
import { formsIn } from './forms.ts';
import { problemOf } from './problem.ts';
import type { Widget } from './widget.ts';

export const changePassword: Widget = {
  title: 'changePassword',
  forPlayers: true,
  render(context) {
    const { api, player } = context;
    const language = context.language();
    const { t } = language;
    const forms = formsIn(language);
    const current = forms.password('currentPassword', 'currentPassword', 'current-password');
    const next = forms.password('newPassword', 'newPassword', 'new-password');
    const saved = savedNote(t('passwordChanged'));
    // Unseen, for password managers: it tells them whose password this is.
    const username = element('input', {
      type: 'email',
      autocomplete: 'username',
      value: player.session()?.PlayerEmail,
      hidden: true,
    });
    return stack(
      form({
        fields: [current, next],
        submit: t('changePassword'),
        before: [username, saved.element],
        async send() {
          const body = { currentPassword: current.value(), newPassword: next.value() };
          try {
            await player.asPlayer(() => api.password(body));
            saved.show();
            return undefined;
          } catch (error) {
            // Here the credentials are one field, so the general wording about an e-mail would mislead.
            if (error instanceof PlatformError && error.code === 'wrong-credentials') {
              return { message: t('errorWrongPassword'), field: 'currentPassword' };
            }
            return problemOf(error, language);
          }
        },
      }),
    );
  },
};
