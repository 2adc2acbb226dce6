import type { Collaborators } from './collaborators.ts';
import type { PlatformCalls } from './platform-calls.ts';

const nothing = () => {};

/** The platform at the edge: calls do nothing. */
export const INERT_PLATFORM: PlatformCalls = {
  load: nothing,
  showWidget: nothing,
  renderWidget: () => Promise.resolve(null),
  loadGame: () => Promise.resolve(null),
  setFavourite: () => Promise.resolve(false),
  refreshBalance: nothing,
  logout: nothing,
  openOffers: nothing,
  engageChat: nothing,
};

/**
 * Collaborators at the edge, where components render once: no timer fires, no cookie is read, nothing is stored. They have
 * no state, so one value serves all requests.
 */
export const INERT_COLLABORATORS: Collaborators = {
  timers: { now: () => 0, after: () => nothing },
  cookies: { get: () => null, set: nothing, remove: nothing },
  storage: { get: () => null, set: nothing, remove: nothing },
  platform: INERT_PLATFORM,
  loadWords: () => Promise.resolve(),
  track: nothing,
  announce: nothing,
  visit: nothing,
  fetchInfoPage: () => Promise.resolve(null),
};
