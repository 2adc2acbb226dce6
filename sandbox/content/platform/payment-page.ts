import type { ContentLang } from '../post.ts';

type PaymentPage = {
  paragraph1: string;
  paragraph2: string;
  tableColumn1: string;
  tableColumn2: string;
  tableColumn3: string;
  tableColumn4: string;
};

/** The texts around the payment methods table. HTML; `{brand}` is the site's to fill in. */
export const PAYMENT_PAGE: Record<ContentLang, PaymentPage> = {
  en: {
    paragraph1:
      'These are the ways to pay at {brand} from where you are. We charge nothing for deposits or withdrawals; your bank or wallet may, and its own terms say so. Only a method in your own name can be used.',
    paragraph2:
      '<p>Money leaves the way it came: a withdrawal goes back to the method you paid in with, up to the amount you paid in, before any other can be chosen. The times below run from the moment we approve a withdrawal, which is usually within one working day. Credit cards are not accepted. Set a <a href="?page=responsible">deposit limit</a> before your first payment if you would like one.</p>',
    tableColumn1: 'Method',
    tableColumn2: 'Deposit',
    tableColumn3: 'Withdrawal',
    tableColumn4: 'Currencies',
  },
  es: {
    paragraph1:
      'Estas son las formas de pago en {brand} desde donde te encuentras. No cobramos nada por depósitos ni retiradas; tu banco o monedero podría hacerlo, y así lo indican sus condiciones. Solo puedes usar métodos a tu nombre.',
    paragraph2:
      '<p>El dinero sale por donde entró: una retirada vuelve al método con el que depositaste, hasta el importe depositado, antes de poder elegir otro. Los plazos de abajo cuentan desde que aprobamos la retirada, normalmente en un día hábil. No se aceptan tarjetas de crédito. Si lo deseas, fija un <a href="?page=responsible">límite de depósito</a> antes de tu primer pago.</p>',
    tableColumn1: 'Método',
    tableColumn2: 'Depósito',
    tableColumn3: 'Retirada',
    tableColumn4: 'Divisas',
  },
};
