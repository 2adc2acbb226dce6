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
  pullquote,
  quote,
  separator,
  steps,
  table,
} from '../../blocks.ts';
import type { ArticleText } from '../article-text.ts';

export const guides: Record<string, ArticleText> = {
  'how-slots-pay': {
    title: 'How a slot decides what to pay',
    excerpt:
      'Reels look like machinery and behave like arithmetic. A short tour of what happens between the button and the result, and of what does not happen at all.',
    content: blocks(
      lead(
        'Press the button and the reels turn for about three seconds. By the time they start moving, the result is already known. The spinning is theatre, and rather good theatre, but it decides nothing. If you have ever wondered why a reel seemed to hesitate before the third scatter, the honest answer is that somebody thought the pause would be exciting.',
      ),
      h2('One number, drawn once'),
      p(
        'Behind every licensed slot sits a <strong>random number generator</strong>. It produces numbers continuously, thousands of them a second, whether or not anyone is playing. Your click picks the one that happens to be next. That number is translated into a stop for each reel, and the stops are translated into symbols. The picture you see afterwards is a report of a decision already taken.',
      ),
      p(
        'Two things follow from this, and they clear up most of the folklore about slots. The generator does not know who you are, how long you have played or what came before. And nothing you do with the button, early or late, long or short, changes the list of outcomes you are drawing from.',
      ),
      image({
        name: 'article-how-slots-pay',
        alt: 'Three reels seen close, all sevens',
        caption: 'The symbols are the last thing to be decided, not the first.',
        align: 'wide',
      }),
      h2('Lines, ways and clusters'),
      p(
        'What counts as a win is set by the rules of the game, which you can open from its menu before you stake anything. Three systems cover nearly everything in our lobby.',
      ),
      table({
        head: ['System', 'What has to match', 'What you stake'],
        rows: [
          [
            'Paylines',
            'The same symbol along a drawn line, usually from the left',
            'A price for all lines together',
          ],
          ['Ways', 'The same symbol anywhere on neighbouring reels', 'One price for the whole grid'],
          ['Clusters', 'A group of touching symbols, five or more', 'One price for the whole grid'],
        ],
        caption: 'More ways to win are not more money won: the pays are smaller to match.',
      }),
      p(
        'A game with 10 lines and a game with 117,649 ways can return exactly the same share of stakes over its life. The second will give you more small results; the first, fewer and larger ones. Which you prefer is taste, not strategy.',
      ),
      h2('Return and volatility'),
      p(
        'Two figures describe how a slot behaves. The <em>return to player</em>, or RTP, is the share of all stakes paid back over millions of rounds. A slot with 96 % keeps 4 % on average, for ever, and that 4 % is the price of the entertainment. The <em>volatility</em> says how unevenly the rest arrives. A gentle game pays often and little. A wild one can be silent for two hundred spins.',
      ),
      columns(
        inner(
          h3('Gentle'),
          list('Frequent small wins', 'A balance that drifts', 'Suits a long evening on small stakes'),
        ),
        inner(
          h3('Wild'),
          list('Long quiet spells', 'A few large results', 'Suits short sessions and a firm limit'),
        ),
      ),
      p(
        'Neither figure tells you what will happen tonight. An hour of play is a few hundred rounds; the published return is measured over many millions. Anything can happen in a few hundred rounds, and often does.',
      ),
      pullquote(
        'The reels are a report of a decision already taken.',
        'Something to remember when the third scatter slows down',
      ),
      h2('What a slot cannot do'),
      list(
        '<strong>It cannot be due.</strong> A game that has not paid for a week is exactly as likely to pay on the next spin as one that paid a minute ago.',
        '<strong>It cannot be hot.</strong> A run of wins is what randomness looks like from close by.',
        '<strong>It cannot be tightened in the evening.</strong> The version of a game that we run is certified, and its settings are not ours to turn.',
      ),
      p(
        'If a losing run starts to feel like something you need to put right, that feeling is worth listening to. <a href="/info/responsible-gambling/">Limits, time-outs and a good deal of free help</a> are one click away, and none of them is a punishment.',
      ),
      details(
        'How do you know the generator is fair?',
        p(
          'An independent laboratory tests it before it may be used and again after every change. It runs the generator through billions of draws and checks them for patterns, then checks that the game pays what its rules say. The certificate is a condition of the licence. You can read how we handle this on our <a href="https://www.velvet-comet.example/info/fair-play/">fair play page</a>.',
        ),
      ),
      details(
        'Does a bigger stake change the odds?',
        p(
          'In most games, no: wins scale with the stake and the chances stay the same. A few progressive jackpots do ask for a minimum stake before the top prize can be won. Where that is so, the game’s own rules say it in plain words.',
        ),
      ),
      separator(),
      p('18+. Set a budget before you start, and stop when it is gone.'),
    ),
  },

  'megaways-explained': {
    title: 'Megaways, explained without a calculator',
    excerpt:
      'Six reels, a changing number of symbols and the number 117,649. Where it comes from, why it matters less than it seems, and what to look for in the rules.',
    content: blocks(
      lead(
        'Open any game whose title ends in Megaways and you meet the number at once, usually in gold: up to 117,649 ways to win. It sounds like a promise. It is really a multiplication, and a pleasant one to follow.',
      ),
      h2('Where the number comes from'),
      p(
        'An ordinary slot has a fixed grid, say five reels of three symbols. In a Megaways game each of six reels shows a different number of symbols on every spin, from two to seven. The ways to win on a spin are the heights multiplied together.',
      ),
      table({
        head: ['Reel heights', 'Sum', 'Ways'],
        rows: [
          ['2 · 2 · 2 · 2 · 2 · 2', 'The smallest grid', '64'],
          ['4 · 3 · 5 · 2 · 6 · 4', 'An everyday spin', '2,880'],
          ['6 · 7 · 7 · 6 · 7 · 7', 'A tall one', '86,436'],
          ['7 · 7 · 7 · 7 · 7 · 7', 'The largest grid', '117,649'],
        ],
        caption: 'Seven to the power of six: the famous number is one spin in very many.',
      }),
      p(
        'Most spins land far below the maximum. That is by design. The tall grids carry more chances and are rarer; the designers balance the two until the return over millions of spins comes out where the rules say it does.',
      ),
      h2('Why symbols fall'),
      p(
        'Nearly every game of this kind adds <strong>cascades</strong>. Winning symbols disappear, those above drop into the gap, and new ones arrive from the top. If that makes another win, it happens again, all for the one stake. In the free spins a multiplier often grows with each fall, and this is where the large results come from, when they come.',
      ),
      mediaText(
        {
          name: 'article-megaways-explained',
          alt: 'A wall of gems of different sizes',
          align: 'right',
        },
        h3('Read the quiet part'),
        p(
          'High multipliers in a bonus have to be paid for elsewhere. The base game of a Megaways slot is often lean: many spins return less than they cost. That is not a fault. It is the shape of the game, and it is worth knowing before you choose a stake.',
        ),
      ),
      h2('Before you play'),
      steps(
        'Open the rules and find the volatility. If it says high or very high, halve the stake you had in mind.',
        'Look for more than one RTP. Some games are published in several versions; the figure in the game’s own menu is the one that counts.',
        'See what a bonus purchase costs, where it is offered at all. In Great Britain it is not, because the regulator does not allow it.',
        'Decide how many spins your budget is meant to last, and divide.',
      ),
      quote(
        'We spend a month on the mathematics and a week on the number in the title. Players remember the week.',
        'A designer at Brass Orrery, over a second coffee',
      ),
      h2('A fair comparison'),
      p(
        'Is a Megaways game better than one with ten lines? It is <em>busier</em>. There is more to watch, the grid changes, and a single spin can go on for half a minute. If that is your idea of a good time, you will find sixty or so of them under <a href="https://www.velvet-comet.example/megaways">Megaways</a>. If you would rather see three sevens in a row and know where you stand, the <a href="/classic/">classics</a> have not gone anywhere.',
      ),
      details(
        'Do more ways raise my chances?',
        p(
          'Of some win, yes. Of coming out ahead, no. More ways mean more frequent and smaller results for the same return.',
        ),
      ),
      details(
        'Can I see how many ways a spin had?',
        p('Yes. The counter is usually above the reels, and the game history keeps it for every round.'),
      ),
    ),
  },

  'roulette-bets': {
    title: 'Every bet on the roulette table, and what each one costs',
    excerpt:
      'Inside, outside, neighbours and the French ones with the beautiful names. They pay differently and, on a single-zero wheel, they all cost the same.',
    content: blocks(
      lead(
        'A roulette layout looks like a tax form drawn by someone with excellent taste. There are about a dozen ways to put a chip on it. Once you see what each one covers, the table becomes easy to read, and one curious fact appears: on a wheel with a single zero, every one of them gives the house the same edge.',
      ),
      h2('Inside bets'),
      p('These sit on the numbers themselves. Fewer numbers, longer odds, larger pays.'),
      table({
        head: ['Bet', 'Numbers covered', 'Pays', 'Chance'],
        rows: [
          ['Straight up', '1', '35 to 1', '2.70 %'],
          ['Split', '2', '17 to 1', '5.41 %'],
          ['Street', '3', '11 to 1', '8.11 %'],
          ['Corner', '4', '8 to 1', '10.81 %'],
          ['Line', '6', '5 to 1', '16.22 %'],
        ],
        caption: 'Single-zero wheel, 37 pockets.',
      }),
      h2('Outside bets'),
      p('These sit around the edge and cover a third or almost a half of the wheel.'),
      table({
        head: ['Bet', 'Numbers covered', 'Pays', 'Chance'],
        rows: [
          ['Dozen or column', '12', '2 to 1', '32.43 %'],
          ['Red or black', '18', '1 to 1', '48.65 %'],
          ['Odd or even', '18', '1 to 1', '48.65 %'],
          ['1 to 18, 19 to 36', '18', '1 to 1', '48.65 %'],
        ],
      }),
      h2('The edge, in one line'),
      p(
        'A straight-up bet wins once in 37 and pays as though it won once in 36. The missing pocket is the zero, and it is the whole of the house’s income: 1 in 37, or <strong>2.70 %</strong>. Work it through for any other bet and you arrive at the same figure. With a double zero it becomes 5.26 %, which is why we do not offer such wheels.',
      ),
      group(
        h3('La partage'),
        p(
          'On French tables an even-money bet that meets the zero gives half of the stake back. The edge on those bets falls to 1.35 %, the lowest price on any wheel. The table’s rules say whether it applies.',
        ),
      ),
      h2('The called bets'),
      p(
        'Live croupiers still announce these in French. They follow the order of the <em>wheel</em> rather than of the layout, and cost several chips at once.',
      ),
      list(
        '<strong>Voisins du zéro</strong>: nine chips over the seventeen numbers nearest to zero.',
        '<strong>Tiers du cylindre</strong>: six chips over the twelve numbers opposite.',
        '<strong>Orphelins</strong>: five chips over the eight numbers that belong to neither.',
        '<strong>Neighbours</strong>: any number and the two on each side of it.',
      ),
      image({
        name: 'article-roulette-bets',
        alt: 'A roulette wheel from above',
        caption:
          'The order on the wheel was chosen so that reds and blacks, highs and lows, alternate as evenly as they can.',
      }),
      h2('About systems'),
      p(
        'Doubling after a loss, adding after a win, following the board of recent numbers: every system changes the size of your bets and none changes their price. The Martingale in particular trades many small wins for one very large loss, and table limits see to it that the loss arrives. Play roulette for the sound of the ball. Nothing about the last twenty numbers is information.',
      ),
      buttons(
        { text: 'See our roulette tables', href: '/roulette/' },
        { text: 'Set a deposit limit', href: '/info/responsible-gambling/' },
      ),
    ),
  },

  'blackjack-basics': {
    title: 'Blackjack basics: the four decisions',
    excerpt:
      'Hit, stand, double, split. A calm introduction to the one casino game in which what you do next matters, with a table you can keep beside you.',
    content: blocks(
      lead(
        'Blackjack asks more of you than any other game at the tables, and repays it: played well, it is among the cheapest entertainments in the house. Played by feel, it is among the dearest. The distance between the two is about a page of reading.',
      ),
      h2('The aim'),
      p(
        'You are not trying to reach 21. You are trying to <strong>beat the dealer</strong>, and often the best way is to do nothing and let the dealer go over. Number cards count as they are, pictures count ten, an ace counts one or eleven as you need it. An ace with a ten-card is a blackjack and pays 3 to 2 at our tables.',
      ),
      h2('The four decisions'),
      columns(
        inner(
          h3('Hit'),
          p('Take a card. You may go on until you stand or pass 21.'),
          h3('Stand'),
          p('Take no more. The dealer now plays by fixed rules.'),
        ),
        inner(
          h3('Double'),
          p('Double your stake and take exactly one card.'),
          h3('Split'),
          p('With two equal cards, add a second stake and play two hands.'),
        ),
      ),
      h2('A table to keep'),
      p(
        'This is basic strategy, shortened for hands without an ace. It was worked out with a computer in the 1950s and has not been improved on since.',
      ),
      table({
        head: ['Your hand', 'Dealer shows 2–6', 'Dealer shows 7–ace'],
        rows: [
          ['8 or less', 'Hit', 'Hit'],
          ['9', 'Double on 3–6', 'Hit'],
          ['10 or 11', 'Double', 'Double unless ten or ace'],
          ['12', 'Stand on 4–6', 'Hit'],
          ['13 to 16', 'Stand', 'Hit'],
          ['17 or more', 'Stand', 'Stand'],
        ],
        caption: 'You may use it at any table. Nobody minds, and online nobody can see.',
      }),
      p(
        'Always split aces and eights. Never split tens or fives. And leave insurance alone: it is a side bet on the dealer’s hole card with an edge of around 7 %.',
      ),
      h2('What good play is worth'),
      p(
        'With basic strategy the house keeps about half a penny in every pound staked. Without it, two or three. Over an evening of a hundred hands at £5 that is the difference between £2.50 and £12 or so on average, with the usual wide scatter on both sides. Blackjack is cheap; it is not a living.',
      ),
      quote(
        'The table is the only teacher you need. Read it aloud for an evening and you will never need to read it again.',
        'Tomás Arrieta, who deals it on Thursdays',
      ),
      h2('Manners of the live table'),
      list(
        'Seats are limited. If you only want to watch, bet behind or step out.',
        'Decisions have a clock, usually fifteen seconds. Standing is what happens when it runs out.',
        'The chat is read by a person. Please write to it as to one.',
      ),
      buttons({ text: 'Blackjack tables and limits', href: '/blackjack/' }),
    ),
  },

  'baccarat-night': {
    title: 'An evening of baccarat',
    excerpt:
      'No decisions, no strategy, one of the lowest edges in the house. Why the quietest game in the room has the most devoted players.',
    content: blocks(
      lead(
        'Baccarat is played in near silence, and once you know it you understand why: there is nothing to say. You choose Player, Banker or Tie. The cards do the rest.',
      ),
      h2('How a hand goes'),
      p(
        'Two hands are dealt, called Player and Banker; neither is yours or ours. Tens and pictures count nothing, aces one, and only the last digit of a total matters: seven and eight make five. Whichever hand is nearer to nine wins. Whether a third card is drawn follows a fixed table that the dealer knows by heart and you need never learn.',
      ),
      table({
        head: ['Bet', 'Pays', 'House edge'],
        rows: [
          ['Player', '1 to 1', '1.24 %'],
          ['Banker', '1 to 1 less 5 % commission', '1.06 %'],
          ['Tie', '8 to 1', '14.36 %'],
        ],
        caption: 'Eight decks. The tie is the souvenir shop of baccarat.',
      }),
      p(
        'Banker wins slightly more often because it draws last, and the commission takes most of that back. So the cheapest evening at the table is also the dullest advice in this magazine: bet on Banker, leave the tie alone, sip something.',
      ),
      h2('The squeeze'),
      p(
        'What keeps people at the table is ceremony. At a squeeze table the dealer bends the card a corner at a time. Two spots at the edge? It could be a two or a three. Four? Nine or ten. The result has been lying there all along; you are being shown it slowly.',
      ),
      pullquote('The result has been lying there all along.', 'On the squeeze'),
      h2('The roads'),
      p(
        'The grids of red and blue circles beside the table are called roads. They record past hands, and they are beautiful. They are not forecasts: a shoe has no memory, and a column of eight Bankers says nothing about the ninth.',
      ),
      p(
        'You will find our tables, their limits and their free seats under <a href="/baccarat/">baccarat</a>.',
      ),
    ),
  },

  'poker-hands': {
    title: 'Poker hands in order, and where casino poker differs',
    excerpt:
      'The ten hands from a royal flush to a high card, how rare each one is, and why poker against the house is a different game from poker against your friends.',
    content: blocks(
      lead(
        'The ranking of poker hands is the most reliable piece of knowledge in gambling: it is the same in every room on earth, and it follows exactly from how rare each hand is.',
      ),
      table({
        head: ['Hand', 'Example', 'One in about'],
        rows: [
          ['Royal flush', 'A K Q J 10 of one suit', '649,740'],
          ['Straight flush', '9 8 7 6 5 of one suit', '72,193'],
          ['Four of a kind', 'Four queens', '4,165'],
          ['Full house', 'Three sixes and two kings', '694'],
          ['Flush', 'Five of one suit', '509'],
          ['Straight', '8 7 6 5 4', '255'],
          ['Three of a kind', 'Three nines', '47'],
          ['Two pair', 'Jacks and fours', '21'],
          ['One pair', 'Two tens', '2.4'],
          ['High card', 'Nothing at all', '2'],
        ],
        caption: 'Five cards dealt from a full deck.',
      }),
      h2('Poker against the house'),
      p(
        'In our lobby poker means games such as Hold’em, Three Card and Caribbean Stud, played against a dealer. Bluffing is useless: the dealer has no opinion. What remains is one decision a hand, to fold or to go on, and for that decision there are simple rules that are almost perfect.',
      ),
      list(
        '<strong>Three Card</strong>: play with queen-six-four or better, fold the rest.',
        '<strong>Caribbean Stud</strong>: raise with any pair; fold what cannot beat ace-king.',
        '<strong>Casino Hold’em</strong>: call about four hands in five.',
      ),
      p(
        'Side bets are where the price hides. A pair-plus or a bonus bet often costs three or four times as much as the main game. They are fine as a flutter and expensive as a habit.',
      ),
      p(
        'Every table shows its rules and its pays before you sit down. See them under <a href="?page=fair-play">fair play</a> or at the <a href="/poker/">tables</a>.',
      ),
    ),
  },

  'rtp-explained': {
    title: 'RTP: the most useful number you can misread',
    excerpt:
      'Ninety-six per cent of what, over how long, and for whom? What return to player tells you, what it does not, and how to turn it into the price of an evening.',
    content: blocks(
      lead(
        'Every game in our lobby shows a percentage somewhere in its rules: 96.2 %, 94.8 %, 97.3 %. It is the one honest piece of information that a game gives you before you play, and nearly everyone reads it wrongly at first.',
      ),
      h2('What it says'),
      p(
        '<strong>Return to player</strong> is the share of all stakes that a game pays back over its whole life, across everybody who plays it. An RTP of 96 % means that of every £100 staked by all players over many millions of rounds, £96 is paid out as wins and £4 is not.',
      ),
      h2('What it does not say'),
      list(
        'It is not what <em>you</em> will get back tonight. You play hundreds of rounds; the figure needs millions.',
        'It is not a share of your deposit. Winnings are usually staked again, so money goes round several times.',
        'It is not a chance of winning. A game can pay one spin in three or one in seven with the same RTP.',
      ),
      p(
        'The second point is the one that surprises people. Put £20 into a game of 96 % and stake £1 a spin. After twenty spins you have, on average, £19.20. You go on. By the time you have staked £200 in all, the average cost is £8, although you only ever brought £20.',
      ),
      group(
        h3('The price of an evening'),
        p('Stake per round × rounds per hour × hours × (100 % − RTP). It is an average, and a useful one.'),
        table({
          head: ['Game', 'Stake and pace', 'RTP', 'Average cost of an hour'],
          rows: [
            ['Slot', '£0.20, 400 spins', '96.0 %', '£3.20'],
            ['Slot', '£1.00, 400 spins', '96.0 %', '£16.00'],
            ['Roulette, single zero', '£1.00, 40 spins', '97.3 %', '£1.08'],
            ['Blackjack, basic strategy', '£5.00, 60 hands', '99.5 %', '£1.50'],
          ],
          caption: 'Pace matters as much as percentage.',
        }),
      ),
      h2('Why one game has several'),
      p(
        'Studios often publish a slot in two or three versions with different returns. The casino chooses one, and the game’s own rules must show which. So a figure you read on a review site may not be the figure where you are playing. Ours is the one in the game menu, always.',
      ),
      h2('Volatility, its quieter sister'),
      p(
        'RTP says how much comes back; <a href="/blog/how-slots-pay/">volatility</a> says how bumpy the road is. Two games with 96 % can feel like different sports. Choose the volatility for your temperament and the stake for your budget, and use the RTP to decide between games you like equally.',
      ),
      mediaText(
        { name: 'article-rtp-explained', alt: 'A compass on an old chart' },
        p(
          'Think of it as a compass rather than a map. It points truly, and it will not tell you what the weather is going to do.',
        ),
      ),
      p(
        'None of this makes gambling a way to earn money. It makes it possible to know what you are buying. If the price feels too high, that is a perfectly good reason to play for less, or to <a href="/info/responsible-gambling/">take a break</a>.',
      ),
    ),
  },

  'crash-games': {
    title: 'Crash games: the art of leaving early',
    excerpt:
      'A curve goes up, and at some moment it stops. How crash games work, what the multiplier really means, and why there is no pattern in the history strip.',
    content: blocks(
      lead(
        'The rules fit in one breath. You stake, a multiplier climbs from 1.00, and you take your money out before it crashes. If you are late, the stake is gone. It is the simplest game in the lobby and the one that most rewards deciding in advance.',
      ),
      h2('What the curve knows'),
      p(
        'The point of the crash is drawn before the round begins. Nothing that happens while the balloon rises, and nobody who cashes out, has any effect on it. A typical game keeps 3 %, and it does so at every height: leaving at 1.2 or waiting for 20 has the same average cost.',
      ),
      table({
        head: ['You leave at', 'The curve gets there about', 'You win'],
        rows: [
          ['1.20×', '81 times in 100', '20 % of the stake'],
          ['2.00×', '49 times in 100', 'the stake'],
          ['10.00×', '10 times in 100', '9 stakes'],
          ['100.00×', '1 time in 100', '99 stakes'],
        ],
        caption: 'For a game with a return of 97 %.',
      }),
      h2('Three sensible habits'),
      steps(
        'Set the automatic cash-out and leave it alone. Decisions made in half a second are not decisions.',
        'Mind the pace. A round can take eight seconds, which is four hundred an hour.',
        'Ignore the history strip. Five early crashes in a row make a late one no likelier.',
      ),
      p(
        'Because rounds are so quick, a <a href="/help-deposit.html">deposit limit</a> and a reality check do more good here than anywhere else. Both take a minute to set.',
      ),
    ),
  },
};
