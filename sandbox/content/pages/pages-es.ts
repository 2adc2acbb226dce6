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

export const pagesEs: Record<string, PageText> = {
  home: {
    title: 'Velvet Comet: tragaperras y mesas en vivo bajo un techo abierto',
    excerpt:
      'Mil doscientos juegos de treinta estudios, condiciones claras, retiradas rápidas y todas las herramientas para parar a tiempo.',
    content: blocks(
      h2('Un casino con la luz encendida'),
      p(
        'Velvet Comet es un lugar para pasar una velada: mil doscientas <a href="/slots/">tragaperras</a> y juegos, noventa <a href="/live-casino/">mesas en vivo</a>, una revista que merece la pena leer entre dos tiradas y personas que contestan cuando escribes. Elegimos los juegos como un cine pequeño elige películas. Hay algo de treinta estudios y nada que nos diera apuro explicar.',
      ),
      columns(
        inner(
          h3('Condiciones claras'),
          p(
            'Los bonos se apuestan diez veces como mucho. Las ganancias de las tiradas gratis son dinero real. Las condiciones están junto a la oferta, no detrás.',
          ),
        ),
        inner(
          h3('Pagos rápidos'),
          p(
            'La mayoría de las retiradas se aprueban en un día hábil. Los monederos y los pagos bancarios inmediatos llegan horas después.',
          ),
        ),
        inner(
          h3('Responsable por costumbre'),
          p(
            'Los límites, los avisos, las pausas y la autoexclusión están a dos clics de cualquier página. Te preguntamos por los límites antes del primer depósito.',
          ),
        ),
      ),
      h2('¿Es tu primera vez?'),
      p(
        'Lee <a href="/blog/how-slots-pay/">cómo decide una tragaperras lo que paga</a>, mira las <a href="/promotions/">promociones</a> y sus condiciones, y no juegues a nada hasta haber fijado un presupuesto. El juego es una forma de gastar dinero, no de ganarlo. Debes ser mayor de 18 años.',
      ),
    ),
  },
  '150-bonus': {
    title: '150 % en tu primer depósito',
    excerpt: 'Ingresa de 10 € a 50 € y juega con dos veces y media más. Un bono y una página de condiciones.',
    landing: {
      heroTitle: '150 % en tu primer depósito, hasta 75 €',
      heroText: 'Deposita 20 € y juega con 50 €. El bono se apuesta diez veces, nunca más.',
      button: 'Regístrate aquí',
      significantTerms:
        'Mayores de 18 años. Solo nuevos jugadores. Primer depósito de 10 € o más con el código COMET150 en los 14 días siguientes al registro. Bono del 150 % hasta 75 €, que se apuesta 10 veces en tragaperras en 30 días; apuesta máxima de 5 € mientras esté activo. El dinero depositado se puede retirar en cualquier momento y pone fin al bono. Juega con responsabilidad.',
      steps: [
        { title: 'Regístrate', text: 'Dos minutos, con tu nombre y dirección reales.' },
        { title: 'Deposita', text: 'De 10 € a 50 € con el código COMET150.' },
        { title: 'Juega', text: 'En cualquier tragaperras salvo botes, hasta 5 € por tirada.' },
      ],
    },
    content: blocks(
      h2('Lo que vale'),
      table({
        head: ['Depositas', 'Añadimos', 'Juegas con', 'Por apostar'],
        rows: [
          ['10 €', '15 €', '25 €', '150 €'],
          ['20 €', '30 €', '50 €', '300 €'],
          ['50 €', '75 €', '125 €', '750 €'],
        ],
        caption: 'Se apuesta diez veces el importe del bono.',
      }),
      p(
        'Un bono alarga una velada. No cambia las probabilidades de ningún juego, y la mayoría se gastan antes de liberarse. Tómalo por el tiempo que te da.',
      ),
      details(
        '¿De cuánto tiempo dispongo?',
        p('Treinta días desde el depósito. Lo que quede entonces del bono se retira; tu dinero se queda.'),
      ),
      details(
        '¿Qué juegos quedan excluidos?',
        p('Los botes, los juegos de mesa y los juegos en vivo. La lista de la caja está siempre al día.'),
      ),
    ),
  },
  welcome: {
    title: 'Te damos la bienvenida a Velvet Comet',
    excerpt: 'Cincuenta tiradas gratis con tus primeros 10 €, y lo que ganen es dinero real.',
    landing: {
      heroTitle: 'Cincuenta tiradas gratis. Sin requisitos.',
      heroText: 'Deposita 10 €, apuéstalos una vez y gira. Lo que ganen las tiradas es dinero real.',
      button: 'Regístrate aquí',
      significantTerms:
        'Mayores de 18 años. Solo nuevos jugadores. Deposita y apuesta 10 € en tragaperras en los 7 días siguientes al registro. 50 tiradas gratis de 0,10 € en Book of Khepri o en el juego que figure en tus ofertas, válidas 72 horas. Sin requisitos sobre las ganancias.',
      steps: [
        { title: 'Regístrate', text: 'Comprobamos tu edad e identidad durante el registro.' },
        { title: 'Apuesta 10 €', text: 'Una vez, en las tragaperras que quieras.' },
        { title: 'Gira', text: 'Cincuenta veces. Las ganancias van directas a tu saldo.' },
      ],
    },
    content: blocks(
      h2('¿Por qué tan sencillo?'),
      p(
        'Porque las ofertas que no nos gustaban como jugadores eran las de dos páginas. Cincuenta tiradas de diez céntimos valen cinco euros. Pueden ganar más o nada; en cualquier caso no queda nada por hacer.',
      ),
      quote(
        'Leí las condiciones dos veces porque creía que se me había escapado algo.',
        'De la reseña de un jugador',
      ),
      list('Sin código', 'Sin requisitos sobre las ganancias', 'Sin tope a lo que puedes retirar'),
    ),
  },
  'special-welcome-offer': {
    title: 'Una bienvenida especial',
    excerpt: 'Para quienes llegan desde páginas amigas: 10 € de bono y una primera velada guiada.',
    landing: {
      heroTitle: 'Apuesta 10 €, recibe 10 €',
      heroText: 'Un bono que se apuesta una sola vez. Para quien nos encontró en una página amiga.',
      button: 'Regístrate aquí',
      significantTerms:
        'Mayores de 18 años. Nuevos jugadores que siguen un enlace de invitación. Apuesta 10 € en tragaperras en los 7 días siguientes al registro. Bono de 10 €, que se apuesta una vez en tragaperras en 14 días.',
      steps: [
        { title: 'Sigue el enlace', text: 'Ya estás aquí.' },
        { title: 'Apuesta 10 €', text: 'De tu propio dinero, en cualquier tragaperras.' },
        { title: 'Recibe 10 €', text: 'Al instante; se apuestan una vez.' },
      ],
    },
    content: blocks(
      h2('Una primera velada, si te apetece'),
      steps(
        'Empieza por un <a href="/classic/">clásico</a>: tres rodillos, cinco líneas, nada que explicar.',
        'Después, algo de <a href="/themes/jewel/">Joyas</a>, con premios pequeños y colores agradables.',
        'Asómate a una <a href="/live-casino/">mesa en vivo</a>. Puedes mirar todo lo que quieras.',
        'Para cuando aún te apetezca seguir.',
      ),
    ),
  },
  'contact-us': {
    title: 'Contacto',
    excerpt: 'Escribe, chatea o llama: contesta una persona, a cualquier hora.',
    content: blocks(
      p(
        'Lo que escribes lo lee una persona. El chat es lo más rápido, un mensaje es mejor si hay documentos que mirar y el teléfono es para cuando tiene que ser una voz.',
      ),
      table({
        head: ['Cómo', 'Cuándo', 'Respuesta habitual'],
        rows: [
          ['Chat en vivo (con sesión iniciada)', 'A cualquier hora', 'En dos minutos'],
          ['El formulario de esta página', 'A cualquier hora', 'En un día'],
          ['Teléfono +44 20 7946 0000', 'De 9:00 a 21:00, hora de Londres', 'Al momento'],
          [
            'Correo: Velvet Comet Gaming Limited, 1 Observatory Row, Londres',
            'Cualquier día',
            'En cinco días hábiles',
          ],
        ],
      }),
      h2('Antes de escribir'),
      list(
        'Retiradas: <a href="/help-cashout-time.html">cuánto tardan</a>',
        'Documentos: <a href="?page=upload-documents">qué necesitamos y por qué</a>',
        'Un juego que se paró: <a href="/info/tech-problems/">qué probar primero</a>',
      ),
      h2('Si no quedas conforme'),
      p(
        'Dilo en el formulario y elige «reclamación». La revisa otra persona y contesta por escrito en ocho semanas como máximo. Si eso no lo resuelve, puedes llevarla sin coste al servicio de resolución que figura en nuestros <a href="https://www.velvet-comet.example/terms">términos</a>.',
      ),
      p(
        'Si escribes porque el juego ha dejado de ser divertido, no necesitas el formulario. En España llama gratis al 900 200 225.',
      ),
    ),
  },
  about: {
    title: 'Sobre Velvet Comet',
    excerpt: 'Quiénes somos, quién nos da la licencia y lo que no haremos.',
    content: blocks(
      p(
        'Somos unas ochenta personas en Londres, La Valeta y un faro reconvertido donde el dueño de los servidores cría cabras. Abrimos en 2019 con noventa juegos. Hoy hay mil doscientos, y los seguimos probando todos.',
      ),
      mediaText(
        {
          name: 'hero-telescope',
          alt: 'Un telescopio de latón que apunta por la cúpula a un cometa brillante',
        },
        h3('En qué creemos'),
        list(
          'Una velada debe valer lo que cuesta',
          'Las condiciones deben caber en su página',
          'Quien para es quien quizá vuelva',
        ),
      ),
      h2('Lo que no haremos'),
      p(
        'No llamamos a los jugadores para preguntarles por qué han parado. No pagamos al personal por lo que otros pierden. No ofrecemos juegos hechos para gustar a la infancia. No prestamos dinero.',
      ),
      h2('Licencias'),
      p(
        'En Gran Bretaña nos regula la Gambling Commission; en el resto, la Autoridad de Juego de Malta. Los números están al pie de cada página. El dinero de los jugadores se guarda en cuentas separadas de las nuestras; el nivel de protección es «medio», y nuestros <a href="/terms.html">términos</a> lo explican.',
      ),
      buttons({ text: 'Por qué nos llamamos Velvet Comet', href: '/blog/night-of-the-comet/' }),
    ),
  },
  slots: {
    title: 'Tragaperras',
    excerpt: 'Un millar, desde clásicas de tres rodillos hasta parrillas que nunca se repiten.',
    content: blocks(
      h2('Cómo elegir entre mil tragaperras'),
      p(
        'Empieza por un estado de ánimo y no por un nombre. Si te apetece una noche larga y tranquila, busca baja volatilidad y muchos premios pequeños: los <a href="/classic/">clásicos</a> y las <a href="/themes/jewel/">joyas</a> están llenos. Si prefieres el suspense, los <a href="/themes/god/">dioses</a> se guardan el trueno para momentos raros. La ficha de cada juego indica su retorno y su volatilidad; dos minutos allí valen más que cualquier lista de favoritos.',
      ),
      p(
        'Las apuestas empiezan en diez céntimos. En Gran Bretaña una tirada puede costar como mucho 5 £, y 2 £ si tienes menos de 25 años.',
      ),
      details(
        '¿Son aleatorios los resultados?',
        p(
          'Sí. Un generador certificado saca cada resultado, y nada de lo que hayas jugado antes influye. <a href="/info/fair-play/">Cómo se comprueba.</a>',
        ),
      ),
      details(
        '¿Puedo probar un juego sin dinero?',
        p('Donde lo permite la ley de tu país, una vez comprobada tu edad.'),
      ),
    ),
  },
  'live-casino': {
    title: 'Casino en vivo',
    excerpt: 'Ruedas, cartas y personas de verdad, grabadas en cuatro estudios a cualquier hora.',
    content: blocks(
      h2('Las mesas no cierran'),
      p(
        'Ruleta, blackjack, bacarrá, póquer y unos cuantos concursos te llegan desde cuatro estudios, con crupieres que se dedican a esto y lo disfrutan. Los límites van de diez céntimos a cincuenta mil; cada mesa muestra los suyos y los asientos libres.',
      ),
      list(
        '<a href="/roulette/">Ruleta</a>: solo de un cero',
        '<a href="/blackjack/">Blackjack</a>: paga 3 a 2',
        '<a href="/baccarat/">Bacarrá</a>: con ceremonia y sin ella',
        '<a href="/game-shows/">Concursos</a>: ruedas grandes, sonrisas mayores',
      ),
      p('Los juegos en vivo son sociables y es fácil quedarse. Un aviso cada media hora es buena compañía.'),
    ),
  },
  jackpots: {
    title: 'Botes',
    excerpt: 'Cifras que solo suben, hasta que dejan de hacerlo.',
    content: blocks(
      h2('Antes de perseguir una cifra'),
      p(
        'Un bote progresivo se paga con una parte de cada apuesta, así que estos juegos devuelven un poco menos de la manera habitual. Tu probabilidad del premio mayor no crece con el premio. Juégalos por soñar despierto, con una apuesta que lo valga. <a href="/blog/jackpot-stories/">Cómo crecen los botes.</a>',
      ),
    ),
  },
  megaways: {
    title: 'Megaways',
    excerpt: 'Seis rodillos de altura cambiante y hasta 117.649 formas.',
    content: blocks(
      h2('Formas, no líneas'),
      p(
        'En un Megaways cada rodillo muestra de dos a siete símbolos, y los iguales en rodillos contiguos pagan estén donde estén. La mayoría son volátiles: elige una apuesta menor de lo habitual. <a href="/blog/megaways-explained/">La aritmética, explicada.</a>',
      ),
    ),
  },
  roulette: {
    title: 'Ruleta',
    excerpt: 'Treinta y siete casillas, una bola y todas las apuestas al mismo precio.',
    content: blocks(
      h2('Una rueda, muchas salas'),
      p(
        'Todas nuestras ruedas tienen un solo cero, así que cada apuesta cuesta de media un 2,7 %; en las mesas francesas las suertes sencillas cuestan la mitad. Ningún sistema lo cambia. <a href="/blog/roulette-bets/">Todas las apuestas, explicadas.</a>',
      ),
    ),
  },
  blackjack: {
    title: 'Blackjack',
    excerpt: 'El juego en el que importa tu próxima decisión.',
    content: blocks(
      h2('Ten la tabla al lado'),
      p(
        'Con la estrategia básica, el blackjack es de los juegos más baratos de la casa; por intuición cuesta cuatro veces más. Puedes usar una <a href="/blog/blackjack-basics/">tabla de estrategia</a> en cualquiera de nuestras mesas.',
      ),
    ),
  },
  new: {
    title: 'Juegos nuevos',
    excerpt: 'Lo que ha llegado en las últimas semanas.',
    content: blocks(
      p(
        'Los juegos nuevos llegan martes y jueves. Se quedan aquí más o menos un mes, hasta que algo más nuevo pide el sitio.',
      ),
    ),
  },
  'restricted-access': {
    title: 'No disponible donde estás',
    excerpt: 'No tenemos licencia en tu país.',
    content: blocks(
      p(
        'No tenemos licencia en el país desde el que nos visitas, así que no podemos ofrecerte nuestros juegos. Si tienes una cuenta, tu dinero está a salvo: escríbenos y te lo devolveremos.',
      ),
    ),
  },
};
