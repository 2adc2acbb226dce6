import { element } from '../ui/element.ts';
import { passwordField, textField } from '../ui/fields.ts';
import { form } from '../ui/form.ts';
import { attempt } from './problem.ts';
import { checksIn } from './validation.ts';
import type { Widget, WidgetContext } from './widget.ts';

export const login: Widget = {
  title: 'login',
  forPlayers: false,
  render(context) {
    const { player, go } = context;
    const language = context.language();
    const { t } = language;
    const session = player.session();
    if (session !== null) return element('p', { class: 'lead' }, t('loggedIn', { name: session.PlayerName }));

    const { email: validEmail, filled } = checksIn(language);
    const email = textField({
      name: 'email',
      label: t('email'),
      type: 'email',
      autocomplete: 'username',
      validate: validEmail,
    });
    const password = passwordField({
      name: 'password',
      label: t('password'),
      autocomplete: 'current-password',
      show: t('show'),
      hide: t('hide'),
      validate: filled,
    });
    return element(
      'div',
      { class: 'stack' },
      element('p', { class: 'lead' }, t('loginLead')),
      form({
        fields: [email, password],
        submit: t('login'),
        send: () => attempt(language, () => player.login(email.value(), password.value())),
      }),
      element(
        'div',
        { class: 'links' },
        link(t('loginForgot'), () => go('forgotPassword')),
        link(t('loginForgotUsername'), () => go('forgotUsername')),
        link(t('loginJoin'), () => go('registration')),
        contactLink(context),
      ),
    );
  },
};

export function link(label: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', class: 'link', onclick }, label);
}

/** The page's own contact popup (§2.12), when the page offers one. */
export function contactLink({ language, close }: WidgetContext): HTMLButtonElement | null {
  const { openContactUs } = window;
  if (typeof openContactUs !== 'function') return null;
  return link(language().t('contactUs'), () => {
    close();
    openContactUs();
  });
}
