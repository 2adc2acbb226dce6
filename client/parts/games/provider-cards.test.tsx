// @vitest-environment own-window
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { render } from '../../../testing/client/render.tsx';
import { ProviderCards } from './provider-cards.tsx';

test('§3 a studio of which no games are known is listed without a number of games', () => {
  const studio = { name: 'Moonquay', slug: 'moonquay', logo: null };
  const providers = [
    { ...studio, gameCount: 12 },
    { ...studio, slug: 'low-tide', gameCount: 0 },
  ];
  render(testApp().app, <ProviderCards providers={providers} />);
  const cards = Array.from(document.querySelectorAll('a'), ({ textContent }) => textContent);
  expect(cards).toEqual(['Moonquay12 games', 'Moonquay']);
});
