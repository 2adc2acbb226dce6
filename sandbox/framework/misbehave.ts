import type { CasinoPlatform } from './contract.ts';

/** `?misbehave=` on the script's address: how the framework is to fail, so that the page's adapter can be tested. */
const MISBEHAVIOURS = ['never-ready', 'late', 'twice', 'strings', 'throws', 'null'] as const;
export type Misbehaviour = (typeof MISBEHAVIOURS)[number];

export function misbehaviourOf(name: string | null): Misbehaviour | undefined {
  return MISBEHAVIOURS.find((known) => known === name);
}

/** The same platform, failing in the way named. Only what the page hears is spoilt: the framework's own parts go on working. */
export function misbehave(platform: CasinoPlatform, kind: Misbehaviour | undefined): CasinoPlatform {
  switch (kind) {
    case 'never-ready':
      return { ...platform, start() {} };
    case 'twice':
      return {
        ...platform,
        on: (event, handler) =>
          platform.on(event, (payload) => {
            handler(payload);
            handler(payload);
          }),
      };
    case 'strings':
      return spoiling(platform, (value) => (typeof value === 'number' ? String(value) : value));
    case 'null':
      return spoiling(platform, everyThirdNull());
    case 'throws':
      return throwing(platform);
    default:
      return platform;
  }
}

/** Payloads and answers are data, except the element of `widgetShown` and the handles of what is opened: those stay. */
function spoiling(platform: CasinoPlatform, spoilValue: (value: unknown) => unknown): CasinoPlatform {
  const spoil = <Data>(data: Data): Data =>
    data === undefined ? data : JSON.parse(JSON.stringify(data, (_, value: unknown) => spoilValue(value)));
  return {
    ...platform,
    on: (event, handler) =>
      platform.on(event, event === 'widgetShown' ? handler : (payload) => handler(spoil(payload))),
    getPaymentMethods: () => platform.getPaymentMethods().then(spoil),
    getSmartFooter: () => platform.getSmartFooter().then(spoil),
    getBalance: () => platform.getBalance().then(spoil),
    getSessionDetails: () => platform.getSessionDetails().then(spoil),
    getFavourites: () => platform.getFavourites().then(spoil),
    setFavourite: (gameId, on) => platform.setFavourite(gameId, on).then(spoil),
  };
}

/** Of all leaves and records that pass, each third becomes null: some lists keep good records, as bad feeds do. */
function everyThirdNull(): (value: unknown) => unknown {
  let seen = 0;
  return (value) => {
    if (typeof value === 'object') return value;
    seen += 1;
    return seen % 3 === 0 ? null : value;
  };
}

function throwing(platform: CasinoPlatform): CasinoPlatform {
  return new Proxy(platform, { get: (target, name) => (name in target ? fail : undefined) });
}

function fail(): never {
  throw new Error('CasinoPlatform: misbehaving, as asked');
}
