import {
  blocks,
  buttons,
  columns,
  details,
  h2,
  h3,
  inner,
  list,
  mediaText,
  p,
  quote,
  steps,
  table,
} from '../blocks.ts';
import type { PageText } from './page-text.ts';

export const pagesEn: Record<string, PageText> = {
  home: {
    title: 'Velvet Comet: slots and live tables under an open roof',
    excerpt:
      'Twelve hundred games from thirty studios, plain terms, quick withdrawals and every tool that helps you stop in time.',
    content: blocks(
      h2('A casino that keeps the lights on'),
      p(
        'Velvet Comet is a place to spend an evening: twelve hundred <a href="/slots/">slots</a>, ninety <a href="/live-casino/">live tables</a>, a magazine worth reading between two spins, and people who answer when you write. We choose games as a small cinema chooses films. There is something from thirty studios here, and nothing that we would be embarrassed to explain.',
      ),
      columns(
        inner(
          h3('Plain terms'),
          p(
            'Bonuses are wagered ten times at most. Free-spin winnings are cash. The conditions stand beside the offer, not behind it.',
          ),
        ),
        inner(
          h3('Quick payments'),
          p(
            'Most withdrawals are approved within a working day. Wallets and instant bank payments arrive within hours after that.',
          ),
        ),
        inner(
          h3('Safer by habit'),
          p(
            'Limits, reality checks, time-outs and self-exclusion are two clicks from anywhere. We ask you about limits before you deposit.',
          ),
        ),
      ),
      h2('New here?'),
      p(
        'Read <a href="/blog/how-slots-pay/">how a slot decides what to pay</a>, look at the <a href="/promotions/">promotions</a> and their terms, and play nothing until you have set a budget. Gambling is a way to spend money, not to make it. You must be 18 or over.',
      ),
    ),
  },
  '150-bonus': {
    title: '150 % on your first deposit',
    excerpt: 'Put in £10 to £50 and play with two and a half times as much. One bonus, one page of terms.',
    landing: {
      heroTitle: '150 % on your first deposit, up to £75',
      heroText: 'Deposit £20, play with £50. Bonus wagered ten times, never more.',
      button: 'Join here',
      significantTerms:
        '18+. New players only. First deposit of £10 or more with the code COMET150 within 14 days of joining. 150 % bonus up to £75, wagered 10 times on slots within 30 days; maximum stake £5 while it is active. Deposited money can be withdrawn at any time and ends the bonus. Full terms apply. GambleAware.org.',
      steps: [
        { title: 'Join', text: 'Two minutes, with your real name and address.' },
        { title: 'Deposit', text: '£10 to £50 with the code COMET150.' },
        { title: 'Play', text: 'Any slot but the jackpots, at up to £5 a spin.' },
      ],
    },
    content: blocks(
      h2('What it is worth'),
      table({
        head: ['You deposit', 'We add', 'You play with', 'To be wagered'],
        rows: [
          ['£10', '£15', '£25', '£150'],
          ['£20', '£30', '£50', '£300'],
          ['£50', '£75', '£125', '£750'],
        ],
        caption: 'Wagering is ten times the bonus.',
      }),
      p(
        'A bonus makes an evening longer. It does not change the odds of any game, and most bonuses are played away before they are wagered. Take it for the time it gives you.',
      ),
      details(
        'How long do I have?',
        p('Thirty days from the deposit. What is left of the bonus then is removed; your own money stays.'),
      ),
      details(
        'Which games are excluded?',
        p('Jackpots, table games and live games. The list in the cashier is always current.'),
      ),
    ),
  },
  welcome: {
    title: 'Welcome to Velvet Comet',
    excerpt: 'Fifty free spins with your first £10, and what they win is cash.',
    landing: {
      heroTitle: 'Fifty free spins. No wagering.',
      heroText: 'Deposit £10, stake it once, and spin. What the spins win is cash.',
      button: 'Join here',
      significantTerms:
        '18+. New players only. Deposit and stake £10 on slots within 7 days of joining. 50 free spins at £0.10 on Book of Khepri or the game named in your offers, valid for 72 hours. No wagering on winnings. GambleAware.org.',
      steps: [
        { title: 'Join', text: 'We check your age and identity as you register.' },
        { title: 'Stake £10', text: 'Once, on any slots you like.' },
        { title: 'Spin', text: 'Fifty times. Winnings go straight to your cash balance.' },
      ],
    },
    content: blocks(
      h2('Why so simple?'),
      p(
        'Because the offers we disliked as players were the ones with a second page. Fifty spins at ten pence are worth five pounds. They may win more or nothing; either way there is nothing left to do.',
      ),
      quote(
        'I read the terms twice because I thought that I had missed something.',
        'From a review by a player',
      ),
      list('No code', 'No wagering on winnings', 'No upper limit on what you may withdraw'),
    ),
  },
  'special-welcome-offer': {
    title: 'A special welcome',
    excerpt: 'For readers of our friends’ pages: a £10 bonus without wagering and a guided first evening.',
    landing: {
      heroTitle: 'Stake £10, receive £10',
      heroText: 'A bonus wagered once. For readers who found us through a friend’s page.',
      button: 'Join here',
      significantTerms:
        '18+. New players who follow an invitation link. Stake £10 on any slots within 7 days of joining. £10 bonus, wagered once on slots within 14 days. GambleAware.org.',
      steps: [
        { title: 'Follow the link', text: 'You are already here.' },
        { title: 'Stake £10', text: 'Of your own money, on any slots.' },
        { title: 'Take £10', text: 'Credited at once, wagered once.' },
      ],
    },
    content: blocks(
      h2('A first evening, if you want one'),
      steps(
        'Start with a <a href="/classic/">classic</a>: three reels, five lines, nothing to explain.',
        'Then something from <a href="/themes/jewel/">Jewels</a>, with small wins and pleasant colours.',
        'Look in at a <a href="/live-casino/">live table</a>. You may watch for as long as you like.',
        'Stop while you would still like to go on.',
      ),
    ),
  },
  'contact-us': {
    title: 'Contact us',
    excerpt: 'Write, chat or telephone: a person answers, at every hour.',
    content: blocks(
      p(
        'A person reads what you write. Chat is quickest, a message is best if there are documents to look at, and the telephone is for when it has to be a voice.',
      ),
      table({
        head: ['How', 'When', 'Usual answer'],
        rows: [
          ['Live chat (logged in)', 'At every hour', 'Within two minutes'],
          ['The form on this page', 'At every hour', 'Within a day'],
          ['Telephone 020 7946 0000', '9:00 to 21:00, London time', 'At once'],
          [
            'Post: Velvet Comet Gaming Limited, 1 Observatory Row, London',
            'Any day',
            'Within five working days',
          ],
        ],
      }),
      h2('Before you write'),
      list(
        'Withdrawals: <a href="/help-cashout-time.html">how long they take</a>',
        'Documents: <a href="?page=upload-documents">what we need and why</a>',
        'A game that stopped: <a href="/info/tech-problems/">what to try first</a>',
      ),
      h2('If you are not content'),
      p(
        'Say so in the form and choose “complaint”. A different person looks at it and answers in writing within eight weeks at the latest. If that does not settle it, you may take it free of charge to the dispute service named in our <a href="https://www.velvet-comet.example/terms">terms</a>.',
      ),
      p(
        'If you are writing because gambling has stopped being fun, you do not need the form. Call 0808 8020 133 in Great Britain, at any hour, free of charge.',
      ),
    ),
  },
  about: {
    title: 'About Velvet Comet',
    excerpt: 'Who we are, who licenses us, and what we will not do.',
    content: blocks(
      p(
        'We are eighty-odd people in London, Valletta and a converted lighthouse where the servers’ owner keeps goats. We opened in 2019 with ninety games. There are twelve hundred now, and we have still tried every one of them.',
      ),
      mediaText(
        { name: 'hero-telescope', alt: 'A brass telescope pointed through the dome at a bright comet' },
        h3('What we believe'),
        list(
          'An evening should be worth its price',
          'Terms should fit on the page they belong to',
          'A player who stops is a player who may come back',
        ),
      ),
      h2('What we will not do'),
      p(
        'We do not telephone players to ask why they have stopped. We do not pay staff by what players lose. We do not offer games that were made for children to like. We do not lend.',
      ),
      h2('Licences'),
      p(
        'In Great Britain we are licensed and regulated by the Gambling Commission; elsewhere by the Malta Gaming Authority. The numbers are at the foot of every page. Players’ money is kept in accounts apart from ours; the protection is rated “medium”, which our <a href="/terms.html">terms</a> explain.',
      ),
      buttons({ text: 'Read why we are called Velvet Comet', href: '/blog/night-of-the-comet/' }),
    ),
  },
  slots: {
    title: 'Slots',
    excerpt: 'A thousand of them, from three-reel classics to grids that never look the same twice.',
    content: blocks(
      h2('How to choose among a thousand slots'),
      p(
        'Begin with a mood rather than a name. If you would like a long, quiet evening, look for low volatility and many small wins: <a href="/classic/">classics</a> and <a href="/themes/jewel/">jewels</a> are full of them. If you prefer suspense, the <a href="/themes/god/">gods</a> keep their thunder for rare moments. The information page of each game gives its return and its volatility; two minutes there are worth more than any list of favourites.',
      ),
      p(
        'Stakes begin at ten pence. In Great Britain a spin may cost at most £5, and £2 if you are under 25.',
      ),
      details(
        'Are the results random?',
        p(
          'Yes. A certified generator draws every result, and nothing about your earlier play has any influence on it. <a href="/info/fair-play/">How this is tested.</a>',
        ),
      ),
      details(
        'Can I try a game without money?',
        p('Where the law of your country allows it, after we have checked your age.'),
      ),
    ),
  },
  'live-casino': {
    title: 'Live casino',
    excerpt: 'Real wheels, real cards, real people, filmed from four studios at every hour.',
    content: blocks(
      h2('The tables are always open'),
      p(
        'Roulette, blackjack, baccarat, poker and a handful of game shows come to you from four studios, with dealers who do this for a living and rather enjoy it. Limits run from ten pence to fifty thousand pounds; each table shows its own, and how many seats are free.',
      ),
      list(
        '<a href="/roulette/">Roulette</a>: single zero only',
        '<a href="/blackjack/">Blackjack</a>: pays 3 to 2',
        '<a href="/baccarat/">Baccarat</a>: with and without ceremony',
        '<a href="/game-shows/">Game shows</a>: large wheels, larger smiles',
      ),
      p('Live games are sociable and easy to stay in. A reality check every half hour is a good companion.'),
    ),
  },
  jackpots: {
    title: 'Jackpots',
    excerpt: 'Numbers that only ever go up, until they do not.',
    content: blocks(
      h2('Before you chase a number'),
      p(
        'A progressive jackpot is paid for by a share of every stake, so these games give a little less back in the ordinary way. Your chance of the top prize does not grow with the prize. Play them for the daydream, at a stake that is worth one. <a href="/blog/jackpot-stories/">How jackpots grow.</a>',
      ),
    ),
  },
  megaways: {
    title: 'Megaways',
    excerpt: 'Six reels of changing height and up to 117,649 ways.',
    content: blocks(
      h2('Ways, not lines'),
      p(
        'In a Megaways game every reel shows from two to seven symbols, and matching symbols on neighbouring reels pay wherever they stand. Most of these games are volatile: choose a smaller stake than usual. <a href="/blog/megaways-explained/">The arithmetic, explained.</a>',
      ),
    ),
  },
  roulette: {
    title: 'Roulette',
    excerpt: 'Thirty-seven pockets, one ball, and every bet at the same price.',
    content: blocks(
      h2('One wheel, many rooms'),
      p(
        'All our wheels have a single zero, so every bet costs 2.7 % on average; at French tables the even chances cost half of that. No system changes it. <a href="/blog/roulette-bets/">Every bet explained.</a>',
      ),
    ),
  },
  blackjack: {
    title: 'Blackjack',
    excerpt: 'The one game in which your next decision matters.',
    content: blocks(
      h2('Keep the table beside you'),
      p(
        'Played by basic strategy, blackjack is among the cheapest games in the house; played by feel it costs four times as much. You may use a <a href="/blog/blackjack-basics/">strategy table</a> at any of our tables.',
      ),
    ),
  },
  new: {
    title: 'New games',
    excerpt: 'What has come in during the last few weeks.',
    content: blocks(
      p(
        'New games arrive on Tuesdays and Thursdays. They stand here for about a month, until something newer asks for the place.',
      ),
    ),
  },
  'restricted-access': {
    title: 'Not available where you are',
    excerpt: 'We are not licensed in your country.',
    content: blocks(
      p(
        'We do not hold a licence for the country you are visiting from, so we cannot offer our games there. If you have an account with us, your money is safe: write to us and we shall return it.',
      ),
    ),
  },
};
