/** Games that are named by hand: live tables, table games, instant games, and slots of the screen. */
import type { Scene } from './games-words.ts';

export type GameKind =
  | 'slot'
  | 'live'
  | 'table'
  | 'instant'
  | 'screen'
  | 'winter'
  | 'slingo'
  | 'jackpot-king'
  | 'megaways';

export type TableFamily = 'roulette' | 'blackjack' | 'baccarat' | 'poker' | 'game-shows' | 'dice';

const list = (source: string): readonly string[] => source.split('|');

export const LIVE_TABLES: readonly (readonly [TableFamily, readonly string[]])[] = [
  [
    'roulette',
    list(
      'Velvet Roulette|Meridian Roulette|Comet Roulette|Auto Roulette Nine|Speed Roulette One|Ruleta en Vivo|Roulette du Salon|Golden Hour Roulette|Instant Wheel Roulette|Observatory Roulette|Double Orbit Roulette|Ruleta Dorada|Emerald Room Roulette|Thunderstrike Roulette 500x|VIP Roulette|First Person Roulette|Ruletti Suomi|Norsk Rulett|Mega Spark Roulette|Midnight Roulette',
    ),
  ],
  [
    'blackjack',
    list(
      'Parlour Blackjack 1|Parlour Blackjack 2|Parlour Blackjack 3|Parlour Blackjack 7|Meridian Blackjack A|Meridian Blackjack B|Meridian Blackjack C|Infinite Seats Blackjack|Free Bet Blackjack|Speed Blackjack|Blackjack en Español|Diamond VIP Blackjack|Platinum Room Blackjack|Salon Privé Blackjack 1|Salon Privé Blackjack 2|Power Double Blackjack|Quantum Leap Blackjack|Lucky Queens Blackjack|One Deck Blackjack|Blackjack Party|Skyline Blackjack 4|Skyline Blackjack 5',
    ),
  ],
  [
    'baccarat',
    list(
      'Imperial Baccarat|Speed Baccarat A|Speed Baccarat B|Speed Baccarat C|No Commission Baccarat|Baccarat Squeeze|Lightfoot Baccarat|Dragon Gate Baccarat|Salon Privé Baccarat|Punto Banco Clásico|Peony Baccarat|Golden Fortune Baccarat',
    ),
  ],
  [
    'poker',
    list(
      'Casino Hold’em Live|Three Card Poker Live|Caribbean Poker Live|Ultimate Table Hold’em|Side Bet City Nights|2 Hand Casino Hold’em|Texas Showdown Live|Teen Patti Live|Póker Tres Cartas|Extreme Hold’em',
    ),
  ],
  [
    'game-shows',
    list(
      'Wheel of Wonders Live|Comet Drop Live|The Big Balloon Show|Monte’s Mystery Doors|Carnival of Cash|Money Maze Live|Cosmic Cannon|Treasure Tower Live|The Gold Bar Show|Lucky Lantern Live|Adventure in the Attic|Dream Dial Live|La Gran Rueda|Fortune Funfair',
    ),
  ],
  [
    'dice',
    list(
      'Sic Bo Deluxe|Lucky Six Sic Bo|Bac Bo Parlour|Craps Night Live|Emperor Sic Bo|Dragon Tiger Live|Fan Tan Live|Andar Bahar Live|Football Lounge Live|Top Card Live|Dice Duel|Thunder Dice Tower',
    ),
  ],
];

export const TABLE_GAMES: readonly (readonly [TableFamily, readonly string[]])[] = [
  [
    'roulette',
    list(
      'European Roulette Pro|American Roulette|French Roulette Gold|Roulette Nouveau|3D Roulette Royale|Mini Roulette|Penny Roulette|20p Roulette|100 to 1 Roulette|Dragon Jackpot Roulette|Roulette Diamond|Key Bet Roulette|Marble Hall Roulette JPK|Astro Roulette|Low Stakes Roulette|Multifire Roulette|Euro Twin Roulette',
    ),
  ],
  [
    'blackjack',
    list(
      'Classic Blackjack|European Blackjack Touch|Atlantic City Blackjack|Vegas Strip Blackjack|Blackjack Surrender|Blackjack Switchback|Perfect Pairs 21|Multihand Blackjack 5|Double Exposure 21|Pontoon Pro|Super 21 Fun|Progressive Blackjack JPK|Pirate 21|Single Deck 21|Cashback Blackjack|Premium Blackjack|Buster 21|Black Cat Blackjack',
    ),
  ],
  [
    'baccarat',
    list(
      'Baccarat Pro|Mini Baccarat|Baccarat Gold Line|Punto Banco|Baccarat 777|Red Panda Baccarat|VIP Baccarat',
    ),
  ],
  [
    'poker',
    list(
      'Jacks or Better|Deuces Wild|Joker Poker|Aces and Faces|Three Card Poker|Casino Hold’em|Caribbean Stud Poker|Oasis Poker|Let It Ride Easy|Pai Gow Poker|All Aces Video Poker|Tens or Better|Double Double Poker|4 of a Kind Poker|Red Dog|Casino War Room',
    ),
  ],
  [
    'dice',
    list(
      'Sic Bo|Craps|Hi-Lo Gambler|Keno Comet|Keno 80|Virtual Darts|Penalty Duel|Dice Twister|Scratch Dice|Bingo 75|Hi-Lo Premium|Fish Prawn Crab',
    ),
  ],
];

