import type { ContentLang } from '../post.ts';

/** What is told of a studio; all of it invented, like the studios. Texts are HTML. */
export type StudioFacts = {
  founded: number;
  town: Record<ContentLang, string>;
  people: number;
  temper: 'gentle' | 'middling' | 'wild';
  /** Who they are. */
  story: Record<ContentLang, string>;
  /** What gives their games away. */
  hand: Record<ContentLang, string>;
};

export const STUDIO_FACTS: Readonly<Record<string, StudioFacts>> = {
  'brass-orrery': {
    founded: 2011,
    town: { en: 'Sheffield', es: 'Sheffield' },
    people: 41,
    temper: 'middling',
    story: {
      en: 'Two clockmakers’ daughters and a mathematician started Brass Orrery above a shop that repaired barometers. Every game still begins on paper, pulled by hand past a window cut into a shoebox, and two in three never leave it.',
      es: 'Dos hijas de relojero y un matemático fundaron Brass Orrery encima de un taller de barómetros. Cada juego sigue empezando en papel, pasado a mano por la ventana de una caja de zapatos, y dos de cada tres no salen de ella.',
    },
    hand: {
      en: 'Look for gears that really turn, coins that were recorded in a church, and no fanfare for a win smaller than its stake.',
      es: 'Fíjate en los engranajes que giran de verdad, en las monedas grabadas en una iglesia y en que no hay fanfarria por un premio menor que la apuesta.',
    },
  },
  'lantern-and-lark': {
    founded: 2013,
    town: { en: 'Bristol', es: 'Bristol' },
    people: 36,
    temper: 'gentle',
    story: {
      en: 'Lantern &amp; Lark make games for the last hour of the day. The studio shares a courtyard with a bakery, and their release notes are famous for mentioning what came out of the oven.',
      es: 'Lantern &amp; Lark hacen juegos para la última hora del día. El estudio comparte patio con una panadería, y sus notas de lanzamiento son famosas por mencionar lo que salió del horno.',
    },
    hand: {
      en: 'Warm palettes, frequent small wins, and a bonus that arrives before you have stopped expecting it.',
      es: 'Paletas cálidas, premios pequeños y frecuentes, y un bono que llega antes de que dejes de esperarlo.',
    },
  },
  'nine-foxes': {
    founded: 2016,
    town: { en: 'Lisbon', es: 'Lisboa' },
    people: 27,
    temper: 'wild',
    story: {
      en: 'There were nine of them once, and a fox on the first office’s roof. Nine Foxes are the studio other studios watch: if a mechanism is strange and new, the chances are that it was seen here first.',
      es: 'Una vez fueron nueve, y había un zorro en el tejado de la primera oficina. Nine Foxes es el estudio al que miran los demás: si un mecanismo es raro y nuevo, lo más probable es que se viera antes aquí.',
    },
    hand: {
      en: 'Symbols swap, reels change places, and the rules page has drawings in the margin.',
      es: 'Los símbolos se cambian, los rodillos se mueven de sitio y la página de reglas tiene dibujos en el margen.',
    },
  },
  moonquay: {
    founded: 2014,
    town: { en: 'Valletta', es: 'La Valeta' },
    people: 58,
    temper: 'middling',
    story: {
      en: 'Moonquay works in a converted boathouse, and you can hear it: halyards, gulls, water under boards. They publish a game on every full moon and have missed only one.',
      es: 'Moonquay trabaja en una antigua caseta de barcas, y se oye: drizas, gaviotas, agua bajo las tablas. Publican un juego cada luna llena y solo han fallado una.',
    },
    hand: {
      en: 'Blue light, slow tides of symbols, and free spins that come in with the water.',
      es: 'Luz azul, mareas lentas de símbolos y tiradas gratis que entran con el agua.',
    },
  },
  tidewright: {
    founded: 2009,
    town: { en: 'Douglas, Isle of Man', es: 'Douglas, isla de Man' },
    people: 73,
    temper: 'gentle',
    story: {
      en: 'Among the oldest houses in our lobby. Tidewright began with fruit machines for seaside arcades and still has three of them in the hall, set to free play for visitors.',
      es: 'Una de las casas más antiguas de nuestra sala. Tidewright empezó con máquinas de frutas para salones junto al mar y conserva tres en la entrada, en modo gratuito para las visitas.',
    },
    hand: {
      en: 'Honest fruit, honest arithmetic, nudges and holds where you would hope for them.',
      es: 'Fruta honesta, aritmética honesta, avances y retenciones donde los esperas.',
    },
  },
  'velvet-anvil': {
    founded: 2015,
    town: { en: 'Gdańsk', es: 'Gdańsk' },
    people: 31,
    temper: 'wild',
    story: {
      en: 'A metal band that learned to program, or the other way round; accounts differ. Velvet Anvil record their own soundtracks in a shipyard, preferably at night.',
      es: 'Un grupo de metal que aprendió a programar, o al revés; las versiones difieren. Velvet Anvil graban sus bandas sonoras en un astillero, de noche si puede ser.',
    },
    hand: {
      en: 'Gods, hammers, very long silences and then everything at once.',
      es: 'Dioses, martillos, silencios muy largos y luego todo a la vez.',
    },
  },
  'ember-and-oak': {
    founded: 2017,
    town: { en: 'Galway', es: 'Galway' },
    people: 22,
    temper: 'middling',
    story: {
      en: 'A small studio with a large fireplace. Ember &amp; Oak write a short story for every game before they draw a symbol, and some of the stories have been published on their own.',
      es: 'Un estudio pequeño con una chimenea grande. Ember &amp; Oak escriben un cuento para cada juego antes de dibujar un símbolo, y algunos se han publicado por su cuenta.',
    },
    hand: {
      en: 'Animals with opinions, woodcut textures, and bonus rounds in chapters.',
      es: 'Animales con opiniones, texturas de grabado y bonos por capítulos.',
    },
  },
  'solstice-forge': {
    founded: 2018,
    town: { en: 'Tallinn', es: 'Tallin' },
    people: 29,
    temper: 'wild',
    story: {
      en: 'Solstice Forge was founded on the longest night of the year, which in Tallinn is saying something. They like contrast: dark screens, sudden gold.',
      es: 'Solstice Forge se fundó la noche más larga del año, que en Tallin es mucho decir. Les gusta el contraste: pantallas oscuras, oro repentino.',
    },
    hand: {
      en: 'Multipliers that build with the night and are gone by morning.',
      es: 'Multiplicadores que crecen con la noche y al amanecer ya no están.',
    },
  },
  'casa-lumbre': {
    founded: 2012,
    town: { en: 'Seville', es: 'Sevilla' },
    people: 34,
    temper: 'gentle',
    story: {
      en: 'Casa Lumbre is what happens when set painters for the opera discover slots. Everything is painted by hand, scanned, and only then allowed to move.',
      es: 'Casa Lumbre es lo que pasa cuando unas escenógrafas de ópera descubren las tragaperras. Todo se pinta a mano, se escanea y solo entonces se le permite moverse.',
    },
    hand: {
      en: 'Brush strokes, guitar, and light that changes as the evening goes on.',
      es: 'Pinceladas, guitarra y una luz que cambia a medida que avanza la tarde.',
    },
  },
  'halcyon-reel': {
    founded: 2010,
    town: { en: 'Brighton', es: 'Brighton' },
    people: 26,
    temper: 'gentle',
    story: {
      en: 'Halcyon Reel Co. believe that a slot should be quieter than the room it is played in. They were the first to ship a game with the sound off by default.',
      es: 'Halcyon Reel Co. creen que una tragaperras debe ser más callada que la habitación en que se juega. Fueron los primeros en publicar un juego con el sonido apagado.',
    },
    hand: {
      en: 'Pastel reels, kind pay tables, rules that fit on a postcard.',
      es: 'Rodillos en tonos pastel, pagos amables, reglas que caben en una postal.',
    },
  },
  copperfen: {
    founded: 2016,
    town: { en: 'Cambridge', es: 'Cambridge' },
    people: 18,
    temper: 'middling',
    story: {
      en: 'Four statisticians and a botanist. Copperfen publish a paper with each game that sets out its mathematics, and nobody has yet found a mistake, though they offer a cake for one.',
      es: 'Cuatro estadísticos y una botánica. Copperfen publica con cada juego un artículo que expone su matemática, y nadie ha encontrado aún un error, aunque ofrecen una tarta por ello.',
    },
    hand: {
      en: 'Odd grids, exact figures, a reed warbler somewhere in every game.',
      es: 'Parrillas raras, cifras exactas y un carricero escondido en cada juego.',
    },
  },
  kitebridge: {
    founded: 2019,
    town: { en: 'Porto', es: 'Oporto' },
    people: 16,
    temper: 'middling',
    story: {
      en: 'Kitebridge make games that can be played with one thumb on a tram. They test them on an actual tram, line 1, upstairs.',
      es: 'Kitebridge hace juegos que se pueden jugar con un pulgar en un tranvía. Los prueban en un tranvía de verdad, el de la línea 1.',
    },
    hand: {
      en: 'Portrait screens, quick rounds, bright kites instead of coins.',
      es: 'Pantallas verticales, rondas rápidas y cometas de colores en vez de monedas.',
    },
  },
  quillback: {
    founded: 2015,
    town: { en: 'Vancouver', es: 'Vancouver' },
    people: 38,
    temper: 'middling',
    story: {
      en: 'Quillback Interactive came from adventure games and never quite left them. Their slots have maps, endings, and once a puzzle that took players a month.',
      es: 'Quillback Interactive venía de las aventuras gráficas y nunca se fue del todo. Sus tragaperras tienen mapas, finales y una vez un acertijo que tuvo a los jugadores un mes.',
    },
    hand: {
      en: 'Trails, maps and narrators with dry voices.',
      es: 'Senderos, mapas y narradores de voz seca.',
    },
  },
  'peregrine-row': {
    founded: 2014,
    town: { en: 'Edinburgh', es: 'Edimburgo' },
    people: 24,
    temper: 'wild',
    story: {
      en: 'Named after the street and not the bird, though there is a bird. Peregrine Row make a few large games a year and take them more seriously than is strictly necessary.',
      es: 'Se llama así por la calle y no por el halcón, aunque halcón hay. Peregrine Row hace pocos juegos grandes al año y se los toma más en serio de lo estrictamente necesario.',
    },
    hand: {
      en: 'Marble, storm light, multipliers that come down like weather.',
      es: 'Mármol, luz de tormenta y multiplicadores que caen como el tiempo.',
    },
  },
  northlight: {
    founded: 2017,
    town: { en: 'Tromsø', es: 'Tromsø' },
    people: 14,
    temper: 'middling',
    story: {
      en: 'Fourteen people above the Arctic Circle, two months of dark a year and a great deal of coffee. Northlight Works paint skies better than anybody.',
      es: 'Catorce personas sobre el círculo polar, dos meses de oscuridad al año y muchísimo café. Northlight Works pinta cielos mejor que nadie.',
    },
    hand: {
      en: 'Skies that move, ice that cracks in scale with the win.',
      es: 'Cielos que se mueven, hielo que cruje a la medida del premio.',
    },
  },
  saltmarsh: {
    founded: 2018,
    town: { en: 'Norwich', es: 'Norwich' },
    people: 11,
    temper: 'gentle',
    story: {
      en: 'Saltmarsh began as a newsletter about tides. The games came later, and are about as hurried.',
      es: 'Saltmarsh empezó como un boletín sobre mareas. Los juegos llegaron después, y con la misma prisa.',
    },
    hand: {
      en: 'Mud, birds, long horizons and low stakes.',
      es: 'Barro, aves, horizontes largos y apuestas bajas.',
    },
  },
  'wren-and-walnut': {
    founded: 2020,
    town: { en: 'Ljubljana', es: 'Liubliana' },
    people: 9,
    temper: 'gentle',
    story: {
      en: 'Nine people who used to make wooden toys, and decided that adults deserve good joints as well. Nothing of theirs is for children; everything is well made.',
      es: 'Nueve personas que antes hacían juguetes de madera y decidieron que los adultos también merecen buenos ensamblajes. Nada suyo es para la infancia; todo está bien hecho.',
    },
    hand: {
      en: 'Wood that sounds like wood, small reels, exact clicks.',
      es: 'Madera que suena a madera, rodillos pequeños, chasquidos exactos.',
    },
  },
  ironwood: {
    founded: 2013,
    town: { en: 'Leeds', es: 'Leeds' },
    people: 20,
    temper: 'middling',
    story: {
      en: 'Ironwood Slots supply pubs as well as screens, so their games are tested by the least patient audience there is.',
      es: 'Ironwood Slots abastece pubs además de pantallas, así que sus juegos los prueba el público menos paciente que existe.',
    },
    hand: {
      en: 'Sturdy fruit, loud bells, rules you know already.',
      es: 'Fruta robusta, campanas sonoras, reglas que ya conoces.',
    },
  },
  'marigold-lab': {
    founded: 2021,
    town: { en: 'Mumbai', es: 'Bombay' },
    people: 19,
    temper: 'middling',
    story: {
      en: 'Marigold Lab draw with flower pigments and scan the sheets before they fade. Their first table game sold out of seats on its first evening.',
      es: 'Marigold Lab dibuja con pigmentos de flores y escanea las hojas antes de que se destiñan. Su primer juego de mesa se quedó sin asientos la primera noche.',
    },
    hand: {
      en: 'Saffron, petals, and a tabla that keeps time with the reels.',
      es: 'Azafrán, pétalos y una tabla que marca el compás de los rodillos.',
    },
  },
  'cinder-mill': {
    founded: 2016,
    town: { en: 'Duisburg', es: 'Duisburgo' },
    people: 23,
    temper: 'wild',
    story: {
      en: 'Cinder Mill sits in a former steelworks and makes games that sound like it. They call their volatility “honest”, which is one word for it.',
      es: 'Cinder Mill está en una antigua acería y hace juegos que suenan a ella. Llaman «honesta» a su volatilidad, que es una manera de decirlo.',
    },
    hand: {
      en: 'Sparks, presses, and wins that arrive by crane.',
      es: 'Chispas, prensas y premios que llegan en grúa.',
    },
  },
  papercrane: {
    founded: 2019,
    town: { en: 'Kyoto', es: 'Kioto' },
    people: 12,
    temper: 'gentle',
    story: {
      en: 'Everything at Papercrane Arcade is folded from a single sheet, including the logo. Rounds are short, like the breath you hold for the last crease.',
      es: 'En Papercrane Arcade todo se pliega de una sola hoja, también el logotipo. Las rondas son cortas, como el aire que aguantas en el último doblez.',
    },
    hand: {
      en: 'Paper, shadows, games that are over in ten seconds.',
      es: 'Papel, sombras y juegos que acaban en diez segundos.',
    },
  },
  'starling-deck': {
    founded: 2017,
    town: { en: 'Rotterdam', es: 'Róterdam' },
    people: 15,
    temper: 'middling',
    story: {
      en: 'Starling Deck think in flocks: symbols gather, turn together and scatter again. Their office faces the harbour, and the birds were there first.',
      es: 'Starling Deck piensa en bandadas: los símbolos se juntan, giran a la vez y se dispersan. Su oficina da al puerto, y los estorninos estaban antes.',
    },
    hand: {
      en: 'Clusters that move as one, and clean card tables.',
      es: 'Grupos que se mueven como uno solo y mesas de cartas limpias.',
    },
  },
  fjordspill: {
    founded: 2012,
    town: { en: 'Bergen', es: 'Bergen' },
    people: 21,
    temper: 'middling',
    story: {
      en: 'It rains on 230 days a year in Bergen, which Fjordspill say explains their output. Their animals are drawn from life by a former vet.',
      es: 'En Bergen llueve 230 días al año, y Fjordspill dice que eso explica su producción. Sus animales los dibuja del natural una antigua veterinaria.',
    },
    hand: {
      en: 'Wet wool, clear water, wolves that look like wolves.',
      es: 'Lana mojada, agua clara y lobos que parecen lobos.',
    },
  },
  'tuuli-tahti': {
    founded: 2018,
    town: { en: 'Tampere', es: 'Tampere' },
    people: 8,
    temper: 'gentle',
    story: {
      en: 'Tuuli is wind, Tähti is star, and the two founders are called that as well. Eight people, four games a year, a sauna.',
      es: 'Tuuli es viento, Tähti es estrella, y así se llaman también las dos fundadoras. Ocho personas, cuatro juegos al año y una sauna.',
    },
    hand: {
      en: 'Birch, snow, silence, and a bonus round that whispers.',
      es: 'Abedul, nieve, silencio y un bono que susurra.',
    },
  },
  'blue-pavilion': {
    founded: 2022,
    town: { en: 'Bath', es: 'Bath' },
    people: 7,
    temper: 'gentle',
    story: {
      en: 'The youngest studio in our lobby but one. Blue Pavilion make ten small games about parks, bandstands and weather.',
      es: 'El segundo estudio más joven de la sala. Blue Pavilion tiene diez juegos pequeños sobre parques, quioscos de música y el tiempo.',
    },
    hand: {
      en: 'Deckchairs, brass at a distance, very fair odds.',
      es: 'Hamacas, metales a lo lejos y probabilidades muy razonables.',
    },
  },
  'hollow-bell': {
    founded: 2023,
    town: { en: 'Whitby', es: 'Whitby' },
    people: 6,
    temper: 'wild',
    story: {
      en: 'Six people who like ghost stories and are not afraid of arithmetic. Hollow Bell’s games are best after dark and in small doses.',
      es: 'Seis personas a las que les gustan las historias de fantasmas y no les asusta la aritmética. Los juegos de Hollow Bell saben mejor de noche y en dosis pequeñas.',
    },
    hand: {
      en: 'Fog, candlelight, one bell that means something.',
      es: 'Niebla, velas y una campana que significa algo.',
    },
  },
  'grand-meridian-live': {
    founded: 2012,
    town: { en: 'Riga', es: 'Riga' },
    people: 410,
    temper: 'middling',
    story: {
      en: 'The largest live house in our lobby: three floors of tables, forty cameras to a floor, and dealers who work half an hour on and half an hour off. Grand Meridian’s main wheel is balanced every morning by the same man.',
      es: 'La mayor casa en vivo de nuestra sala: tres plantas de mesas, cuarenta cámaras por planta y crupieres que trabajan media hora sí y media no. La rueda principal de Grand Meridian la equilibra cada mañana el mismo hombre.',
    },
    hand: {
      en: 'Midnight blue, single-zero wheels, limits for everybody.',
      es: 'Azul noche, ruedas de un solo cero y límites para todos.',
    },
  },
  'parlour-nine': {
    founded: 2016,
    town: { en: 'Bucharest', es: 'Bucarest' },
    people: 190,
    temper: 'gentle',
    story: {
      en: 'Parlour Nine built nine rooms that look like somebody’s home: a library, a winter garden, a kitchen with a blackjack table in it. The dealers choose the flowers.',
      es: 'Parlour Nine construyó nueve salas que parecen la casa de alguien: una biblioteca, un jardín de invierno, una cocina con una mesa de blackjack. Las flores las eligen los crupieres.',
    },
    hand: {
      en: 'Lamps instead of spotlights, and time to think.',
      es: 'Lámparas en vez de focos y tiempo para pensar.',
    },
  },
  'glass-harbour': {
    founded: 2018,
    town: { en: 'Valletta', es: 'La Valeta' },
    people: 85,
    temper: 'middling',
    story: {
      en: 'Glass Harbour Studios look out over the water, and so do their cameras. At sunset the tables turn gold for eleven minutes and nobody adjusts anything.',
      es: 'Glass Harbour Studios da al agua, y sus cámaras también. Al atardecer las mesas se vuelven doradas once minutos y nadie ajusta nada.',
    },
    hand: {
      en: 'Daylight, baccarat, and a very good squeeze.',
      es: 'Luz de día, bacarrá y un squeeze excelente.',
    },
  },
  'mesa-dorada': {
    founded: 2020,
    town: { en: 'Madrid', es: 'Madrid' },
    people: 64,
    temper: 'middling',
    story: {
      en: 'Live tables in Spanish, from a former cinema in Lavapiés. Mesa Dorada’s dealers are used to an audience that answers back.',
      es: 'Mesas en vivo en español, desde un antiguo cine de Lavapiés. Los crupieres de Mesa Dorada están acostumbrados a un público que contesta.',
    },
    hand: {
      en: 'Conversation, late hours, a wheel with a name: Pilar.',
      es: 'Conversación, horario tardío y una rueda con nombre: Pilar.',
    },
  },
};
