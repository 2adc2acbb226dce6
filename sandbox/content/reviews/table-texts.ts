import type { TableFamily } from '../../data/games-named.ts';
import type { ContentLang } from '../post.ts';

type FamilyTexts = {
  /** Where the family's tables are on the site. */
  opening: readonly string[];
  rules: string;
  cost: string;
};

export type TableTexts = {
  family: Record<TableFamily, FamilyTexts>;
  instant: FamilyTexts;
  live: readonly string[];
  animated: readonly string[];
  end: readonly string[];
  headings: Record<
    | 'rules'
    | 'cost'
    | 'facts'
    | 'value'
    | 'rtp'
    | 'studio'
    | 'kind'
    | 'stakes'
    | 'seats'
    | 'live'
    | 'animated'
    | 'question',
    string
  >;
  answer: string;
  button: string;
};

/** The page of each family's tables. */
export const FAMILY_PATH: Record<TableFamily, string> = {
  roulette: '/roulette/',
  blackjack: '/blackjack/',
  baccarat: '/baccarat/',
  poker: '/poker/',
  'game-shows': '/game-shows/',
  dice: '/table-games/',
};

/** Sentences that reviews of tables are composed of. `{name}`, `{studio}`, `{rtp}` are filled in; HTML. */
export const tableTexts: Record<ContentLang, TableTexts> = {
  en: {
    family: {
      roulette: {
        opening: [
          'A wheel, a ball and a room that suits them: {name} by {studio} does not set out to surprise anybody, and that is its charm.',
          '{name} is roulette with the furniture in the right place. The ball is easy to follow, the layout easy to read, and the last numbers stand where you can ignore them.',
        ],
        rules:
          'There are thirty-seven pockets and a single zero. You may bet on one number, on groups of them, or on the even chances at the edge of the layout; bets close when the croupier says so or the clock runs out.',
        cost: 'Every bet costs the same on average: 2.7 % of the stake. Favourite bets can be saved, which is convenient and also makes it easy to stake more than you meant to. Keep an eye on the total.',
      },
      blackjack: {
        opening: [
          'At {name} the cards come at a pace at which you can think, which is all that a blackjack player asks for.',
          '{studio} deal {name} from eight decks and stand on every seventeen. The rest is up to you, more than in any other game in the house.',
        ],
        rules:
          'Beat the dealer without passing 21. You may hit, stand, double on any two cards and split once; a blackjack pays 3 to 2. Side bets are offered and can be left alone.',
        cost: 'With basic strategy the house keeps about half of one per cent; by feel, two or three. Our <a href="/blog/blackjack-basics/">table of the right decisions</a> may be used at the table.',
      },
      baccarat: {
        opening: [
          'Nothing to decide, a good deal to watch: {name} is baccarat as it should be, with room for the silence.',
          '{name} is dealt by people who know that the last corner of a card is the best one.',
        ],
        rules:
          'Bet on Player, Banker or Tie; the hand nearer to nine wins, and fixed rules say who draws. Nobody has to know them but the dealer.',
        cost: 'Banker costs 1.06 % on average, Player 1.24 %, Tie more than 14 %. The roads beside the table are beautiful and foretell nothing.',
      },
      poker: {
        opening: [
          '{name} is poker against the house: no bluffing, one decision, and a good deal of suspense on the last card.',
          'If you know the ranking of hands you know enough for {name}. {studio} explain the rest on one screen.',
        ],
        rules:
          'You place an ante, see your cards, and either fold or go on. The dealer needs a minimum hand to qualify. Bonus bets pay on your cards alone.',
        cost: 'The main bet is fairly priced if you fold what ought to be folded. Bonus bets cost several times as much. <a href="/blog/poker-hands/">The hands in order.</a>',
      },
      'game-shows': {
        opening: [
          '{name} is closer to Saturday-night television than to a casino, and knows it: a big wheel, a bigger smile, and a bonus that everybody in the room waits for together.',
          'There is a host, there is confetti, and there is arithmetic behind both. {name} by {studio} is among the most cheerful rooms we have.',
        ],
        rules:
          'Pick the segments on which the wheel may stop. Numbers pay what they say; the special segments open a round in which multipliers are revealed for everybody who bet on them.',
        cost: 'Returns differ by segment, from about 95 to 97 %. Between two bonus rounds a quarter of an hour can pass, and it passes at the price of every spin in it.',
      },
      dice: {
        opening: [
          '{name} is quick, loud and easily learned: something is thrown, something is turned over, and you were right or you were not.',
          'A dome, a shake, a pause. {name} gives the oldest game of all a good camera.',
        ],
        rules:
          'Bet on a side, a sum or a combination before the clock runs out. The simple bets cover about half of what can happen; the picturesque ones cover very little and pay accordingly.',
        cost: 'The simple bets are cheap, under 3 %. The others can cost ten times that; the rules in the menu give the figure for each.',
      },
    },
    instant: {
      opening: ['{name} takes eight seconds to explain and about as long to play.'],
      rules:
        'You stake, something rises or is uncovered, and you decide when to stop. Where it ends was drawn before the round began.',
      cost: 'The average cost is the same whenever you stop. What makes instant games dear is their speed: four hundred rounds an hour are nothing unusual. Set the automatic stop and a limit.',
    },
    live: [
      'The table is filmed without a break, and the dealer reads the chat. Rounds take as long as rounds take.',
      'Three cameras, one dealer, no cuts. The picture can be turned down if your connection is slow; the bets do not depend on it.',
    ],
    animated: [
      'There is no dealer: a certified generator deals, and the game waits for you. That makes it a good place to learn.',
      'It is played without a camera and at your own speed, which is to say that nothing but you slows it down.',
    ],
    end: [
      'Limits suit small change and larger purses alike; each table shows its own before you sit down. Choose the one at which losing would be a shrug.',
      'We like it best in small stakes and good company. Set a reality check, since this is a room in which time passes.',
    ],
    headings: {
      rules: 'How it is played',
      cost: 'What it costs',
      facts: 'In figures',
      value: 'Value',
      rtp: 'Return to player',
      studio: 'Studio',
      kind: 'Kind',
      stakes: 'Stakes',
      seats: 'Seats',
      live: 'Live, with a dealer',
      animated: 'Without a dealer',
      question: 'Does a run of results mean anything?',
    },
    answer:
      'No. Wheels, dice and shuffled cards have no memory. The boards that show past results are there because people like them.',
    button: 'More tables like this',
  },
  es: {
    family: {
      roulette: {
        opening: [
          'Una rueda, una bola y una sala que les va: {name}, de {studio}, no pretende sorprender a nadie, y ese es su encanto.',
          '{name} es ruleta con los muebles en su sitio. La bola se sigue bien, el tapete se lee bien y los últimos números están donde puedes no hacerles caso.',
        ],
        rules:
          'Hay treinta y siete casillas y un solo cero. Puedes apostar a un número, a grupos de ellos o a las suertes sencillas del borde; las apuestas se cierran cuando lo dice el crupier o se acaba el reloj.',
        cost: 'Toda apuesta cuesta de media lo mismo: un 2,7 %. Se pueden guardar apuestas favoritas, lo cual es cómodo y también facilita apostar más de lo previsto. Vigila el total.',
      },
      blackjack: {
        opening: [
          'En {name} las cartas llegan a un ritmo que permite pensar, que es todo lo que pide quien juega al blackjack.',
          '{studio} reparte {name} con ocho barajas y se planta en todo diecisiete. El resto depende de ti, más que en ningún otro juego de la casa.',
        ],
        rules:
          'Gana al crupier sin pasarte de 21. Puedes pedir, plantarte, doblar con dos cartas cualesquiera y separar una vez; un blackjack paga 3 a 2. Hay apuestas laterales, y se pueden dejar.',
        cost: 'Con la estrategia básica la casa se queda con cerca del medio por ciento; por intuición, con dos o tres. Nuestra <a href="/blog/blackjack-basics/">tabla de decisiones</a> se puede usar en la mesa.',
      },
      baccarat: {
        opening: [
          'Nada que decidir y mucho que mirar: {name} es bacarrá como debe ser, con sitio para el silencio.',
          '{name} lo reparten personas que saben que la última esquina de una carta es la mejor.',
        ],
        rules:
          'Apuesta a Jugador, Banca o Empate; gana la mano más cercana a nueve, y unas reglas fijas dicen quién roba. Solo el crupier tiene que saberlas.',
        cost: 'La Banca cuesta de media un 1,06 %, el Jugador un 1,24 % y el Empate más del 14 %. Los caminos junto a la mesa son hermosos y no predicen nada.',
      },
      poker: {
        opening: [
          '{name} es póquer contra la casa: sin faroles, con una decisión y bastante suspense en la última carta.',
          'Si conoces el orden de las manos, sabes lo bastante para {name}. {studio} explica el resto en una pantalla.',
        ],
        rules:
          'Pones un ante, ves tus cartas y te retiras o sigues. El crupier necesita una mano mínima para calificar. Las apuestas de bono pagan solo por tus cartas.',
        cost: 'La apuesta principal tiene un precio justo si te retiras cuando toca. Las de bono cuestan varias veces más. <a href="/blog/poker-hands/">Las manos por orden.</a>',
      },
      'game-shows': {
        opening: [
          '{name} se parece más a la tele del sábado noche que a un casino, y lo sabe: una gran rueda, una sonrisa mayor y un bono que toda la sala espera a la vez.',
          'Hay presentador, hay confeti y detrás de ambos hay aritmética. {name}, de {studio}, es una de las salas más alegres que tenemos.',
        ],
        rules:
          'Elige en qué segmentos puede parar la rueda. Los números pagan lo que dicen; los segmentos especiales abren una ronda en la que se descubren multiplicadores para quienes apostaron por ellos.',
        cost: 'El retorno cambia según el segmento, entre el 95 y el 97 %. Entre dos bonos puede pasar un cuarto de hora, y pasa al precio de todas sus tiradas.',
      },
      dice: {
        opening: [
          '{name} es rápido, ruidoso y fácil de aprender: algo se lanza, algo se descubre y acertaste o no.',
          'Una cúpula, un meneo, una pausa. {name} le pone una buena cámara al juego más antiguo de todos.',
        ],
        rules:
          'Apuesta a un lado, a una suma o a una combinación antes de que acabe el reloj. Las apuestas sencillas cubren cerca de la mitad de lo que puede pasar; las pintorescas cubren muy poco y pagan en consecuencia.',
        cost: 'Las sencillas son baratas, menos del 3 %. Las otras pueden costar diez veces más; las reglas del menú dan la cifra de cada una.',
      },
    },
    instant: {
      opening: ['{name} se explica en ocho segundos y se juega en otros tantos.'],
      rules:
        'Apuestas, algo sube o se descubre y decides cuándo parar. Dónde acaba se sorteó antes de empezar la ronda.',
      cost: 'El coste medio es el mismo pares cuando pares. Lo que encarece los juegos instantáneos es la velocidad: cuatrocientas rondas por hora no son raras. Programa la parada automática y un límite.',
    },
    live: [
      'La mesa se graba sin cortes y el crupier lee el chat. Las rondas duran lo que duran.',
      'Tres cámaras, un crupier, ningún corte. La imagen se puede rebajar si tu conexión es lenta; las apuestas no dependen de ella.',
    ],
    animated: [
      'No hay crupier: reparte un generador certificado y el juego te espera. Por eso es un buen sitio para aprender.',
      'Se juega sin cámara y a tu ritmo, es decir, nada lo frena salvo tú.',
    ],
    end: [
      'Los límites valen para calderilla y para bolsillos mayores; cada mesa muestra los suyos antes de sentarte. Elige aquella en la que perder sea encogerse de hombros.',
      'Nos gusta con apuestas pequeñas y buena compañía. Pon un aviso de realidad, porque es una sala en la que el tiempo pasa.',
    ],
    headings: {
      rules: 'Cómo se juega',
      cost: 'Lo que cuesta',
      facts: 'En cifras',
      value: 'Valor',
      rtp: 'Retorno al jugador',
      studio: 'Estudio',
      kind: 'Tipo',
      stakes: 'Apuestas',
      seats: 'Asientos',
      live: 'En vivo, con crupier',
      animated: 'Sin crupier',
      question: '¿Significa algo una racha de resultados?',
    },
    answer:
      'No. Las ruedas, los dados y las cartas barajadas no tienen memoria. Los paneles con resultados pasados están ahí porque a la gente le gustan.',
    button: 'Más mesas como esta',
  },
};
