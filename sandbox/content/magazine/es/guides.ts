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
    title: 'Cómo decide una tragaperras lo que paga',
    excerpt:
      'Los rodillos parecen maquinaria y se comportan como aritmética. Un breve recorrido por lo que ocurre entre el botón y el resultado, y por lo que no ocurre en absoluto.',
    content: blocks(
      lead(
        'Pulsas el botón y los rodillos giran unos tres segundos. Cuando empiezan a moverse, el resultado ya se conoce. El giro es teatro, y bastante bueno, pero no decide nada. Si alguna vez te has preguntado por qué un rodillo parecía dudar antes del tercer scatter, la respuesta honesta es que a alguien le pareció que la pausa sería emocionante.',
      ),
      h2('Un número, sacado una sola vez'),
      p(
        'Detrás de toda tragaperras con licencia hay un <strong>generador de números aleatorios</strong>. Produce números sin descanso, miles por segundo, juegue alguien o no. Tu clic elige el que toca en ese instante. Ese número se traduce en una posición para cada rodillo, y las posiciones en símbolos. La imagen que ves después es el acta de una decisión ya tomada.',
      ),
      p(
        'De ahí se siguen dos cosas que aclaran casi todo el folclore de las tragaperras. El generador no sabe quién eres, cuánto llevas jugando ni qué salió antes. Y nada de lo que hagas con el botón, pronto o tarde, corto o largo, cambia la lista de resultados de la que estás sacando.',
      ),
      image({
        name: 'article-how-slots-pay',
        alt: 'Tres rodillos vistos de cerca, todos con sietes',
        caption: 'Los símbolos son lo último que se decide, no lo primero.',
        align: 'wide',
      }),
      h2('Líneas, formas y grupos'),
      p(
        'Qué cuenta como premio lo fijan las reglas del juego, que puedes abrir desde su menú antes de apostar nada. Tres sistemas cubren casi todo lo que hay en nuestra sala.',
      ),
      table({
        head: ['Sistema', 'Qué tiene que coincidir', 'Qué apuestas'],
        rows: [
          [
            'Líneas de pago',
            'El mismo símbolo a lo largo de una línea, normalmente desde la izquierda',
            'Un precio por todas las líneas juntas',
          ],
          [
            'Formas',
            'El mismo símbolo en cualquier lugar de rodillos contiguos',
            'Un precio por toda la parrilla',
          ],
          ['Grupos', 'Un conjunto de símbolos que se tocan, cinco o más', 'Un precio por toda la parrilla'],
        ],
        caption: 'Más formas de ganar no significa más dinero ganado: los pagos son menores en proporción.',
      }),
      p(
        'Un juego de 10 líneas y otro de 117.649 formas pueden devolver exactamente la misma parte de lo apostado a lo largo de su vida. El segundo dará más resultados pequeños; el primero, menos y mayores. Cuál prefieras es cuestión de gusto, no de estrategia.',
      ),
      h2('Retorno y volatilidad'),
      p(
        'Dos cifras describen cómo se comporta una tragaperras. El <em>retorno al jugador</em>, o RTP, es la parte de todas las apuestas que se devuelve a lo largo de millones de tiradas. Un juego con un 96 % se queda de media con el 4 %, siempre, y ese 4 % es el precio del entretenimiento. La <em>volatilidad</em> indica con qué irregularidad llega el resto. Un juego tranquilo paga a menudo y poco. Uno salvaje puede callar doscientas tiradas.',
      ),
      columns(
        inner(
          h3('Tranquilo'),
          list(
            'Premios pequeños y frecuentes',
            'Un saldo que se desliza',
            'Para una tarde larga con apuestas pequeñas',
          ),
        ),
        inner(
          h3('Salvaje'),
          list('Largos silencios', 'Pocos resultados grandes', 'Para sesiones cortas y un límite firme'),
        ),
      ),
      p(
        'Ninguna de las dos te dice qué pasará esta noche. Una hora de juego son unos cientos de tiradas; el retorno publicado se mide sobre muchos millones. En unos cientos de tiradas puede pasar cualquier cosa, y a menudo pasa.',
      ),
      pullquote(
        'Los rodillos son el acta de una decisión ya tomada.',
        'Para recordar cuando el tercer scatter frena',
      ),
      h2('Lo que una tragaperras no puede hacer'),
      list(
        '<strong>No puede «estar a punto».</strong> Un juego que lleva una semana sin pagar tiene en la próxima tirada la misma probabilidad que otro que pagó hace un minuto.',
        '<strong>No puede «estar caliente».</strong> Una racha de premios es el aspecto que tiene el azar visto de cerca.',
        '<strong>No se puede apretar por la noche.</strong> La versión que ofrecemos está certificada y no somos nosotros quienes tocamos sus ajustes.',
      ),
      p(
        'Si una mala racha empieza a parecerte algo que hay que arreglar, vale la pena escuchar esa sensación. <a href="/info/responsible-gambling/">Los límites, las pausas y mucha ayuda gratuita</a> están a un clic, y nada de ello es un castigo.',
      ),
      details(
        '¿Cómo se sabe que el generador es justo?',
        p(
          'Un laboratorio independiente lo prueba antes de que pueda usarse y de nuevo tras cada cambio. Lo hace sacar miles de millones de números y busca patrones en ellos; después comprueba que el juego paga lo que dicen sus reglas. El certificado es una condición de la licencia. Lo contamos en la página de <a href="https://www.velvet-comet.example/info/fair-play/">juego limpio</a>.',
        ),
      ),
      details(
        '¿Cambia las probabilidades apostar más?',
        p(
          'En la mayoría de los juegos, no: los premios crecen con la apuesta y las probabilidades son las mismas. Algunos botes progresivos sí piden una apuesta mínima para optar al premio mayor. Cuando es así, las reglas del juego lo dicen con todas las letras.',
        ),
      ),
      separator(),
      p('Solo mayores de 18 años. Fija un presupuesto antes de empezar y detente cuando se acabe.'),
    ),
  },

  'megaways-explained': {
    title: 'Megaways, explicado sin calculadora',
    excerpt:
      'Seis rodillos, un número de símbolos que cambia y la cifra 117.649. De dónde sale, por qué importa menos de lo que parece y qué buscar en las reglas.',
    content: blocks(
      lead(
        'Abre cualquier juego cuyo título termine en Megaways y te recibirá la cifra, normalmente en dorado: hasta 117.649 formas de ganar. Suena a promesa. En realidad es una multiplicación, y da gusto seguirla.',
      ),
      h2('De dónde sale el número'),
      p(
        'Una tragaperras corriente tiene una parrilla fija, por ejemplo cinco rodillos de tres símbolos. En un Megaways, cada uno de los seis rodillos muestra en cada tirada una cantidad distinta de símbolos, de dos a siete. Las formas de ganar son las alturas multiplicadas entre sí.',
      ),
      table({
        head: ['Alturas', 'Resumen', 'Formas'],
        rows: [
          ['2 · 2 · 2 · 2 · 2 · 2', 'La parrilla más pequeña', '64'],
          ['4 · 3 · 5 · 2 · 6 · 4', 'Una tirada de diario', '2.880'],
          ['6 · 7 · 7 · 6 · 7 · 7', 'Una alta', '86.436'],
          ['7 · 7 · 7 · 7 · 7 · 7', 'La parrilla más grande', '117.649'],
        ],
        caption: 'Siete elevado a seis: la cifra famosa es una tirada entre muchísimas.',
      }),
      p(
        'La mayoría de las tiradas se quedan muy por debajo del máximo. Es intencionado. Las parrillas altas ofrecen más posibilidades y son más raras; los diseñadores equilibran ambas cosas hasta que el retorno, en millones de tiradas, es el que dicen las reglas.',
      ),
      h2('Por qué caen los símbolos'),
      p(
        'Casi todos los juegos de este tipo añaden <strong>cascadas</strong>. Los símbolos premiados desaparecen, los de arriba caen en el hueco y llegan otros nuevos. Si forman otro premio, vuelve a ocurrir, todo por la misma apuesta. En las tiradas gratis suele crecer un multiplicador con cada caída, y de ahí salen los resultados grandes, cuando salen.',
      ),
      mediaText(
        { name: 'article-megaways-explained', alt: 'Un muro de gemas de distintos tamaños', align: 'right' },
        h3('Lee la parte silenciosa'),
        p(
          'Los multiplicadores altos de un bono se pagan en otro sitio. El juego base de un Megaways suele ser flaco: muchas tiradas devuelven menos de lo que cuestan. No es un defecto. Es la forma del juego, y conviene conocerla antes de elegir la apuesta.',
        ),
      ),
      h2('Antes de jugar'),
      steps(
        'Abre las reglas y busca la volatilidad. Si pone alta o muy alta, divide entre dos la apuesta que tenías en mente.',
        'Mira si hay más de un RTP. Algunos juegos se publican en varias versiones; cuenta la cifra que aparece en el menú del propio juego.',
        'Comprueba qué cuesta comprar el bono, donde se ofrece. En Gran Bretaña no, porque el regulador no lo permite.',
        'Decide cuántas tiradas debe durar tu presupuesto y divide.',
      ),
      quote(
        'Dedicamos un mes a las matemáticas y una semana a la cifra del título. Los jugadores recuerdan la semana.',
        'Un diseñador de Brass Orrery, con el segundo café',
      ),
      h2('Una comparación justa'),
      p(
        '¿Es mejor un Megaways que un juego de diez líneas? Es más <em>ajetreado</em>. Hay más que mirar, la parrilla cambia y una sola tirada puede durar medio minuto. Si eso te divierte, tienes unos sesenta en <a href="https://www.velvet-comet.example/megaways">Megaways</a>. Si prefieres ver tres sietes seguidos y saber a qué atenerte, los <a href="/classic/">clásicos</a> siguen en su sitio.',
      ),
      details(
        '¿Más formas aumentan mis posibilidades?',
        p(
          'De algún premio, sí. De acabar ganando, no. Más formas significan resultados más frecuentes y más pequeños con el mismo retorno.',
        ),
      ),
      details(
        '¿Puedo ver cuántas formas tuvo una tirada?',
        p(
          'Sí. El contador suele estar sobre los rodillos, y el historial de juego lo guarda para cada ronda.',
        ),
      ),
    ),
  },

  'roulette-bets': {
    title: 'Todas las apuestas de la ruleta y lo que cuesta cada una',
    excerpt:
      'Interiores, exteriores, vecinos y las francesas de nombres bonitos. Pagan distinto y, en una rueda de un solo cero, cuestan todas lo mismo.',
    content: blocks(
      lead(
        'El tapete de la ruleta parece un impreso de Hacienda dibujado por alguien de gusto exquisito. Hay una docena de maneras de poner una ficha. Cuando ves qué cubre cada una, la mesa se lee con facilidad y aparece un hecho curioso: en una rueda de un solo cero, todas dan a la casa la misma ventaja.',
      ),
      h2('Apuestas interiores'),
      p('Se hacen sobre los números mismos. Menos números, menos probabilidad y más pago.'),
      table({
        head: ['Apuesta', 'Números', 'Paga', 'Probabilidad'],
        rows: [
          ['Pleno', '1', '35 a 1', '2,70 %'],
          ['Caballo', '2', '17 a 1', '5,41 %'],
          ['Transversal', '3', '11 a 1', '8,11 %'],
          ['Cuadro', '4', '8 a 1', '10,81 %'],
          ['Seisena', '6', '5 a 1', '16,22 %'],
        ],
        caption: 'Rueda de un solo cero, 37 casillas.',
      }),
      h2('Apuestas exteriores'),
      p('Rodean el tapete y cubren un tercio o casi la mitad de la rueda.'),
      table({
        head: ['Apuesta', 'Números', 'Paga', 'Probabilidad'],
        rows: [
          ['Docena o columna', '12', '2 a 1', '32,43 %'],
          ['Rojo o negro', '18', '1 a 1', '48,65 %'],
          ['Par o impar', '18', '1 a 1', '48,65 %'],
          ['Falta o pasa', '18', '1 a 1', '48,65 %'],
        ],
      }),
      h2('La ventaja, en una línea'),
      p(
        'Un pleno sale una vez de cada 37 y paga como si saliera una de cada 36. La casilla que falta es el cero, y es todo el ingreso de la casa: 1 entre 37, el <strong>2,70 %</strong>. Haz la cuenta con cualquier otra apuesta y llegarás a la misma cifra. Con doble cero sube al 5,26 %, y por eso no ofrecemos esas ruedas.',
      ),
      group(
        h3('La partage'),
        p(
          'En las mesas francesas, una apuesta sencilla que se topa con el cero recupera la mitad. La ventaja en ellas baja al 1,35 %, el precio más bajo de cualquier rueda. Las reglas de la mesa dicen si se aplica.',
        ),
      ),
      h2('Las apuestas cantadas'),
      p(
        'Los crupieres en vivo aún las anuncian en francés. Siguen el orden de la <em>rueda</em> y no el del tapete, y cuestan varias fichas a la vez.',
      ),
      list(
        '<strong>Voisins du zéro</strong>: nueve fichas sobre los diecisiete números más cercanos al cero.',
        '<strong>Tiers du cylindre</strong>: seis fichas sobre los doce números de enfrente.',
        '<strong>Orphelins</strong>: cinco fichas sobre los ocho números que no pertenecen a ninguno.',
        '<strong>Vecinos</strong>: un número y los dos de cada lado.',
      ),
      image({
        name: 'article-roulette-bets',
        alt: 'Una rueda de ruleta vista desde arriba',
        caption:
          'El orden de la rueda se eligió para que rojos y negros, bajos y altos, se alternen lo mejor posible.',
      }),
      h2('Sobre los sistemas'),
      p(
        'Doblar tras perder, añadir tras ganar, seguir el panel de los últimos números: todo sistema cambia el tamaño de tus apuestas y ninguno cambia su precio. La martingala, en concreto, cambia muchas ganancias pequeñas por una pérdida muy grande, y los límites de la mesa se encargan de que llegue. Juega a la ruleta por el sonido de la bola. Nada en los últimos veinte números es información.',
      ),
      buttons(
        { text: 'Ver nuestras mesas de ruleta', href: '/roulette/' },
        { text: 'Fijar un límite de depósito', href: '/info/responsible-gambling/' },
      ),
    ),
  },

  'blackjack-basics': {
    title: 'Blackjack básico: las cuatro decisiones',
    excerpt:
      'Pedir, plantarse, doblar, separar. Una introducción tranquila al único juego de casino en el que importa lo que haces después, con una tabla para tener al lado.',
    content: blocks(
      lead(
        'El blackjack te pide más que ningún otro juego de mesa, y lo devuelve: bien jugado, es de los entretenimientos más baratos de la casa. Jugado por intuición, de los más caros. La distancia entre una cosa y otra es más o menos una página de lectura.',
      ),
      h2('El objetivo'),
      p(
        'No se trata de llegar a 21. Se trata de <strong>ganar al crupier</strong>, y a menudo lo mejor es no hacer nada y dejar que se pase. Las cartas numéricas valen lo que indican, las figuras diez, y el as uno u once, según convenga. Un as con una carta de diez es un blackjack y en nuestras mesas paga 3 a 2.',
      ),
      h2('Las cuatro decisiones'),
      columns(
        inner(
          h3('Pedir'),
          p('Toma una carta. Puedes seguir hasta plantarte o pasarte de 21.'),
          h3('Plantarse'),
          p('No tomes más. El crupier juega ahora según reglas fijas.'),
        ),
        inner(
          h3('Doblar'),
          p('Dobla la apuesta y toma exactamente una carta.'),
          h3('Separar'),
          p('Con dos cartas iguales, añade otra apuesta y juega dos manos.'),
        ),
      ),
      h2('Una tabla para guardar'),
      p(
        'Esta es la estrategia básica, abreviada para manos sin as. Se calculó con un ordenador en los años cincuenta y desde entonces nadie la ha mejorado.',
      ),
      table({
        head: ['Tu mano', 'El crupier muestra 2–6', 'El crupier muestra 7–as'],
        rows: [
          ['8 o menos', 'Pedir', 'Pedir'],
          ['9', 'Doblar con 3–6', 'Pedir'],
          ['10 u 11', 'Doblar', 'Doblar salvo con diez o as'],
          ['12', 'Plantarse con 4–6', 'Pedir'],
          ['13 a 16', 'Plantarse', 'Pedir'],
          ['17 o más', 'Plantarse', 'Plantarse'],
        ],
        caption: 'Puedes usarla en cualquier mesa. A nadie le molesta y en línea nadie la ve.',
      }),
      p(
        'Separa siempre ases y ochos. No separes nunca dieces ni cincos. Y deja el seguro: es una apuesta aparte sobre la carta oculta del crupier, con una ventaja de alrededor del 7 %.',
      ),
      h2('Lo que vale jugar bien'),
      p(
        'Con la estrategia básica, la casa se queda con alrededor de medio céntimo de cada euro apostado. Sin ella, con dos o tres. En una velada de cien manos de 5 € es la diferencia entre 2,50 € y unos 12 € de media, con la dispersión habitual hacia ambos lados. El blackjack es barato; no es un sueldo.',
      ),
      quote(
        'La tabla es la única maestra que necesitas. Léela en voz alta una noche y no tendrás que leerla más.',
        'Tomás Arrieta, que la reparte los jueves',
      ),
      h2('Modales de la mesa en vivo'),
      list(
        'Los asientos son limitados. Si solo quieres mirar, apuesta detrás o déjalo libre.',
        'Las decisiones tienen reloj, normalmente quince segundos. Si se agota, te plantas.',
        'El chat lo lee una persona. Escríbele como a tal.',
      ),
      buttons({ text: 'Mesas de blackjack y límites', href: '/blackjack/' }),
    ),
  },

  'baccarat-night': {
    title: 'Una velada de bacarrá',
    excerpt:
      'Sin decisiones, sin estrategia y con una de las ventajas más bajas de la casa. Por qué el juego más callado de la sala tiene los jugadores más fieles.',
    content: blocks(
      lead(
        'El bacarrá se juega casi en silencio y, una vez que lo conoces, entiendes por qué: no hay nada que decir. Eliges Jugador, Banca o Empate. Las cartas hacen lo demás.',
      ),
      h2('Cómo transcurre una mano'),
      p(
        'Se reparten dos manos, llamadas Jugador y Banca; ninguna es tuya ni nuestra. Los dieces y las figuras no cuentan, los ases valen uno, y solo importa la última cifra de la suma: siete y ocho hacen cinco. Gana la mano más cercana a nueve. Si se toma una tercera carta lo decide una tabla fija que el crupier se sabe de memoria y que tú no necesitas aprender.',
      ),
      table({
        head: ['Apuesta', 'Paga', 'Ventaja de la casa'],
        rows: [
          ['Jugador', '1 a 1', '1,24 %'],
          ['Banca', '1 a 1 menos un 5 % de comisión', '1,06 %'],
          ['Empate', '8 a 1', '14,36 %'],
        ],
        caption: 'Ocho barajas. El empate es la tienda de recuerdos del bacarrá.',
      }),
      p(
        'La Banca gana algo más a menudo porque roba la última, y la comisión recupera casi todo. Así que la velada más barata es también el consejo más aburrido de esta revista: apuesta a la Banca, deja el empate y bebe algo despacio.',
      ),
      h2('El squeeze'),
      p(
        'Lo que retiene a la gente en la mesa es la ceremonia. En una mesa de squeeze el crupier dobla la carta esquina a esquina. ¿Dos puntos en el borde? Puede ser un dos o un tres. ¿Cuatro? Nueve o diez. El resultado llevaba ahí todo el tiempo; te lo enseñan despacio.',
      ),
      pullquote('El resultado llevaba ahí todo el tiempo.', 'Sobre el squeeze'),
      h2('Los caminos'),
      p(
        'Las cuadrículas de círculos rojos y azules junto a la mesa se llaman caminos. Registran manos pasadas y son hermosas. No son pronósticos: el sabot no tiene memoria, y una columna de ocho Bancas no dice nada de la novena.',
      ),
      p('Nuestras mesas, sus límites y sus asientos libres están en <a href="/baccarat/">bacarrá</a>.'),
    ),
  },

  'poker-hands': {
    title: 'Las manos de póquer por orden, y en qué se distingue el póquer de casino',
    excerpt:
      'Las diez manos, de la escalera real a la carta alta, lo rara que es cada una, y por qué jugar contra la casa es otro juego que jugar contra tus amigos.',
    content: blocks(
      lead(
        'El orden de las manos de póquer es el conocimiento más fiable del juego: es el mismo en todas las salas del mundo y se deduce exactamente de lo rara que es cada mano.',
      ),
      table({
        head: ['Mano', 'Ejemplo', 'Una de cada'],
        rows: [
          ['Escalera real', 'A K Q J 10 de un palo', '649.740'],
          ['Escalera de color', '9 8 7 6 5 de un palo', '72.193'],
          ['Póquer', 'Cuatro damas', '4.165'],
          ['Full', 'Tres seises y dos reyes', '694'],
          ['Color', 'Cinco de un palo', '509'],
          ['Escalera', '8 7 6 5 4', '255'],
          ['Trío', 'Tres nueves', '47'],
          ['Doble pareja', 'Jotas y cuatros', '21'],
          ['Pareja', 'Dos dieces', '2,4'],
          ['Carta alta', 'Nada de nada', '2'],
        ],
        caption: 'Cinco cartas de una baraja completa.',
      }),
      h2('Póquer contra la casa'),
      p(
        'En nuestra sala, póquer significa juegos como Hold’em, Tres Cartas y Caribeño, contra un crupier. Farolear no sirve: el crupier no tiene opinión. Queda una decisión por mano, retirarse o seguir, y para ella hay reglas sencillas y casi perfectas.',
      ),
      list(
        '<strong>Tres Cartas</strong>: juega con dama-seis-cuatro o mejor; retírate con el resto.',
        '<strong>Caribeño</strong>: sube con cualquier pareja; retírate si no superas as-rey.',
        '<strong>Casino Hold’em</strong>: iguala unas cuatro manos de cada cinco.',
      ),
      p(
        'En las apuestas laterales se esconde el precio. Un «pareja o mejor» o un bono cuestan a menudo tres o cuatro veces más que el juego principal. Como capricho, bien; como costumbre, caras.',
      ),
      p(
        'Cada mesa muestra sus reglas y sus pagos antes de sentarte. Míralas en <a href="?page=fair-play">juego limpio</a> o en las <a href="/poker/">mesas</a>.',
      ),
    ),
  },

  'rtp-explained': {
    title: 'RTP: el número más útil que se puede leer mal',
    excerpt:
      'Noventa y seis por ciento ¿de qué, durante cuánto tiempo y para quién? Lo que dice el retorno al jugador, lo que calla y cómo convertirlo en el precio de una velada.',
    content: blocks(
      lead(
        'Todos los juegos de nuestra sala muestran en sus reglas un porcentaje: 96,2 %, 94,8 %, 97,3 %. Es la única información honesta que un juego da antes de jugarlo, y casi todo el mundo la lee mal al principio.',
      ),
      h2('Lo que dice'),
      p(
        'El <strong>retorno al jugador</strong> es la parte de todas las apuestas que un juego devuelve a lo largo de su vida, entre todas las personas que juegan a él. Un RTP del 96 % significa que, de cada 100 € apostados por todos en muchos millones de rondas, 96 € se pagan en premios y 4 € no.',
      ),
      h2('Lo que no dice'),
      list(
        'No es lo que <em>tú</em> vas a recuperar esta noche. Tú juegas cientos de rondas; la cifra necesita millones.',
        'No es una parte de tu depósito. Las ganancias suelen volver a apostarse, así que el dinero da varias vueltas.',
        'No es la probabilidad de ganar. Un juego puede pagar una tirada de cada tres o una de cada siete con el mismo RTP.',
      ),
      p(
        'El segundo punto es el que sorprende. Mete 20 € en un juego del 96 % y apuesta 1 € por tirada. Tras veinte tiradas tienes, de media, 19,20 €. Sigues. Cuando has apostado 200 € en total, el coste medio es de 8 €, aunque solo trajiste 20.',
      ),
      group(
        h3('El precio de una velada'),
        p('Apuesta por ronda × rondas por hora × horas × (100 % − RTP). Es una media, y una media útil.'),
        table({
          head: ['Juego', 'Apuesta y ritmo', 'RTP', 'Coste medio de una hora'],
          rows: [
            ['Tragaperras', '0,20 €, 400 tiradas', '96,0 %', '3,20 €'],
            ['Tragaperras', '1,00 €, 400 tiradas', '96,0 %', '16,00 €'],
            ['Ruleta de un cero', '1,00 €, 40 tiradas', '97,3 %', '1,08 €'],
            ['Blackjack, estrategia básica', '5,00 €, 60 manos', '99,5 %', '1,50 €'],
          ],
          caption: 'El ritmo importa tanto como el porcentaje.',
        }),
      ),
      h2('Por qué un juego tiene varios'),
      p(
        'Los estudios suelen publicar una tragaperras en dos o tres versiones con retornos distintos. El casino elige una, y las reglas del juego deben decir cuál. Por eso la cifra que lees en una web de reseñas puede no ser la del sitio donde juegas. La nuestra es la del menú del juego, siempre.',
      ),
      h2('La volatilidad, su hermana callada'),
      p(
        'El RTP dice cuánto vuelve; la <a href="/blog/how-slots-pay/">volatilidad</a>, lo accidentado que es el camino. Dos juegos del 96 % pueden parecer deportes distintos. Elige la volatilidad por tu carácter y la apuesta por tu presupuesto, y usa el RTP para decidir entre juegos que te gusten por igual.',
      ),
      mediaText(
        { name: 'article-rtp-explained', alt: 'Una brújula sobre una carta antigua' },
        p(
          'Piensa en él como en una brújula y no como en un mapa. Señala bien y no te va a decir qué tiempo hará.',
        ),
      ),
      p(
        'Nada de esto convierte el juego en una forma de ganar dinero. Permite saber lo que se compra. Si el precio te parece alto, es una razón excelente para jugar por menos o para <a href="/info/responsible-gambling/">tomarte un descanso</a>.',
      ),
    ),
  },

  'crash-games': {
    title: 'Juegos de crash: el arte de irse pronto',
    excerpt:
      'Una curva sube y en algún momento se para. Cómo funcionan, qué significa de verdad el multiplicador y por qué no hay patrón en la tira del historial.',
    content: blocks(
      lead(
        'Las reglas caben en una frase. Apuestas, un multiplicador sube desde 1,00 y retiras tu dinero antes de que se estrelle. Si llegas tarde, la apuesta se pierde. Es el juego más sencillo de la sala y el que más premia haber decidido de antemano.',
      ),
      h2('Lo que sabe la curva'),
      p(
        'El punto del crash se sortea antes de que empiece la ronda. Nada de lo que pase mientras sube el globo, y nadie que se retire, influye en él. Un juego típico se queda con el 3 %, y lo hace a cualquier altura: irse a 1,2 o esperar a 20 cuesta de media lo mismo.',
      ),
      table({
        head: ['Te vas a', 'La curva llega unas', 'Ganas'],
        rows: [
          ['1,20×', '81 de cada 100 veces', 'el 20 % de la apuesta'],
          ['2,00×', '49 de cada 100 veces', 'la apuesta'],
          ['10,00×', '10 de cada 100 veces', '9 apuestas'],
          ['100,00×', '1 de cada 100 veces', '99 apuestas'],
        ],
        caption: 'Para un juego con un retorno del 97 %.',
      }),
      h2('Tres costumbres sensatas'),
      steps(
        'Programa la retirada automática y no la toques. Lo que se decide en medio segundo no es una decisión.',
        'Cuida el ritmo. Una ronda puede durar ocho segundos: cuatrocientas a la hora.',
        'No mires la tira del historial. Cinco crashes tempranos seguidos no hacen más probable uno tardío.',
      ),
      p(
        'Como las rondas son tan rápidas, un <a href="/help-deposit.html">límite de depósito</a> y un aviso de realidad hacen aquí más bien que en ningún otro sitio. Se configuran en un minuto.',
      ),
    ),
  },
};
