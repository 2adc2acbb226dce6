/** The games' own words, English and Spanish. */
const en = {
  balance: 'Balance',
  demo: 'Play money',
  bet: 'Bet',
  win: 'Win',
  spin: 'Spin',
  less: 'Lower bet',
  more: 'Higher bet',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  home: 'Leave the game',
  pays: 'What pays',
  close: 'Close',
  ready: 'Press Spin, or the space bar',
  spinning: 'Good luck',
  nothing: 'No win this time',
  won: 'You win {amount}',
  big: 'Big win',
  freeSpins: 'Free spins',
  freeSpin: 'Free spin {at} of {of}',
  linesRule:
    'Wins run from the left on ten lines. Wild stands for every symbol but Bonus. Three Bonus symbols give eight free spins.',
  paysFor: 'Beside each symbol: how many in a row, and how many times the bet they pay.',
  noFunds: 'Your balance is not enough for this bet.',
  unreachable: 'The casino could not be reached. This round was not played.',
  lapsed: 'Your session has ended. You are playing with demo money.',
  refused: 'This bet was not accepted.',
  red: 'Red',
  black: 'Black',
  odd: 'Odd',
  even: 'Even',
  onWhat: 'Your bet',
  landed: '{pocket} {colour}',
  green: 'Green',
  wheelReady: 'Choose a bet and spin',
  last: 'Last numbers',
} as const;

export type GameMessages = { readonly [Key in keyof typeof en]: string };

const es: GameMessages = {
  balance: 'Saldo',
  demo: 'Dinero ficticio',
  bet: 'Apuesta',
  win: 'Premio',
  spin: 'Girar',
  less: 'Bajar la apuesta',
  more: 'Subir la apuesta',
  soundOn: 'Sonido activado',
  soundOff: 'Sonido desactivado',
  home: 'Salir del juego',
  pays: 'Tabla de pagos',
  close: 'Cerrar',
  ready: 'Pulsa Girar o la barra espaciadora',
  spinning: 'Buena suerte',
  nothing: 'Esta vez no hay premio',
  won: 'Ganas {amount}',
  big: 'Gran premio',
  freeSpins: 'Tiradas gratis',
  freeSpin: 'Tirada gratis {at} de {of}',
  linesRule:
    'Los premios van de izquierda a derecha en diez líneas. Wild sustituye a todos los símbolos salvo Bonus. Tres Bonus dan ocho tiradas gratis.',
  paysFor: 'Junto a cada símbolo: cuántos seguidos y cuántas veces la apuesta pagan.',
  noFunds: 'Tu saldo no es suficiente para esta apuesta.',
  unreachable: 'No se pudo conectar con el casino. Esta ronda no se ha jugado.',
  lapsed: 'Tu sesión ha terminado. Estás jugando con dinero de demostración.',
  refused: 'Esta apuesta no se ha aceptado.',
  red: 'Rojo',
  black: 'Negro',
  odd: 'Impar',
  even: 'Par',
  onWhat: 'Tu apuesta',
  landed: '{pocket} {colour}',
  green: 'Verde',
  wheelReady: 'Elige una apuesta y gira',
  last: 'Últimos números',
};

export type GameLanguage = {
  tag: string;
  t(key: keyof GameMessages, values?: Record<string, string | number>): string;
  money(minor: number, currency: string): string;
};

/** `ENG` is English; `SPA`, `ESP`, `ES` are Spanish. */
export function gameLanguageOf(code: string): GameLanguage {
  const spanish = /^(es|spa)/i.test(code);
  const tag = spanish ? 'es-ES' : 'en-GB';
  const messages = spanish ? es : en;
  return {
    tag,
    t: (key, values = {}) =>
      messages[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    money: (minor, currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        minor / 100,
      ),
  };
}
