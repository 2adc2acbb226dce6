import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { pageShow, stubTabEvents } from '../../../testing/client/tab-events.ts';
import { reportPageViews } from './page-views.ts';

beforeEach(stubTabEvents);

test('§7.8 a page view 250 ms after each route change; a page left before that has none', () => {
  const { app, world } = testApp();
  reportPageViews(app, world.timers, new EventTarget());
  world.timers.pass(250);
  app.navigation.show(testPageData({ title: 'Blog', address: { path: '/blog/' } }));
  world.timers.pass(100);
  app.navigation.show(testPageData({ title: 'Slots', address: { path: '/slots/', locale: 'es' } }));
  world.timers.pass(250);
  expect(world.tracked).toEqual([
    { event: 'page_view', path: '/', title: 'Home' },
    { event: 'page_view', path: '/es/slots/', title: 'Slots' },
  ]);
});

test('§7.8 a page that the browser kept and shows again has another page view, as it has where the browser loads it', () => {
  const { app, world } = testApp();
  const tabs = new EventTarget();
  reportPageViews(app, world.timers, tabs);
  world.timers.pass(250);
  tabs.dispatchEvent(pageShow(false));
  world.timers.pass(250);
  expect(world.tracked).toHaveLength(1);
  tabs.dispatchEvent(pageShow(true));
  world.timers.pass(249);
  expect(world.tracked).toHaveLength(1);
  world.timers.pass(1);
  const view = { event: 'page_view', path: '/', title: 'Home' };
  expect(world.tracked).toEqual([view, view]);
});
