import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connectedPage, LOGGED_IN, LOGGED_OUT, settled } from '../../../testing/client/connected-page.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

describe('§7.6 favourites', () => {
  test('a framework that accepts a change without a word is asked for the list', async () => {
    const { app, framework, connection } = connectedPage({
      getFavourites: () => [9],
      setFavourite: () => undefined,
    });
    framework.send('sessionStatus', LOGGED_IN);
    expect(await connection.favourites.change(9, true)).toBe(true);
    await settled();
    expect([...app.favourites.ids.value]).toEqual([9]);
  });

  test.each([['12,15'], [{ favourites: '12, 15' }], [['12', 15]]])(
    'the list may be text, as %j, also where it is told of',
    async (list) => {
      const { app, framework } = connectedPage({ getFavourites: () => list });
      framework.send('sessionStatus', LOGGED_IN);
      await settled();
      expect([...app.favourites.ids.value]).toEqual([12, 15]);
      framework.send('favouritesUpdated', { favourites: '' });
      expect([...app.favourites.ids.value]).toEqual([]);
      framework.send('favouritesUpdated', list);
      expect([...app.favourites.ids.value]).toEqual([12, 15]);
    },
  );

  test.each(['1', 'OK', ''])('an answer of %j to a change is no list, and no refusal', async (word) => {
    const { app, framework, connection } = connectedPage({
      getFavourites: () => '9',
      setFavourite: () => word,
    });
    framework.send('sessionStatus', LOGGED_IN);
    expect(await connection.favourites.change(9, true)).toBe(true);
    await settled();
    expect([...app.favourites.ids.value]).toEqual([9]);
  });

  test.each([
    ['false', () => false],
    ['false as text', () => 'False'],
    ['a list without it', () => ({ favourites: ['5'] })],
  ])('an answer of %s is a refusal', async (_name, setFavourite) => {
    const { framework, connection } = connectedPage({ setFavourite });
    framework.send('sessionStatus', LOGGED_IN);
    expect(await connection.favourites.change(9, true)).toBe(false);
  });

  test('after a refusal the heart is what the platform knows, whatever was shown before', async () => {
    const page = connectedPage({
      getFavourites: () => (page.count('setFavourite') === 0 ? [5] : [5, 9]),
      setFavourite: () => Promise.reject(new Error('it is one already')),
    });
    const { app, world, framework, connection } = page;
    framework.send('sessionStatus', LOGGED_IN);
    await settled();
    expect([...app.favourites.ids.value]).toEqual([5]);
    expect(await connection.favourites.change(9, true)).toBe(false);
    world.timers.pass(0);
    await settled();
    expect([...app.favourites.ids.value]).toEqual([5, 9]);
    expect(app.wishNotice.state.value).toBe('hidden');
  });

  test('a change that does not come about is told', async () => {
    const { app, world, framework, connection } = connectedPage({
      getFavourites: () => [5],
      setFavourite: () => Promise.reject(new Error('503')),
    });
    framework.send('sessionStatus', LOGGED_IN);
    await settled();
    expect(await connection.favourites.change(9, true)).toBe(false);
    world.timers.pass(0);
    await settled();
    expect([...app.favourites.ids.value]).toEqual([5]);
    expect(app.wishNotice.state.value).toBe('failed');
  });

  test.each(['getFavourites', 'setFavourite'] as const)(
    'without %s they are kept in the browser, for each player apart',
    async (lacking) => {
      const { app, framework, connection } = connectedPage({}, { lacks: [lacking] });
      framework.send('sessionStatus', LOGGED_IN);
      expect(await connection.favourites.change(9, true)).toBe(true);
      expect(await connection.favourites.change(4, true)).toBe(true);
      framework.send('sessionStatus', { ...LOGGED_IN, PlayerID: 43 });
      expect([...app.favourites.ids.value]).toEqual([]);
      framework.send('sessionStatus', LOGGED_IN);
      expect([...app.favourites.ids.value]).toEqual([9, 4]);
      expect(await connection.favourites.change(9, false)).toBe(true);
      framework.send('sessionStatus', LOGGED_OUT);
      framework.send('sessionStatus', LOGGED_IN);
      expect([...app.favourites.ids.value]).toEqual([4]);
      expect(framework.called.filter(([name]) => name.endsWith('Favourites'))).toEqual([]);
    },
  );
});
