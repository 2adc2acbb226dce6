import type { WidgetName } from '../contract.ts';
import { element } from '../ui/element.ts';
import { checkField, fieldAround } from '../ui/fields.ts';
import { button, facts, savedNote, stack } from '../ui/parts.ts';
import { MARKETING, type MarketingChannel } from './marketing-opt-in.ts';
import { formsIn } from './forms.ts';
import type { Widget, WidgetContext } from './widget.ts';

const MENU = [
  'deposit',
  'withdraw',
  'transactionHistory',
  'gameHistory',
  'depositLimit',
  'realityCheck',
  'points',
  'documentUpload',
  'changePassword',
  'coolOff',
  'selfExclusion',
] as const satisfies readonly WidgetName[];

export const account: Widget = {
  title: 'account',
  forPlayers: true,
  async render(context) {
    const { api, player } = context;
    const language = context.language();
    const { t, tag } = language;
    const details = await player.asPlayer(api.account);
    const { cash, bonus } = language.balance(player.balance());

    const forms = formsIn(language);
    const phone = forms.text('phone', 'accountPhone', {
      type: 'tel',
      autocomplete: 'tel',
      value: details.phone,
      maxlength: 40,
    });
    const written = element('textarea', { rows: 3, maxlength: 300, autocomplete: 'street-address' });
    written.value = details.address;
    const address = fieldAround(written, { name: 'address', label: t('accountAddress') });
    const agreed = (channel: MarketingChannel) =>
      checkField({
        name: MARKETING[channel],
        label: `${t('marketing')} ${t(MARKETING[channel])}`,
        checked: details.marketing[channel],
      });
    const marketing = { email: agreed('email'), text: agreed('text'), phone: agreed('phone') };
    const saved = savedNote(t('accountSaved'));
    const birthDate = new Intl.DateTimeFormat(tag, { timeZone: 'UTC' }).format(new Date(details.birthDate));
    return stack(
      facts([
        [t('accountRealBalance'), cash],
        [t('accountBonusBalance'), bonus],
      ]),
      menu(context),
      element('h3', {}, t('accountDetails')),
      facts([
        [t('accountName'), `${details.firstName} ${details.lastName}`],
        [t('email'), details.email],
        [t('birthDate'), birthDate],
        [t('country'), new Intl.DisplayNames(tag, { type: 'region' }).of(details.country) ?? ''],
      ]),
      forms.form({
        fields: [phone, address, ...Object.values(marketing)],
        submit: 'save',
        before: [saved.element],
        async send() {
          const changed = {
            phone: phone.value(),
            address: address.value(),
            marketing: {
              email: marketing.email.checked(),
              text: marketing.text.checked(),
              phone: marketing.phone.checked(),
            },
          };
          await player.asPlayer(() => api.setAccount(changed));
          saved.show();
        },
      }),
    );
  },
};

function menu({ language, go, player, events, close }: WidgetContext): HTMLElement {
  const { t } = language();
  // §7.7 show chat: the page decides whether the chat is opened (§6, only for a player).
  const chat = (): void => {
    close();
    events.emit('showChat', {});
  };
  return element(
    'nav',
    { class: 'chips', 'aria-label': t('accountMore') },
    ...MENU.map((name) => button(t(name), () => go(name), 'chip')),
    button(t('chat'), chat, 'chip'),
    button(t('logout'), () => void player.logout(), 'chip'),
  );
}
