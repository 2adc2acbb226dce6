// @vitest-environment own-window
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { render } from '../../../testing/client/render.tsx';
import { makeGame } from '../../../testing/games.ts';
import { PlayerShelves } from './player-shelves.tsx';

test('§4 what was played last stands first, and is not among the favourites beside it again', () => {
  const { app } = testApp();
  const games = [1, 2, 3].map((id) => makeGame(id));
  app.games.setCatalogue({ games, categories: [], defaultCategory: 0, excludedIds: [] });
  app.session.logIn(NINA);
  app.recentGames.add(2);
  app.favourites.replace([3, 2, 1]);
  render(app, <PlayerShelves />);
  const shelf = (name: string) =>
    Array.from(
      document.querySelectorAll<HTMLElement>(`ul[aria-label="${name}"] [data-game-id]`),
      ({ dataset }) => dataset['gameId'],
    );
  expect(shelf('Continue playing')).toEqual(['2']);
  expect(shelf('Favourites')).toEqual(['3', '1']);
});
