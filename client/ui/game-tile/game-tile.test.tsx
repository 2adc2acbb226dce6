import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GameTile as GameTileData } from '../../../shared/domain/games/game.ts';
import { GameTile, type GameTileProps } from './game-tile.tsx';

const labels = {
  play: 'Play',
  playGame: 'Play {name}',
  new: 'New',
  favourite: 'Favourite: {name}',
  about: 'About {name}',
};

const game: GameTileData = {
  id: 7,
  name: 'Pike & Perch',
  image: '/media/7/290x192_7_1x_ENG.webp',
  tag: null,
  size: 'default',
  provider: 'Low Tide',
  reviewSlug: null,
};

const render = (tile: Partial<GameTileData>, props: Partial<GameTileProps> = {}) =>
  renderToStaticMarkup(<GameTile tile={{ ...game, ...tile }} labels={labels} sizes="156px" {...props} />);

describe('§2.11 game tile', () => {
  it('plays, is named to those who listen, and says how large its image is', () => {
    const html = render({});
    expect(html).toContain('aria-label="Play Pike &amp; Perch"');
    expect(html).toContain('data-action="play" data-game-id="7"');
    expect(html).toMatch(/<img[^>]*width="290" height="192"[^>]*loading="lazy"/);
  });

  it('keeps every sign of a name', () => {
    expect(render({ name: "Ca$$h & $' Carp" })).toContain('aria-label="Play Ca$$h &amp; $&#x27; Carp"');
  });

  it('carries a New badge for the tag new, and for no other', () => {
    expect(render({ tag: 'new' })).toContain('>New<');
    expect(render({ tag: 'hot' })).not.toContain('>New<');
  });

  it('leads visitors to what there is to read about the game, where there is anything', () => {
    const about = '/es/casino/games/pike/';
    expect(render({}, { about })).toMatch(/href="\/es\/casino\/games\/pike\/"[^>]*data-guest-only/);
    expect(render({})).not.toContain('<a');
  });

  it('a tall one shows the portrait, which comes in one size', () => {
    const html = render({ size: 'tall' });
    expect(html).toContain('data-tall="true"');
    expect(html).not.toContain('srcSet');
  });

  it('the first row is fetched at once and before others', () => {
    const html = render({}, { priority: true });
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading="lazy"');
  });

  it('a game without an image has a cover made of its name', () => {
    const html = render({ image: null });
    expect(html).not.toContain('<img');
    expect(html.match(/Pike &amp; Perch<\/span>/g)).toHaveLength(2);
  });
});
