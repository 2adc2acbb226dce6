import type { WidgetName } from '../contract.ts';
import { element } from '../ui/element.ts';
import { checkField, textAreaField, textField } from '../ui/fields.ts';
import { form } from '../ui/form.ts';
import { attempt } from './problem.ts';
import { facts, savedNote } from './facts.ts';
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
    const { t } = language;
    const details = await player.asPlayer(api.account);
    const { cash, bonus } = language.balance(player.balance());

    const phone = textField({
      name: 'phone',
      label: t('accountPhone'),
      type: 'tel',
      autocomplete: 'tel',
      value: details.phone,
      maxlength: 40,
    });
    const address = textAreaField({
      name: 'address',
      label: t('accountAddress'),
      autocomplete: 'street-address',
      value: details.address,
      maxlength: 300,
    });
    const marketingEmail = checkField({
      name: 'marketingEmail',
      label: t('accountMarketing'),
      checked: details.marketingEmail,
    });
    const saved = savedNote(t('accountSaved'));
    const save = async (): Promise<void> => {
      const body = {
        phone: phone.value(),
        address: address.value(),
        marketingEmail: marketingEmail.checked(),
      };
      await player.asPlayer(() => api.setAccount(body));
      saved.show();
    };

    return element(
      'div',
      { class: 'stack' },
      facts([
        [t('accountRealBalance'), cash],
        [t('accountBonusBalance'), bonus],
      ]),
      menu(context),
      element('h3', {}, t('accountDetails')),
      facts([
        [t('accountName'), `${details.firstName} ${details.lastName}`],
        [t('email'), details.email],
        [
          t('birthDate'),
          new Intl.DateTimeFormat(language.tag, { timeZone: 'UTC' }).format(new Date(details.birthDate)),
        ],
        [t('country'), new Intl.DisplayNames(language.tag, { type: 'region' }).of(details.country) ?? ''],
      ]),
      form({
        fields: [phone, address, marketingEmail],
        submit: t('save'),
        before: [saved.element],
        send: () => attempt(language, save),
      }),
    );
  },
};

function menu({ language, go, player, events, close }: WidgetContext): HTMLElement {
  const { t } = language();
  return element(
    'nav',
    { class: 'chips', 'aria-label': t('accountMore') },
    ...MENU.map((name) => item(t(name), () => go(name))),
    // §7.7 show chat: the page decides whether the chat is opened (§6, only for a player).
    item(t('chat'), () => {
      close();
      events.emit('showChat', {});
    }),
    item(t('logout'), () => void player.logout()),
  );
}

function item(label: string, onclick: () => void): HTMLElement {
  return element('button', { type: 'button', class: 'chip', onclick }, label);
}
