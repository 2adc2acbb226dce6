import { signal } from '@preact/signals-react';
import { describe, expect, test } from 'vitest';
import { testCollaborators } from '../../../testing/client/collaborators.ts';
import { makeGame } from '../../../testing/games.ts';
import { Games } from './games.ts';
import { RecentGames } from './recent-games.ts';

const game = makeGame(12, { name: 'Moon Mice', provider: 'Northlight', subProvider: 'Little Lamp' });

function lobby({ loggedIn = true } = {}) {
  const calls: string[] = [];
  const world = testCollaborators({
    platform: {
      showWidget: (name) => void calls.push(`widget ${name}`),
      refreshBalance: () => void calls.push('refresh balance'),
    },
  });
  const recents = new RecentGames(world);
  const games = new Games({
    collaborators: world,
    session: { isLoggedIn: signal(loggedIn) },
    recents,
    shownAs: (id) => (id === 99 ? { name: 'Name on the tile', provider: 'Studio on the tile' } : null),
  });
  games.setCatalogue({ games: [game], categories: [], defaultCategory: 0, excludedIds: [] });
  return { world, games, recents, calls };
}

describe('§4 Launch', () => {
  test('Play opens the game container, tells the platform and pushes game_launch with the name', () => {
    const { world, games } = lobby();
    games.play(12);
    expect(games.isGameOpen.value).toBe(true);
    expect(games.openGameId.value).toBe(12);
    expect(world.announced).toEqual(['aspireGameOpened']);
    expect(world.tracked).toEqual([{ event: 'game_launch', gameName: 'Moon Mice' }]);
  });

  test('a game that is not in the catalogue has the name of its tile', () => {
    const { world, games } = lobby();
    games.play(99);
    expect(world.tracked).toEqual([{ event: 'game_launch', gameName: 'Name on the tile' }]);
  });

  test('a game that only the search has shown is told of with its name and studio, after a login too', () => {
    const { world, games } = lobby({ loggedIn: false });
    games.play(55, { name: 'Found Owl', provider: 'Barn' });
    games.launch(55);
    games.loaded(55);
    expect(games.openGameName.value).toBe('Found Owl');
    expect(world.tracked).toMatchObject([
      { event: 'game_launch', gameName: 'Found Owl' },
      { event: 'game_open', gameName: 'Found Owl', provider: 'Barn' },
    ]);
  });

  test('what the platform says of a game goes before what was shown of it', () => {
    const { world, games } = lobby();
    games.play(12, { name: 'Moon Mice (old)', provider: null });
    games.loaded(12);
    expect(world.tracked).toMatchObject([
      { gameName: 'Moon Mice' },
      { gameName: 'Moon Mice', provider: 'Little Lamp' },
    ]);
    games.close();
    games.play(99);
    games.loaded(99);
    expect(world.tracked.at(-1)).toMatchObject({ provider: 'Studio on the tile' });
  });

  test('a guest is asked to log in, and the game is remembered', () => {
    const { games, calls } = lobby({ loggedIn: false });
    games.play(12);
    expect(calls).toEqual(['widget login']);
    expect(games.isGameOpen.value).toBe(false);
    expect(games.wanted.value?.gameId).toBe(12);
  });

  test('game_open carries how long the game took to load, and the sub-provider', () => {
    const { world, games } = lobby();
    games.play(12);
    world.timers.pass(850);
    games.loaded(12);
    expect(world.tracked[1]).toEqual({
      event: 'game_open',
      timestamp: 1_700_000_000_850,
      gameDatetime: '2023-11-14T22:13:20.850Z',
      loadTimeMs: 850,
      gameId: 12,
      gameName: 'Moon Mice',
      provider: 'Little Lamp',
    });
  });

  test('§7.7 the load time counts from when the platform begins to load the game', () => {
    const { world, games } = lobby();
    games.play(12);
    world.timers.pass(300);
    games.loadStarted(12);
    world.timers.pass(500);
    games.loadStarted(13);
    world.timers.pass(50);
    games.loaded(12);
    expect(world.tracked[1]).toMatchObject({ event: 'game_open', loadTimeMs: 550 });
  });

  test('pressing Play twice launches once', () => {
    const { world, games } = lobby();
    games.play(12);
    games.play(12);
    expect(world.announced).toEqual(['aspireGameOpened']);
  });
});

