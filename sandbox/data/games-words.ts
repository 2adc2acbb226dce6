/**
 * The words that slots are named with, scene by scene. A pattern's letters in braces are lists of the same scene:
 * a = how it is, n = what is on the cover, p = whose, t = what is won, x = where.
 */
export const SCENES = [
  'egypt',
  'animal',
  'fruit',
  'god',
  'adventure',
  'jewel',
  'jungle',
  'fish',
  'classic',
] as const;

export type Scene = (typeof SCENES)[number];

type WordKind = 'a' | 'n' | 'p' | 't' | 'x';
export type Words = Record<WordKind, readonly string[]> & { patterns: readonly string[] };

type Source = Record<WordKind | 'patterns', string>;

const SOURCES: Record<Scene, Source> = {
  egypt: {
    a: 'Golden|Sacred|Hidden|Eternal|Burning|Desert|Royal|Silent|Moonlit|Crimson|Lapis|Sleeping|Secret|Midnight',
    n: 'Scarab|Pyramid|Ankh|Pharaoh|Temple Cat|Obelisk|Sun Disc|Watching Eye|Mask|Dune|Tomb',
    p: 'Nefru|Queen Meritra|Sobek|Amunet|Khepri|Bastet|Hathor|Senet|Anuket|Ahmose|Tiaa|Khafra|Montu|Nebet',
    t: 'Ledger|Treasure|Crown|Riddle|Promise|Lamp|Chamber|Inheritance|Sands|Scroll|Vault',
    x: 'the Nile|Luxor|the Delta|Memphis|Karnak|Thebes|the Two Lands|Saqqara|the Ninth Dynasty|the Long Desert',
    patterns:
      '{a} {n}|Book of {p}|{p}: {t} of the {n}|{t} of {x}|{p} and the {a} {n}|{a} {t} of {p}|{n} of {x}|{p} Rising|Under the {a} {n}|{n} Nights|El Secreto de {p}|Ruins of {x}|{a} {t}|{p}’s {t}',
  },
  animal: {
    a: 'Silver|Thunder|Midnight|Frost|Wild|Prairie|Lone|Storm|Ember|Winter|Whispering|Copper|Northern|Mighty',
    n: 'Wolf|Lion|Tiger|Bear|Fox|Owl|Eagle|Bison|Stag|Panda|Bull|Lynx|Snow Leopard|Rabbit',
    p: 'Grandmother Fox|Old Claw|Chief Redtail|Little Otter|King Mufaro|Luna|Captain Whiskers|Sierra|Bruno',
    t: 'Moon|Run|Trail|Pride|Howl|Hunt|Feather|Gold|Migration|Kingdom|Fortune|Crossing',
    x: 'the Tundra|the Savannah|Timber Ridge|the High Plains|Lake Ahola|the Silver Pines|the Serrania|Black Canyon',
    patterns:
      '{a} {n}|{n} of {x}|{a} {n} {t}|{n} {t}|{p} of {x}|{a} {t}|{n} & {n}|{t} of the {a} {n}|Call of the {n}|{n} Country|Pack of the {n}|100 {a} {n}s|{n} Extreme|El Lobo de {p}|{p}’s {t}',
  },
  fruit: {
    a: 'Juicy|Sizzling|Frozen|Neon|Candied|Sunny|Electric|Sugar|Double|Sour|Royal|Crispy|Tutti|Hot',
    n: 'Cherry|Lemon|Melon|Grapes|Plum|Orange|Strawberry|Apple|Peach|Berry|Lime',
    p: 'Abuela Rosa|Uncle Pip|Doña Limón|Papa Mango|Miss Marmalade|Mr Pomelo|Signor Pesca',
    t: 'Splash|Market|Party|Blast|Jam|Orchard|Crush|Parade|Fizz|Basket|Twist|Stand|Cocktail',
    x: 'the Orchard|the Harbour|Summer Lane|the Corner Shop|the Night Market|Lemon Street|Sugar Hill',
    patterns:
      '{a} {n}|{n} {t}|{a} {n} {t}|{n} & {n}|{p}’s {n} {t}|{a} {n} 7|{n} of {x}|{t} by {x}|{a} {t}|40 {a} {n}|{n} Deluxe|5 {n} Hold|Fruta y {n}|{n} Fever|{a} Hot {n}s',
  },
  god: {
    a: 'Thunderous|Wrathful|Immortal|Golden|Storm|Radiant|Forgotten|Raging|Ivory|Celestial|Divine|Burning',
    n: 'Thunderbolt|Trident|Hammer|Temple|Helm|Titan|Oracle|Wings|Laurel|Shield|Sun Chariot|Moon Goddess',
    p: 'Zeus|Hera|Poseidon|Athena|Apollo|Artemis|Hermes|Odin|Freya|Thor|Loki|Ares|Selene|Helios',
    t: 'Wrath|Ascension|Gift|Judgement|Throne|Feast|Trial|Blessing|Fury|Oath|Bargain|Storm',
    x: 'the Clouds|Valhalla|the Marble Hill|the Ninth Sky|Delos|Asgard|the Burning Sea|the Golden Hall',
    patterns:
      '{t} of {p}|{p}: {a} {n}|{a} {n}|{p} vs {p}|{n} of {x}|{t} of {x}|{p}’s {t}|Hall of {p}|{a} {p}|{p} the {a}|{n} of {p}|Sons of {p}|1000 {n}s of {p}|La Furia de {p}|{a} {t} of {p}',
  },
  adventure: {
    a: 'Lost|Cursed|Uncharted|Forgotten|Fearless|Stolen|Sunken|Last|Buried|Frozen|Distant|Reckless|Secret',
    n: 'Galleon|Compass|Treasure Chest|Summit|Cutlass|Castle|Planet|Canyon|Lantern|Skull|Map|Airship|Sheriff',
    p: 'Captain Marlow|Amelia Quick|Professor Finch|Doc Calloway|Ines Navarro|Sir Aldous|Ridge Rider|Mira Voss',
    t: 'Expedition|Voyage|Bounty|Heist|Quest|Escape|Passage|Frontier|Fortune|Plunder|Rush|Journal',
    x: 'the Silver Coast|Dead Man’s Bay|El Dorado Pass|the Red Mesa|Orion|Castle Grim|Skull Point|the Frozen Pole',
    patterns:
      '{p} and the {a} {n}|{a} {n}|{t} to {x}|{n} of {x}|{p}: The {a} {n}|{a} {t}|{p}’s {t}|{n} {t}|{t} at {x}|Beyond {x}|The {a} {n} of {p}|3 {n}s of {x}|La Ruta de {p}|{x} or Bust',
  },
  jewel: {
    a: 'Royal|Shimmering|Crystal|Velvet|Flawless|Burning|Starlit|Imperial|Midnight|Glacial|Rose|Infinite',
    n: 'Diamond|Emerald|Ruby|Sapphire|Crown|Crystal|Opal|Amethyst|Topaz|Ring|Pearl|Tiara',
    p: 'Lady Sable|The Duchess|Baron Krist|Madame Opaline|Prince Azmar|The Jeweller|Countess Vey',
    t: 'Cascade|Heist|Vault|Sparkle|Rush|Prism|Fusion|Glow|Bloom|Collection|Fire|Storm',
    x: 'the Ice Palace|the Deep Mine|Monte Brillante|Bond Row|the Crystal Cave|Samarra|the Sky Vault',
    patterns:
      '{a} {n}|{n} {t}|{a} {n} {t}|{p}’s {n}|{t} of {x}|{n} & {n}|{n} of {x}|{n} Reactor|{a} {t}|Twin {n}|{n} Inferno|25 {a} {n}s|{p} at {x}|Joyas de la Reina|{n} Lines',
  },
  jungle: {
    a: 'Hidden|Emerald|Tangled|Whispering|Savage|Stone|Golden|Rumbling|Painted|Misty|Wild|Drumming',
    n: 'Idol|Parrot|Temple|Jaguar|Totem|Frog|Orchid|Serpent|Monkey|Waterfall|Panther|Mask|Toucan',
    p: 'Itzel|Tarak|Old Mako|Coco Loro|Chief Ayo|Kukul|Balam|Ocelo|Doctor Vine|Princess Tikal',
    t: 'Drums|Spirits|Gold|Trail|Ritual|Secret|Stampede|Canopy|Heartbeat|Riches|Rumble|Offering',
    x: 'the Amazon|Tikal Falls|the Green Hell|Monkey Hill|the Orinoco|the Cloud Forest|Yaxha|the Lost Terrace',
    patterns:
      '{a} {n}|{t} of {x}|{n} of {x}|{p} and the {a} {n}|{p}’s {t}|{a} {n} {t}|{n} {t}|{t} of {p}|{n} Kingdom|Beneath {x}|El Templo de {p}|{a} {t}|7 {n}s of {x}|{n} Party',
  },
  fish: {
    a: 'Big|Deep|Lucky|Coral|Salty|Blue|Monster|Golden|Giant|Sunken|Tropical|Stormy|Double',
    n: 'Catch|Shark|Koi|Octopus|Pearl|Anchor|Sea Horse|Whale|Pike|Marlin|Piranha|Trout|Reef',
    p: 'Skipper Joe|Granny Cod|Old Salt Pete|Bosun Bella|Captain Haddock’s Cousin|Finn|Marina|Nemira',
    t: 'Fishing|Haul|Frenzy|Tide|Splash|Derby|Hook|Season|Bay|Weekend|Depths|Bounty',
    x: 'the Lagoon|Lake Lucky|the Coral Bay|the Deep|Pier Nine|Costa Azul|the Shallows|Walrus Point',
    patterns:
      '{a} {n}|{a} {n} {t}|{p}’s {t}|{n} {t}|{t} at {x}|{n} of {x}|{a} {t}|{p} Goes Fishing|{n} & Chips|{p} and the {a} {n}|{a} {n} Splash|1000 {n}s|La Perla de Marina|{n} Rodeo Days|Reel in the {n}',
  },
  classic: {
    a: 'Lucky|Burning|Diamond|Retro|Royal|Triple|Neon|Blazing|Vegas|Ultra|Cool|Midnight|Hot',
    n: 'Seven|Bell|Bar|Clover|Horseshoe|Star|Joker|Coin|Dice|Crown|Wild Seven',
    p: 'Frankie|Mr Chance|Lady Luck|Johnny Reels|The Colonel|Velma|Ace McKee',
    t: 'Spins|Lines|Respin|Reels|Strike|Wheel|Stacks|Bonus|Parade|Nights|Express|Multiplier',
    x: 'the Grand|the Flamingo Bar|Reno Lane|the Arcade|Platform 9|the Boardwalk',
    patterns:
      '{a} {n}|{n} {t}|{a} {n} {t}|777 {a} {n}s|{n} 27|{p}’s {a} {n}|{a} {t}|{n}s at {x}|100 {a} {n}s|{n} & {n}|{a} 7|{n} Deluxe|Super {a} {n}|{n} Doble|Five {a} {n}s|{p} at {x}|3 {a} {n}s',
  },
};

const list = (source: string): readonly string[] => source.split('|');

function toWords(source: Source): Words {
  return {
    a: list(source.a),
    n: list(source.n),
    p: list(source.p),
    t: list(source.t),
    x: list(source.x),
    patterns: list(source.patterns),
  };
}

export const WORDS: Record<Scene, Words> = {
  egypt: toWords(SOURCES.egypt),
  animal: toWords(SOURCES.animal),
  fruit: toWords(SOURCES.fruit),
  god: toWords(SOURCES.god),
  adventure: toWords(SOURCES.adventure),
  jewel: toWords(SOURCES.jewel),
  jungle: toWords(SOURCES.jungle),
  fish: toWords(SOURCES.fish),
  classic: toWords(SOURCES.classic),
};

/** What a studio adds to a name that is already taken, or to a sequel. */
export const ENCORES = list(
  'Hold & Win|Reloaded|Deluxe|2|Power Reels|Gold Edition|Respins|Ways|Extra|Cash Collect|Unleashed|Supreme|Encore|Xtreme|II|Double Up|Rush|Collectors|10K|Returns|Link & Spin|Super Stacks|Nights|III|Hot Streak',
);
