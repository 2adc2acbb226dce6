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

/** Mesas en vivo, estudios, juego responsable y noticias de la casa. */
export const house: Record<string, ArticleText> = {
  'live-studio': {
    title: 'Una noche en el estudio en vivo',
    excerpt:
      'Cuarenta cámaras, once mesas y un realizador muy tranquilo. Pasamos un turno tras el cristal de Grand Meridian para ver cómo se hace un juego en vivo.',
    content: blocks(
      lead(
        'Faltan diez minutos para las ocho y nadie tiene prisa. Tras una pared de cristal, once crupieres de azul noche revisan sus sabots, las cajas de donde salen las cartas. Una voz del techo cuenta desde cinco. Se encienden once sonrisas y once mesas entran en directo.',
      ),
      h2('La sala'),
      p(
        'La planta principal de Grand Meridian es como una pista de tenis y mucho más fría: los focos calientan y a las cartas no les gusta la humedad. Cada mesa tiene al menos tres cámaras. La ruleta tiene cinco, una de las cuales mira hacia abajo y solo ve la bola.',
      ),
      image({
        name: 'article-live-studio',
        alt: 'La rueda de un concurso bajo las luces del estudio',
        caption: 'La rueda pesa como un coche pequeño y se equilibra cada mañana.',
        align: 'wide',
      }),
      h2('Quién decide'),
      p(
        'El crupier, no. Las cartas las baraja una máquina o un segundo par de manos, bajo una cámara, y todo queda grabado. Cuando cada carta cruza la mesa, un sensor en el tapete o un lector en el sabot le dice al juego cuál es. La imagen de tu pantalla y el resultado de tu saldo vienen de dos sistemas distintos, y si alguna vez discrepan, la ronda se detiene.',
      ),
      table({
        head: ['Oficio', 'Cuántos por turno', 'Qué miran'],
        rows: [
          ['Crupier', '22, por parejas', 'La mesa, la cámara, el chat'],
          ['Barajador', '6', 'Cartas, solo cartas'],
          ['Jefe de sala', '3', 'A todos los demás'],
          ['Realizador', '1', 'Cuarenta pantallas'],
        ],
        caption: 'Un jueves por la noche.',
      }),
      h2('Media hora sí, media hora no'),
      p(
        'Los crupieres rotan cada treinta minutos. Así llegan frescos y nadie se queda en una mesa lo bastante como para encariñarse. En los descansos toman té y no hablan de cartas. La mayoría viene del teatro, de la hostelería o de la enseñanza. Dos hablan cinco idiomas.',
      ),
      quote(
        'Le hablas a un objetivo durante seis horas y tienes que decirlo de verdad. El truco es imaginar a una persona al otro lado, probablemente en zapatillas.',
        'Marisol, crupier de Grand Meridian Live',
      ),
      h2('El chat'),
      p(
        'Los jugadores escriben; los crupieres leen en voz alta y contestan. Detrás hay una moderadora y también un programa que busca señales de angustia: alguien que escribe que no puede parar, o que se ha gastado el alquiler. Esas líneas llegan en un minuto a una persona de nuestro equipo, que se pone en contacto.',
      ),
      group(
        h3('Si eres tú'),
        p(
          'Los juegos en vivo son sociables y por eso es fácil quedarse. Un aviso cada media hora cuelga un reloj en la pared. Lo encontrarás en <a href="https://www.velvet-comet.example/responsible">juego responsable</a>, junto a los teléfonos de quienes saben escuchar.',
        ),
      ),
      h2('A las cuatro de la madrugada'),
      p(
        'La última crupier enseña las manos a la cámara, palmas arriba, palmas abajo: no se queda nada. Las luces bajan a la mitad. En algún sitio queda una mesa abierta, porque en algún sitio siempre es de noche.',
      ),
      buttons(
        { text: 'Mesas en vivo y límites', href: '/live-casino/' },
        { text: 'Cómo garantizamos el juego limpio', href: '/info/fair-play/' },
      ),
    ),
  },

  'studio-spotlight': {
    title: 'El estudio del mes: Brass Orrery',
    excerpt:
      'Dibujan en papel, graban sus propias monedas y borran dos juegos por cada uno que publican. Visita al estudio que más juegos aporta a nuestra sala.',
    content: blocks(
      lead(
        'El timbre de Brass Orrery es un rodillo. Tiras de una palanca, giran tres ruedas y, si salen tres soles, baja alguien a abrirte. Si sale cualquier otra cosa, también baja alguien. «Es la única máquina de aquí que paga siempre», dice quien sujeta la puerta.',
      ),
      h2('Primero, papel'),
      p(
        'Todo juego empieza como una tira de papel con dibujos que se pasa a mano por una ventana recortada en una caja de zapatos. Dos diseñadores juegan una tarde con cerillas por dinero. Si nadie se ríe ni maldice, la caja vuelve al estante. Hay unas trescientas.',
      ),
      mediaText(
        { name: 'article-studio-spotlight', alt: 'Un planetario de latón con planetas de cristal' },
        h3('En cifras'),
        list(
          '41 personas, 9 de las cuales saben soldar',
          'Tres juegos al mes y seis borrados',
          'Un planetario de verdad, que atrasa',
        ),
      ),
      h2('Matemáticas con vistas'),
      p(
        'Los matemáticos tienen la sala con ventana. Sus modelos giran cien millones de veces en una noche; por la mañana hay sobre la mesa una hoja con una cifra subrayada. No es el retorno, que está fijado desde el principio. Es la duración del silencio más largo.',
      ),
      pullquote(
        'Cualquiera diseña un premio. Nosotros diseñamos lo que pasa entre dos.',
        'Ondine Hale, directora de matemáticas',
      ),
      h2('Lo que no harán'),
      p(
        'En la puerta de la cocina hay una lista. Nada de «casi» que salga más a menudo de lo que querría el azar. Nada de fanfarrias por un premio menor que la apuesta. Nada con un animal de dibujos en triciclo. Parte de ello es ya ley en Gran Bretaña; la lista es anterior.',
      ),
      preformatted(
        'NUNCA\n  - celebrar una pérdida\n  - meter prisa a nadie\n  - explicar en una segunda pantalla lo que debió decir la primera',
      ),
      h2('Por dónde empezar'),
      steps(
        'Algo suave, para oír las monedas: son de verdad, grabadas en una iglesia.',
        'Uno de los <em>Orrery Originals</em>, donde ponen las ideas que asustaron a la caja de zapatos.',
        'El que tenga el nombre más largo. Suele ser el mejor.',
      ),
      buttons({ text: 'Todos los juegos de Brass Orrery', href: '/providers/brass-orrery/' }),
    ),
  },

  bankroll: {
    title: 'La aritmética de una velada',
    excerpt:
      'Cómo convertir un presupuesto en una apuesta, una apuesta en un número de tiradas y un número de tiradas en una velada que acaba cuando querías.',
    content: blocks(
      lead(
        'La palabra «banca» suena a fajo con una goma. No es más que dinero que ya has decidido gastar. Lo importante es decidirlo, y lleva unos dos minutos.',
      ),
      h2('Empieza por el final'),
      p(
        'Piensa en una noche de cine. Sabes lo que cuesta antes de salir de casa, no esperas recuperar el dinero y no vuelves a medianoche porque la película te haya decepcionado. Dale a una velada de juego las mismas tres reglas y casi nada de lo que sale mal podrá salir mal.',
      ),
      group(
        h3('Dos minutos con un lápiz'),
        steps(
          '¿Cuánto puedo gastar este mes en ocio de cualquier tipo?',
          '¿Qué parte es para esto, y en cuántas veladas?',
          '¿Cuánto debe durar una velada?',
          'Divide. El resultado es la apuesta.',
        ),
      ),
      p(
        'Un ejemplo. Veinte euros, una velada, hora y media. Una tragaperras hace unas 400 tiradas por hora, es decir, 600.',
      ),
      table({
        head: ['Apuesta', 'Total apostado en 600 tiradas', 'Coste medio al 96 %', '¿Duran 20 € la velada?'],
        rows: [
          ['0,10 €', '60 €', '2,40 €', 'Casi siempre'],
          ['0,20 €', '120 €', '4,80 €', 'Normalmente'],
          ['0,50 €', '300 €', '12,00 €', 'De vez en cuando'],
          ['1,00 €', '600 €', '24,00 €', 'Rara vez'],
        ],
        caption: 'Medias para un juego de volatilidad intermedia. Las tuyas diferirán, en ambos sentidos.',
      }),
      h2('Qué hacer con un premio'),
      p(
        'Sacarlo. Una retirada iniciada cuando estás contento es la única parte de un premio que seguro sobrevive a la noche. En Gran Bretaña una retirada solicitada no se puede cancelar, y es una de las reglas más amables que conocemos.',
      ),
      columns(
        inner(
          h3('Buenas señales'),
          list(
            'Paras cuando lo habías previsto',
            'Hablas de ello con naturalidad',
            'No te importaría no volver a ver ese dinero',
          ),
        ),
        inner(
          h3('Señales para actuar'),
          list(
            'Subes la apuesta para volver adonde estabas',
            'Pides prestado o mueves dinero que era para otra cosa',
            'Ocultas cuánto o cuánto tiempo',
          ),
        ),
      ),
      h2('Deja el lápiz a la casa'),
      p(
        'Los presupuestos hechos a las seis tienden a renegociarse a las once. Así que entréganos el tuyo antes. Un <strong>límite de depósito</strong> vale al instante cuando lo bajas y solo a las veinticuatro horas cuando lo subes. Ese día intermedio es la función más útil del sitio.',
      ),
      image({ name: 'article-bankroll', alt: 'Un reloj de arena lleno de arena dorada' }),
      details(
        '¿Y si llego pronto al límite?',
        p(
          'Entonces la velada ha sido corta. Para eso está el límite. Cierra la pestaña; todo seguirá aquí otro día.',
        ),
      ),
      details(
        '¿Hay una apuesta correcta?',
        p(
          'La más pequeña con la que el juego aún te guste. Si las apuestas pequeñas aburren, quizá aburra el juego.',
        ),
      ),
      buttons({ text: 'Fijar un límite', href: '/info/responsible-gambling/' }),
    ),
  },

  'safer-play': {
    title: 'Todas las herramientas que ayudan a parar, y cuándo usarlas',
    excerpt:
      'Límites de depósito, avisos de realidad, pausas, autoexclusión: qué hace cada una, cuánto tarda y cómo se activa. Escrito por personas que las usan.',
    content: blocks(
      lead(
        'Nadie lee esta página en una buena noche. Por eso es sencilla y empieza por la ayuda más rápida: si el juego te está haciendo daño, a ti o a alguien cercano, puedes hablar ahora con una persona formada, gratis y en confianza. En España, el teléfono de FEJAR es el <strong>900 200 225</strong>.',
      ),
      h2('De un vistazo'),
      table({
        head: ['Herramienta', 'Qué hace', 'Cuándo empieza', 'Cómo termina'],
        rows: [
          [
            'Límite de depósito',
            'Limita lo que puedes ingresar al día, a la semana o al mes',
            'Al instante',
            'Subirlo tarda 24 horas',
          ],
          [
            'Aviso de realidad',
            'Detiene el juego y muestra tiempo y resultado',
            'En la próxima sesión',
            'Cuando lo cambies',
          ],
          ['Pausa', 'Cierra tu cuenta de 1 a 42 días', 'Al instante', 'Sola; no antes'],
          [
            'Autoexclusión',
            'La cierra de 6 meses a 5 años',
            'Al instante',
            'Solo al acabar el plazo y si lo pides',
          ],
        ],
        caption: 'Todas están en Juego responsable, en el menú de tu cuenta.',
      }),
      h2('Límites de depósito'),
      p(
        'La que le daríamos a todo el mundo. Elige una cantidad que no te importe haber gastado, no la máxima que podrías soportar. Puedes tener a la vez un límite diario, uno semanal y uno mensual; cuenta el más estricto.',
      ),
      h2('Avisos de realidad'),
      p(
        'Los juegos están hechos para absorber, y una mente absorta es mal reloj. Cada 15, 30, 45 o 60 minutos el juego se detiene y te dice cuánto llevas y lo que te ha costado o traído. Luego decides tú.',
      ),
      h2('Pausas'),
      p(
        'Un día, una semana o hasta seis semanas. Buenas tras una mala noche, antes de las vacaciones, en época de exámenes. No hace falta motivo. Mientras dura no te enviamos ofertas.',
      ),
      h2('Autoexclusión'),
      p(
        'Si una pausa no basta, autoexclúyete. No se puede deshacer antes, ni tú ni nosotros. El dinero de tu cuenta se te devuelve.',
      ),
      group(
        h3('Un paso para todos los sitios'),
        list(
          'El <strong>Registro General de Interdicciones</strong> (España) te impide jugar en todos los operadores con licencia: <a href="https://www.ordenacionjuego.es/">ordenacionjuego.es</a>.',
          '<strong>GAMSTOP</strong> hace lo mismo en Gran Bretaña: <a href="https://www.gamstop.co.uk/">gamstop.co.uk</a>.',
          '<strong>Gamban</strong> y <strong>BetBlocker</strong> bloquean los sitios de juego en tu teléfono y tu ordenador, vivas donde vivas.',
        ),
      ),
      h2('Para quienes están alrededor'),
      p(
        'No puedes poner un límite por otra persona. Puedes decir lo que has notado, sin reproche y cuando nadie esté jugando, y puedes cuidarte. Las asociaciones de <a href="https://fejar.org/">FEJAR</a> atienden también a familias y amistades.',
      ),
      quote(
        'Puse la pausa en el autobús de vuelta. Fue la primera decisión de la noche de la que estuve seguro.',
        'Un jugador que nos pidió publicarlo',
      ),
      image({ name: 'article-safer-play', alt: 'Un farol en un camino tranquilo de noche' }),
      separator(),
      p(
        'El juego es para adultos. Si compartes un dispositivo con menores, cierra la sesión y usa el control parental. <a href="?page=underage">Más sobre esto aquí.</a>',
      ),
    ),
  },

  'jackpot-stories': {
    title: 'Cómo crece un bote progresivo',
    excerpt:
      'Un céntimo de aquí, otro de allá y un reloj que nunca retrocede. El mecanismo de las cifras más grandes de la sala.',
    content: blocks(
      lead(
        'La cifra sobre un juego de bote no baja nunca. Trepa, céntimo a céntimo, mientras preparas café. Un día alguien en zapatillas toca un botón y vuelve a empezar desde su semilla.',
      ),
      h2('De dónde sale el dinero'),
      p(
        'Cada apuesta en un juego enlazado envía una parte al bote, a menudo un uno o un dos por ciento. Esa parte sale del retorno del juego. Así, un juego de bote con el 95 % puede darte un 92 % de la manera habitual y guardar un 3 % para una sola persona cada vez.',
      ),
      table({
        head: ['Tipo', 'Lo alimenta', '¿Tiene que caer?'],
        rows: [
          ['Local', 'Un juego de aquí', 'No'],
          ['Enlazado', 'Muchos juegos en muchos casinos', 'No'],
          ['Diario', 'Una familia de juegos', 'Antes de medianoche'],
          ['Fijo', 'Nada, no crece', 'No'],
        ],
      }),
      image({ name: 'article-jackpot-stories', alt: 'Una corona sobre un montón de monedas' }),
      p(
        '¿Vale la pena esperar a que sea grande? El bote crece; tu probabilidad, no. Una entre treinta millones es una entre treinta millones a cualquier altura. Juega un bote por soñar despierto, con una apuesta que valga un sueño. Están todos en <a href="/jackpots/">botes</a>.',
      ),
    ),
  },

  'winter-lobby': {
    title: 'Abre la sala de invierno',
    excerpt:
      'Nieve en los rodillos, dos mesas en vivo nuevas y veladas más cortas. Qué hay de nuevo esta temporada y qué hemos guardado.',
    content: blocks(
      lead(
        'La primera nieve cayó en la sala un martes, que es cuando nuestros diseñadores reciben los pedidos.',
      ),
      list(
        '<strong>Winterfest</strong>: una veintena de juegos de temporada en su propia fila hasta finales de enero.',
        '<strong>Dos mesas en vivo</strong> bajo la aurora boreal, con límites desde 0,50 €.',
        '<strong>Un calendario</strong> de promociones pequeñas, una por semana y no una al día. Nadie necesita veinticuatro motivos para jugar.',
      ),
      image({ name: 'article-winter-lobby', alt: 'Una cumbre nevada bajo la aurora boreal', align: 'wide' }),
      p(
        'En Navidad los presupuestos se desdibujan. Si te pasa, un <a href="/help-deposit.html">límite de depósito</a> hasta Reyes lleva menos tiempo que envolver un libro. Y si la época es más dura que alegre, los teléfonos de ayuda atienden todos los días, también el 25.',
      ),
      p(
        'Las hojas del otoño ya están barridas. El muñeco de nieve más viejo del año pasado se ha jubilado con honores.',
      ),
    ),
  },

  'summer-festival': {
    title: 'Farolillos sobre el lago: notas del festival de verano',
    excerpt:
      'Tres semanas de juegos ligeros, atardeceres tardíos y un torneo por puntos. Una mirada atrás, con agradecimiento.',
    content: blocks(
      lead(
        'Durante tres semanas de julio hubo farolillos de papel en la sala. Esto fue lo que pasó, por orden de lo que más nos gustó.',
      ),
      columns(
        inner(
          h3('La música'),
          p(
            'Casa Lumbre grabó una banda callejera para un juego en el que se tarda cuatro minutos en perder un euro. Fue el más jugado del festival.',
          ),
        ),
        inner(
          h3('El torneo'),
          p(
            'Puntos para las mejores veinte tiradas a 20 céntimos. Las apuestas eran iguales, así que nadie podía comprar un puesto.',
          ),
        ),
      ),
      image({
        name: 'article-summer-festival',
        alt: 'Farolillos de papel sobre un lago de noche',
        align: 'wide',
      }),
      quote('Quedé tercero y le he dicho a todo el mundo que segundo.', 'Un jugador de Cork'),
      p(
        'Las sesiones fueron diez minutos más cortas que en primavera, y lo tomamos como un cumplido. Los farolillos esperan en el sótano hasta el año que viene.',
      ),
    ),
  },

  'night-of-the-comet': {
    title: 'Por qué nos llamamos Velvet Comet',
    excerpt:
      'Un salón bajo la cúpula de un observatorio, un telescopio de latón y una fundadora muy paciente. La historia del nombre.',
    content: blocks(
      lead(
        'Los fundadores se conocieron en un pequeño observatorio desde el que no se veía nada. Llevaba una semana lloviendo. Abajo había un salón con una lámpara, cuatro sillones de terciopelo y una baraja a la que le faltaba una carta.',
      ),
      p(
        'La sexta noche el cielo se abrió once minutos. Alguien giró la manivela del techo y por la rendija cruzó un cometa: sin ruido, sin prisa, visto y no visto. Bajaron y acabaron la mano. Nadie recuerda quién la ganó.',
      ),
      pullquote('Sin ruido, sin prisa, visto y no visto.', 'Del libro de visitas'),
      p(
        'Eso queríamos de un casino: una sala cálida, un momento brillante y una vuelta a casa fácil. Los sillones siguen aquí. La carta que faltaba, por cierto, era el siete de corazones. La hemos puesto en la fachada.',
      ),
      image({
        name: 'article-night-of-the-comet',
        alt: 'Un cometa sobre un desierto en silencio',
        align: 'full',
      }),
      p(
        'Más sobre nosotros, nuestras licencias y quienes contestan al teléfono, en <a href="/info/about-us/">sobre nosotros</a>.',
      ),
    ),
  },
};