export const INSTANT_GAMES: readonly string[] = list(
  'Comet Crash|Balloon Rise|Mines of Marrow|Plinko Planets|Sky Diver X|Chicken Lane|Penalty King|Tower Climb|Hot Air Hero|Scratch of the Day|Gold Rush Scratch|7 Wonders Scratch|Lucky Socks Scratch|Rocket Rabbit|Cash Vandals|Goal Crash|Limbo Lounge|Diamond Dig|Wheel of Rewards|Coin Flip Royale|Dino Dash X|Star Hopper|Fish Bowl Scratch|Cappadocia Drift',
);

/** Slots made after films and series; the films and series are as invented as the studios. */
export const SCREEN_SLOTS: readonly (readonly [Scene, string])[] = [
  ['adventure', 'Harbour Lights: The Series'],
  ['adventure', 'Inspector Quill Investigates'],
  ['god', 'Titan Chronicles: Season One'],
  ['classic', 'The Quiz at Nine'],
  ['jewel', 'The Diamond Job: Director’s Cut'],
  ['adventure', 'Starship Meridian'],
  ['animal', 'The Masked Fox Returns'],
  ['jungle', 'Doctor Vine and the Emerald Reel'],
  ['fish', 'Leviathan: The Motion Picture'],
  ['classic', 'Saturday Night Prize Machine'],
  ['egypt', 'Tomb of Tomorrow'],
  ['adventure', 'High Noon at Red Mesa'],
  ['fruit', 'The Great Village Jam-Off'],
  ['adventure', 'Castle Grim: The Musical'],
  ['god', 'Ragnhild, Daughter of Thunder'],
  ['jewel', 'Countess Vey’s Last Waltz'],
  ['animal', 'Bruno the Bear Goes to Hollywood'],
  ['adventure', 'Zeppelin 13'],
  ['classic', 'Deal, Dare or Double'],
  ['jungle', 'Kukul, King of the Canopy'],
  ['fish', 'Salty Dogs: The Cartoon'],
  ['adventure', 'The Phantom Conductor'],
  ['classic', 'Beat the Banker’s Clock'],
  ['adventure', 'Planet of the Lanterns'],
];

/** Names that test a layout: long ones, other alphabets' letters, numbers first, a single word. */
export const REMARKABLE_SLOTS: readonly (readonly [Scene, string])[] = [
  ['adventure', 'The Extraordinary Voyage of Captain Marlow and the Lost Map'],
  ['egypt', 'Queen Meritra’s Thousand and One Nights Beside the Nile'],
  ['fish', 'Granny Cod’s Incredible Weekend Fishing Trip to Walrus Point'],
  ['fruit', 'Sizzling Strawberry, Lemon, Plum and Cherry Market Deluxe 40'],
  ['god', 'Åskgudens Hammare'],
  ['animal', 'Søvnige Bjørn'],
  ['animal', 'Kultainen Kärppä'],
  ['fruit', 'Piñata Peña'],
  ['jungle', 'El Corazón de la Jungla'],
  ['fish', 'Ärgerlicher Kugelfisch'],
  ['jewel', 'Café Château Bijou'],
  ['classic', '7'],
  ['classic', '100'],
  ['classic', '3 2 1 Lift Off'],
  ['classic', '¡Olé! ¡Olé! 777'],
  ['god', 'Œdipus & the Oracle'],
  ['animal', 'Lobo Español'],
  ['adventure', 'Año Nuevo en la Luna'],
  ['classic', 'Tähtipyörä'],
  ['fruit', 'Sábado de Sandía'],
];

/** Slots of the winter lists. */
export const WINTER_SLOTS: readonly (readonly [Scene, string])[] = [
  ['animal', 'Christmas Fox Parcel Post'],
  ['classic', 'Jingle Bell Sevens'],
  ['fruit', 'Candy Cane Cherries'],
  ['jewel', 'Frozen Baubles'],
  ['adventure', 'Santa’s Airship'],
  ['god', 'Odin’s Winter Feast'],
  ['animal', 'Snow Owl Carol'],
  ['fish', 'Ice Fishing with Old Salt Pete'],
  ['classic', 'Midwinter Joker'],
  ['jewel', 'The Snow Queen’s Crown'],
  ['fruit', 'Mulled Orange Market'],
  ['animal', 'Reindeer Rodeo'],
  ['adventure', 'The Last Sleigh to Lapland'],
  ['classic', 'Twelve Lucky Stars'],
  ['jungle', 'Toucan Under the Mistletoe'],
  ['egypt', 'Pyramid in the Snow Globe'],
];
