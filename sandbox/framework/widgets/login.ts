import { link, paragraph, row, stack } from '../ui/parts.ts';
import { formsIn } from './forms.ts';
import type { Widget, WidgetContext } from './widget.ts';

export const login: Widget = {
  title: 'login',
  forPlayers: false,
  render(context) {
    const { player, go } = context;
    const language = context.language();
    const { t } = language;
    const session = player.session();
    if (session !== null) return paragraph('lead', t('loggedIn', { name: session.PlayerName }));

    const forms = formsIn(language);
    const email = forms.email({ autocomplete: 'username' });
    const password = forms.password('password', 'password', 'current-password');
    return stack(
      paragraph('lead', t('loginLead')),
      forms.form({
        fields: [email, password],
        submit: 'login',
        send: () => player.login(email.value(), password.value()),
      }),
      row(
        'links',
        link(t('loginForgot'), () => go('forgotPassword')),
        link(t('loginForgotUsername'), () => go('forgotUsername')),
        link(t('loginJoin'), () => go('registration')),
        contactLink(context),
      ),
    );
  },
};

/** The page's own contact popup (§2.12), when the page offers one. */
function contactLink({ language, close }: WidgetContext): HTMLButtonElement | null {
  const { openContactUs } = window;
  if (typeof openContactUs !== 'function') return null;
  return link(language().t('contactUs'), () => {
    close();
    openContactUs();
  });
}
