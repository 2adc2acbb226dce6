import { describe, expect, test } from 'vitest';
import { Navigation } from './navigation.ts';
import { testCollaborators } from '../../testing/client/collaborators.ts';
import { testPageData } from '../../testing/client/page-data.ts';

function onHomePage() {
  const world = testCollaborators();
  const navigation = new Navigation(world, testPageData());
  const next = testPageData({ title: 'Slots' });
  return { world, navigation, next, pass: (ms: number) => world.timers.pass(ms) };
}

describe('§4 loading bar', () => {
  test('a page that loads within 200 ms shows no bar', () => {
    const { navigation, next, pass } = onHomePage();
    navigation.start();
    pass(199);
    navigation.show(next);
    pass(10_000);
    expect(navigation.loadingBar.value).toBe('hidden');
  });

  test('starts after 200 ms, and hides 500 ms after the page has loaded', () => {
    const { navigation, next, pass } = onHomePage();
    navigation.start();
    pass(200);
    expect(navigation.loadingBar.value).toBe('running');
    navigation.show(next);
    expect(navigation.loadingBar.value).toBe('finished');
    pass(499);
    expect(navigation.loadingBar.value).toBe('finished');
    pass(1);
    expect(navigation.loadingBar.value).toBe('hidden');
  });

  test('shows that a page failed to load, and hides 500 ms later', () => {
    const { navigation, pass } = onHomePage();
    navigation.start();
    pass(100);
    navigation.fail();
    expect(navigation.loadingBar.value).toBe('failed');
    pass(500);
    expect(navigation.loadingBar.value).toBe('hidden');
  });

  test('is the same for a part of the page that was asked for', () => {
    const { navigation, pass } = onHomePage();
    const sooner = navigation.awaitPart();
    pass(199);
    sooner();
    pass(10_000);
    expect(navigation.loadingBar.value).toBe('hidden');
    const later = navigation.awaitPart();
    pass(200);
    expect(navigation.loadingBar.value).toBe('running');
    later();
    expect(navigation.loadingBar.value).toBe('finished');
    pass(500);
    expect(navigation.loadingBar.value).toBe('hidden');
  });

  test('runs on while a part or the next page is awaited, whichever is the last', () => {
    const { navigation, next, pass } = onHomePage();
    const first = navigation.awaitPart();
    navigation.start();
    pass(200);
    first();
    expect(navigation.loadingBar.value).toBe('running');
    const second = navigation.awaitPart();
    navigation.show(next);
    expect(navigation.loadingBar.value).toBe('running');
    second();
    expect(navigation.loadingBar.value).toBe('finished');
  });

  test('runs on for a part when the navigation is cancelled or fails', () => {
    const { navigation, pass } = onHomePage();
    const ended = navigation.awaitPart();
    navigation.start();
    pass(200);
    navigation.abort();
    expect(navigation.loadingBar.value).toBe('running');
    navigation.start();
    navigation.fail();
    expect(navigation.loadingBar.value).toBe('failed');
    pass(500 + 200);
    expect(navigation.loadingBar.value).toBe('running');
    ended();
    expect(navigation.loadingBar.value).toBe('finished');
  });

  test('another click does not restart it', () => {
    const { navigation, pass } = onHomePage();
    navigation.start();
    pass(1_000);
    navigation.start();
    expect(navigation.loadingBar.value).toBe('running');
  });

  test('hides at once when the navigation is cancelled', () => {
    const { navigation, pass } = onHomePage();
    navigation.start();
    pass(300);
    navigation.abort();
    pass(10_000);
    expect(navigation.loadingBar.value).toBe('hidden');
  });
});

test('the title of the new page is announced, also when it is the same as before', () => {
  const { navigation, next } = onHomePage();
  expect(navigation.announcement.value).toBe('');
  navigation.show(next);
  expect(navigation.announcement.value).toBe('Slots');
  navigation.start();
  expect(navigation.announcement.value).toBe('');
  navigation.show(next);
  expect(navigation.announcement.value).toBe('Slots');
});
