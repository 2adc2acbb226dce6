import { describe, expect, test } from 'vitest';
import { testCollaborators } from '../../../testing/client/collaborators.ts';
import { Search } from './search.ts';

describe('§4 search overlay', () => {
  test('searching when the query is non-empty; closing forgets the query', () => {
    const search = new Search(testCollaborators());
    search.open();
    search.type('  ');
    expect(search.isSearching.value).toBe(false);
    search.type('moon');
    expect(search.isSearching.value).toBe(true);
    search.close();
    expect([search.isOpen.value, search.query.value]).toEqual([false, '']);
  });

  test('§3 chosen games are kept in the cookie previousGameID, newest first, none twice', () => {
    const world = testCollaborators();
    world.stored.set('searchedGames:7', '5,6');
    const search = new Search(world);
    search.belongTo(7);
    search.remember(7);
    search.remember(5);
    expect(search.searchedGameIds.value).toEqual([5, 7, 6]);
    expect(world.cookies.jar.get('previousGameID')).toBe('5,7,6');
  });

  test('§3 at most twenty games are kept, however many were stored', () => {
    const world = testCollaborators();
    world.stored.set('searchedGames:7', Array.from({ length: 25 }, (_, index) => index + 1).join(','));
    const search = new Search(world);
    search.belongTo(7);
    expect(search.searchedGameIds.value).toHaveLength(20);
    expect(world.cookies.jar.get('previousGameID')).toMatch(/^1,.*,20$/u);
  });

  test('§3 searches of one player are not shown to another, and leave the cookie at logout', () => {
    const world = testCollaborators({ cookies: { previousGameID: '5,6' } });
    const search = new Search(world);
    search.belongTo(7);
    expect(search.searchedGameIds.value).toEqual([]);
    search.remember(9);
    search.belongTo(8);
    expect(search.searchedGameIds.value).toEqual([]);
    search.remember(4);
    search.belongTo(null);
    expect([search.searchedGameIds.value, world.cookies.jar.has('previousGameID')]).toEqual([[], false]);
    search.belongTo(7);
    expect(search.searchedGameIds.value).toEqual([9]);
    expect(world.cookies.jar.get('previousGameID')).toBe('9');
  });

  test('§3 what is chosen in two tabs is kept of both', () => {
    const world = testCollaborators();
    const [here, there] = [new Search(world), new Search(world)];
    for (const tab of [here, there]) tab.belongTo(7);
    here.remember(5);
    there.remember(6);
    expect(there.searchedGameIds.value).toEqual([6, 5]);
    expect(world.cookies.jar.get('previousGameID')).toBe('6,5');
  });

  test('§7.8 a game out of "Your searches:" pushes previousGameClick', () => {
    const world = testCollaborators();
    new Search(world).revisit(7, 'Moon Mice');
    expect(world.tracked).toEqual([
      { event: 'previousGameClick', searchedGameName: 'Moon Mice', searchedGameId: 7 },
    ]);
  });
});
