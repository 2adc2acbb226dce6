import { element } from '../ui/element.ts';
import { passwordField } from '../ui/fields.ts';
import { form } from '../ui/form.ts';
import { PlatformError } from '../api/request.ts';
import { savedNote } from './facts.ts';
import { attempt } from './problem.ts';
import { checksIn } from './validation.ts';
import type { Widget } from './widget.ts';

export const changePassword: Widget = {
  title: 'changePassword',
  forPlayers: true,
  render(context) {
    const { api, player } = context;
    const language = context.language();
    const { t } = language;
    const { filled, newPassword } = checksIn(language);
    const shared = { show: t('show'), hide: t('hide') };
    const current = passwordField({
      ...shared,
      name: 'currentPassword',
      label: t('currentPassword'),
      autocomplete: 'current-password',
      validate: filled,
    });
    const next = passwordField({
      ...shared,
      name: 'newPassword',
      label: t('newPassword'),
      hint: t('passwordShort'),
      autocomplete: 'new-password',
      validate: newPassword,
    });
    const saved = savedNote(t('passwordChanged'));
    const save = async (): Promise<void> => {
      await player.asPlayer(() =>
        api.password({ currentPassword: current.value(), newPassword: next.value() }),
      );
      saved.show();
    };
    // Unseen, for password managers: it tells them whose password this is.
    const username = element('input', {
      type: 'email',
      autocomplete: 'username',
      value: player.session()?.PlayerEmail,
      hidden: true,
    });
    return element(
      'div',
      { class: 'stack' },
      form({
        fields: [current, next],
        submit: t('changePassword'),
        before: [username, saved.element],
        async send() {
          try {
            await save();
            return undefined;
          } catch (error) {
            // Here the credentials are one field, so the general wording about an e-mail would mislead.
            if (error instanceof PlatformError && error.code === 'wrong-credentials') {
              return { message: t('errorWrongPassword'), field: 'currentPassword' };
            }
            return attempt(language, () => Promise.reject(error));
          }
        },
      }),
    );
  },
};
