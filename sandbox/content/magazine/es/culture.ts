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
    title: 'Por qué hay tantas pirámides en los rodillos',
    excerpt:
      'Entra en cualquier sala y encontrarás un faraón antes que una cereza. Cómo se convirtió el antiguo Egipto en el país favorito de los diseñadores.',
    content: blocks(
      lead(
        'En nuestra sala hay unos cien juegos egipcios, casi uno por cada faraón cuyo nombre aún sabemos pronunciar. Ningún otro lugar ni época se le acerca. Es justo preguntarse por qué.',
      ),
      h2('Todo es ya un símbolo'),
      p(
        'Una tragaperras necesita unas diez imágenes que se distingan de un vistazo y signifiquen algo enseguida. Egipto dejó justo eso: el ojo, el anj, el escarabajo, el gato, el disco solar. Se dibujaron para leerse en un muro desde el otro lado de un patio. Se leen igual de bien en un teléfono.',
      ),
      gallery(
        'Tres maneras de iluminar el mismo desierto.',
        { name: 'article-egypt-on-the-reels', alt: 'Pirámides al anochecer bajo una estrella brillante' },
        { name: 'theme-egypt', alt: 'La máscara de un faraón entre antorchas' },
        { name: 'article-night-of-the-comet', alt: 'Un cometa sobre un desierto en silencio' },
      ),
      h2('El libro que se abre'),
      p(
        'Y luego está el <em>libro</em>. En toda una familia de juegos un símbolo es a la vez comodín y scatter, y en las tiradas gratis una imagen elegida crece hasta llenar su rodillo. La idea tiene más de veinte años y los diseñadores vuelven a ella porque se explica en una frase.',
      ),
      quote(
        'Una tumba es una promesa con una puerta delante. Una ronda de bono no es más que eso.',
        'La directora de arte de Casa Lumbre',
      ),
      p(
        'Hay una última razón, menos romántica: los faraones no son de nadie. Un estudio de Malta o de Manila puede usar a Anubis sin pedir permiso. Si quieres comparar lo que han hecho con él, empieza por la página <a href="/themes/egypt/">Antiguo Egipto</a>.',
      ),
    ),
  },
  'gods-and-thunder': {
    title: 'Dioses, truenos y la matemática de esperar',
    excerpt:
      'Zeus lanza multiplicadores, Odín manda cuervos y el juego base es muy callado. Lo que tienen en común las grandes tragaperras mitológicas.',
    content: blocks(
      lead(
        'Pon a un señor con barba sobre una nube a la derecha de los rodillos y el jugador sabe qué esperar: largos silencios y luego un trueno. La mitología se ha convertido en el estilo de la <strong>alta volatilidad</strong>.',
      ),
      p(
        'Le sienta bien a las matemáticas. Un dios que actúa pocas veces y a lo grande es un buen retrato de un juego que paga pocas veces y, de cuando en cuando, mucho. Muchos de estos juegos dejan caer multiplicadores de dos a quinientos, suman los que han aterrizado y aplican el total al premio.',
      ),
      image({
        name: 'article-gods-and-thunder',
        alt: 'Un templo sobre una nube alcanzado por un rayo',
        align: 'wide',
      }),
      h2('Quién es quién'),
      table({
        head: ['Dios', 'Normalmente', 'En los juegos'],
        rows: [
          ['Zeus', 'Cielo y trueno', 'Lanza multiplicadores desde el margen'],
          ['Odín', 'Sabiduría, guerra, cuervos', 'Convierte símbolos bajos en altos'],
          ['Freya', 'Amor y oro', 'Tiradas gratis, casi nunca sola'],
          ['Poseidón', 'Mar y terremotos', 'Inunda los rodillos de comodines'],
        ],
      }),
      h2('Jugar a un juego callado'),
      p(
        'Con estos juegos importa más la apuesta que la elección. Si una tragaperras puede pasar doscientas tiradas sin función, tu presupuesto debería aguantar trescientas. Divide primero; luego sube al monte. El panteón entero vive en <a href="/themes/god/">Dioses y leyendas</a>.',
      ),
    ),
  },
  'fishing-slots': {
    title: 'Cómo la pesca llegó a ser un género',
    excerpt:
      'Un hombre con sombrero, un lago y peces con dinero encima. El éxito más improbable de los últimos diez años, a examen.',
    content: blocks(
      lead(
        'Hacia 2020 un pescador risueño apareció en los rodillos, recogió el valor de todos los peces a la vista y se marchó remando. En tres años medio mundo le había comprado un rival.',
      ),
      h2('El truco es recoger'),
      p(
        'Los símbolos de pez llevan cantidades de dinero que por sí solas no valen nada. En las tiradas gratis puede caer un pescador, y entonces se las lleva todas. Así que cada tirada te enseña una suma que podrías ganar y se la guarda. Es un suspense muy antiguo en una barca muy pequeña.',
      ),
      mediaText(
        { name: 'article-fishing-slots', alt: 'Un pez que salta sobre un lago dorado' },
        h3('En qué fijarse'),
        list(
          'Cada cuánto llega la función: una de cada 150 tiradas es lo habitual',
          'Cuánto vale el pez más pequeño',
          'Si el pescador acumula multiplicadores',
        ),
      ),
      p(
        'Las cantidades de los peces forman parte del retorno del juego, no se añaden a él. Una pantalla llena es un placer para la vista y no acerca al próximo pescador. Lo mejor de la captura está en <a href="/themes/fish/">Pesca y mar</a>.',
      ),
    ),
  },
  'jungle-expeditions': {
    title: 'Selva adentro: las tragaperras y sus ídolos',
    excerpt:
      'Tambores, lianas y un rostro de piedra con ojos de esmeralda. Por qué los diseñadores van a la selva a probar cosas.',
    content: blocks(
      lead(
        'La selva de los rodillos tiene poco que ver con un bosque. Es un decorado: hojas delante, niebla detrás y en medio una cabeza de piedra que está a punto de hacer algo.',
      ),
      p(
        'Ese algo suele ser un experimento. Símbolos que caen, parrillas que crecen, rodillos que se salen de su sitio: un número sorprendente de estas ideas se probó primero entre lianas. Un ídolo explica cualquier mecanismo. Despierta y cambian las reglas; nadie pregunta por qué.',
      ),
      cover(
        { name: 'article-jungle-expeditions', alt: 'Un ídolo de piedra entre hojas espesas' },
        p(
          'Escucha los tambores. Cuando cambia el ritmo te falta un símbolo para la función, y tienes exactamente la misma probabilidad que antes.',
        ),
      ),
      h2('Tres expediciones'),
      steps(
        'Empieza por algo suave, diez líneas y un bono corto, para aprender el idioma.',
        'Prueba un juego con símbolos que caen con la apuesta mínima y mira cuánto puede durar una tirada.',
        'Solo entonces visita los salvajes, con un límite fijado antes de entrar.',
      ),
      p('Los machetes se reparten en <a href="/themes/jungle/">Selva</a>.'),
    ),
  },
  'fruit-machines': {
    title: 'Cerezas, campanas y barras: breve historia de la máquina de frutas',
    excerpt:
      'Chicle, ley seca, el muelle de la playa: las frutas de los rodillos tienen mejor historia que muchos reyes. Cómo una expendedora se convirtió en un idioma.',
    content: blocks(
      lead(
        'Las imágenes más antiguas de un casino no son corazones ni picas, sino una cereza, un limón, una ciruela y algo que parece una barra negra. Todo el mundo las conoce. Casi nadie sabe que empezaron como publicidad de chicle.',
      ),
      h2('San Francisco, hacia 1895'),
      p(
        'Un mecánico llamado Charles Fey construyó una máquina de tres rodillos y cinco símbolos: herradura, diamante, pica, corazón y una Campana de la Libertad agrietada. Tres campanas seguidas pagaban cincuenta centavos. La máquina no necesitaba encargado, se fabricaba por cientos y en pocos años estaba en todos los bares de la ciudad.',
      ),
      h2('Entran las frutas'),
      p(
        'Pronto llegaron leyes contra el juego, y los fabricantes las sortearon. Sus máquinas vendían chicle; los rodillos solo decidían el sabor. Cereza, limón, naranja y ciruela eran los sabores, y la <strong>barra</strong>, la etiqueta del paquete. La excusa se olvidó. La fruta se quedó.',
      ),
      image({
        name: 'article-fruit-machines',
        alt: 'Cerezas, limones y ciruelas bajo una luz intensa',
        caption: 'Una macedonia de más de cien años.',
        align: 'wide',
      }),
      table({
        head: ['Año', 'Qué cambió'],
        rows: [
          ['h. 1895', 'La máquina de tres rodillos de Fey, con pago automático'],
          ['1909', 'Las frutas, por cortesía del chicle'],
          ['1963', 'Electricidad: premios mayores, luces intermitentes'],
          ['1976', 'Los primeros rodillos en una pantalla de televisión'],
          ['1996', 'La primera ronda de bono en una segunda pantalla'],
        ],
        caption: 'Un siglo en cinco líneas.',
      }),
      h2('El capítulo español'),
      p(
        'En España las máquinas se legalizaron en 1977 y ocuparon la barra de todos los bares, entre el café y la tortilla. El tintineo del premio era parte del paisaje. De ahí heredaron los <em>avances</em> y las <em>retenciones</em>, que daban algo que hacer: cambiaban el ritmo más que el precio, pero hacían que la máquina pareciera conversar.',
      ),
      columns(
        inner(h3('Avance'), p('Baja un rodillo una posición, si la máquina está de humor.')),
        inner(h3('Retención'), p('Deja quietos uno o dos rodillos y gira los demás.')),
      ),
      h2('Por qué siguen aquí'),
      p(
        'Una tragaperras moderna no necesita frutas. Los diseñadores las conservan porque no hay nada que explicar: los sietes son buenos, las cerezas pequeñas, tres iguales es premio. Tras una noche entre dioses y exploradores, un limón descansa.',
      ),
      pullquote('Tras una noche entre dioses y exploradores, un limón descansa.', 'La redacción'),
      p(
        'Tienes varias decenas en <a href="/themes/fruit/">Frutas</a>, y las que solo llevan barras, campanas y sietes en <a href="/themes/classic/">Clásicos</a>. Son tan aleatorias como cualquier otra y tan capaces de vaciar un bolsillo. Fija primero el bolsillo.',
      ),
      details(
        '¿El 7 es siempre el mejor símbolo?',
        p(
          'Casi siempre en los clásicos, por costumbre y no por ley. La tabla de pagos del menú tiene la última palabra.',
        ),
      ),
    ),
  },
  'animal-kingdom': {
    title: 'Lobos en la ventana: animales en los rodillos',
    excerpt:
      'El búfalo embiste, el panda duerme y el lobo mira la luna. Una guía de campo de la fauna de la sala.',
    content: blocks(
      lead(
        'Los diseñadores te dirán, en confianza, que los animales son los actores más fáciles de elegir. Nadie le pregunta a un lobo por su motivación.',
      ),
      h2('Guía de campo'),
      list(
        '<strong>El lobo</strong> aparece a la luz de la luna, apilado de tres en tres, y anuncia tiradas gratis.',
        '<strong>El búfalo</strong> va en manada; sus juegos tienen muchas formas y mucho polvo.',
        '<strong>El panda</strong> duerme durante el juego base y despierta para el multiplicador.',
        '<strong>El zorro</strong> es listo, rápido y aficionado a cambiar símbolos.',
      ),
      image({ name: 'article-animal-kingdom', alt: 'Un lobo ante la luna llena' }),
      p(
        'Una nota sobre lo que no encontrarás. Los cachorros de dibujos animados, y cualquier cosa que atraiga más a la infancia que a los adultos, no tienen sitio en un casino. Los juegos que la plataforma marca así quedan fuera de nuestras listas, en todos los países.',
      ),
      p('El resto del zoo está en <a href="/themes/animal/">Animales</a>. Por favor, no golpeen el cristal.'),
    ),
  },
  'jewel-box': {
    title: 'El joyero: por qué las gemas no pasan de moda',
    excerpt:
      'Brillan, se ordenan por color y no necesitan traducción. Elogio de las imágenes más sencillas de la sala.',
    content: blocks(
      lead(
        'Quita los faraones, los pescadores y los truenos, y lo que queda es color. Los juegos de joyas son tragaperras en su forma más abstracta y, para algunos, más sosegada.',
      ),
      p(
        'Hay oficio en ello. Una piedra tallada tiene que distinguirse de su vecina en una décima de segundo, de modo que cada una tiene su contorno además de su color: el rubí es cuadrado, la esmeralda oblonga, el zafiro una gota. Por eso son también juegos cómodos para quien no distingue el rojo del verde.',
      ),
      gallery(
        'Talla, color y un poco de teatro.',
        { name: 'article-jewel-box', alt: 'Gemas talladas sobre terciopelo oscuro' },
        { name: 'theme-jewel', alt: 'Un diamante que lanza luz en todas direcciones' },
      ),
      p(
        'Muchas pagan <strong>en ambos sentidos</strong>, desde la izquierda y desde la derecha, y prefieren los premios pequeños y frecuentes. Como siempre, la frecuencia tiene su precio: son pequeños porque son frecuentes. Abre el joyero en <a href="/themes/jewel/">Joyas</a>.',
      ),
    ),
  },
  'pirate-lore': {
    title: 'Piratas: lo que aciertan los rodillos',
    excerpt:
      'Los loros son creíbles, la plancha no, y casi nadie enterró nada. La mirada amable de una historiadora sobre nuestros galeones.',
    content: blocks(
      lead(
        'Los piratas de los rodillos entierran tesoros, caminan por la plancha y marcan el lugar con una X. Los de verdad no hacían casi nada de eso. Gastaban el dinero en una semana y llevaban unas cuentas admirables.',
      ),
      table({
        head: ['En los rodillos', 'En el mar'],
        rows: [
          ['Cofres de oro', 'Sobre todo azúcar, telas y medicinas'],
          ['La plancha', 'Apenas un testimonio'],
          ['La palabra del capitán es ley', 'Al capitán lo elegían y lo podían destituir'],
          ['Loros', 'Sí, y se vendían bien'],
        ],
      }),
      image({ name: 'article-pirate-lore', alt: 'Un galeón en un mar iluminado por la luna', align: 'wide' }),
      p(
        'Lo que sí aciertan los juegos es la aritmética. Un viaje eran meses de nada y luego, quizá, una presa que se repartía según reglas fijadas de antemano. Es una buena descripción de una tragaperras de alta volatilidad, reglas incluidas. La flota está fondeada en <a href="/themes/adventure/">Aventura</a>.',
      ),
    ),
  },
  'space-slots': {
    title: 'Diez mil millones de estrellas y ninguna gravedad',
    excerpt:
      'El espacio es la página en blanco del diseñador. Sobre planetas que se expanden, cometas que barren la parrilla y música siempre lenta.',
    content: blocks(
      lead(
        'Una tragaperras en el espacio puede hacer lo que quiera. Los símbolos flotan, los planetas crecen, la parrilla se deshace y sigue jugando. Sin gravedad, nada tiene que caer.',
      ),
      p(
        'Esa libertad ha dado algunos de los juegos más callados de la sala. En lugar de rodillos hay grupos que se disuelven en polvo. La música se toma su tiempo. De vez en cuando cruza un cometa y se lleva una fila de símbolos, para bien o para mal.',
      ),
      image({
        name: 'article-space-slots',
        alt: 'Un planeta con anillos y un cometa que pasa',
        align: 'wide',
      }),
      h2('Lista de lecturas'),
      list(
        'Juegos de grupos con multiplicador creciente',
        'Juegos en ambos sentidos con comodines que se expanden',
        'Juegos de crash, que son cohetes con otro nombre',
      ),
      verse(
        'Sobre el tapete, un techo que se corre;\nsobre el techo, la noche;\ny una vez, para quien mira,\nun trazo de luz, y el broche.',
      ),
      p('Los versos son de nuestro portero de noche. El cometa invita la casa.'),
    ),
  },
  'wild-west': {
    title: 'Puertas de cantina: el salvaje Oeste en los rodillos',
    excerpt:
      'Duelos, trenes y muchísimo polvo. Por qué la frontera y la máquina tragaperras crecieron juntas.',
    content: blocks(
      lead(
        'Las primeras máquinas estaban en las cantinas, así que tiene su justicia que haya cantinas en las máquinas. Ningún tema está más en casa.',
      ),
      p(
        'La frontera ofrece dos regalos a quien diseña. Uno es el <em>duelo</em>: dos comodines en los extremos de una fila, multiplicadores sobre sus cabezas y una pausa. El otro es el <em>tren</em>, que llega a su hora y puede traer cualquier cosa, y por eso es una ronda de bono perfecta.',
      ),
      mediaText(
        {
          name: 'article-wild-west',
          alt: 'Un cañón al atardecer con una estrella de sheriff',
          align: 'right',
        },
        p(
          'Los juegos del Oeste tienden a una volatilidad muy alta. Sus bonos son famosos y raros. Las apuestas pequeñas son buena compañía en un viaje largo.',
        ),
      ),
      quote(
        'No desenfundes dos veces con el mismo presupuesto.',
        'Cartel sobre la barra del estudio Lantern &amp; Lark',
      ),
      p('Cuelga el sombrero en <a href="/themes/adventure/">Aventura</a>.'),
    ),
  },
  vikings: {
    title: 'Barcos largos y largas esperas',
    excerpt:
      'Cascos sin cuernos, cuervos con opiniones y un salón donde el bono no acaba nunca. El norte, en rodillos.',
    content: blocks(
      lead(
        'Despachemos primero los cascos. Nunca se ha encontrado un casco vikingo con cuernos; se inventaron para la ópera en 1876. Los rodillos, hay que reconocerlo, casi los han abandonado.',
      ),
      p(
        'Lo que los sustituyó es mejor: runas, cuervos, fraguas y barcos. Los mitos nórdicos están llenos de tratos cerrados con mal tiempo, y una tragaperras es un trato cerrado con buena luz. El salón donde los héroes festejan cada noche y se levantan cada mañana quizá sea la mejor ronda de bono jamás ideada.',
      ),
      image({ name: 'article-vikings', alt: 'Un martillo en una tormenta de chispas' }),
      h2('Los estudios del norte'),
      p(
        'Dos de nuestros creadores, <a href="/providers/fjordspill/">Fjordspill</a> y <a href="/providers/tuuli-tahti/">Tuuli &amp; Tähti</a>, dibujan lo que ven por la ventana. Sus juegos son sobrios y bastante hermosos, y su nieve es la mejor.',
      ),
      separator(),
      p('Una saga es larga y un presupuesto, corto. Elige el segundo antes de empezar la primera.'),
    ),
  },
  'lucky-symbols': {
    title: 'Pequeño diccionario de símbolos de la suerte',
    excerpt: 'Herraduras, tréboles, mariquitas, sietes. De dónde vienen y hacia qué lado se cuelgan.',
    content: blocks(
      lead(
        'La suerte es el único asunto sobre el que todos los países tienen opinión y ninguno está de acuerdo. Unas cuantas entradas del diccionario.',
      ),
      h3('Herradura'),
      p(
        'El hierro ahuyentaba a las hadas y siete clavos la sujetaban. En Gran Bretaña e Irlanda se cuelga con las puntas hacia arriba, para que la suerte no se escape; en buena parte de España e Italia, hacia abajo, para que caiga sobre quien pasa.',
      ),
      h3('Trébol de cuatro hojas'),
      p(
        'Uno de cada cinco mil. Las hojas representan fe, esperanza, amor y suerte. La quinta es el dinero, según quienes los venden.',
      ),
      h3('Siete'),
      p(
        'Días, mares, maravillas, pecados capitales. En un rodillo se gana el puesto porque se lee incluso del revés y con poca luz.',
      ),
      h3('Campana'),
      p('Libertad en Filadelfia, fin de asalto en un ring y tres seguidas en las primeras máquinas.'),
      image({ name: 'article-lucky-symbols', alt: 'Una herradura, un trébol y una campana' }),
      p(
        '¿Funcionan? Hacen lo de siempre: marcar un momento. Cuélgalos donde quieras. El generador no ve tu pared.',
      ),
    ),
  },
  superstitions: {
    title: 'Trece supersticiones y una que funciona',
    excerpt:
      'Soplar los dados, calcetines de la suerte, no contar nunca en la mesa. Una colección de jugadores y crupieres, con un final útil.',
    content: blocks(
      lead(
        'Preguntamos a jugadores, crupieres y una estadística reticente por las supersticiones de la casa. Trajeron más de las que cabían.',
      ),
      steps(
        'Soplar los dados, o que alguien los sople por ti.',
        'No contar nunca las fichas en la mesa.',
        'Entrar por la puerta lateral.',
        'No silbar.',
        'Cruzar las piernas solo al perder.',
        'Tocar la pantalla dos veces antes del bono.',
        'No prestar dinero durante una partida.',
        'Cambiar de asiento tras tres pérdidas.',
        'Vestir de rojo.',
        'Vestir de cualquier cosa menos de rojo, si estás en la ruleta y al negro.',
        'Apilar las fichas en números impares.',
        'No decir «siete» en una mesa de dados.',
        'Dejar una moneda en la bandeja para la máquina.',
      ),
      image({ name: 'article-superstitions', alt: 'Los ojos verdes de un gato negro en la oscuridad' }),
      p(
        'Ninguna toca un número aleatorio. Un ritual puede hacer que una noche parezca una ocasión, y no hay nada malo en ello, hasta que empieza a parecer control. Ese es el momento en que sale caro.',
      ),
      h2('La que funciona'),
      p(
        'A la estadística se le permitió una: <strong>decide lo que puedes gastar, apúntalo y detente ahí</strong>. No le ha fallado a nadie. <a href="?page=responsible">Así puedes hacer que el casino te lo recuerde.</a>',
      ),
    ),
  },
  'history-of-dice': {
    title: 'Cinco mil años de dados',
    excerpt:
      'De las tabas al generador de números aleatorios: cómo la humanidad fabricó el azar con ovejas, barro, marfil y por fin aritmética, y lo que aprendió por el camino.',
    content: blocks(
      lead(
        'La herramienta de juego más antigua es un trozo de oveja. La <em>taba</em>, un hueso de encima del talón, cae sobre uno de cuatro lados, cada uno con su probabilidad. Se lanzaban hace seis mil años, tanto por consejo como por monedas.',
      ),
      h2('El barro y la idea de justicia'),
      p(
        'Hacia el 3000 a. C. había en Mesopotamia y a orillas del Indo cubos de barro cocido con puntos en seis caras. Fue un invento mayor de lo que parece. Los lados de un hueso son distintos; los de un cubo, no. Con el cubo llegó la idea de que el azar podía hacerse <strong>igual a propósito</strong>.',
      ),
      image({
        name: 'article-history-of-dice',
        alt: 'Dos dados de marfil en el aire',
        caption: 'Las caras opuestas suman siete. Lo hacen desde Egipto.',
        align: 'wide',
      }),
      p(
        'No todos lo querían. Los dados romanos son alegremente torcidos y en Pompeya han aparecido trucados. Un estudio de dados medievales de los Países Bajos vio que no se volvieron cúbicos de verdad hasta alrededor de 1450, es decir, cuando la gente empezó a pensar en el azar y no en el destino.',
      ),
      h2('Los caballeros que contaban'),
      p(
        'Girolamo Cardano, médico, matemático y jugador compulsivo, escribió hacia 1560 el primer libro sobre probabilidades y, como jugador que era, se lo guardó. Un siglo después un noble preguntó a Blaise Pascal por qué perdía una y otra vez apostando a un doble seis en veinticuatro tiradas. Pascal escribió a Pierre de Fermat. Sus cartas son el comienzo de la probabilidad, y con ella de los seguros, las encuestas y el parte del tiempo.',
      ),
      table({
        head: ['La apuesta', 'Probabilidad', '¿Compensa a la par?'],
        rows: [
          ['Un seis en cuatro tiradas de un dado', '51,8 %', 'Por poco'],
          ['Un doble seis en 24 tiradas de dos', '49,1 %', 'Por poco no'],
          ['Siete con dos dados', '16,7 %', 'A 5 a 1, exactamente justa'],
        ],
        caption: 'Las dos primeras filas son el acertijo con el que empezó todo.',
      }),
      quote(
        'La mayor ventaja en el juego se obtiene no jugando.',
        'Girolamo Cardano, que no siguió su propio consejo',
      ),
      h2('Dados de casino'),
      p(
        'Los dados de un casino moderno se tallan con una precisión de una centésima de milímetro. Los puntos se taladran y se rellenan con pintura del mismo peso que el plástico, los cantos son vivos y el color transparente, para que todos vean el interior. Se usan ocho horas y luego se anulan con una marca.',
      ),
      columns(
        inner(h3('Craps'), p('Dos dados, compañía ruidosa y una línea de pase con una ventaja del 1,41 %.')),
        inner(
          h3('Sic Bo'),
          p(
            'Tres dados bajo una cúpula de cristal. Pequeño y grande cuestan un 2,78 %; las apuestas pintorescas, bastante más.',
          ),
        ),
      ),
      h2('Y por fin, aritmética'),
      p(
        'En línea no hay dados que taladrar. Un generador de números aleatorios los lanza y un laboratorio los mide: miles de millones de tiradas en busca de cualquier patrón. A Cardano le habría fascinado. Probablemente se habría puesto también un <a href="/info/responsible-gambling/">límite de pérdidas</a>, con el corazón roto, a las dos de la madrugada; te sugerimos poner el tuyo al principio.',
      ),
      buttons({ text: 'Dados y juegos de mesa', href: '/table-games/' }),
    ),
  },
};
