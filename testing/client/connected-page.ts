import { createWanted, type WantedFeed } from '../../client/platform/games/wanted.ts';
import { connectFramework, type Connection } from '../../client/platform/calls/connection.ts';
import { testApp, type TestApp } from './app.ts';
import { platformTree } from './platform-tree.ts';
import { testFramework, type TestFramework } from './framework.ts';

/** A player as the framework describes her, nothing left out. */
export const DETAILS = {
  PlayerID: 42,
  PlayerName: 'Nina',
  PlayerLastName: 'Kowalska',
  CurrencyCode: 'GBP',
  PlayerLanguage: 'ENG',
  PlayerRegulationType: 'GB',
  CountryCode: 'GB',
  PlayerEmail: 'nina@example.com',
  PlayerRestrictionType: 'none',
  PlayerRegistrationDate: '2024-05-06',
  PlayerVipLevel: 2,
  SessionToken: 'token-1',
};
export const LOGGED_IN = { IsLoggedIn: true, ...DETAILS };
export const LOGGED_OUT = { IsLoggedIn: false };

export interface ConnectedPage extends TestApp {
  readonly framework: TestFramework;
  readonly connection: Connection;
  readonly wanted: WantedFeed;
  /** The calls that the page's parts made to the platform, and the platform's side to the page. */
  readonly platformCalls: readonly string[];
  /** Presses something of what the platform shows beside the page. */
  press(): void;
  /** How often a call of the framework was made. */
  count(name: string): number;
}

/** A page that listens to a test framework. */
export function connectedPage(...given: Parameters<typeof testFramework>): ConnectedPage {
  const platformCalls: string[] = [];
  const { app, world } = testApp({
    platform: { engageChat: () => void platformCalls.push('engageChat') },
  });
  const framework = testFramework(...given);
  const { press, use } = platformTree(world.timers);
  const wanted = createWanted(app, world.timers);
  const connection = connectFramework(framework, {
    app,
    timers: world.timers,
    storage: world.storage,
    closeDialogs: () => void platformCalls.push('closeDialogs'),
    loadChunk: (load) => load(),
    use,
    wanted,
  });
  framework.on('ready', connection.session.check); // as the loader does
  const count = (name: string) => framework.called.filter(([called]) => called === name).length;
  return { app, world, framework, connection, wanted, platformCalls, press, count };
}

/** Runs the handlers of settled promises. */
export const settled = () => new Promise((resolve) => void setImmediate(resolve));
