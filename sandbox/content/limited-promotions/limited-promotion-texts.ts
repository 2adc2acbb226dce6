import type { LimitedPromotionSource } from './limited-promotion-source.ts';

/** Twelve: seven are on, three are yet to come, two are over. */
export const LIMITED_PROMOTIONS: readonly LimitedPromotionSource[] = [
  {
    id: 7101,
    slug: 'midweek-lamplight',
    image: 'promo-weekend-reload',
    days: [-1, 2],
    minDeposit: 20,
    code: 'LAMPLIGHT',
    texts: {
      en: {
        title: 'Midweek lamplight',
        teaser: 'A quarter on top of one deposit, for three days only.',
        html: '<p>The middle of the week could do with a lamp. Deposit {money:20} or more with the code <strong>LAMPLIGHT</strong> and {brand} adds 25 %, up to {money:25}.</p><ul><li>One deposit for each player</li><li>Slots only, 10 times the bonus within 7 days</li><li>Give it up whenever you like and keep your own money</li></ul>',
        terms:
          '18+. One deposit of {money:20} or more with the code while the offer runs. 25 % bonus up to {money:25}, wagered 10 times on slots within 7 days; maximum stake {money:5}. Full bonus policy applies.',
      },
      es: {
        title: 'Luz a mitad de semana',
        teaser: 'Una cuarta parte más en un depósito, solo durante tres días.',
        html: '<p>A la mitad de la semana le viene bien una lámpara. Deposita {money:20} o más con el código <strong>LAMPLIGHT</strong> y {brand} añade un 25 %, hasta {money:25}.</p><ul><li>Un depósito por jugador</li><li>Solo tragaperras, 10 veces el bono en 7 días</li><li>Renuncia cuando quieras y conserva tu dinero</li></ul>',
        terms:
          'Mayores de 18 años. Un depósito de {money:20} o más con el código mientras dure la oferta. Bono del 25 % hasta {money:25}, que se apuesta 10 veces en tragaperras en 7 días; apuesta máxima de {money:5}. Se aplica la política de bonos.',
      },
    },
  },
  {
    id: 7102,
    slug: 'ten-spins-on-the-house',
    image: 'promo-free-spins-friday',
    days: [0, 1],
    texts: {
      en: {
        title: 'Ten spins on the house',
        teaser: 'Today only, no deposit, no wagering.',
        html: '<p>Opt in today and find ten free spins in the game named in your offers. What they win is cash. That is all of it.</p>',
        terms:
          '18+. Verified players who opt in today. 10 spins of {money:1} in all, valid for 24 hours, no wagering on winnings. Once a player.',
      },
      es: {
        title: 'Diez tiradas invita la casa',
        teaser: 'Solo hoy, sin depósito y sin requisitos.',
        html: '<p>Inscríbete hoy y encontrarás diez tiradas gratis en el juego que figura en tus ofertas. Lo que ganen es dinero real. Eso es todo.</p>',
        terms:
          'Mayores de 18 años. Jugadores verificados que se inscriban hoy. 10 tiradas por {money:1} en total, válidas 24 horas, sin requisitos sobre las ganancias. Una vez por jugador.',
      },
    },
  },
  {
    id: 7103,
    slug: 'blackjack-breakfast',
    image: 'promo-live-cashback',
    days: [-4, 3],
    texts: {
      en: {
        title: 'Blackjack at breakfast',
        teaser: 'Half of your side bets back at the morning tables.',
        html: '<p>From six to ten in the morning the tables are quiet and the coffee is strong. Lost side bets at the two Meridian tables are returned by half, as cash, up to {money:10} a day.</p><p>Side bets are dear: we would leave them alone. If you like them anyway, this week they cost half.</p>',
        terms:
          '18+. Opted-in players, 06:00 to 10:00 London time at the tables named. 50 % of net losses on side bets up to {money:10} a day, credited by noon as cash without wagering.',
      },
      es: {
        title: 'Blackjack con el desayuno',
        teaser: 'La mitad de tus apuestas laterales de vuelta en las mesas de la mañana.',
        html: '<p>De seis a diez de la mañana las mesas están tranquilas y el café es fuerte. La mitad de las apuestas laterales perdidas en las dos mesas Meridian vuelve en efectivo, hasta {money:10} al día.</p><p>Las apuestas laterales son caras: nosotros las dejaríamos. Si aun así te gustan, esta semana cuestan la mitad.</p>',
        terms:
          'Mayores de 18 años. Jugadores inscritos, de 06:00 a 10:00 hora de Londres, en las mesas indicadas. 50 % de las pérdidas netas en apuestas laterales hasta {money:10} al día, abonado antes del mediodía en efectivo y sin requisitos.',
      },
    },
  },
  {
    id: 7104,
    slug: 'the-long-race',
    image: 'promo-jackpot-race',
    days: [-10, 11],
    texts: {
      en: {
        title: 'The long race',
        teaser: 'Three weeks, best twenty spins, prizes for two hundred.',
        html: '<p>Your best twenty spins in a row are added up, divided by the stake. A ten-pence player and a five-pound player meet on one line. Two hundred places share {money:8000} in cash.</p>',
        terms:
          '18+. Opted-in players. Best 20 consecutive spins by win divided by stake in listed slots, minimum stake as shown in the game. Prizes from {money:10} to {money:500} in cash within 72 hours of the end.',
      },
      es: {
        title: 'La carrera larga',
        teaser: 'Tres semanas, las mejores veinte tiradas, premios para doscientos.',
        html: '<p>Se suman tus mejores veinte tiradas seguidas, divididas por la apuesta. Quien juega diez céntimos y quien juega cinco euros salen de la misma línea. Doscientos puestos se reparten {money:8000} en efectivo.</p>',
        terms:
          'Mayores de 18 años. Jugadores inscritos. Mejores 20 tiradas consecutivas por premio dividido entre apuesta en las tragaperras indicadas. Premios de {money:10} a {money:500} en efectivo en las 72 horas siguientes al final.',
      },
    },
  },
  {
    id: 7105,
    slug: 'winter-calendar',
    image: 'article-winter-lobby',
    days: [-6, 40],
    texts: {
      en: {
        title: 'A calendar with six doors',
        teaser: 'One small present a week for six weeks. Not one a day.',
        html: '<p>Behind each door is something small: five free spins, a {money:2} chip, a point doubled. A door stays open for its whole week, so there is no need to hurry.</p>',
        terms:
          '18+. Opted-in, verified players. One present a week as shown behind the door, valid for 7 days, no wagering on winnings.',
      },
      es: {
        title: 'Un calendario de seis puertas',
        teaser: 'Un regalo pequeño por semana durante seis semanas. No uno al día.',
        html: '<p>Tras cada puerta hay algo pequeño: cinco tiradas gratis, una ficha de {money:2}, un punto doble. Cada puerta queda abierta toda su semana, así que no hay prisa.</p>',
        terms:
          'Mayores de 18 años. Jugadores inscritos y verificados. Un regalo por semana según se muestre tras la puerta, válido 7 días, sin requisitos sobre las ganancias.',
      },
    },
  },
  {
    id: 7106,
    slug: 'new-table-night',
    image: 'hero-tables',
    days: [-2, 5],
    texts: {
      en: {
        title: 'A night for the new table',
        teaser: 'Emerald Room Roulette opens; the first chip is ours.',
        html: '<p>Sit down at Emerald Room Roulette this week, stake {money:10} in all, and receive a chip of {money:5} as cash on the next day.</p>',
        terms:
          '18+. Opted-in players. Stake {money:10} or more at Emerald Room Roulette while the offer runs. {money:5} in cash on the next day, no wagering. Once a player.',
      },
      es: {
        title: 'Una noche para la mesa nueva',
        teaser: 'Abre Emerald Room Roulette; la primera ficha es nuestra.',
        html: '<p>Siéntate esta semana en Emerald Room Roulette, apuesta {money:10} en total y recibe al día siguiente una ficha de {money:5} en efectivo.</p>',
        terms:
          'Mayores de 18 años. Jugadores inscritos. Apuesta {money:10} o más en Emerald Room Roulette mientras dure la oferta. {money:5} en efectivo al día siguiente, sin requisitos. Una vez por jugador.',
      },
    },
  },
  {
    id: 7107,
    slug: 'studio-week-moonquay',
    image: 'article-studio-spotlight',
    days: [-3, 4],
    minDeposit: 10,
    code: 'MOON20',
    texts: {
      en: {
        title: 'A week with Moonquay',
        teaser: 'Twenty free spins in a game by the studio of the week.',
        html: '<p>Each month one studio has a week to itself. Deposit {money:10} with the code <strong>MOON20</strong>, choose one of three Moonquay games, and take twenty free spins. Winnings are cash.</p>',
        terms:
          '18+. One deposit of {money:10} or more with the code. 20 spins at the lowest stake in one of three named games, valid for 72 hours, no wagering on winnings.',
      },
      es: {
        title: 'Una semana con Moonquay',
        teaser: 'Veinte tiradas gratis en un juego del estudio de la semana.',
        html: '<p>Cada mes un estudio tiene una semana para él solo. Deposita {money:10} con el código <strong>MOON20</strong>, elige uno de tres juegos de Moonquay y toma veinte tiradas gratis. Las ganancias son dinero real.</p>',
        terms:
          'Mayores de 18 años. Un depósito de {money:10} o más con el código. 20 tiradas con la apuesta mínima en uno de tres juegos indicados, válidas 72 horas, sin requisitos sobre las ganancias.',
      },
    },
  },
  {
    id: 7108,
    slug: 'the-long-evening',
    image: 'promo-loyalty-orbit',
    days: [6, 8],
    minDeposit: 20,
    code: 'LONGEVENING',
    texts: {
      en: {
        title: 'The long evening',
        teaser: 'Two days, one deposit, a small bonus.',
        html: '<p>When the evening is long there is time for a game. 30 % on one deposit, up to {money:30}, from sunset to sunset.</p>',
        terms:
          '18+. One deposit of {money:20} or more with the code. 30 % bonus up to {money:30}, wagered 10 times on slots within 7 days; maximum stake {money:5}.',
      },
      es: {
        title: 'La velada larga',
        teaser: 'Dos días, un depósito, un bono pequeño.',
        html: '<p>Cuando la noche es larga hay tiempo para una partida. Un 30 % en un depósito, hasta {money:30}, de puesta a puesta de sol.</p>',
        terms:
          'Mayores de 18 años. Un depósito de {money:20} o más con el código. Bono del 30 % hasta {money:30}, que se apuesta 10 veces en tragaperras en 7 días; apuesta máxima de {money:5}.',
      },
    },
  },
  {
    id: 7109,
    slug: 'roulette-sunday',
    image: 'promo-roulette-rush',
    days: [3, 4],
    texts: {
      en: {
        title: 'Zero hour',
        teaser: 'On Sunday, a lost even-money bet on zero comes back whole.',
        html: '<p>At two tables, from noon to midnight on Sunday, even-money bets that meet the zero are returned in full, up to {money:5} a spin. It brings the price of those bets to nothing for a day. We can afford it for a day.</p>',
        terms:
          '18+. Opted-in players at the tables named, Sunday 12:00 to 23:59. Even-money bets up to {money:5} returned in full on zero, at most {money:50} a player.',
      },
      es: {
        title: 'Hora cero',
        teaser: 'El domingo, una apuesta sencilla perdida por el cero vuelve entera.',
        html: '<p>En dos mesas, de mediodía a medianoche del domingo, las apuestas sencillas que se topan con el cero se devuelven enteras, hasta {money:5} por tirada. Su precio baja a nada durante un día. Por un día nos lo podemos permitir.</p>',
        terms:
          'Mayores de 18 años. Jugadores inscritos en las mesas indicadas, domingo de 12:00 a 23:59. Apuestas sencillas de hasta {money:5} devueltas con el cero, como mucho {money:50} por jugador.',
      },
    },
  },
  {
    id: 7110,
    slug: 'a-quiet-fortnight',
    image: 'hero-skyline',
    days: [20, 34],
    texts: {
      en: {
        title: 'A quiet fortnight',
        teaser: 'Set a limit and we give to a good cause.',
        html: '<p>For everybody who sets or lowers a deposit limit in these two weeks, {brand} gives {money:2} to a charity that helps people with gambling problems. There is nothing else to do and nothing to win.</p>',
        terms:
          '18+. One gift for each player who sets or lowers a deposit limit while the offer runs, up to {money:50000} in all.',
      },
      es: {
        title: 'Quince días tranquilos',
        teaser: 'Fija un límite y donamos a una buena causa.',
        html: '<p>Por cada persona que fije o baje un límite de depósito en estas dos semanas, {brand} dona {money:2} a una entidad que ayuda a quienes tienen problemas con el juego. No hay que hacer nada más ni hay nada que ganar.</p>',
        terms:
          'Mayores de 18 años. Una donación por jugador que fije o baje un límite de depósito mientras dure la oferta, hasta {money:50000} en total.',
      },
    },
  },
  {
    id: 7111,
    slug: 'harvest-spins',
    image: 'theme-fruit',
    days: [-30, -9],
    minDeposit: 10,
    code: 'HARVEST',
    texts: {
      en: {
        title: 'Harvest spins',
        teaser: 'Fifteen spins among the fruit.',
        html: '<p>Apples, plums, the last of the melons: fifteen free spins in a fruit game of your choice for one deposit of {money:10}.</p>',
        terms:
          '18+. One deposit of {money:10} or more with the code. 15 spins at the lowest stake, valid for 72 hours, no wagering on winnings.',
      },
      es: {
        title: 'Tiradas de la cosecha',
        teaser: 'Quince tiradas entre la fruta.',
        html: '<p>Manzanas, ciruelas, los últimos melones: quince tiradas gratis en el juego de frutas que elijas por un depósito de {money:10}.</p>',
        terms:
          'Mayores de 18 años. Un depósito de {money:10} o más con el código. 15 tiradas con la apuesta mínima, válidas 72 horas, sin requisitos sobre las ganancias.',
      },
    },
  },
  {
    id: 7112,
    slug: 'the-thirteenth-hour',
    image: 'article-superstitions',
    days: [-22, -20],
    texts: {
      en: {
        title: 'The thirteenth hour',
        teaser: 'Free spins for night owls.',
        html: '<p>Between midnight and one, the thirteenth spin of every player who opted in was free. The cat sends its regards.</p>',
        terms:
          '18+. Opted-in players, 00:00 to 01:00 on the night named. One free spin at the lowest stake, no wagering on winnings.',
      },
      es: {
        title: 'La hora trece',
        teaser: 'Tiradas gratis para noctámbulos.',
        html: '<p>Entre la medianoche y la una, la decimotercera tirada de cada jugador inscrito fue gratis. El gato manda recuerdos.</p>',
        terms:
          'Mayores de 18 años. Jugadores inscritos, de 00:00 a 01:00 en la noche indicada. Una tirada gratis con la apuesta mínima, sin requisitos sobre las ganancias.',
      },
    },
  },
];