describe('§4 Close', () => {
  test('clears the open flag, refreshes the balance and tells the platform', () => {
    const { world, games, calls } = lobby();
    games.play(12);
    games.setFullscreen(true);
    games.close();
    expect(games.isGameOpen.value).toBe(false);
    expect(games.openGameId.value).toBeNull();
    expect(games.isFullscreen.value).toBe(false);
    expect(calls).toEqual(['refresh balance']);
    expect(world.announced).toEqual(['aspireGameOpened', 'aspireGameClosed']);
  });

  test('closing again has no effect', () => {
    const { world, games } = lobby();
    games.play(12);
    games.close();
    games.closedByPlatform(12);
    games.close();
    expect(world.announced).toEqual(['aspireGameOpened', 'aspireGameClosed']);
  });

  test('a late event about the game before does not close the same game, opened again', () => {
    const { games } = lobby();
    games.play(12);
    games.close();
    games.play(12);
    games.closedByPlatform(12);
    expect(games.openGameId.value).toBe(12);
    games.loaded(12);
    games.closedByPlatform(12);
    expect(games.openGameId.value).toBeNull();
  });

  test.each([12, null])(
    '§8 a game that the platform closes before it has loaded stays, to say so (%s)',
    (told) => {
      const { games } = lobby();
      games.play(12);
      games.closedByPlatform(told);
      expect([games.isGameOpen.value, games.openGameId.value]).toEqual([true, 12]);
      games.close();
      expect(games.isGameOpen.value).toBe(false);
    },
  );

  test('§4 a game that was left and opened again at once is not closed by what the platform says late of the former', () => {
    const { world, games } = lobby();
    games.play(12);
    games.close();
    games.play(12);
    games.loaded(12);
    world.timers.pass(900);
    games.closedByPlatform(12);
    expect(games.openGameId.value).toBe(12);
    games.closedByPlatform(12);
    expect(games.openGameId.value).toBeNull();
  });

  test('a former game of which the platform says nothing does not keep the next one open', () => {
    const { world, games } = lobby();
    games.play(12);
    games.close();
    games.play(12);
    games.loaded(12);
    world.timers.pass(2_001);
    games.closedByPlatform(null);
    expect(games.openGameId.value).toBeNull();
  });

  test('a late event about another game closes nothing', () => {
    const { games } = lobby();
    games.play(12);
    games.closedByPlatform(11);
    expect(games.openGameId.value).toBe(12);
  });
});

