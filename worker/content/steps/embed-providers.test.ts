import { expect, test } from 'vitest';
import { EMBED_ORIGINS, recogniseEmbed } from './embed-providers.ts';

const FRAME = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', FRAME],
  ['https://m.youtube.com/watch?app=x&v=dQw4w9WgXcQ', FRAME],
  ['http://youtu.be/dQw4w9WgXcQ?t=1m35s', `${FRAME}&start=95`],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed&start=20', `${FRAME}&start=20`],
  ['//www.youtube.com/embed/dQw4w9WgXcQ', FRAME],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', FRAME],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
  ],
  [
    'https://open.spotify.com/intl-es/album/1DFixLWuPkv3KT3TnV35m3?si=1',
    'https://open.spotify.com/embed/album/1DFixLWuPkv3KT3TnV35m3',
  ],
  [
    'https://twitter.com/velvet/status/1234567890',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&theme=dark&id=1234567890',
  ],
  [
    'https://x.com/velvet/status/1234567890',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&theme=dark&id=1234567890',
  ],
])('§2.12 the embed %s loads %s, and its frame’s address gives the same embed', (address, frameUrl) => {
  const embed = recogniseEmbed(address);
  expect(embed?.frameUrl).toBe(frameUrl);
  expect(recogniseEmbed(frameUrl)).toEqual(embed);
  expect(recogniseEmbed(embed?.pageUrl ?? '')).toEqual(embed);
  expect(EMBED_ORIGINS).toContain(new URL(frameUrl).origin);
});

test.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
  'https://www.youtube.com:8443/embed/dQw4w9WgXcQ',
  'https://evil.example/?u=https://www.youtube.com/embed/dQw4w9WgXcQ',
  'javascript:youtube.com/embed/dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'https://open.spotify.com/user/x',
  'https://x.com/velvet',
  '',
])('§2.12 %j is no embed', (address) => {
  expect(recogniseEmbed(address)).toBeNull();
});
