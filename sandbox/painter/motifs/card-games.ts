/** Hands of cards on a table. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { type Mesh, join, place } from '../solid/mesh.ts';
import { type Suit, card } from './card.ts';
import { chipStack, chipCoat } from './chips.ts';

const CARD = {
  card: { colour: hex('#fffaf2'), gloss: 0.5, polish: 26 },
  'red-ink': { colour: hex('#d5121f'), gloss: 0.5 },
  'black-ink': { colour: hex('#15131c'), gloss: 0.5 },
};

const NIGHT = {
  card: { colour: hex('#1c1830'), gloss: 0.7, polish: 30 },
  'red-ink': { colour: hex('#ff4a7a'), glow: 0.8 },
  'black-ink': { colour: hex('#ffc24a'), metal: 0.8, gloss: 0.5 },
};

const GOLD = {
  card: { colour: hex('#ffcf6a'), metal: 0.8, gloss: 0.5 },
  'red-ink': { colour: hex('#b3101c'), gloss: 0.6 },
  'black-ink': { colour: hex('#2a1608'), gloss: 0.6 },
};

const fan = (hand: readonly (readonly [string, Suit])[], spread: number): Mesh =>
  join(
    ...hand.map(([rank, suit], index) => {
      const angle = (index - (hand.length - 1) / 2) * spread;
      return place(place(card(rank, suit), { at: [0, 1.3, index * 0.07] }), {
        turn: [0, 0, -angle],
        at: [0, -1.3, 0],
      });
    }),
  );

export const blackjackHand = motif({
  words: /blackjack|21\b|pontoon|surrender|split|double exposure|queens/i,
  make: () =>
    join(
      fan(
        [
          ['A', 'spade'],
          ['K', 'heart'],
        ],
        24,
      ),
      place(chipStack(4, 0), { at: [1.25, -1.1, 0.5], size: 0.9 }),
    ),
  coats: [
    { ...CARD, ...chipCoat('#d5121f', '#1f5bd8') },
    { ...NIGHT, ...chipCoat('#ff4a7a', '#ffb638') },
    { ...GOLD, ...chipCoat('#15131c', '#d5121f') },
    { ...CARD, ...chipCoat('#0f8f4a', '#8a2be0') },
  ],
  turn: [-8, 0, 0],
  sway: 24,
});

export const royalFlush = motif({
  words:
    /poker|hold|jacks|deuces|aces|stud|flush|oasis|let it ride|pai gow|tens|side bet|texas|patti|war room|red dog|tres cartas|bet city/i,
  make: () =>
    fan(
      [
        ['T', 'heart'],
        ['J', 'heart'],
        ['Q', 'heart'],
        ['K', 'heart'],
        ['A', 'heart'],
      ],
      17,
    ),
  coats: [
    CARD,
    NIGHT,
    GOLD,
    {
      ...CARD,
      card: { colour: hex('#d8f0ff'), gloss: 0.6 },
      'red-ink': { colour: hex('#0f4fd0'), gloss: 0.6 },
    },
  ],
  turn: [-10, 0, 0],
  sway: 20,
});

export const baccaratTable = motif({
  words: /baccarat|punto|peony|squeeze|dragon|card live|casino war|fortune baccarat/i,
  make: () =>
    join(
      place(card('K', 'diamond'), { at: [-0.8, 0.1, 0], turn: [0, 14, 10] }),
      place(card('A', 'club'), { at: [0.7, 0.2, -0.2], turn: [0, -12, -8] }),
      place(chipStack(6, 0), { at: [-1.1, -1.15, 0.7], size: 0.85 }),
      place(chipStack(3, 3), { at: [0.1, -1.2, 0.9], size: 0.85 }),
      place(chipStack(8, 1), { at: [1.2, -1.15, 0.5], size: 0.85 }),
    ),
  coats: [
    { ...CARD, ...chipCoat('#d5121f', '#15131c') },
    { ...NIGHT, ...chipCoat('#c99a3a', '#7a1fb0') },
    { ...GOLD, ...chipCoat('#b3101c', '#0f5a3a') },
  ],
  turn: [4, 0, 0],
  sway: 20,
});
