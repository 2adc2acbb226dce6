import { describe, expect, test } from 'vitest';
import { testCollaborators } from '../../../testing/client/collaborators.ts';
import { Favourites } from './favourites.ts';

type Answer = PromiseWithResolvers<boolean>;

function withPlatform() {
  const responses: Answer[] = [];
  const asked: [number, boolean][] = [];
  const world = testCollaborators({
    platform: {
      setFavourite(gameId, isFavourite) {
        const response = Promise.withResolvers<boolean>();
        responses.push(response);
        asked.push([gameId, isFavourite]);
        return response.promise;
      },
    },
  });
  const favourites = new Favourites(world);
  const shown = () => [...favourites.ids.value];
  return { favourites, responses, asked, shown };
}

describe('favourites', () => {
  test('a favourite is shown at once, before the platform has responded', () => {
    const { favourites, shown, asked } = withPlatform();
    void favourites.toggle(12);
    expect(shown()).toEqual([12]);
    expect(asked).toEqual([[12, true]]);
  });

  test('a change that the platform refuses is undone', async () => {
    const { favourites, responses, shown } = withPlatform();
    favourites.replace([5]);
    const change = favourites.toggle(5);
    expect(shown()).toEqual([]);
    responses[0]?.resolve(false);
    await change;
    expect(shown()).toEqual([5]);
  });

  test('two quick clicks: a late refusal of the first does not undo the second', async () => {
    const { favourites, responses, shown, asked } = withPlatform();
    const first = favourites.toggle(9);
    const second = favourites.toggle(9);
    responses[1]?.resolve(true);
    await second;
    responses[0]?.resolve(false);
    await first;
    expect(asked).toEqual([
      [9, true],
      [9, false],
    ]);
    expect(shown()).toEqual([]);
  });

  test.each([
    [[false, false], [5], 'both are refused'],
    [[true, false], [5, 9], 'the second is refused'],
    [[false, true], [5], 'the first is refused'],
    [[true, false, false], [5, 9], 'all but the first are refused'],
  ])('quick clicks that are answered %j leave %j: %s', async (answers, known) => {
    const { favourites, responses, shown } = withPlatform();
    favourites.replace([5]);
    const changes = answers.map(() => favourites.toggle(9));
    for (const [index, isAccepted] of answers.entries()) responses[index]?.resolve(isAccepted);
    await Promise.all(changes);
    expect(shown()).toEqual(known);
  });

  test('a refusal of the second that comes first waits for what becomes of the first', async () => {
    const { favourites, responses, shown } = withPlatform();
    favourites.replace([5]);
    const changes = [favourites.toggle(9), favourites.toggle(9)];
    responses[1]?.resolve(false);
    await Promise.resolve();
    responses[0]?.resolve(true);
    await Promise.all(changes);
    expect(shown()).toEqual([5, 9]);
  });

  test('a change still pending at logout is dropped, whatever the platform responds', async () => {
    const { favourites, responses, shown } = withPlatform();
    const change = favourites.toggle(9);
    favourites.forget();
    favourites.replace([3]);
    expect(shown()).toEqual([3]);
    responses[0]?.resolve(true);
    await change;
    expect(shown()).toEqual([3]);
  });

  test('a list that comes while a change is pending does not undo it', () => {
    const { favourites, shown } = withPlatform();
    void favourites.toggle(9);
    favourites.replace([1, 2]);
    expect(shown()).toEqual([1, 2, 9]);
  });
});
