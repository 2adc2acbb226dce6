import {
  blocks,
  buttons,
  columns,
  details,
  group,
  h2,
  h3,
  image,
  inner,
  lead,
  list,
  mediaText,
  p,
  preformatted,
  pullquote,
  quote,
  separator,
  steps,
  table,
} from '../../blocks.ts';
import type { ArticleText } from '../article-text.ts';

/** Live tables, studios, safer play and news of the house. */
export const house: Record<string, ArticleText> = {
  'live-studio': {
    title: 'A night in the live studio',
    excerpt:
      'Forty cameras, eleven tables, one very calm director. We spent a shift behind the glass at Grand Meridian and learned how a live game is made.',
    content: blocks(
      lead(
        'It is ten minutes to eight and nobody is in a hurry. Behind a wall of glass, eleven dealers in midnight blue are checking their shoes, by which they mean the boxes that the cards come from. A voice from the ceiling counts down from five. Eleven smiles are switched on, and eleven tables go live.',
      ),
      h2('The room'),
      p(
        'Grand Meridian’s main floor is about the size of a tennis court and much colder: lights are hot, and cards do not like damp. Every table has at least three cameras. Roulette has five, one of which looks straight down and sees nothing but the ball.',
      ),
      image({
        name: 'article-live-studio',
        alt: 'A game show’s wheel under studio lights',
        caption: 'The wheel weighs as much as a small car and is balanced every morning.',
        align: 'wide',
      }),
      h2('Who decides'),
      p(
        'Not the dealer. Cards are shuffled by machine or by a second pair of hands, under a camera, and the shuffle is recorded. As each card crosses the table, a sensor in the felt or a reader in the shoe tells the game what it is. The picture on your screen and the result in your balance come from two separate systems, and if they ever disagree, the round is stopped.',
      ),
      table({
        head: ['Job', 'How many on a shift', 'What they look at'],
        rows: [
          ['Dealer', '22, in pairs', 'The table, the camera, the chat'],
          ['Shuffler', '6', 'Cards, only cards'],
          ['Pit manager', '3', 'Everybody else'],
          ['Director', '1', 'Forty screens'],
        ],
        caption: 'A Thursday evening.',
      }),
      h2('Half an hour on, half an hour off'),
      p(
        'Dealers rotate every thirty minutes. It keeps them fresh, and it means that nobody stays long enough at one table to form attachments. On their breaks they drink tea and do not talk about cards. Most came from theatre, hotels or teaching. Two speak five languages.',
      ),
      quote(
        'You talk to a lens for six hours and have to mean it. The trick is to picture one person at the other end, probably in slippers.',
        'Marisol, dealer, Grand Meridian Live',
      ),
      h2('The chat'),
      p(
        'Players write; dealers read aloud and answer. A moderator sits behind, and so does a piece of software that looks for signs of distress: someone who writes that they cannot stop, or that the rent is gone. Those lines go to a person on our side within a minute, and that person gets in touch.',
      ),
      group(
        h3('If it is you'),
        p(
          'Live games are sociable, and that makes them easy to stay in. A reality check every half hour puts a clock on the wall. Find it under <a href="https://www.velvet-comet.example/responsible">safer play</a>, together with the numbers of people who will listen.',
        ),
      ),
      h2('At four in the morning'),
      p(
        'The last dealer turns both hands to the camera, palms up, palms down: nothing kept. The lights go to half. Somewhere a table stays open, because somewhere it is always evening.',
      ),
      buttons(
        { text: 'Live tables and limits', href: '/live-casino/' },
        { text: 'How we keep it fair', href: '/info/fair-play/' },
      ),
    ),
  },

  'studio-spotlight': {
    title: 'Studio spotlight: Brass Orrery',
    excerpt:
      'They draw on paper, record their own coins and delete two games for every one they publish. A visit to the studio that makes more of our lobby than any other.',
    content: blocks(
      lead(
        'The doorbell at Brass Orrery is a reel. You pull a lever, three wheels turn, and if they show three suns somebody comes down to let you in. If they show anything else, somebody comes down as well. “It is the only machine here that always pays,” says the person holding the door.',
      ),
      h2('Paper first'),
      p(
        'Every game begins as a strip of paper with pictures on it, pulled by hand past a window cut into a shoebox. Two designers play it for an afternoon with matches for money. If nobody laughs or swears, the box goes back on the shelf. There are some three hundred boxes.',
      ),
      mediaText(
        { name: 'article-studio-spotlight', alt: 'A brass orrery with glass planets' },
        h3('In figures'),
        list(
          '41 people, 9 of whom can solder',
          'Three games a month, six more deleted',
          'One real orrery, which keeps time badly',
        ),
      ),
      h2('Mathematics with a view'),
      p(
        'The mathematicians have the room with the window. Their models run a hundred million spins over a night; in the morning there is a sheet of paper on the table with one figure underlined. It is not the return, which is fixed from the start. It is the length of the longest silence.',
      ),
      pullquote(
        'Anyone can design a win. We design what happens in between.',
        'Ondine Hale, head of mathematics',
      ),
      h2('What they will not make'),
      p(
        'There is a list on the kitchen door. No near-misses that happen more often than chance would have it. No fanfare for a win that is smaller than its stake. Nothing with a cartoon animal on a tricycle. Some of these have since become law in Great Britain; the list is older.',
      ),
      preformatted(
        'NEVER\n  - celebrate a loss\n  - hurry anybody\n  - explain with a second screen what the first should have said',
      ),
      h2('Where to begin'),
      steps(
        'Something gentle, to hear the coins: they are real, recorded in a church.',
        'One of the <em>Orrery Originals</em>, where they put the ideas that frightened the shoebox.',
        'Whatever has the longest name. It is usually the best.',
      ),
      buttons({ text: 'All games by Brass Orrery', href: '/providers/brass-orrery/' }),
    ),
  },

  bankroll: {
    title: 'The arithmetic of an evening',
    excerpt:
      'How to turn a budget into a stake, a stake into a number of spins, and a number of spins into an evening that ends when you meant it to.',
    content: blocks(
      lead(
        'A bankroll sounds like something with an elastic band around it. It is only a word for money you have already decided to spend. The deciding is the important part, and it takes about two minutes.',
      ),
      h2('Start from the end'),
      p(
        'Think of a night at the cinema. You know what it costs before you leave the house, you do not expect the money back, and you do not go again at midnight because the film was disappointing. Give an evening at the tables the same three rules and most of what goes wrong cannot.',
      ),
      group(
        h3('Two minutes with a pencil'),
        steps(
          'What can I spend this month on entertainment of every kind?',
          'How much of that is for this, and on how many evenings?',
          'How long should one evening last?',
          'Divide. The answer is the stake.',
        ),
      ),
      p(
        'An example. Twenty pounds, one evening, an hour and a half. A slot runs at about 400 spins an hour, so 600 spins.',
      ),
      table({
        head: ['Stake', 'Total staked in 600 spins', 'Average cost at 96 %', '£20 lasts the evening?'],
        rows: [
          ['£0.10', '£60', '£2.40', 'Nearly always'],
          ['£0.20', '£120', '£4.80', 'Usually'],
          ['£0.50', '£300', '£12.00', 'Now and then'],
          ['£1.00', '£600', '£24.00', 'Rarely'],
        ],
        caption: 'Averages for a game of middling volatility. Yours will differ, in both directions.',
      }),
      h2('What to do with a win'),
      p(
        'Take it out. A withdrawal begun while you are pleased is the only part of a win that is certain to survive the evening. In Great Britain a withdrawal cannot be reversed once asked for, which is one of the kinder rules we know.',
      ),
      columns(
        inner(
          h3('Good signs'),
          list(
            'You stop when you planned to',
            'You talk about it openly',
            'You would be content never to see the money again',
          ),
        ),
        inner(
          h3('Signs to act on'),
          list(
            'You raise the stake to get back to where you were',
            'You borrow, or move money that had another purpose',
            'You hide how much or how long',
          ),
        ),
      ),
      h2('Let the house hold the pencil'),
      p(
        'Budgets made at six o’clock have a way of being renegotiated at eleven. So give yours to us beforehand. A <strong>deposit limit</strong> takes effect at once when you lower it and only after twenty-four hours when you raise it. That day in between is the most useful feature on the site.',
      ),
      image({ name: 'article-bankroll', alt: 'An hourglass filled with golden sand' }),
      details(
        'What if I reach my limit early?',
        p(
          'Then the evening was a short one. That is what the limit is for. Close the tab; it will all be here on another day.',
        ),
      ),
      details(
        'Is there a right size for a stake?',
        p(
          'The smallest one at which the game still pleases you. If small stakes are boring, the game may be, too.',
        ),
      ),
      buttons({ text: 'Set a limit', href: '/info/responsible-gambling/' }),
    ),
  },

  'safer-play': {
    title: 'Every tool that helps you stop, and when to use it',
    excerpt:
      'Deposit limits, reality checks, time-outs, self-exclusion, GAMSTOP: what each one does, how long it takes and how to switch it on. Written by people who use them.',
    content: blocks(
      lead(
        'Nobody reads this page on a good night. So we have kept it plain, and put the quickest help first: if gambling is hurting you or somebody near you, you can talk to a trained adviser now, free and in confidence. In Great Britain call <strong>0808 8020 133</strong> at any hour.',
      ),
      h2('At a glance'),
      table({
        head: ['Tool', 'What it does', 'When it starts', 'How it ends'],
        rows: [
          [
            'Deposit limit',
            'Caps what you can pay in by day, week or month',
            'At once',
            'Raising it takes 24 hours',
          ],
          ['Reality check', 'Stops the game and shows time and result', 'Next session', 'When you change it'],
          ['Time-out', 'Closes your account for 1 to 42 days', 'At once', 'By itself; not before'],
          [
            'Self-exclusion',
            'Closes it for 6 months to 5 years',
            'At once',
            'Only when the time is over, and you ask',
          ],
        ],
        caption: 'All of them are under Responsible gaming in your account menu.',
      }),
      h2('Deposit limits'),
      p(
        'The one we would give to everybody. Choose an amount you would not mind having spent, not the most you could possibly bear. You can have a daily, a weekly and a monthly limit side by side; the strictest one counts.',
      ),
      h2('Reality checks'),
      p(
        'Games are made to be absorbing, and an absorbed mind is a poor clock. Every 15, 30, 45 or 60 minutes the game pauses and tells you how long you have been playing and what it has cost or brought. Then you decide.',
      ),
      h2('Time-outs'),
      p(
        'For a day, a week or up to six weeks. Good after a bad night, before a holiday, in an exam month. You do not need a reason. While it lasts we send you no offers.',
      ),
      h2('Self-exclusion'),
      p(
        'If a break is not enough, exclude yourself. It cannot be undone early, by you or by us. Money in your account is returned to you.',
      ),
      group(
        h3('One step for every site'),
        list(
          '<strong>GAMSTOP</strong> (Great Britain) excludes you from all licensed gambling sites at once: <a href="https://www.gamstop.co.uk/">gamstop.co.uk</a>.',
          '<strong>Gamban</strong> and <strong>BetBlocker</strong> block gambling sites on your phone and computer, wherever you live.',
          'Many <strong>banks</strong> let you block gambling payments in their app.',
        ),
      ),
      h2('For the people around'),
      p(
        'You cannot set a limit for someone else. You can say what you have noticed, without reproach and when nobody is playing, and you can look after yourself. <a href="https://gamanon.org.uk/">Gam-Anon</a> is for families and friends, and its meetings are free.',
      ),
      quote(
        'I set the time-out on the bus home. It was the first decision of the evening that I was sure of.',
        'A player who asked us to print it',
      ),
      image({ name: 'article-safer-play', alt: 'A lantern on a quiet night path' }),
      separator(),
      p(
        'Gambling is for adults. If you share a device with children, log out and use parental controls. <a href="?page=underage">More on that here.</a>',
      ),
    ),
  },

  'jackpot-stories': {
    title: 'How a progressive jackpot grows',
    excerpt:
      'A penny from here, a penny from there, and a clock that never goes back. The workings of the largest numbers in the lobby.',
    content: blocks(
      lead(
        'The number above a jackpot game never goes down. It creeps, in pence, while you make tea. Then one day somebody in slippers touches a button, and it starts again from its seed.',
      ),
      h2('Where the money comes from'),
      p(
        'Every stake on a linked game sends a share to the pot, often one or two per cent. That share is taken out of the game’s return. So a jackpot game with 95 % may give you 92 % in the ordinary way and keep 3 % for one person at a time.',
      ),
      table({
        head: ['Kind', 'Fed by', 'Must it drop?'],
        rows: [
          ['Local', 'One game here', 'No'],
          ['Linked', 'Many games in many casinos', 'No'],
          ['Daily', 'A family of games', 'Before midnight'],
          ['Fixed', 'Nothing, it never grows', 'No'],
        ],
      }),
      image({ name: 'article-jackpot-stories', alt: 'A crown on a heap of coins' }),
      p(
        'Is it worth waiting until it is large? The pot grows; your chance of it does not. One in thirty million is one in thirty million at any height. Play a jackpot for the daydream, at a stake that is worth a daydream. They are all under <a href="/jackpots/">jackpots</a>.',
      ),
    ),
  },

  'winter-lobby': {
    title: 'The winter lobby opens',
    excerpt:
      'Snow on the reels, two new live tables and shorter evenings. What is new this season, and what we have put away.',
    content: blocks(
      lead(
        'The first snow fell in the lobby on a Tuesday, which is when our designers get their deliveries.',
      ),
      list(
        '<strong>Winterfest</strong>: twenty-odd seasonal games in a row of their own until the end of January.',
        '<strong>Two live tables</strong> under the northern lights, with limits from 50p.',
        '<strong>A calendar</strong> of small promotions, one a week rather than one a day. Nobody needs twenty-four reasons to play.',
      ),
      image({
        name: 'article-winter-lobby',
        alt: 'A snow-covered summit under northern lights',
        align: 'wide',
      }),
      p(
        'Christmas is a time when budgets blur. If yours is one of them, a <a href="/help-deposit.html">deposit limit</a> until the new year takes less time than wrapping a book. And if the season is hard rather than merry, the helplines are open on every day of it, the 25th included.',
      ),
      p(
        'The autumn leaves have been swept up. The oldest of last year’s snowmen has been retired with honours.',
      ),
    ),
  },

  'summer-festival': {
    title: 'Lanterns over the lake: notes from the summer festival',
    excerpt:
      'Three weeks of light games, late sunsets and a tournament for points. A look back, with thanks.',
    content: blocks(
      lead(
        'For three weeks in July the lobby had paper lanterns in it. Here is what happened, in order of how much it pleased us.',
      ),
      columns(
        inner(
          h3('The music'),
          p(
            'Casa Lumbre recorded a street band for a game that takes four minutes to lose a pound at. It was the most played of the festival.',
          ),
        ),
        inner(
          h3('The tournament'),
          p('Points for the best of twenty spins at 20p. Stakes were equal, so nobody could buy a place.'),
        ),
      ),
      image({ name: 'article-summer-festival', alt: 'Paper lanterns above a lake at night', align: 'wide' }),
      quote('I came third and have told everyone I came second.', 'A player from Cork'),
      p(
        'Sessions were ten minutes shorter than in spring, and we take that as a compliment. The lanterns are in the cellar until next year.',
      ),
    ),
  },

  'night-of-the-comet': {
    title: 'Why we are called Velvet Comet',
    excerpt:
      'A lounge under an observatory roof, a brass telescope and a very patient founder. The story of the name.',
    content: blocks(
      lead(
        'The founders met at a small observatory where nothing could be seen. It had been raining for a week. There was a lounge downstairs with a lamp, four velvet chairs and a pack of cards that had one card too few.',
      ),
      p(
        'On the sixth night the sky cleared for eleven minutes. The roof was cranked open by hand, and across the gap went a comet: no sound, no hurry, there and gone. They went back down and finished the hand. Nobody can remember who won it.',
      ),
      pullquote('No sound, no hurry, there and gone.', 'From the visitors’ book'),
      p(
        'That is what we wanted from a casino: a warm room, a bright moment, and an easy way home. The chairs are still here. The missing card, by the way, was the seven of hearts. We have put it on the front of the building.',
      ),
      image({ name: 'article-night-of-the-comet', alt: 'A comet over a silent desert', align: 'full' }),
      p(
        'More about us, our licences and the people who answer the telephone is under <a href="/info/about-us/">about us</a>.',
      ),
    ),
  },
};
