import {
  blocks,
  buttons,
  columns,
  cover,
  details,
  group,
  h2,
  h3,
  image,
  inner,
  list,
  mediaText,
  p,
  quote,
  steps,
  table,
} from '../blocks.ts';
import type { PromotionText } from './promotion-text.ts';

export const promotionsEn: Record<string, PromotionText> = {
  'welcome-package': {
    title: 'The welcome package',
    excerpt:
      'Three first deposits, three modest bonuses and fifty free spins whose winnings are yours to keep.',
    subtitle: 'Up to £100 in bonuses and 50 free spins',
    button: 'Join and claim',
    significantTerms:
      '18+. New players only. Deposits 1 to 3 of £10 or more with the code COMET50, each within 7 days of the last. 50 % bonus up to £50, then 25 % up to £25 twice. Bonus to be wagered 10 times on slots within 30 days; maximum stake £5 while it is active. Spins worth £0.10 each, no wagering on winnings. GambleAware.org. Please play responsibly.',
    content: blocks(
      p(
        'A welcome should be warm and easy to understand. Ours comes in three parts. Take all of them, or one, or none: you can play with your own money alone whenever you like.',
      ),
      table({
        head: ['Deposit', 'Bonus', 'Free spins', 'Valid for'],
        rows: [
          ['First', '50 % up to £50', '30', '30 days'],
          ['Second', '25 % up to £25', '10', '30 days'],
          ['Third', '25 % up to £25', '10', '30 days'],
        ],
        caption: 'Every bonus is wagered 10 times, and nothing more than 10 times.',
      }),
      h2('How it works'),
      steps(
        'Open your account. It takes about two minutes, and we check your age and identity while you do.',
        'Choose a deposit limit, if you would like one. We suggest that you do.',
        'Deposit £10 or more with the code <strong>COMET50</strong>. The bonus is credited at once.',
        'Find the spins in the game named in your offers. What they win is cash.',
      ),
      group(
        h3('A worked example'),
        p(
          'You deposit £20 and receive £10 as a bonus. Ten times £10 is £100 to be staked on slots. At £0.20 a spin that is 500 spins. Your own £20 is always yours: withdraw it when you please, and the bonus alone is given up.',
        ),
      ),
      details(
        'Which games count?',
        p(
          'Slots count in full. Table games, live games and jackpots do not count and cannot be played with bonus money.',
        ),
      ),
      details(
        'Can I refuse the bonus?',
        p('Yes. Leave the code field empty, or ask us to remove it at any time.'),
      ),
      buttons(
        { text: 'Join and claim', href: '/?NeoDL=registration' },
        { text: 'Bonus policy in full', href: '/bonus-policy.html' },
      ),
    ),
  },
  'game-of-the-week': {
    title: 'Game of the week',
    excerpt:
      'One game, chosen by the editors, with ten free spins for a small stake and a few notes on why we like it.',
    subtitle: '10 free spins when you stake £10 on this week’s choice',
    button: 'Play the game of the week',
    significantTerms:
      '18+. Opted-in players. Stake £10 or more on the game of the week between Monday and Sunday. 10 free spins at £0.10, credited the next day, valid for 72 hours, no wagering on winnings. Once a week. GambleAware.org.',
    content: blocks(
      p(
        'Every Monday one of us picks a game and has to defend the choice in front of the others. Here is the winner, the reasons, and ten free spins if you would like to try it.',
      ),
      h2('Why this one'),
      list(
        'It explains itself: you will know the rules after three spins.',
        'Its bonus comes about once in 140 spins, and says so in the rules.',
        'The music can be listened to. One of us has it as an alarm clock.',
      ),
      quote('The first slot in months that I switched the sound on for.', 'Isla, who argued for it'),
      h2('The small print, in large print'),
      p(
        'Opt in on this page, stake £10 in all on the game before Sunday midnight, and ten free spins are waiting on the following day. Winnings are cash. If you lose the £10, you have had about fifty spins of a good game, and that is the whole of the deal.',
      ),
      buttons({ text: 'Play the game of the week', href: '/slots/' }),
    ),
  },
  oktoberfest: {
    title: 'Oktoberfest under the dome',
    excerpt:
      'Brass bands, paper bunting and a weekly bonus that arrives with a pretzel. Five weeks, one code, no beer required.',
    subtitle: '25 % up to £25, once a week, while the tent stands',
    button: 'Take a seat in the tent',
    significantTerms:
      '18+. Deposit £20 or more with the code PROST, once a week. 25 % bonus up to £25. Bonus to be wagered 10 times on slots within 14 days; maximum stake £5. Great Britain: offers are not combined with other products. GambleAware.org.',
    content: blocks(
      cover(
        {
          name: 'promo-oktoberfest',
          alt: 'A carousel of lights over a festival tent at dusk',
          align: 'full',
        },
        p(
          'The roof is open, the band has found the right key, and the tables are long enough for everybody.',
        ),
      ),
      h2('The programme'),
      table({
        head: ['Day', 'In the tent'],
        rows: [
          ['Monday', 'The code is good again: 25 % up to £25'],
          ['Wednesday', 'Five free spins on the Prize Carousel for everyone who opted in'],
          ['Saturday', 'A draw for 50 wooden tokens, worth £5 each in cash'],
        ],
        caption: 'Every week until the tent comes down.',
      }),
      mediaText(
        { name: 'article-summer-festival', alt: 'Paper lanterns above a lake at night' },
        h3('House rules'),
        list(
          'One code a week for each player',
          'The draw is free to enter and needs no deposit',
          'Last orders at the limit you set',
        ),
      ),
      p(
        'Drink and gambling are poor company for one another. If you have been to a real tent today, the one here will still be standing tomorrow.',
      ),
      buttons({ text: 'Take a seat in the tent', href: '/?NeoDL=deposit' }),
    ),
  },
  'free-spins-friday': {
    title: 'Free spins Friday',
    excerpt: 'Twenty spins to end the week with. What they win is cash, without wagering.',
    subtitle: '20 free spins every Friday',
    button: 'Deposit and spin',
    significantTerms:
      '18+. Deposit £20 or more on a Friday with the code FRIDAY20. 20 free spins at £0.10 on a named slot, valid for 48 hours, no wagering on winnings. Once a Friday. GambleAware.org.',
    content: blocks(
      p(
        'It is Friday, the kettle is on, and there are twenty free spins on a game we change from week to week.',
      ),
      steps(
        'Deposit £20 or more on a Friday, in one payment, with the code <strong>FRIDAY20</strong>.',
        'Open the game named in your offers before Sunday midnight.',
        'Keep what the spins win, as cash.',
      ),
      image({ name: 'promo-free-spins-friday', alt: 'A slot reel of cherries and sevens' }),
      p(
        'No spins are lost if you forget: unused ones simply end, and cost nothing. Please do not deposit for the spins alone; twenty of them are worth two pounds.',
      ),
    ),
  },
  'live-cashback': {
    title: 'Live cashback, in cash',
    excerpt:
      'Five per cent of a week’s net losses at the live tables, returned on Monday as money you can withdraw.',
    subtitle: '5 % back every Monday, up to £50',
    button: 'See the live tables',
    significantTerms:
      '18+. Opted-in players. 5 % of net losses at live tables from Monday to Sunday, from £1 up to £50, credited on Monday by noon as cash without wagering. GambleAware.org.',
    content: blocks(
      p(
        'Most cashback comes back as a bonus. This one comes back as cash: no wagering, no deadline, no catch that we could think of.',
      ),
      columns(
        inner(
          h3('What counts'),
          p('All live tables and game shows. Net losses are what you staked less what you won.'),
        ),
        inner(h3('What you get'), p('5 % of it on Monday, at least £1 and at most £50.')),
      ),
      p(
        'An example. You stake £300 in a week and win £240. The net loss is £60, and £3 is in your balance on Monday. It softens a bad week a little. It does not make it a good one, and it is no reason to play on.',
      ),
      details('What if I won?', p('Then there is nothing to give back, and congratulations.')),
      buttons({ text: 'See the live tables', href: '/live-casino/' }),
    ),
  },
  'drops-and-wins': {
    title: 'Drops & wins',
    excerpt: 'Random prizes on seventy games from three studios. They can fall on any spin of any size.',
    subtitle: '1,000 cash drops a week, on any stake',
    button: 'See the games',
    significantTerms:
      '18+. Opted-in players in the games listed. Random cash prizes from £2 to £500, paid by the game, no minimum stake, no wagering. The number of prizes left is shown in each game. GambleAware.org.',
    content: blocks(
      p(
        'While the promotion runs, prizes drop at random in the listed games. A ten-pence spin has exactly the chance that a five-pound spin has, so there is nothing to be gained by raising your stake.',
      ),
      table({
        head: ['Prize', 'How many a week'],
        rows: [
          ['£2', '700'],
          ['£5', '200'],
          ['£20', '90'],
          ['£500', '10'],
        ],
        caption: 'When the week’s prizes are gone, the game says so.',
      }),
      p('All the games are in <a href="/drops-and-wins/">one place</a>. Opt in inside any of them.'),
    ),
  },
  'jackpot-race': {
    title: 'The jackpot race',
    excerpt:
      'A fortnight of points for the biggest single result, measured in stakes, so that small players race on equal terms.',
    subtitle: '£5,000 shared by the first hundred',
    button: 'Join the race',
    significantTerms:
      '18+. Opted-in players. Best single win divided by its stake in listed games, minimum stake £0.20. Prizes from £10 to £1,000 paid as cash within 72 hours of the end. GambleAware.org.',
    content: blocks(
      p(
        'Points are wins <strong>divided by the stake</strong>. A £20 win on 20p is a hundred points; so is a £500 win on £5. You cannot buy a place.',
      ),
      table({
        head: ['Place', 'Prize'],
        rows: [
          ['1', '£1,000'],
          ['2 to 5', '£250'],
          ['6 to 20', '£80'],
          ['21 to 100', '£22.50'],
        ],
        caption: '£5,000 in all.',
      }),
      image({ name: 'promo-jackpot-race', alt: 'A crown above a field of stars', align: 'wide' }),
      p(
        'The table is updated every fifteen minutes. More spins mean more chances and more cost; decide beforehand what the race may cost you.',
      ),
    ),
  },
  'weekend-reload': {
    title: 'Weekend reload',
    excerpt: 'A quarter on top of one weekend deposit, with a short list of terms.',
    subtitle: '25 % up to £25',
    button: 'Reload',
    significantTerms:
      '18+. One deposit of £20 or more from Saturday 00:00 to Sunday 23:59 with the code RELOAD25. 25 % bonus up to £25, to be wagered 10 times on slots within 7 days; maximum stake £5. GambleAware.org.',
    content: blocks(
      p('One deposit, one code, a quarter on top. Saturdays and Sundays only.'),
      steps(
        'Enter <strong>RELOAD25</strong> with a deposit of £20 or more.',
        'The bonus arrives with it.',
        'Wager it ten times within a week, or let it go.',
      ),
      p(
        'If you have reached your deposit limit, there is no reload this weekend, and that is as it should be.',
      ),
    ),
  },
  'loyalty-orbit': {
    title: 'Orbit, our loyalty programme',
    excerpt: 'Five orbits, points for every stake, and rewards that do not depend on losing.',
    subtitle: 'A point for every £10 staked',
    button: 'See my points',
    significantTerms:
      '18+. Points from real-money stakes: 1 for £10 on slots, 1 for £40 at tables. Points expire after 12 months without play. Not available to players under a safer-gambling restriction. GambleAware.org.',
    content: blocks(
      p(
        'Everybody is in Orbit from the first day. Points move you outwards, and each orbit has a few small comforts. Nobody will telephone you to ask for more.',
      ),
      table({
        head: ['Orbit', 'From', 'What it brings'],
        rows: [
          ['Moon', '0 points', 'A free spin on your birthday'],
          ['Inner', '100', 'Faster withdrawals'],
          ['Belt', '500', 'A monthly 10 free spins without wagering'],
          ['Outer', '2,000', 'Earlier access to new games'],
          ['Comet', '10,000', 'A person to write to'],
        ],
      }),
      mediaText(
        { name: 'promo-loyalty-orbit', alt: 'Planets of gemstone circling a golden sun', align: 'right' },
        h3('How points are kept honest'),
        p(
          'Points come from stakes, not from losses, and rewards are small. If we see signs that play is doing harm, Orbit is switched off for that player, without argument.',
        ),
      ),
    ),
  },
  'slingo-sunday': {
    title: 'Slingo Sunday',
    excerpt: 'Half slot, half bingo, and on Sundays a free game at breakfast.',
    subtitle: 'One free game every Sunday',
    button: 'To the Slingo games',
    significantTerms:
      '18+. Opted-in players who staked £5 or more on Slingo games in the six days before. One free game at £0.20, Sunday 06:00 to 23:59, no wagering on winnings. GambleAware.org.',
    content: blocks(
      p(
        'Slingo is what happens when a slot and a bingo card share a table. Numbers spin under a grid; you cross off what comes; lines climb a ladder.',
      ),
      image({ name: 'promo-slingo-sunday', alt: 'Coloured number balls tumbling through the air' }),
      p(
        'On Sundays the first game is on us, if you have staked £5 on any <a href="/slingo/">Slingo</a> during the week. Extra spins at the end of a game are often dear: their price goes up as the prize comes nearer. You never have to take them.',
      ),
    ),
  },
  'roulette-rush': {
    title: 'Roulette rush',
    excerpt: 'A lucky number is drawn each evening. If it is yours, there is a chip on us.',
    subtitle: 'A £5 chip for every third hit of the number of the day',
    button: 'To the wheels',
    significantTerms:
      '18+. Opted-in players at listed live roulette tables. Straight-up bets of £1 or more on the number of the day, 19:00 to 23:00. A £5 cash chip for every third hit, at most £25 a day, no wagering. GambleAware.org.',
    content: blocks(
      p(
        'At seven each evening a number is drawn. Until eleven, every third time it comes in with your chip on it, you receive another chip of £5, as cash.',
      ),
      p(
        'The number is drawn for amusement. It is neither more nor less likely than the other thirty-six, and a straight-up bet on it costs what every bet at the wheel costs: 2.7 %.',
      ),
      buttons(
        { text: 'To the wheels', href: '/roulette/' },
        { text: 'Every roulette bet explained', href: '/blog/roulette-bets/' },
      ),
    ),
  },
  'refer-a-friend': {
    title: 'Bring a friend, quietly',
    excerpt: 'A small thank-you for both of you, if you know somebody who would enjoy it and can afford to.',
    subtitle: '£10 in cash each',
    button: 'Get my link',
    significantTerms:
      '18+. Both players verified. The friend registers by your link, is new here, and stakes £20 of real money within 30 days. £10 in cash each, no wagering, at most 5 friends a year. GambleAware.org.',
    content: blocks(
      p(
        'If a friend of yours would enjoy an evening here, send them your link. When they have registered, been verified and staked £20, there is £10 in cash for each of you.',
      ),
      list(
        'Only people who have told you they are interested, please',
        'Nobody under 18, nobody who has taken a break from gambling',
        'Five friends a year is the limit, because this is not a job',
      ),
      image({ name: 'promo-refer-a-friend', alt: 'Two foxes on a hill under the moon' }),
    ),
  },
};
