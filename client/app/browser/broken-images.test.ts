// @vitest-environment own-window
import { expect, test } from 'vitest';
import { markBrokenImages } from './broken-images.ts';

test('§2.11 an image is marked while it is broken, also one that broke before anybody listened', async () => {
  document.body.innerHTML = '<img src="/early.webp"><img src="/late.webp">';
  const [early, late] = document.querySelectorAll('img');
  if (early === undefined || late === undefined) throw new Error('no images');
  Object.defineProperties(early, { complete: { value: true }, naturalWidth: { value: 0 } });
  early.decode = () => Promise.reject(new Error('broken'));
  markBrokenImages();
  const marks = () => [early, late].map((image) => image.hasAttribute('data-broken'));
  await expect.poll(() => marks()).toEqual([true, false]);
  late.dispatchEvent(new Event('error'));
  expect(marks()).toEqual([true, true]);
  // Another address, which is there.
  late.dispatchEvent(new Event('load'));
  expect(marks()).toEqual([true, false]);
});

test('§2.11 the mark says what its made cover shows: its own words, else the name of the game', () => {
  document.body.innerHTML = `<ul>
    <li><img alt=""><span data-game-name="">Pike &amp; Perch</span></li>
    <li><img alt="" data-name="Low Tide"></li>
    <li><img alt="A harbour"></li></ul>`;
  markBrokenImages();
  const marks = [...document.querySelectorAll('img')].map((image) => {
    image.dispatchEvent(new Event('error'));
    return image.getAttribute('data-broken');
  });
  expect(marks).toEqual(['Pike & Perch', 'Low Tide', '']);
});