describe('§4 Changing a game from inside a game', () => {
  test('the current game closes, the new one opens after 1.5 s, and the container stays', () => {
    const { world, games } = lobby();
    games.play(12);
    games.change(13);
    expect(games.openGameId.value).toBeNull();
    expect(games.launchedFromInGame.value).toBe(true);
    expect(games.isGameOpen.value).toBe(true);
    world.timers.pass(1_499);
    expect(games.openGameId.value).toBeNull();
    world.timers.pass(1);
    expect(games.openGameId.value).toBe(13);
    expect(games.launchedFromInGame.value).toBe(false);
    expect(world.announced).toEqual(['aspireGameOpened', 'aspireGameClosed', 'aspireGameOpened']);
  });

  test('a game that did not open is loaded again by another press, in the container too; one that plays is not', () => {
    const { games } = lobby();
    const seen = () => [games.hasFailed.value, games.retries.value, games.openGameId.value];
    games.play(12);
    games.failed(13);
    games.retry();
    expect(seen()).toEqual([false, 0, 12]);
    games.failed(12);
    expect(seen()).toEqual([true, 0, 12]);
    games.retry();
    games.failed(12);
    games.change(12);
    games.change(12);
    expect(seen()).toEqual([false, 2, 12]);
    games.failed(12);
    games.close();
    expect(games.hasFailed.value).toBe(false);
  });

  test('a game that is found by the search over a game is a change as well', () => {
    const { world, games, calls } = lobby();
    games.play(12);
    games.play(13, { name: 'Found Owl', provider: null });
    expect([games.isGameOpen.value, games.openGameId.value]).toEqual([true, null]);
    expect(world.announced).toEqual(['aspireGameOpened', 'aspireGameClosed']);
    expect(calls).toEqual(['refresh balance']);
    world.timers.pass(1_499);
    expect(games.openGameId.value).toBeNull();
    world.timers.pass(1);
    expect(games.openGameId.value).toBe(13);
  });

  test('the platform’s event that the old game closed only resets the flag', () => {
    const { world, games } = lobby();
    games.play(12);
    games.change(13);
    games.closedByPlatform(12);
    expect(games.launchedFromInGame.value).toBe(false);
    world.timers.pass(1_500);
    expect(games.openGameId.value).toBe(13);
  });

  test('closing the container meanwhile cancels the new game', () => {
    const { world, games } = lobby();
    games.play(12);
    games.change(13);
    games.close();
    world.timers.pass(5_000);
    expect(games.isGameOpen.value).toBe(false);
    expect(games.openGameId.value).toBeNull();
  });
});

describe('§4 recently played', () => {
  test('a game still open 6 s after opening goes to the front', () => {
    const { world, games, recents } = lobby();
    recents.add(5);
    games.play(12);
    world.timers.pass(5_999);
    expect(recents.ids.value).toEqual([5]);
    world.timers.pass(1);
    expect(recents.ids.value).toEqual([12, 5]);
  });

  test('a game closed before 6 s is not added', () => {
    const { world, games, recents } = lobby();
    games.play(12);
    world.timers.pass(3_000);
    games.close();
    world.timers.pass(10_000);
    expect(recents.ids.value).toEqual([]);
  });

  test('a game played again moves to the front and is listed once', () => {
    const { world, recents } = lobby();
    for (const id of [1, 2, 3, 1]) recents.add(id);
    expect(recents.ids.value).toEqual([1, 3, 2]);
    expect(world.stored.get('recentGames:guest')).toBe('1,3,2');
  });

  test('stored ids are read again, without those that are invalid', () => {
    const world = testCollaborators();
    world.stored.set('recentGames:7', '4,x,4,-1,7');
    const recents = new RecentGames(world);
    recents.belongTo(7);
    expect(recents.ids.value).toEqual([4, 7]);
  });

  test('games that are played in two tabs are kept of both', () => {
    const world = testCollaborators();
    const [here, there] = [new RecentGames(world), new RecentGames(world)];
    here.add(12);
    there.add(13);
    expect(there.ids.value).toEqual([13, 12]);
    expect(world.stored.get('recentGames:guest')).toBe('13,12');
  });

  test('games of one player are not shown to another, nor to a guest', () => {
    const recents = new RecentGames(testCollaborators());
    const listOf = (playerId: number | null) => {
      recents.belongTo(playerId);
      return recents.ids.value;
    };
    recents.belongTo(7);
    recents.add(12);
    expect(listOf(8)).toEqual([]);
    recents.add(13);
    expect(listOf(null)).toEqual([]);
    expect([listOf(7), listOf(8)]).toEqual([[12], [13]]);
  });
});

test('disposing of the model cancels its timers', () => {
  const { world, games, recents } = lobby();
  games.play(12);
  games[Symbol.dispose]();
  world.timers.pass(10_000);
  expect(recents.ids.value).toEqual([]);
});
