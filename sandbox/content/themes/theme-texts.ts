import type { Scene } from '../../data/games-words.ts';
import { blocks, h2, image, list, p, quote } from '../blocks.ts';
import type { ContentLang } from '../post.ts';

export type ThemeText = { excerpt: string; content: string };

/** `{count}` is the number of games that the catalogue has of the theme. */
export const themeTexts: Record<ContentLang, Record<Scene, ThemeText>> = {
  en: {
    egypt: {
      excerpt: 'Books that open, cats that stare, and a desert that has been lit from every side.',
      content: blocks(
        p(
          'No country is better represented in our lobby than one that ended two thousand years ago. Here are {count} games set between Memphis and Thebes, from three-row classics with a single book to wide grids on which whole temples come down.',
        ),
        h2('How to tell them apart'),
        list(
          '<strong>Book games</strong> have one symbol that is wild and scatter; in the free spins another grows.',
          '<strong>Tomb games</strong> open doors one by one and keep their multiplier.',
          '<strong>River games</strong> are gentler, with more frequent and smaller wins.',
        ),
        image({ name: 'article-egypt-on-the-reels', alt: 'Pyramids at dusk under a bright star' }),
        p(
          'Book games are volatile nearly without exception. If you are new to them, begin at a stake that would see you through two hundred spins. Why there are so many of them at all is told in <a href="/blog/egypt-on-the-reels/">our magazine</a>.',
        ),
      ),
    },
    animal: {
      excerpt:
        'Wolves by moonlight, bison by the herd, and one fox who swaps symbols when you are not looking.',
      content: blocks(
        p(
          '{count} games with fur, feathers or hooves. Nobody asks an animal for its motives, which is perhaps why designers like them: a wolf howls, and the free spins begin.',
        ),
        h2('The habits of the herd'),
        p(
          'Large animals tend to come stacked, several to a reel, and pay on ways rather than on lines. Small ones collect, swap or hide. In most of these games the night is when things happen.',
        ),
        quote(
          'If it has horns, it will charge. If it has whiskers, it will take something.',
          'Field notes from the editors',
        ),
        p('Games made to please children are not among them: those are left out of our lists altogether.'),
      ),
    },
    fruit: {
      excerpt: 'A cherry, a lemon, a plum and a century of habit.',
      content: blocks(
        p(
          'Fruit came to the reels as an advertisement for chewing gum and has never left. In these {count} games nothing needs to be explained: sevens are good, cherries are small, three of a kind is a win.',
        ),
        h2('Old and new juice'),
        list(
          '<strong>Three reels</strong> for the purist, often with five lines',
          '<strong>Five reels</strong> with wilds that spread',
          '<strong>Hold and win</strong>, where fruit sticks and counts down',
        ),
        image({ name: 'article-fruit-machines', alt: 'Cherries, lemons and plums in bright light' }),
        p('The whole story is <a href="/blog/fruit-machines/">a short read</a>.'),
      ),
    },
    god: {
      excerpt: 'Thunder, rarely, and then a good deal of it.',
      content: blocks(
        p(
          'Olympus, Asgard and a few places that a cartographer would question. The gods of these {count} games do nothing for a long time and then do it all at once, which makes mythology the natural home of high volatility.',
        ),
        h2('Before you climb'),
        p(
          'Read the rules for two things: how often the free spins come, and whether multipliers add up or multiply. Choose a stake with which three hundred spins would not trouble you. <a href="/blog/gods-and-thunder/">More on the mathematics of waiting.</a>',
        ),
      ),
    },
    adventure: {
      excerpt: 'Maps, lanterns, galleons and one very tired sheriff.',
      content: blocks(
        p(
          'From the Silver Coast to the Frozen Pole: {count} games in which somebody sets out for something. Explorers, pirates, climbers and the Wild West share a page, because they share a mechanism. A journey has stages, and so does its bonus round.',
        ),
        h2('Travelling companions'),
        list(
          'Explorers’ games often have a trail with prizes at its stops',
          'Pirates bury multipliers',
          'Duels and trains promise the rarest rounds of all',
        ),
        image({ name: 'article-pirate-lore', alt: 'A galleon on a moonlit sea' }),
      ),
    },
    jewel: {
      excerpt: 'Colour, sparkle and very few words.',
      content: blocks(
        p(
          'Jewel games are slots at their most abstract, and for many people at their most calming. {count} of them are here. Every stone has its own outline as well as its own colour, so they are easy to play for those who do not see red and green apart.',
        ),
        h2('What they have in common'),
        p(
          'Many pay both ways, and most prefer frequent small wins. Clusters and cascades came from here. If you would like a long evening on a small budget, this is a good shelf to start from.',
        ),
      ),
    },
    jungle: {
      excerpt: 'Drums, leaves, and an idol that is about to wake.',
      content: blocks(
        p(
          'The jungle is where designers go to try things out. Falling symbols, growing grids, reels that leave their places: much of it was first seen among vines. {count} expeditions are waiting, machetes included.',
        ),
        h2('Follow the drums'),
        p(
          'When the tempo changes you are one symbol short of something, and exactly as likely to find it as before. The best of these games know that waiting is half of the pleasure. <a href="/blog/jungle-expeditions/">Into the green.</a>',
        ),
      ),
    },
    fish: {
      excerpt: 'A lake, a hat, and fish with money on them.',
      content: blocks(
        p(
          'The unlikeliest success of the last ten years: {count} games about sitting still until something bites. In most of them fish carry amounts, and an angler who lands in the free spins collects what is in sight.',
        ),
        h2('What the amounts mean'),
        p(
          'They are part of the game’s return, not an addition to it, and a screen full of fish brings no angler nearer. Look in the rules for how often the feature comes. <a href="/blog/fishing-slots/">How fishing became a genre.</a>',
        ),
        image({ name: 'article-fishing-slots', alt: 'A leaping fish over a golden lake' }),
      ),
    },
    classic: {
      excerpt: 'Bars, bells and sevens. You know where you are.',
      content: blocks(
        p(
          'After an evening among gods and explorers, a single bell is restful. These {count} games have few symbols, few lines and no second screen. The whole of the rules fits under the reels.',
        ),
        h2('Simple is not the same as mild'),
        p(
          'A three-reel game can be as volatile as any epic: with few results there are few wins, and some of them are large. The figure in the rules tells you which kind you have before you.',
        ),
        list('Five lines or fewer', 'A nudge or a hold, here and there', 'Nothing that needs a tutorial'),
      ),
    },
  },
  es: {
    egypt: {
      excerpt: 'Libros que se abren, gatos que miran fijo y un desierto iluminado desde todos los lados.',
      content: blocks(
        p(
          'Ningún país está mejor representado en nuestra sala que uno que terminó hace dos mil años. Aquí hay {count} juegos entre Menfis y Tebas, desde clásicos de tres filas con un solo libro hasta grandes parrillas en las que se derrumban templos enteros.',
        ),
        h2('Cómo distinguirlos'),
        list(
          'Los <strong>juegos de libro</strong> tienen un símbolo que es comodín y scatter; en las tiradas gratis crece otro.',
          'Los <strong>de tumba</strong> abren puertas una a una y conservan su multiplicador.',
          'Los <strong>de río</strong> son más suaves, con premios más frecuentes y menores.',
        ),
        image({
          name: 'article-egypt-on-the-reels',
          alt: 'Pirámides al anochecer bajo una estrella brillante',
        }),
        p(
          'Los de libro son volátiles casi sin excepción. Si no los conoces, empieza con una apuesta que te dé para doscientas tiradas. Por qué hay tantos se cuenta en <a href="/blog/egypt-on-the-reels/">nuestra revista</a>.',
        ),
      ),
    },
    animal: {
      excerpt:
        'Lobos a la luz de la luna, bisontes en manada y un zorro que cambia símbolos cuando no miras.',
      content: blocks(
        p(
          '{count} juegos con pelo, plumas o pezuñas. Nadie pregunta a un animal por sus motivos, y quizá por eso gustan a los diseñadores: un lobo aúlla y empiezan las tiradas gratis.',
        ),
        h2('Las costumbres de la manada'),
        p(
          'Los animales grandes suelen venir apilados, varios por rodillo, y pagan por formas y no por líneas. Los pequeños recogen, cambian o se esconden. En casi todos estos juegos las cosas pasan de noche.',
        ),
        quote(
          'Si tiene cuernos, embestirá. Si tiene bigotes, se llevará algo.',
          'Notas de campo de la redacción',
        ),
        p('Los juegos hechos para gustar a la infancia no están: quedan fuera de todas nuestras listas.'),
      ),
    },
    fruit: {
      excerpt: 'Una cereza, un limón, una ciruela y un siglo de costumbre.',
      content: blocks(
        p(
          'La fruta llegó a los rodillos como anuncio de chicle y no se ha ido. En estos {count} juegos no hay nada que explicar: los sietes son buenos, las cerezas pequeñas, tres iguales es premio.',
        ),
        h2('Zumo viejo y nuevo'),
        list(
          '<strong>Tres rodillos</strong> para puristas, a menudo con cinco líneas',
          '<strong>Cinco rodillos</strong> con comodines que se extienden',
          '<strong>Hold and win</strong>, donde la fruta se pega y cuenta hacia atrás',
        ),
        image({ name: 'article-fruit-machines', alt: 'Cerezas, limones y ciruelas bajo una luz intensa' }),
        p('La historia completa es <a href="/blog/fruit-machines/">una lectura corta</a>.'),
      ),
    },
    god: {
      excerpt: 'Truenos, pocas veces, y entonces muchos.',
      content: blocks(
        p(
          'El Olimpo, Asgard y unos cuantos lugares que un cartógrafo discutiría. Los dioses de estos {count} juegos no hacen nada durante mucho tiempo y luego lo hacen todo a la vez, y por eso la mitología es la casa natural de la alta volatilidad.',
        ),
        h2('Antes de subir'),
        p(
          'Busca dos cosas en las reglas: cada cuánto llegan las tiradas gratis y si los multiplicadores se suman o se multiplican. Elige una apuesta con la que trescientas tiradas no te preocupen. <a href="/blog/gods-and-thunder/">Más sobre la matemática de esperar.</a>',
        ),
      ),
    },
    adventure: {
      excerpt: 'Mapas, faroles, galeones y un sheriff muy cansado.',
      content: blocks(
        p(
          'De la Costa de Plata al Polo Helado: {count} juegos en los que alguien sale en busca de algo. Exploradores, piratas, escaladores y el salvaje Oeste comparten página porque comparten mecanismo. Un viaje tiene etapas, y su ronda de bono también.',
        ),
        h2('Compañeros de viaje'),
        list(
          'Los de exploradores suelen tener un sendero con premios en sus paradas',
          'Los piratas entierran multiplicadores',
          'Duelos y trenes prometen las rondas más raras',
        ),
        image({ name: 'article-pirate-lore', alt: 'Un galeón en un mar iluminado por la luna' }),
      ),
    },
    jewel: {
      excerpt: 'Color, destellos y muy pocas palabras.',
      content: blocks(
        p(
          'Los juegos de joyas son tragaperras en su forma más abstracta y, para mucha gente, más sosegada. Aquí hay {count}. Cada piedra tiene su contorno además de su color, así que resultan cómodos para quien no distingue el rojo del verde.',
        ),
        h2('Lo que tienen en común'),
        p(
          'Muchos pagan en ambos sentidos y casi todos prefieren premios pequeños y frecuentes. De aquí salieron los grupos y las cascadas. Si quieres una velada larga con poco presupuesto, es un buen estante para empezar.',
        ),
      ),
    },
    jungle: {
      excerpt: 'Tambores, hojas y un ídolo a punto de despertar.',
      content: blocks(
        p(
          'La selva es donde los diseñadores prueban cosas. Símbolos que caen, parrillas que crecen, rodillos que se salen de su sitio: mucho se vio primero entre lianas. Esperan {count} expediciones, machetes incluidos.',
        ),
        h2('Sigue los tambores'),
        p(
          'Cuando cambia el ritmo te falta un símbolo para algo, y tienes la misma probabilidad que antes de encontrarlo. Los mejores de estos juegos saben que esperar es la mitad del placer. <a href="/blog/jungle-expeditions/">Selva adentro.</a>',
        ),
      ),
    },
    fish: {
      excerpt: 'Un lago, un sombrero y peces con dinero encima.',
      content: blocks(
        p(
          'El éxito más improbable de los últimos diez años: {count} juegos sobre estarse quieto hasta que algo pica. En la mayoría los peces llevan cantidades, y el pescador que cae en las tiradas gratis recoge lo que hay a la vista.',
        ),
        h2('Qué significan las cantidades'),
        p(
          'Son parte del retorno del juego, no un añadido, y una pantalla llena de peces no acerca a ningún pescador. Mira en las reglas cada cuánto llega la función. <a href="/blog/fishing-slots/">Cómo la pesca llegó a ser un género.</a>',
        ),
        image({ name: 'article-fishing-slots', alt: 'Un pez que salta sobre un lago dorado' }),
      ),
    },
    classic: {
      excerpt: 'Barras, campanas y sietes. Sabes dónde estás.',
      content: blocks(
        p(
          'Tras una noche entre dioses y exploradores, una sola campana descansa. Estos {count} juegos tienen pocos símbolos, pocas líneas y ninguna segunda pantalla. Todas las reglas caben bajo los rodillos.',
        ),
        h2('Sencillo no es lo mismo que suave'),
        p(
          'Un juego de tres rodillos puede ser tan volátil como una epopeya: con pocos resultados hay pocos premios, y algunos son grandes. La cifra de las reglas te dice cuál tienes delante.',
        ),
        list('Cinco líneas o menos', 'Algún avance o alguna retención', 'Nada que necesite un tutorial'),
      ),
    },
  },
};
