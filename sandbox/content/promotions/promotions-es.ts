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

export const promotionsEs: Record<string, PromotionText> = {
  'welcome-package': {
    title: 'El paquete de bienvenida',
    excerpt:
      'Tres primeros depósitos, tres bonos modestos y cincuenta tiradas gratis cuyas ganancias son tuyas.',
    subtitle: 'Hasta 100 € en bonos y 50 tiradas gratis',
    button: 'Regístrate y consíguelo',
    significantTerms:
      'Mayores de 18 años. Solo nuevos jugadores. Depósitos 1 a 3 de 10 € o más con el código COMET50, cada uno en los 7 días siguientes al anterior. Bono del 50 % hasta 50 €, después del 25 % hasta 25 € dos veces. El bono se apuesta 10 veces en tragaperras en 30 días; apuesta máxima de 5 € mientras esté activo. Tiradas de 0,10 €, sin requisitos sobre las ganancias. Juega con responsabilidad.',
    content: blocks(
      p(
        'Una bienvenida debe ser cálida y fácil de entender. La nuestra tiene tres partes. Toma todas, una o ninguna: puedes jugar solo con tu dinero cuando quieras.',
      ),
      table({
        head: ['Depósito', 'Bono', 'Tiradas gratis', 'Validez'],
        rows: [
          ['Primero', '50 % hasta 50 €', '30', '30 días'],
          ['Segundo', '25 % hasta 25 €', '10', '30 días'],
          ['Tercero', '25 % hasta 25 €', '10', '30 días'],
        ],
        caption: 'Cada bono se apuesta 10 veces, y nunca más de 10.',
      }),
      h2('Cómo funciona'),
      steps(
        'Abre tu cuenta. Lleva unos dos minutos, y mientras tanto comprobamos tu edad e identidad.',
        'Elige un límite de depósito, si quieres. Te lo recomendamos.',
        'Deposita 10 € o más con el código <strong>COMET50</strong>. El bono se abona al instante.',
        'Encontrarás las tiradas en el juego que figura en tus ofertas. Lo que ganen es dinero real.',
      ),
      group(
        h3('Un ejemplo con números'),
        p(
          'Depositas 20 € y recibes 10 € de bono. Diez veces 10 € son 100 € que hay que apostar en tragaperras. A 0,20 € por tirada, son 500 tiradas. Tus 20 € son siempre tuyos: retíralos cuando quieras y solo renuncias al bono.',
        ),
      ),
      details(
        '¿Qué juegos cuentan?',
        p(
          'Las tragaperras cuentan por completo. Los juegos de mesa, en vivo y los botes no cuentan ni se pueden jugar con dinero del bono.',
        ),
      ),
      details(
        '¿Puedo rechazar el bono?',
        p('Sí. Deja vacío el campo del código o pídenos que lo retiremos en cualquier momento.'),
      ),
      buttons(
        { text: 'Regístrate y consíguelo', href: '/?NeoDL=registration' },
        { text: 'Política de bonos completa', href: '/bonus-policy.html' },
      ),
    ),
  },
  'game-of-the-week': {
    title: 'Juego de la semana',
    excerpt:
      'Un juego elegido por la redacción, con diez tiradas gratis por una apuesta pequeña y unas notas sobre por qué nos gusta.',
    subtitle: '10 tiradas gratis al apostar 10 € en el juego elegido',
    button: 'Jugar al juego de la semana',
    significantTerms:
      'Mayores de 18 años. Jugadores inscritos. Apuesta 10 € o más en el juego de la semana entre lunes y domingo. 10 tiradas gratis de 0,10 €, abonadas al día siguiente, válidas 72 horas, sin requisitos sobre las ganancias. Una vez por semana.',
    content: blocks(
      p(
        'Cada lunes uno de nosotros elige un juego y tiene que defenderlo ante los demás. Aquí está el ganador, las razones y diez tiradas gratis por si quieres probarlo.',
      ),
      h2('Por qué este'),
      list(
        'Se explica solo: a la tercera tirada ya sabes las reglas.',
        'Su bono llega más o menos una vez cada 140 tiradas, y lo dice en las reglas.',
        'La música se puede escuchar. Uno de nosotros la tiene de despertador.',
      ),
      quote('La primera tragaperras en meses a la que le he puesto el sonido.', 'Isla, que la defendió'),
      h2('La letra pequeña, en grande'),
      p(
        'Inscríbete en esta página, apuesta 10 € en total en el juego antes de la medianoche del domingo y al día siguiente te esperan diez tiradas gratis. Las ganancias son dinero real. Si pierdes los 10 €, habrás tenido unas cincuenta tiradas de un buen juego, y ese es todo el trato.',
      ),
      buttons({ text: 'Jugar al juego de la semana', href: '/slots/' }),
    ),
  },
  oktoberfest: {
    title: 'Oktoberfest bajo la cúpula',
    excerpt:
      'Bandas de metal, banderines de papel y un bono semanal que llega con un pretzel. Cinco semanas, un código y ninguna cerveza obligatoria.',
    subtitle: '25 % hasta 25 €, una vez por semana, mientras dure la carpa',
    button: 'Busca sitio en la carpa',
    significantTerms:
      'Mayores de 18 años. Deposita 20 € o más con el código PROST, una vez por semana. Bono del 25 % hasta 25 €. El bono se apuesta 10 veces en tragaperras en 14 días; apuesta máxima de 5 €. Juega con responsabilidad.',
    content: blocks(
      cover(
        {
          name: 'promo-oktoberfest',
          alt: 'Un carrusel de luces sobre una carpa al anochecer',
          align: 'full',
        },
        p(
          'El techo está abierto, la banda ha encontrado el tono y las mesas son lo bastante largas para todos.',
        ),
      ),
      h2('El programa'),
      table({
        head: ['Día', 'En la carpa'],
        rows: [
          ['Lunes', 'El código vuelve a valer: 25 % hasta 25 €'],
          ['Miércoles', 'Cinco tiradas gratis en el Carrusel de Premios para quien se haya inscrito'],
          ['Sábado', 'Sorteo de 50 fichas de madera, de 5 € en efectivo cada una'],
        ],
        caption: 'Cada semana hasta que se desmonte la carpa.',
      }),
      mediaText(
        { name: 'article-summer-festival', alt: 'Farolillos de papel sobre un lago de noche' },
        h3('Normas de la casa'),
        list(
          'Un código por semana y jugador',
          'El sorteo es gratuito y no exige depósito',
          'La última ronda, en el límite que tú fijes',
        ),
      ),
      p(
        'Beber y jugar se hacen mala compañía. Si hoy has estado en una carpa de verdad, esta seguirá en pie mañana.',
      ),
      buttons({ text: 'Busca sitio en la carpa', href: '/?NeoDL=deposit' }),
    ),
  },
  'free-spins-friday': {
    title: 'Viernes de tiradas gratis',
    excerpt: 'Veinte tiradas para acabar la semana. Lo que ganen es dinero real, sin requisitos.',
    subtitle: '20 tiradas gratis cada viernes',
    button: 'Depositar y girar',
    significantTerms:
      'Mayores de 18 años. Deposita 20 € o más en viernes con el código FRIDAY20. 20 tiradas gratis de 0,10 € en una tragaperras indicada, válidas 48 horas, sin requisitos sobre las ganancias. Una vez por viernes.',
    content: blocks(
      p('Es viernes, el café está listo y hay veinte tiradas gratis en un juego que cambiamos cada semana.'),
      steps(
        'Deposita 20 € o más en viernes, en un solo pago, con el código <strong>FRIDAY20</strong>.',
        'Abre el juego que figura en tus ofertas antes de la medianoche del domingo.',
        'Quédate con lo que ganen las tiradas, en dinero real.',
      ),
      image({ name: 'promo-free-spins-friday', alt: 'Un rodillo con cerezas y sietes' }),
      p(
        'Si se te olvida no pierdes nada: las que no uses caducan y no cuestan. Por favor, no deposites solo por las tiradas; las veinte valen dos euros.',
      ),
    ),
  },
  'live-cashback': {
    title: 'Cashback en vivo, en efectivo',
    excerpt:
      'El cinco por ciento de las pérdidas netas de la semana en las mesas en vivo, devuelto el lunes en dinero que puedes retirar.',
    subtitle: '5 % de vuelta cada lunes, hasta 50 €',
    button: 'Ver las mesas en vivo',
    significantTerms:
      'Mayores de 18 años. Jugadores inscritos. 5 % de las pérdidas netas en mesas en vivo de lunes a domingo, de 1 € a 50 €, abonado el lunes antes del mediodía en efectivo y sin requisitos.',
    content: blocks(
      p(
        'Casi todos los cashback vuelven como bono. Este vuelve en efectivo: sin requisitos, sin plazo y sin trampa que se nos ocurra.',
      ),
      columns(
        inner(
          h3('Qué cuenta'),
          p('Todas las mesas y concursos en vivo. La pérdida neta es lo apostado menos lo ganado.'),
        ),
        inner(h3('Qué recibes'), p('El 5 % el lunes, al menos 1 € y como mucho 50 €.')),
      ),
      p(
        'Un ejemplo. Apuestas 300 € en una semana y ganas 240 €. La pérdida neta es de 60 €, y el lunes hay 3 € en tu saldo. Suaviza un poco una mala semana. No la convierte en buena ni es motivo para seguir jugando.',
      ),
      details('¿Y si he ganado?', p('Entonces no hay nada que devolver, y enhorabuena.')),
      buttons({ text: 'Ver las mesas en vivo', href: '/live-casino/' }),
    ),
  },
  'drops-and-wins': {
    title: 'Drops & wins',
    excerpt:
      'Premios al azar en setenta juegos de tres estudios. Pueden caer en cualquier tirada, sea del tamaño que sea.',
    subtitle: '1.000 premios en efectivo por semana, con cualquier apuesta',
    button: 'Ver los juegos',
    significantTerms:
      'Mayores de 18 años. Jugadores inscritos en los juegos indicados. Premios al azar de 2 € a 500 €, pagados por el juego, sin apuesta mínima ni requisitos. Cada juego muestra los premios que quedan.',
    content: blocks(
      p(
        'Mientras dura la promoción caen premios al azar en los juegos indicados. Una tirada de diez céntimos tiene exactamente la misma probabilidad que una de cinco euros, así que subir la apuesta no sirve de nada.',
      ),
      table({
        head: ['Premio', 'Cuántos por semana'],
        rows: [
          ['2 €', '700'],
          ['5 €', '200'],
          ['20 €', '90'],
          ['500 €', '10'],
        ],
        caption: 'Cuando se acaban los premios de la semana, el juego lo dice.',
      }),
      p(
        'Todos los juegos están en <a href="/drops-and-wins/">un mismo sitio</a>. Inscríbete dentro de cualquiera de ellos.',
      ),
    ),
  },
  'jackpot-race': {
    title: 'La carrera del bote',
    excerpt:
      'Quince días de puntos por el mejor resultado, medido en apuestas, para que todos corran en igualdad.',
    subtitle: '5.000 € a repartir entre los cien primeros',
    button: 'Apuntarme a la carrera',
    significantTerms:
      'Mayores de 18 años. Jugadores inscritos. Mejor premio individual dividido por su apuesta en los juegos indicados, apuesta mínima de 0,20 €. Premios de 10 € a 1.000 € en efectivo en las 72 horas siguientes al final.',
    content: blocks(
      p(
        'Los puntos son premios <strong>divididos por la apuesta</strong>. Un premio de 20 € con 20 céntimos son cien puntos; uno de 500 € con 5 €, también. No se puede comprar un puesto.',
      ),
      table({
        head: ['Puesto', 'Premio'],
        rows: [
          ['1', '1.000 €'],
          ['2 a 5', '250 €'],
          ['6 a 20', '80 €'],
          ['21 a 100', '22,50 €'],
        ],
        caption: '5.000 € en total.',
      }),
      image({ name: 'promo-jackpot-race', alt: 'Una corona sobre un campo de estrellas', align: 'wide' }),
      p(
        'La clasificación se actualiza cada quince minutos. Más tiradas son más oportunidades y más coste; decide de antemano lo que puede costarte la carrera.',
      ),
    ),
  },
  'weekend-reload': {
    title: 'Recarga de fin de semana',
    excerpt: 'Una cuarta parte más en un depósito de fin de semana, con una lista corta de condiciones.',
    subtitle: '25 % hasta 25 €',
    button: 'Recargar',
    significantTerms:
      'Mayores de 18 años. Un depósito de 20 € o más del sábado a las 00:00 al domingo a las 23:59 con el código RELOAD25. Bono del 25 % hasta 25 €, que se apuesta 10 veces en tragaperras en 7 días; apuesta máxima de 5 €.',
    content: blocks(
      p('Un depósito, un código, una cuarta parte más. Solo sábados y domingos.'),
      steps(
        'Introduce <strong>RELOAD25</strong> con un depósito de 20 € o más.',
        'El bono llega con él.',
        'Apuéstalo diez veces en una semana o déjalo ir.',
      ),
      p(
        'Si has llegado a tu límite de depósito, este fin de semana no hay recarga, y está bien que así sea.',
      ),
    ),
  },
  'loyalty-orbit': {
    title: 'Órbita, nuestro programa de fidelidad',
    excerpt: 'Cinco órbitas, puntos por cada apuesta y recompensas que no dependen de perder.',
    subtitle: 'Un punto por cada 10 € apostados',
    button: 'Ver mis puntos',
    significantTerms:
      'Mayores de 18 años. Puntos por apuestas con dinero real: 1 por cada 10 € en tragaperras, 1 por cada 40 € en mesas. Caducan a los 12 meses sin jugar. No disponible para jugadores con restricciones de juego responsable.',
    content: blocks(
      p(
        'Todo el mundo está en Órbita desde el primer día. Los puntos te llevan hacia fuera y cada órbita tiene alguna pequeña comodidad. Nadie te va a llamar para pedirte más.',
      ),
      table({
        head: ['Órbita', 'Desde', 'Qué trae'],
        rows: [
          ['Luna', '0 puntos', 'Una tirada gratis por tu cumpleaños'],
          ['Interior', '100', 'Retiradas más rápidas'],
          ['Cinturón', '500', '10 tiradas gratis al mes sin requisitos'],
          ['Exterior', '2.000', 'Acceso anticipado a juegos nuevos'],
          ['Cometa', '10.000', 'Una persona a quien escribir'],
        ],
      }),
      mediaText(
        { name: 'promo-loyalty-orbit', alt: 'Planetas de gemas alrededor de un sol dorado', align: 'right' },
        h3('Cómo se mantienen honestos los puntos'),
        p(
          'Los puntos vienen de las apuestas, no de las pérdidas, y las recompensas son pequeñas. Si vemos señales de que jugar hace daño, apagamos Órbita para ese jugador sin discusión.',
        ),
      ),
    ),
  },
  'slingo-sunday': {
    title: 'Domingo de Slingo',
    excerpt: 'Mitad tragaperras, mitad bingo, y los domingos una partida gratis con el desayuno.',
    subtitle: 'Una partida gratis cada domingo',
    button: 'A los juegos Slingo',
    significantTerms:
      'Mayores de 18 años. Jugadores inscritos que hayan apostado 5 € o más en juegos Slingo en los seis días anteriores. Una partida gratis de 0,20 €, domingo de 06:00 a 23:59, sin requisitos sobre las ganancias.',
    content: blocks(
      p(
        'Slingo es lo que pasa cuando una tragaperras y un cartón de bingo comparten mesa. Los números giran bajo una parrilla; tachas lo que sale; las líneas suben una escalera.',
      ),
      image({ name: 'promo-slingo-sunday', alt: 'Bolas de colores con números por el aire' }),
      p(
        'Los domingos la primera partida corre de nuestra cuenta si has apostado 5 € en cualquier <a href="/slingo/">Slingo</a> durante la semana. Las tiradas extra del final suelen salir caras: su precio sube a medida que el premio se acerca. Nunca tienes que tomarlas.',
      ),
    ),
  },
  'roulette-rush': {
    title: 'Fiebre de ruleta',
    excerpt: 'Cada noche se sortea un número de la suerte. Si es el tuyo, hay una ficha de nuestra parte.',
    subtitle: 'Una ficha de 5 € por cada tercer acierto del número del día',
    button: 'A las ruedas',
    significantTerms:
      'Mayores de 18 años. Jugadores inscritos en las mesas de ruleta en vivo indicadas. Plenos de 1 € o más al número del día, de 19:00 a 23:00. Una ficha de 5 € en efectivo por cada tercer acierto, como mucho 25 € al día, sin requisitos.',
    content: blocks(
      p(
        'A las siete de cada tarde se sortea un número. Hasta las once, cada tercera vez que salga con tu ficha encima recibes otra de 5 €, en efectivo.',
      ),
      p(
        'El número se sortea por diversión. No es ni más ni menos probable que los otros treinta y seis, y un pleno cuesta lo que cuesta cualquier apuesta en la rueda: un 2,7 %.',
      ),
      buttons(
        { text: 'A las ruedas', href: '/roulette/' },
        { text: 'Todas las apuestas de ruleta', href: '/blog/roulette-bets/' },
      ),
    ),
  },
  'refer-a-friend': {
    title: 'Trae a alguien, sin ruido',
    excerpt:
      'Un pequeño agradecimiento para los dos, si conoces a alguien a quien le gustaría y que puede permitírselo.',
    subtitle: '10 € en efectivo para cada uno',
    button: 'Conseguir mi enlace',
    significantTerms:
      'Mayores de 18 años. Ambos jugadores verificados. La otra persona se registra con tu enlace, es nueva aquí y apuesta 20 € de dinero real en 30 días. 10 € en efectivo para cada uno, sin requisitos, como mucho 5 personas al año.',
    content: blocks(
      p(
        'Si a alguien que conoces le gustaría pasar aquí una velada, mándale tu enlace. Cuando se haya registrado, verificado y apostado 20 €, hay 10 € en efectivo para cada uno.',
      ),
      list(
        'Solo personas que te hayan dicho que les interesa, por favor',
        'Nadie menor de 18 años ni que se haya tomado una pausa del juego',
        'Cinco al año es el límite, porque esto no es un trabajo',
      ),
      image({ name: 'promo-refer-a-friend', alt: 'Dos zorros en una colina bajo la luna' }),
    ),
  },
};
