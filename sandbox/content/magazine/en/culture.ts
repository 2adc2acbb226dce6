import {
  blocks,
  buttons,
  columns,
  cover,
  details,
  gallery,
  h2,
  h3,
  image,
  inner,
  lead,
  list,
  mediaText,
  p,
  pullquote,
  quote,
  separator,
  steps,
  table,
  verse,
} from '../../blocks.ts';
import type { ArticleText } from '../article-text.ts';

export const culture: Record<string, ArticleText> = {
  'egypt-on-the-reels': {
    title: 'Why there are so many pyramids on the reels',
    excerpt:
      'Walk through any lobby and you will meet a pharaoh before you meet a cherry. How ancient Egypt became the favourite country of slot designers.',
    content: blocks(
      lead(
        'There are about a hundred Egyptian games in our lobby, which is one for nearly every pharaoh whose name we can still pronounce. No other place or period comes close. It is fair to ask why.',
      ),
      h2('Everything is already a symbol'),
      p(
        'A slot needs about ten pictures that differ at a glance and mean something at once. Egypt left exactly that: the eye, the ankh, the scarab, the cat, the sun disc. They were drawn to be read on a wall from across a courtyard. They read just as well on a phone.',
      ),
      gallery(
        'Three ways to light the same desert.',
        { name: 'article-egypt-on-the-reels', alt: 'Pyramids at dusk under a bright star' },
        { name: 'theme-egypt', alt: 'A pharaoh’s mask between burning torches' },
        { name: 'article-night-of-the-comet', alt: 'A comet over a silent desert' },
      ),
      h2('The book that opens'),
      p(
        'Then there is the <em>book</em>. In a whole family of games one symbol is wild and scatter at once, and in the free spins a chosen picture grows to fill its reel. The idea is more than twenty years old, and designers still return to it because it can be explained in a sentence.',
      ),
      quote(
        'A tomb is a promise with a door in front of it. That is all a bonus round is.',
        'The art director of Casa Lumbre',
      ),
      p(
        'There is a last reason, less romantic: nobody owns the pharaohs. A studio in Malta or Manila may use Anubis without asking. If you would like to compare what they have made of him, begin with our <a href="/themes/egypt/">Ancient Egypt</a> page.',
      ),
    ),
  },
  'gods-and-thunder': {
    title: 'Gods, thunder and the mathematics of waiting',
    excerpt:
      'Zeus throws multipliers, Odin sends ravens, and the base game is very quiet. What the great mythology slots have in common.',
    content: blocks(
      lead(
        'Put a bearded man on a cloud to the right of the reels and players know what to expect: long silences, then thunder. Mythology has become the house style of <strong>high volatility</strong>.',
      ),
      p(
        'It suits the mathematics. A god who acts rarely and enormously is a good picture of a game that pays rarely and, now and then, a lot. Many of these slots drop multipliers of anything from two to five hundred on to the grid, add up all that have landed, and apply the sum to the win below.',
      ),
      image({
        name: 'article-gods-and-thunder',
        alt: 'A temple on a cloud struck by lightning',
        align: 'wide',
      }),
      h2('Who is who'),
      table({
        head: ['God', 'Usually', 'In the games'],
        rows: [
          ['Zeus', 'Sky and thunder', 'Drops multipliers from the margin'],
          ['Odin', 'Wisdom, war, ravens', 'Turns low symbols into high ones'],
          ['Freya', 'Love and gold', 'Extra free spins, rarely alone'],
          ['Poseidon', 'Sea and earthquakes', 'Floods reels with wilds'],
        ],
      }),
      h2('Playing a quiet game'),
      p(
        'With games of this kind the stake matters more than the choice. If a slot can go two hundred spins without a feature, your budget should be able to go three hundred. Divide first; then climb the mountain. The whole pantheon lives under <a href="/themes/god/">Gods &amp; Legends</a>.',
      ),
    ),
  },
  'fishing-slots': {
    title: 'How fishing became a genre',
    excerpt:
      'A man in a hat, a lake, and fish with money on them. The unlikeliest success of the last ten years, examined.',
    content: blocks(
      lead(
        'Somewhere around 2020 a cheerful angler appeared on the reels, collected the value of every fish in sight and rowed away. Within three years half of the studios in the world had bought him a rival.',
      ),
      h2('The trick is collecting'),
      p(
        'Fish symbols carry amounts of money, which are worth nothing by themselves. In the free spins a fisherman may land, and then he takes them all. So every spin shows you a sum you might win, and withholds it. It is a very old kind of suspense in a very small boat.',
      ),
      mediaText(
        { name: 'article-fishing-slots', alt: 'A leaping fish over a golden lake' },
        h3('What to look for'),
        list(
          'How often the feature comes: one in 150 spins is usual',
          'What the smallest fish is worth',
          'Whether the collector gathers multipliers',
        ),
      ),
      p(
        'The amounts on the fish are part of the game’s return, not an addition to it. A screen full of them is a pleasure to look at and makes the next fisherman no likelier. The best of the catch is under <a href="/themes/fish/">Fishing &amp; Sea</a>.',
      ),
    ),
  },
  'jungle-expeditions': {
    title: 'Into the green: jungle slots and their idols',
    excerpt:
      'Drums, vines and a stone face with emerald eyes. Why the jungle is where designers go to try things out.',
    content: blocks(
      lead(
        'The jungle on the reels has little to do with any forest. It is a stage set: leaves in front, mist behind, and in the middle a stone head that is about to do something.',
      ),
      p(
        'That something is usually an experiment. Falling symbols, growing grids, reels that leave their places: a surprising number of these were first tried among vines. An idol explains any mechanism. It wakes, and the rules change; nobody asks why.',
      ),
      cover(
        { name: 'article-jungle-expeditions', alt: 'A stone idol in deep leaves' },
        p(
          'Listen for the drums. When the tempo changes, you are one symbol short of the feature, and exactly as likely to get it as before.',
        ),
      ),
      h2('Three expeditions'),
      steps(
        'Begin with something gentle, ten lines and a short bonus, to learn the language.',
        'Try a game with falling symbols at the smallest stake and watch how long a spin can last.',
        'Only then meet the wild ones, with a limit set before you enter.',
      ),
      p('Machetes are provided under <a href="/themes/jungle/">Jungle</a>.'),
    ),
  },
  'fruit-machines': {
    title: 'Cherries, bells and bars: a short history of the fruit machine',
    excerpt:
      'Chewing gum, prohibition, the seaside pier: the fruit on the reels has a better story than most kings. How a vending machine became a language.',
    content: blocks(
      lead(
        'The oldest pictures in any casino are not hearts or spades but a cherry, a lemon, a plum and something that looks like a black bar. Everybody knows them. Hardly anybody knows that they began as advertisements for chewing gum.',
      ),
      h2('San Francisco, around 1895'),
      p(
        'A mechanic named Charles Fey built a machine with three reels and five symbols: horseshoe, diamond, spade, heart and a cracked Liberty Bell. Three bells in a row paid fifty cents. The machine needed no attendant, could be made by the hundred, and stood in every saloon in the city within a few years.',
      ),
      h2('Enter the fruit'),
      p(
        'Anti-gambling laws soon followed, and the makers found a way round them. Their machines sold chewing gum; the reels merely decided which flavour. Cherry, lemon, orange and plum were the gum’s flavours, and the <strong>bar</strong> was the label on the packet. The excuse is long forgotten. The fruit stayed.',
      ),
      image({
        name: 'article-fruit-machines',
        alt: 'Cherries, lemons and plums in bright light',
        caption: 'A fruit salad more than a hundred years old.',
        align: 'wide',
      }),
      table({
        head: ['Year', 'What changed'],
        rows: [
          ['c. 1895', 'Fey’s three-reel machine with automatic payout'],
          ['1909', 'Fruit symbols, by way of chewing gum'],
          ['1963', 'Electricity: bigger prizes, flashing lights'],
          ['1976', 'The first reels on a television screen'],
          ['1996', 'The first bonus round on a second screen'],
        ],
        caption: 'A century in five lines.',
      }),
      h2('The British chapter'),
      p(
        'In Britain the machine moved into pubs and on to piers, acquired nudges and holds, and became the <em>fruit machine</em>, a name used nowhere else. Nudge and hold gave the player something to do. They changed the pace more than the price, but they made the machine feel like a conversation.',
      ),
      columns(
        inner(h3('Nudge'), p('Move a reel down one place, if the machine is in the mood.')),
        inner(h3('Hold'), p('Keep one or two reels where they are and turn the rest again.')),
      ),
      h2('Why they are still here'),
      p(
        'A modern fruit slot has no need of fruit. Designers keep it because nothing needs to be explained: sevens are good, cherries are small, three of a kind is a win. After an evening among gods and explorers a lemon is restful.',
      ),
      pullquote('After an evening among gods and explorers, a lemon is restful.', 'The editors'),
      p(
        'You will find several dozen of them under <a href="/themes/fruit/">Fruit</a>, and the ones with nothing but bars, bells and sevens under <a href="/themes/classic/">Classics</a>. They are as random as anything else in the lobby, and as capable of emptying a pocket. Set the pocket first.',
      ),
      details(
        'Is a 7 always the best symbol?',
        p(
          'Nearly always in classic games, by custom rather than by law. The pay table in the menu has the last word.',
        ),
      ),
    ),
  },
  'animal-kingdom': {
    title: 'Wolves at the window: animals on the reels',
    excerpt:
      'The buffalo stampedes, the panda sleeps and the wolf looks at the moon. A field guide to the fauna of the lobby.',
    content: blocks(
      lead(
        'Designers will tell you, off the record, that animals are the easiest actors to cast. Nobody asks a wolf for its motivation.',
      ),
      h2('A field guide'),
      list(
        '<strong>The wolf</strong> is found by moonlight, stacked three high, and heralds free spins.',
        '<strong>The buffalo</strong> moves in herds; its games have many ways and much dust.',
        '<strong>The panda</strong> sleeps through the base game and wakes for the multiplier.',
        '<strong>The fox</strong> is clever, quick, and fond of swapping symbols.',
      ),
      image({ name: 'article-animal-kingdom', alt: 'A wolf before a full moon' }),
      p(
        'A note on what you will not find. Cartoon puppies, and anything else that would appeal to children more than to adults, have no place in a casino. Games that the platform marks so are left out of our lists altogether, in every country.',
      ),
      p(
        'The rest of the menagerie is at <a href="/themes/animal/">Animals</a>. Please do not tap on the glass.',
      ),
    ),
  },
  'jewel-box': {
    title: 'The jewel box: why gems never go out of fashion',
    excerpt:
      'They shine, they sort by colour and they need no translation. A word for the simplest pictures in the lobby.',
    content: blocks(
      lead(
        'Take away the pharaohs, the fishermen and the thunder, and what is left is colour. Jewel games are slots at their most abstract, and for some of us at their most calming.',
      ),
      p(
        'There is craft in it. A cut stone has to be told from its neighbour in a tenth of a second, so each has its own outline as well as its own colour: the ruby a square, the emerald an oblong, the sapphire a drop. It is also what makes these games easy for players who do not see red and green apart.',
      ),
      gallery(
        'Cut, colour and a little theatre.',
        { name: 'article-jewel-box', alt: 'Cut gems on dark velvet' },
        { name: 'theme-jewel', alt: 'A diamond throwing light in all directions' },
      ),
      p(
        'Many jewel slots pay <strong>both ways</strong>, from the left and from the right, and prefer frequent small wins. As ever the frequency has its price: the wins are small because they are frequent. You can open the box under <a href="/themes/jewel/">Jewels</a>.',
      ),
    ),
  },
  'pirate-lore': {
    title: 'Pirate lore: what the reels get right',
    excerpt:
      'Parrots are plausible, planks are not, and nobody ever buried much. A historian’s friendly look at our galleons.',
    content: blocks(
      lead(
        'Pirates on the reels bury treasure, walk planks and mark the spot with an X. Real ones did almost none of it. They spent their money within the week and kept remarkably careful accounts.',
      ),
      table({
        head: ['On the reels', 'At sea'],
        rows: [
          ['Chests of gold', 'Mostly sugar, cloth and medicine'],
          ['The plank', 'Hardly a single record of it'],
          ['A captain’s word is law', 'Captains were elected, and could be voted out'],
          ['Parrots', 'Yes, and they sold well'],
        ],
      }),
      image({ name: 'article-pirate-lore', alt: 'A galleon on a moonlit sea', align: 'wide' }),
      p(
        'What the games do get right is the arithmetic. A voyage meant months of nothing and then, perhaps, a prize that was shared out by fixed rules agreed beforehand. That is a fair description of a high-volatility slot, rules included. The fleet is anchored at <a href="/themes/adventure/">Adventure</a>.',
      ),
    ),
  },
  'space-slots': {
    title: 'Ten billion stars and no gravity',
    excerpt:
      'Space is the designer’s blank page. On planets that expand, comets that wipe the grid, and why the music is always slow.',
    content: blocks(
      lead(
        'A slot set in space can do what it likes. Symbols float, planets grow, the grid comes apart and goes on playing. With no gravity, nothing has to fall down.',
      ),
      p(
        'That freedom has produced some of the quietest games in the lobby. Reels are replaced by clusters that dissolve into dust. The music takes its time. A comet crosses now and then and takes a row of symbols with it, for better or for worse.',
      ),
      image({ name: 'article-space-slots', alt: 'A ringed planet and a passing comet', align: 'wide' }),
      h2('A reading list'),
      list(
        'Cluster games with a growing multiplier',
        'Both-ways games with expanding wilds',
        'Crash games, which are rockets by another name',
      ),
      verse(
        'Above the felt, a roof that slides;\nabove the roof, the dark;\nand once a night, for those who look,\na brief and brilliant mark.',
      ),
      p('The verse is by our night porter. The comet is on the house.'),
    ),
  },
  'wild-west': {
    title: 'Saloon doors: the Wild West on the reels',
    excerpt:
      'Duels, trains and a great deal of dust. Why the frontier and the slot machine grew up together.',
    content: blocks(
      lead(
        'The first slot machines stood in saloons, so there is a certain justice in saloons standing in slot machines. No theme is closer to home.',
      ),
      p(
        'The frontier offers designers two gifts. One is the <em>duel</em>: two wilds at either end of a row, multipliers over their heads, and a pause. The other is the <em>train</em>, which arrives at a known time and may be carrying anything, and so makes a perfect bonus round.',
      ),
      mediaText(
        { name: 'article-wild-west', alt: 'A canyon at sunset with a sheriff’s star', align: 'right' },
        p(
          'West-themed games lean to very high volatility. Their bonus rounds are famous and rare. Small stakes make good company on a long ride.',
        ),
      ),
      quote('Never draw twice on the same budget.', 'Sign above the bar at the Lantern &amp; Lark studio'),
      p('Hang up your hat at <a href="/themes/adventure/">Adventure</a>.'),
    ),
  },
  vikings: {
    title: 'Longships and long odds',
    excerpt:
      'Helmets without horns, ravens with opinions, and a hall where the bonus round never ends. The north, on reels.',
    content: blocks(
      lead(
        'Let us deal with the helmets first. No Viking helmet with horns has ever been found; they were invented for the opera in 1876. The reels, to their credit, have mostly given them up.',
      ),
      p(
        'What replaced them is better: runes, ravens, forges and ships. Norse myths are full of bargains struck in bad weather, and a slot is a bargain struck in good lighting. The hall where heroes feast each night and rise each morning may be the best bonus round ever devised.',
      ),
      image({ name: 'article-vikings', alt: 'A hammer in a storm of sparks' }),
      h2('The northern studios'),
      p(
        'Two of our makers, <a href="/providers/fjordspill/">Fjordspill</a> and <a href="/providers/tuuli-tahti/">Tuuli &amp; Tähti</a>, draw what they see from the window. Their games are spare and rather beautiful, and their snow is better than anyone’s.',
      ),
      separator(),
      p('A saga is long and a budget is short. Choose the second before you begin the first.'),
    ),
  },
  'lucky-symbols': {
    title: 'A short dictionary of lucky symbols',
    excerpt: 'Horseshoes, clovers, ladybirds, sevens. Where they come from and which way up to hang them.',
    content: blocks(
      lead(
        'Luck is the one subject on which every country has an opinion and no country agrees. A few entries from the dictionary.',
      ),
      h3('Horseshoe'),
      p(
        'Iron kept fairies out and seven nails held it on. In Britain and Ireland it hangs points up, so that the luck does not run out; in much of Spain and Italy points down, so that it pours over whoever passes.',
      ),
      h3('Four-leaved clover'),
      p(
        'About one in five thousand. The leaves stand for faith, hope, love and luck. A fifth leaf is money, according to those who sell them.',
      ),
      h3('Seven'),
      p(
        'Days, seas, wonders, deadly sins. On a reel it earns its place because it is a figure that can be read upside down in bad light.',
      ),
      h3('Bell'),
      p(
        'Freedom in Philadelphia, the end of the round in a boxing ring, and three in a row on the very first machines.',
      ),
      image({ name: 'article-lucky-symbols', alt: 'A horseshoe, a clover and a bell' }),
      p(
        'Do they work? They do exactly what they always did: make a moment feel marked. Hang them wherever you like. The generator cannot see your wall.',
      ),
    ),
  },
  superstitions: {
    title: 'Thirteen superstitions and one that works',
    excerpt:
      'Blowing on dice, lucky socks, never counting at the table. A collection from players and croupiers, with a useful ending.',
    content: blocks(
      lead(
        'We asked players, croupiers and one reluctant statistician for the superstitions of the house. They came up with more than we could print.',
      ),
      steps(
        'Blow on the dice, or have someone do it for you.',
        'Never count your chips at the table.',
        'Enter by the side door.',
        'Do not whistle.',
        'Cross your legs only when losing.',
        'Tap the screen twice before the bonus.',
        'Never lend money during a game.',
        'Change seats after three losses.',
        'Wear red.',
        'Wear anything but red, if you are at a roulette table and on black.',
        'Stack your chips in odd numbers.',
        'Do not say “seven” at a dice table.',
        'Leave a coin in the tray for the machine.',
      ),
      image({ name: 'article-superstitions', alt: 'A black cat’s green eyes in the dark' }),
      p(
        'None of them touches a random number. A ritual can make an evening feel like an occasion, and there is nothing wrong with that, until it starts to feel like control. That is the moment at which it becomes expensive.',
      ),
      h2('The one that works'),
      p(
        'The statistician was allowed one of her own: <strong>decide what you can spend, write it down, and stop there</strong>. It has never failed anybody. <a href="?page=responsible">Here is how to make the casino hold you to it.</a>',
      ),
    ),
  },
  'history-of-dice': {
    title: 'Five thousand years of dice',
    excerpt:
      'From knucklebones to the random number generator: how people made chance out of sheep, clay, ivory and finally arithmetic, and what they learned on the way.',
    content: blocks(
      lead(
        'The oldest gambling tool is part of a sheep. The <em>astragalus</em>, a bone from above the heel, comes to rest on one of four sides, each of which has its own chance. People were throwing them six thousand years ago, for counsel as much as for coin.',
      ),
      h2('Clay, and the idea of fairness'),
      p(
        'By about 3000 BC there were cubes of baked clay in Mesopotamia and along the Indus with dots on six faces. It was a greater invention than it looks. A bone’s sides differ; a cube’s do not. With the cube came the idea that chance could be made <strong>equal on purpose</strong>.',
      ),
      image({
        name: 'article-history-of-dice',
        alt: 'Two ivory dice in mid-air',
        caption: 'Opposite sides add up to seven. They have done so since Egypt.',
        align: 'wide',
      }),
      p(
        'Not everyone wanted it. Roman dice are cheerfully lopsided, and loaded ones turn up in Pompeii. A study of medieval dice from the Netherlands found that they became properly cubic only around 1450, which is to say when people began to think about chance rather than about fate.',
      ),
      h2('The gentlemen who counted'),
      p(
        'Girolamo Cardano, physician, mathematician and compulsive player, wrote the first book on the odds around 1560 and, being a player, kept it to himself. A century later a nobleman asked Blaise Pascal why a bet on a double six in twenty-four throws kept losing. Pascal wrote to Pierre de Fermat. Their letters are the beginning of probability, and so of insurance, opinion polls and weather forecasts.',
      ),
      table({
        head: ['The bet', 'Chance', 'Worth taking at even money?'],
        rows: [
          ['A six in four throws of one die', '51.8 %', 'Just'],
          ['A double six in 24 throws of two', '49.1 %', 'Just not'],
          ['Seven with two dice', '16.7 %', 'At 5 to 1, exactly fair'],
        ],
        caption: 'The first two rows are the puzzle that began it all.',
      }),
      quote(
        'The greatest advantage in gambling comes from not playing at all.',
        'Girolamo Cardano, who did not take his own advice',
      ),
      h2('Casino dice'),
      p(
        'The dice of a modern casino are cut to within a hundredth of a millimetre. The pips are drilled and filled with paint of the same weight as the plastic, the edges are sharp, the colour is clear so that everyone can see inside. They are used for eight hours and then cancelled with a mark.',
      ),
      columns(
        inner(h3('Craps'), p('Two dice, loud company, and a pass line with an edge of 1.41 %.')),
        inner(
          h3('Sic Bo'),
          p('Three dice in a glass dome. Small and big cost 2.78 %, the picturesque bets a good deal more.'),
        ),
      ),
      h2('And then arithmetic'),
      p(
        'Online there are no dice to drill. A random number generator does the throwing, and a laboratory does the measuring: billions of throws, searched for any pattern at all. Cardano would have been fascinated. He would probably also have set himself a <a href="/info/responsible-gambling/">loss limit</a>, broken hearted, at about two in the morning; we would suggest setting yours at the start.',
      ),
      buttons({ text: 'Dice and table games', href: '/table-games/' }),
    ),
  },
};
