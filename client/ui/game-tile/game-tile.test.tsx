import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GameTile as GameTileData } from '../../../shared/domain/games/game.ts';
import { GameTile, type GameTileProps } from './game-tile.tsx';
import { ReviewTile } from './review-tile.tsx';

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
  it('has a Play button with an accessible name, and an image with its size', () => {
    const html = render({});
    expect(html).toContain('aria-label="Play Pike &amp; Perch"');
    expect(html).toContain('data-action="play" data-game-id="7"');
    expect(html).toMatch(/<img[^>]*width="290" height="192"[^>]*loading="lazy"/);
  });

  it('shows every character of a name, also $ signs', () => {
    expect(render({ name: "Ca$$h & $' Carp" })).toContain('aria-label="Play Ca$$h &amp; $&#x27; Carp"');
  });

  it('carries a New badge for the tag new, and for no other', () => {
    expect(render({ tag: 'new' })).toContain('>New<');
    // The tab of new games takes it for new as well.
    expect(render({ tag: 'New' })).toContain('>New<');
    expect(render({ tag: 'hot' })).not.toContain('>New<');
  });

  it('links guests to the review, where there is one', () => {
    const about = '/es/casino/games/pike/';
    expect(render({}, { about })).toMatch(/data-guest-only[^>]*href="\/es\/casino\/games\/pike\/"/);
    expect(render({})).not.toContain('<a');
  });

  it('a tall tile shows the portrait, which has one size', () => {
    const html = render({ size: 'tall' });
    expect(html).toContain('data-tall="true"');
    expect(html).not.toContain('srcSet');
  });

  it('images of the first row are fetched at once and before others', () => {
    const html = render({}, { priority: 'high' });
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading="lazy"');
  });

  it('a game without an image has a cover with its name', () => {
    const html = render({ image: null });
    expect(html).not.toContain('<img');
    expect(html.match(/Pike &amp; Perch<\/span>/g)).toHaveLength(2);
  });
});

it('§2.2 a tile of the list of reviews has one link and no Play; its heart stays', () => {
  const html = renderToStaticMarkup(
    <ReviewTile
      tile={{ ...game, tag: 'new' }}
      labels={labels}
      sizes="212px"
      about="/es/casino/games/pike/"
      action="Read review"
    />,
  );
  expect(html.match(/<a [^>]*>/g)).toEqual([
    expect.stringMatching(/href="\/es\/casino\/games\/pike\/" aria-label="Read review: Pike &amp; Perch"/),
  ]);
  expect(html).not.toContain('data-action="play"');
  expect(html).toContain('data-action="favourite"');
  expect(html).toContain('>New<');
});
