import type { PaymentKind, PaymentMethod } from '../payment-methods.ts';
import { DEPOSIT_TIME, WITHDRAWAL_TIME } from '../payment-methods.ts';
import type { ContentLang } from '../post.ts';
import { austriaOnly, ukOnly } from './country-blocks.ts';

type KindText = { what: string; steps: readonly string[]; mind: string };

const EN: Record<PaymentKind, KindText> = {
  card: {
    what: 'is a card payment from your own bank account. Only debit is possible: credit cards are refused.',
    steps: [
      'Choose {name} under Deposit and enter the amount.',
      'Enter the number, the date and the three digits on the back. We do not see or keep them.',
      'Confirm in your bank’s app when it asks you to.',
    ],
    mind: 'Some banks let you block gambling payments in their app. If yours is blocked and you want it so, please leave it.',
  },
  wallet: {
    what: 'is an electronic wallet. You fill it from your bank and pay from it without giving us your bank details.',
    steps: [
      'Choose {name} under Deposit and enter the amount.',
      'Log in to your wallet in the window that opens.',
      'Confirm, and you are brought back here.',
    ],
    mind: 'The wallet has to be in your name and carry the e-mail address of your account here, or the payment is returned.',
  },
  bank: {
    what: 'pays straight from your bank account, with your bank’s own login.',
    steps: [
      'Choose {name} under Deposit and enter the amount.',
      'Pick your bank and log in to it. We never see your login.',
      'Approve the payment.',
    ],
    mind: 'Payments begun at night or at a weekend may wait for the next working day at some banks.',
  },
  voucher: {
    what: 'is prepaid: you buy a code in a shop or online and spend what it holds.',
    steps: [
      'Choose {name} under Deposit and enter the amount.',
      'Type the code.',
      'What is left on the voucher stays on it for the next time.',
    ],
    mind: 'Vouchers cannot take money back. Withdrawals go to a bank account in your name.',
  },
  mobile: {
    what: 'is confirmed on your telephone: a small, quick payment with a limit of its own.',
    steps: [
      'Choose {name} under Deposit and enter the amount.',
      'Enter your mobile number.',
      'Confirm the message that arrives.',
    ],
    mind: 'Keep an eye on small payments. They add up just as large ones do, only more quietly.',
  },
};

const ES: Record<PaymentKind, KindText> = {
  card: {
    what: 'es un pago con tarjeta desde tu propia cuenta bancaria. Solo de débito: las tarjetas de crédito se rechazan.',
    steps: [
      'Elige {name} en Depositar e introduce el importe.',
      'Introduce el número, la fecha y los tres dígitos del reverso. Ni los vemos ni los guardamos.',
      'Confirma en la aplicación de tu banco cuando te lo pida.',
    ],
    mind: 'Algunos bancos permiten bloquear los pagos de juego. Si el tuyo está bloqueado y así lo quieres, por favor déjalo.',
  },
  wallet: {
    what: 'es un monedero electrónico. Lo llenas desde tu banco y pagas con él sin darnos tus datos bancarios.',
    steps: [
      'Elige {name} en Depositar e introduce el importe.',
      'Entra en tu monedero en la ventana que se abre.',
      'Confirma y vuelves aquí.',
    ],
    mind: 'El monedero tiene que estar a tu nombre y con el mismo correo que tu cuenta; si no, el pago se devuelve.',
  },
  bank: {
    what: 'paga directamente desde tu cuenta bancaria, con el acceso de tu propio banco.',
    steps: [
      'Elige {name} en Depositar e introduce el importe.',
      'Escoge tu banco y entra en él. Nunca vemos tus claves.',
      'Aprueba el pago.',
    ],
    mind: 'Los pagos hechos de noche o en fin de semana pueden esperar en algunos bancos al siguiente día hábil.',
  },
  voucher: {
    what: 'es de prepago: compras un código en una tienda o en línea y gastas lo que contiene.',
    steps: [
      'Elige {name} en Depositar e introduce el importe.',
      'Escribe el código.',
      'Lo que sobre se queda en el vale para la próxima vez.',
    ],
    mind: 'Los vales no pueden recibir dinero. Las retiradas van a una cuenta bancaria a tu nombre.',
  },
  mobile: {
    what: 'se confirma en el teléfono: un pago pequeño y rápido con su propio límite.',
    steps: [
      'Elige {name} en Depositar e introduce el importe.',
      'Introduce tu número de móvil.',
      'Confirma el mensaje que recibes.',
    ],
    mind: 'Vigila los pagos pequeños. Suman igual que los grandes, solo que más callados.',
  },
};

const TEXTS: Record<ContentLang, Record<PaymentKind, KindText>> = { en: EN, es: ES };
const LABELS: Record<
  ContentLang,
  Record<'title' | 'how' | 'deposit' | 'withdrawal' | 'limits' | 'fees' | 'none' | 'mind' | 'back', string>
> = {
  en: {
    title: 'Deposit with {name}',
    how: 'How it works',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    limits: 'Limits',
    fees: 'Our fee',
    none: 'None',
    mind: 'Worth knowing',
    back: 'All payment methods',
  },
  es: {
    title: 'Depositar con {name}',
    how: 'Cómo funciona',
    deposit: 'Depósito',
    withdrawal: 'Retirada',
    limits: 'Límites',
    fees: 'Nuestra comisión',
    none: 'Ninguna',
    mind: 'Conviene saber',
    back: 'Todos los métodos de pago',
  },
};

/** The help page of one payment method. */
export function paymentHelp(method: PaymentMethod, lang: ContentLang): string {
  const label = LABELS[lang];
  const { what, steps, mind } = TEXTS[lang][method.kind];
  const rows = [
    [label.deposit, DEPOSIT_TIME[method.deposit][lang]],
    [label.withdrawal, WITHDRAWAL_TIME[method.withdrawal][lang]],
    [label.limits, '{money:10} – {money:5000}'],
    [label.fees, label.none],
  ];
  const html = `
<h2>${label.title}</h2>
<p><b>{name}</b> ${what}</p>
<table><tbody>${rows.map(([head, value]) => `<tr><th>${head}</th><td>${value}</td></tr>`).join('')}</tbody></table>
<h3>${label.how}</h3>
<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>
<h3>${label.mind}</h3>
<p>${mind}</p>
${countryNote(method, lang)}
<p><a href="?page=help-deposit-methods">${label.back}</a></p>`;
  return html.replaceAll('{name}', method.name);
}

function countryNote({ slug }: PaymentMethod, lang: ContentLang): string {
  if (slug === 'eps') {
    return austriaOnly(
      lang === 'en'
        ? '<p>EPS works with every Austrian bank. You are taken to your bank’s own page.</p>'
        : '<p>EPS funciona con todos los bancos austriacos. Te lleva a la página de tu banco.</p>',
    );
  }
  return ukOnly(
    lang === 'en'
      ? '<p>In Great Britain a wallet that was filled from a credit card cannot be used for gambling.</p>'
      : '<p>En Gran Bretaña no se puede usar para jugar un monedero cargado con tarjeta de crédito.</p>',
  );
}
