import type { Scene } from '../../data/games-words.ts';
import type { ContentLang } from '../post.ts';
import type { Feature, Volatility } from './review-facts.ts';

/** Sentences that reviews of slots are composed of. `{name}`, `{studio}`, `{every}`, `{win}`, `{lines}` are filled in; HTML. */
export type SlotTexts = {
  opening: Record<Scene, readonly string[]>;
  look: readonly string[];
  play: Record<'lines' | 'ways', readonly string[]>;
  feature: Record<Feature, { title: string; texts: readonly string[] }>;
  often: readonly string[];
  verdict: Record<Volatility, readonly string[]>;
  volatility: Record<Volatility, string>;
  headings: Record<
    | 'play'
    | 'verdict'
    | 'facts'
    | 'value'
    | 'rtp'
    | 'volatility'
    | 'grid'
    | 'lines'
    | 'stakes'
    | 'win'
    | 'released'
    | 'studio'
    | 'question',
    string
  >;
  answer: string;
  buttons: Record<'studio' | 'theme', string>;
};

export const slotTexts: Record<ContentLang, SlotTexts> = {
  en: {
    opening: {
      egypt: [
        'In {name} the sun has just gone down behind the pyramids, and somebody has left a door open. {studio} have been to this desert before, and they know where the light falls.',
        'Another tomb, you may think, and another torch. {name} has both, and a third thing that most Egyptian games forget: patience.',
        '{name} begins with a scarab crossing the screen at its own speed. It is a fair warning: nothing here hurries, and when something happens it is worth looking up.',
      ],
      animal: [
        'There is something in the trees in {name}, and it has noticed you. {studio} let their animals keep a little distance, and the game is better for it.',
        '{name} is a night game. The moon is up, the grass moves, and every few spins a pair of eyes looks back.',
        'Animals make good actors, and the one at the centre of {name} hardly moves a whisker until it matters.',
      ],
      fruit: [
        '{name} needs no introduction and does not pretend to: here is a cherry, here is a lemon, there is the button.',
        'Some evenings call for fruit. {name} serves it fresh, with a shine on every apple and no story whatever.',
        'In {name}, {studio} take the oldest pictures in the business and polish them until you can see your face in the plums.',
      ],
      god: [
        'The sky over {name} is the colour of a bruise, and that is before anything has happened. {studio} like to build up to things.',
        'Gods keep their own hours. In {name} they are silent for so long that you begin to think nobody is at home; then the roof comes off.',
        '{name} puts a very large person on a very small cloud and lets the multipliers do the talking.',
      ],
      adventure: [
        '{name} opens with a map, and a good one: there are places on it that you will not see on your first evening.',
        'Somebody sets out, somebody else has been there before. {name} tells a traveller’s tale in five reels and tells it well.',
        'Lantern, compass, bad weather: {name} has packed properly, and {studio} know how to make a bonus round feel like an arrival.',
      ],
      jewel: [
        '{name} is all light. Stones drop, turn and catch it, and after ten minutes you realise that you have not read a word.',
        'There are gems, and there are well-cut gems. {studio} have given every stone in {name} its own outline, so you can tell them apart at a glance.',
        'Few games are as restful to look at as {name}. Whether they are as restful to play depends on what you stake.',
      ],
      jungle: [
        'First the drums, then the leaves, then a face of stone that was not there a moment ago. {name} knows how to make an entrance.',
        '{name} is set where designers go to try things out, and {studio} have tried several.',
        'Somewhere behind the waterfall in {name} an idol is waiting. It is in no hurry.',
      ],
      fish: [
        '{name} is about sitting by the water until something bites, which makes it one of the more honest games in the lobby.',
        'A hat, a boat, a quiet morning: {name} has the patience of a real angler and, now and then, the luck of one.',
        'The water in {name} is clear enough to see what you are missing. Fish pass with amounts on their sides, and sometimes somebody is there to catch them.',
      ],
      classic: [
        '{name} could be explained to your grandmother, who probably explained it to you. Sevens, bells, bars: that is the lot.',
        'Three of a kind and you have won; anything else and you have not. {name} has no time for footnotes.',
        'In {name}, {studio} leave out everything that can be left out, and the result has a good deal of charm.',
      ],
    },
    look: [
      'It looks and sounds the way {studio} games do: considered, never loud for the sake of it, and quick to load on a phone.',
      'The drawing is careful, the music can be listened to for an hour, and both can be switched off.',
      'On a small screen nothing is lost; on a large one there is a surprising amount of detail in the corners.',
    ],
    play: {
      lines: [
        'The game is played on a grid of {grid} with {lines} lines, from the left. The pay table is short enough to remember after a few minutes.',
        'There are {lines} lines on a grid of {grid}, all of them always in play, so the stake you choose is the stake you pay.',
      ],
      ways: [
        'The grid is {grid}, and matching symbols pay wherever they stand on neighbouring reels, in up to {lines} ways. A single spin can take a while to finish, pleasantly.',
        'With up to {lines} ways there is no line to follow: look for the same picture on reels side by side, starting from the left.',
      ],
    },
    feature: {
      'free-spins': {
        title: 'Free spins',
        texts: [
          'Three scatters bring ten free spins, and three more bring another five. The symbols stay the same but pay a little better, which is how free spins ought to work.',
          'Scatters open a round of free spins during which one symbol, drawn beforehand, counts wherever it lands.',
        ],
      },
      'expanding-wilds': {
        title: 'Expanding wilds',
        texts: [
          'A wild on a middle reel grows until it fills it. Two of them side by side make a good evening; three are a story to tell.',
          'Wilds expand when that makes a win and keep still when it does not, so you are spared false hope.',
        ],
      },
      cascades: {
        title: 'Cascades',
        texts: [
          'Winning symbols vanish and new ones drop into their place, for the same stake, until nothing more matches. Each drop in a row raises the multiplier by one.',
          'After every win the grid collapses and fills again. Most chains end at the second step; the ones that do not are what you remember.',
        ],
      },
      'hold-and-win': {
        title: 'Hold and win',
        texts: [
          'Six coins stop everything: they stay, three spins are granted, and each new coin sets the counter back to three. A full grid pays the top prize of the round.',
          'Coins with amounts stick where they land, and the round goes on for as long as new ones arrive within three spins.',
        ],
      },
      'multiplier-trail': {
        title: 'The trail',
        texts: [
          'Above the reels there is a trail, and each special symbol moves you along it. Its stops are multipliers; its end is the bonus.',
          'Every win without a break moves a marker one step up a ladder of multipliers. One dead spin and it is back at the foot.',
        ],
      },
      'sticky-wilds': {
        title: 'Sticky wilds',
        texts: [
          'In the bonus, wilds stay where they fall until the round is over. The last spins are usually the ones that count.',
          'A wild that has helped once is kept for the next spin as well, and moves one reel to the left.',
        ],
      },
      'mystery-symbols': {
        title: 'Mystery symbols',
        texts: [
          'Closed symbols land in groups and open together, all on the same picture. A good half of the pleasure is the moment before.',
          'Now and then a reel arrives face down. It turns over last, and not always kindly.',
        ],
      },
      respins: {
        title: 'Respins',
        texts: [
          'When two reels match from top to bottom they are held, and the others turn once more at no charge.',
          'A near miss is sometimes given a second chance: one reel spins again, openly and for nothing.',
        ],
      },
    },
    often: [
      'According to its rules the main feature comes about once in {every} spins, which is worth multiplying by your stake before you wait for it.',
      'Expect the bonus about once in {every} spins on average, and remember what averages are.',
    ],
    verdict: {
      low: [
        'This is a game for a long evening and a small stake. Wins are frequent and modest; you will seldom be bored, and seldom out of breath. The most it pays is {win} times the stake, and it pays that very rarely.',
        'Mild by temper, kind in manner. If you judge games by how long twenty pounds last, {name} does well; if you are after the one large result, look further.',
      ],
      medium: [
        'A middle course, and a good one. There are silences, but you can see across them. With a top win of {win} stakes there is something to dream of, and enough on the way there.',
        '{name} gives you something to do between its features, which is rarer than it should be. Choose a stake that would carry you through two hundred spins and you will get to know it properly.',
      ],
      high: [
        'Make no mistake: this is a volatile game. Up to {win} times the stake is possible and, on any one evening, most unlikely. Long spells return very little. Play it in small stakes and short sessions, or leave it to those who enjoy waiting.',
        'The silences are long and the results, when they come, can be large. We would take half of our usual stake and set a time to stop. Within those limits {name} is a fine piece of theatre.',
      ],
    },
    volatility: { low: 'Low', medium: 'Medium', high: 'High' },
    headings: {
      play: 'How it plays',
      verdict: 'Our view',
      facts: 'In figures',
      value: 'Value',
      rtp: 'Return to player',
      volatility: 'Volatility',
      grid: 'Grid',
      lines: 'Lines or ways',
      stakes: 'Stakes',
      win: 'Largest win',
      released: 'Released',
      studio: 'Studio',
      question: 'Is {name} fair?',
    },
    answer:
      'Its results come from a certified random number generator; an independent laboratory has tested that it pays what its rules say. The return of {rtp} is an average over millions of rounds by all players, not a forecast for yours. In Great Britain a spin may cost at most £5, and £2 if you are under 25.',
    buttons: { studio: 'More by {studio}', theme: 'More of this theme' },
  },
  es: {
    opening: {
      egypt: [
        'En {name} el sol acaba de ponerse tras las pirámides y alguien se ha dejado una puerta abierta. {studio} ya ha estado en este desierto y sabe dónde cae la luz.',
        'Otra tumba, pensarás, y otra antorcha. {name} tiene las dos cosas y una tercera que casi todos los juegos egipcios olvidan: paciencia.',
        '{name} empieza con un escarabajo que cruza la pantalla a su paso. Es un aviso: aquí nada tiene prisa y, cuando pasa algo, merece levantar la vista.',
      ],
      animal: [
        'Hay algo entre los árboles en {name}, y te ha visto. {studio} deja a sus animales guardar las distancias, y el juego lo agradece.',
        '{name} es un juego de noche. Hay luna, la hierba se mueve y cada pocas tiradas un par de ojos devuelve la mirada.',
        'Los animales son buenos actores, y el protagonista de {name} apenas mueve un bigote hasta que importa.',
      ],
      fruit: [
        '{name} no necesita presentación ni finge necesitarla: aquí hay una cereza, aquí un limón y ahí está el botón.',
        'Hay noches que piden fruta. {name} la sirve fresca, con brillo en cada manzana y sin historia alguna.',
        'En {name}, {studio} toma las imágenes más antiguas del oficio y las pule hasta que te ves en las ciruelas.',
      ],
      god: [
        'El cielo de {name} tiene el color de un moratón, y eso antes de que pase nada. A {studio} le gusta ir preparando las cosas.',
        'Los dioses tienen su propio horario. En {name} callan tanto que empiezas a creer que no hay nadie en casa; entonces vuela el tejado.',
        '{name} pone a alguien muy grande sobre una nube muy pequeña y deja que hablen los multiplicadores.',
      ],
      adventure: [
        '{name} se abre con un mapa, y bueno: hay lugares en él que no verás la primera noche.',
        'Alguien parte; otro estuvo allí antes. {name} cuenta un relato de viajes en cinco rodillos y lo cuenta bien.',
        'Farol, brújula, mal tiempo: {name} ha hecho bien el equipaje, y {studio} sabe hacer que un bono parezca una llegada.',
      ],
      jewel: [
        '{name} es todo luz. Las piedras caen, giran, la atrapan, y a los diez minutos te das cuenta de que no has leído una palabra.',
        'Hay gemas y hay gemas bien talladas. {studio} ha dado a cada piedra de {name} su propio contorno, así que se distinguen de un vistazo.',
        'Pocos juegos descansan tanto la vista como {name}. Que descanse también jugarlo depende de lo que apuestes.',
      ],
      jungle: [
        'Primero los tambores, luego las hojas y después un rostro de piedra que hace un momento no estaba. {name} sabe hacer una entrada.',
        '{name} transcurre donde los diseñadores van a probar cosas, y {studio} ha probado varias.',
        'En algún lugar tras la cascada de {name} espera un ídolo. No tiene prisa.',
      ],
      fish: [
        '{name} trata de sentarse junto al agua hasta que algo pique, lo que lo convierte en uno de los juegos más sinceros de la sala.',
        'Un sombrero, una barca, una mañana tranquila: {name} tiene la paciencia de un pescador de verdad y, de vez en cuando, su suerte.',
        'El agua de {name} es tan clara que se ve lo que te pierdes. Los peces pasan con cantidades en el costado y a veces hay alguien para pescarlos.',
      ],
      classic: [
        '{name} se lo podrías explicar a tu abuela, que seguramente te lo explicó a ti. Sietes, campanas, barras: eso es todo.',
        'Tres iguales y has ganado; cualquier otra cosa y no. {name} no tiene tiempo para notas al pie.',
        'En {name}, {studio} quita todo lo que se puede quitar, y el resultado tiene mucho encanto.',
      ],
    },
    look: [
      'Se ve y se oye como los juegos de {studio}: cuidado, nunca ruidoso porque sí y rápido de cargar en un teléfono.',
      'El dibujo es minucioso, la música se puede escuchar una hora y ambas cosas se pueden apagar.',
      'En una pantalla pequeña no se pierde nada; en una grande hay un detalle sorprendente en las esquinas.',
    ],
    play: {
      lines: [
        'Se juega en una parrilla de {grid} con {lines} líneas, desde la izquierda. La tabla de pagos es tan corta que se recuerda a los pocos minutos.',
        'Hay {lines} líneas en una parrilla de {grid}, todas siempre en juego, de modo que la apuesta que eliges es la que pagas.',
      ],
      ways: [
        'La parrilla es de {grid}, y los símbolos iguales pagan estén donde estén en rodillos contiguos, de hasta {lines} formas. Una sola tirada puede tardar un rato en acabar, y con gusto.',
        'Con hasta {lines} formas no hay línea que seguir: busca la misma imagen en rodillos contiguos empezando por la izquierda.',
      ],
    },
    feature: {
      'free-spins': {
        title: 'Tiradas gratis',
        texts: [
          'Tres scatters traen diez tiradas gratis, y tres más, otras cinco. Los símbolos son los mismos pero pagan algo mejor, que es como deberían funcionar las tiradas gratis.',
          'Los scatters abren una ronda de tiradas gratis en la que un símbolo, sorteado antes, cuenta caiga donde caiga.',
        ],
      },
      'expanding-wilds': {
        title: 'Comodines que se expanden',
        texts: [
          'Un comodín en un rodillo central crece hasta llenarlo. Dos juntos hacen una buena noche; tres son para contarlo.',
          'Los comodines se expanden si forman premio y se quedan quietos si no, así que te ahorras falsas esperanzas.',
        ],
      },
      cascades: {
        title: 'Cascadas',
        texts: [
          'Los símbolos premiados desaparecen y caen otros en su lugar, por la misma apuesta, hasta que nada coincide. Cada caída seguida sube el multiplicador en uno.',
          'Tras cada premio la parrilla se derrumba y se llena otra vez. Casi todas las cadenas acaban en el segundo paso; las otras son las que se recuerdan.',
        ],
      },
      'hold-and-win': {
        title: 'Hold and win',
        texts: [
          'Seis monedas lo detienen todo: se quedan, se conceden tres tiradas y cada moneda nueva devuelve el contador a tres. Una parrilla llena paga el premio mayor de la ronda.',
          'Las monedas con cantidades se pegan donde caen, y la ronda sigue mientras lleguen otras en tres tiradas.',
        ],
      },
      'multiplier-trail': {
        title: 'El sendero',
        texts: [
          'Sobre los rodillos hay un sendero, y cada símbolo especial te hace avanzar por él. Sus paradas son multiplicadores; su final, el bono.',
          'Cada premio sin interrupción sube un peldaño en una escalera de multiplicadores. Una tirada vacía y vuelta abajo.',
        ],
      },
      'sticky-wilds': {
        title: 'Comodines fijos',
        texts: [
          'En el bono los comodines se quedan donde caen hasta el final de la ronda. Las últimas tiradas suelen ser las que cuentan.',
          'Un comodín que ha ayudado una vez se conserva para la tirada siguiente y se mueve un rodillo a la izquierda.',
        ],
      },
      'mystery-symbols': {
        title: 'Símbolos misteriosos',
        texts: [
          'Llegan símbolos cerrados en grupos y se abren a la vez, todos con la misma imagen. La mitad del placer es el momento anterior.',
          'De vez en cuando un rodillo llega boca abajo. Se da la vuelta el último, y no siempre con amabilidad.',
        ],
      },
      respins: {
        title: 'Repeticiones',
        texts: [
          'Cuando dos rodillos coinciden de arriba abajo se retienen, y los demás giran otra vez sin coste.',
          'A un «casi» se le da a veces una segunda oportunidad: un rodillo gira de nuevo, a la vista y gratis.',
        ],
      },
    },
    often: [
      'Según sus reglas, la función principal llega más o menos una vez cada {every} tiradas; conviene multiplicarlo por la apuesta antes de esperarla.',
      'Cuenta con el bono una vez cada {every} tiradas de media, y recuerda lo que son las medias.',
    ],
    verdict: {
      low: [
        'Es un juego para una velada larga y una apuesta pequeña. Los premios son frecuentes y modestos; rara vez te aburrirás y rara vez te faltará el aire. Lo máximo que paga son {win} veces la apuesta, y lo hace muy pocas veces.',
        'Manso de carácter y amable de trato. Si juzgas un juego por lo que duran veinte euros, {name} cumple; si buscas el gran resultado único, sigue mirando.',
      ],
      medium: [
        'Un camino intermedio, y bueno. Hay silencios, pero se ve la otra orilla. Con un premio máximo de {win} apuestas hay con qué soñar, y bastante por el camino.',
        '{name} te da algo que hacer entre una función y otra, que es menos común de lo que debería. Elige una apuesta que dé para doscientas tiradas y lo conocerás de verdad.',
      ],
      high: [
        'Que no haya dudas: es un juego volátil. Hasta {win} veces la apuesta es posible y, en una noche cualquiera, muy improbable. Hay rachas largas que devuelven muy poco. Juégalo con apuestas pequeñas y sesiones cortas, o déjalo para quien disfrute esperando.',
        'Los silencios son largos y los resultados, cuando llegan, pueden ser grandes. Nosotros tomaríamos la mitad de la apuesta habitual y fijaríamos una hora para parar. Dentro de esos límites, {name} es buen teatro.',
      ],
    },
    volatility: { low: 'Baja', medium: 'Media', high: 'Alta' },
    headings: {
      play: 'Cómo se juega',
      verdict: 'Nuestra opinión',
      facts: 'En cifras',
      value: 'Valor',
      rtp: 'Retorno al jugador',
      volatility: 'Volatilidad',
      grid: 'Parrilla',
      lines: 'Líneas o formas',
      stakes: 'Apuestas',
      win: 'Premio máximo',
      released: 'Publicado',
      studio: 'Estudio',
      question: '¿Es justo {name}?',
    },
    answer:
      'Sus resultados salen de un generador de números aleatorios certificado; un laboratorio independiente ha comprobado que paga lo que dicen sus reglas. El retorno del {rtp} es una media de millones de rondas de todos los jugadores, no un pronóstico de las tuyas. En Gran Bretaña una tirada puede costar como mucho 5 £, y 2 £ si tienes menos de 25 años.',
    buttons: { studio: 'Más de {studio}', theme: 'Más de este tema' },
  },
};
