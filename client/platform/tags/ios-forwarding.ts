import type { DataLayer } from './data-layer.ts';

/** §4 iOS app forwarding: our event names, and the app's names for them. */
const FORWARDED: Readonly<Record<string, string>> = {
  FTD_UserAccount: 'FTD',
  Registration: 'Register',
  RetDeposit_UserAccount: 'Deposit',
};

type Post = (name: string, payload: unknown) => void;

/**
 * Forwards registrations and deposits to the native app, no matter whether the page, the framework or a tag pushes them.
 * A registration without a player id is not forwarded. Whoever pushes an event never hears of a fault of the app's bridge.
 */
export function forwardToIosApp(dataLayer: DataLayer, post: Post): void {
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...items) => {
    const length = push(...items);
    for (const item of items) {
      try {
        forward(item, post);
      } catch (error) {
        console.warn('The app was not told of an event', error);
      }
    }
    return length;
  };
}

function forward(item: unknown, post: Post): void {
  if (typeof item !== 'object' || item === null || !('event' in item) || typeof item.event !== 'string')
    return;
  const name = Object.hasOwn(FORWARDED, item.event) ? FORWARDED[item.event] : undefined;
  if (name === undefined || (name === 'Register' && !hasPlayerId(item))) return;
  // As data alone: tags add functions to events, and the bridge refuses to copy those.
  const data: unknown = JSON.parse(JSON.stringify(item));
  post(name, data);
}

/** In whatever case the name is written: `playerId`, `PlayerID`. */
function hasPlayerId(item: object): boolean {
  return Object.entries(item).some(
    ([name, id]: [string, unknown]) =>
      name.toLowerCase() === 'playerid' &&
      ((typeof id === 'string' && id !== '') || (typeof id === 'number' && id > 0)),
  );
}

/** Posts through the bridge of an iOS web view: `webkit.messageHandlers.{name}.postMessage(payload)`. */
export function postToIosApp(global: object): Post {
  return (name, payload) => {
    const handlers: unknown = Reflect.get(Object(Reflect.get(global, 'webkit')), 'messageHandlers');
    const handler: unknown = Reflect.get(Object(handlers), name);
    const send: unknown = Reflect.get(Object(handler), 'postMessage');
    if (typeof send === 'function') Reflect.apply(send, handler, [payload]);
  };
}
