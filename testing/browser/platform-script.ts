/**
 * The script of a platform that has a player and does nothing else.
 * @param methods of an object, as JavaScript: what it does instead. What it was told to call is in `this.told`, by event
 */
export function platformScript(methods: string): string {
  return `window.CasinoPlatform = {
  start() {},
  told: {},
  on(event, handler) { this.told[event] = handler; if (event === 'ready') setTimeout(handler); },
  getSessionDetails: async () => ({ PlayerID: 7, PlayerName: 'Nina', PlayerLastName: 'Kay', CurrencyCode: 'GBP' }),
  getBalance: async () => null, refreshBalance() {}, keepAlive() {}, logout() {},
  loadGame() {}, showWidget() {}, initChat() {}, engageChat() {},
  ${methods}
};`;
}
