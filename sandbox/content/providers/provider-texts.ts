import { hash } from '../../data/catalogue-seed.ts';
import { blocks, buttons, details, h2, list, p, table } from '../blocks.ts';
import type { ContentLang } from '../post.ts';
import type { StudioFacts } from './studio-facts.ts';

/** What the catalogue knows of a studio's games. Names are HTML. */
export type StudioGames = {
  name: string;
  slug: string;
  isLive: boolean;
  count: number;
  /** Its most frequent themes, the first two; none for a live studio. */
  themes: readonly string[];
  /** A few of its games, with the address of their review where they have one. */
  examples: readonly { name: string; href: string | null; rtp: number }[];
  label: string | null;
  /** Lowest and highest return among its games, in per cent. */
  rtp: readonly [low: number, high: number];
};

type Telling = { games: StudioGames; facts: StudioFacts };
type Teller = (telling: Telling) => string;

/** The page of a studio, composed of what is told of it and what the catalogue knows. */
export function providerContent(telling: Telling, lang: ContentLang): string {
  const tell = TELLERS[lang];
  const { games, facts } = telling;
  const pick = (salt: string, from: readonly Teller[]): string =>
    from[hash(`${salt} ${games.slug}`) % from.length]?.(telling) ?? '';
  return blocks(
    p(facts.story[lang]),
    h2(tell.gamesTitle(telling)),
    p(`${pick('count', games.isLive ? tell.liveCount : tell.count)} ${facts.hand[lang]}`),
    list(...games.examples.map((game) => tell.example(game))),
    h2(tell.temperTitle),
    p(pick('temper', games.isLive ? tell.liveTemper : tell.temper[facts.temper])),
    table(tell.facts(telling)),
    ...(games.label === null ? [] : [details(tell.labelTitle(games.label), p(tell.label(telling)))]),
    p(pick('end', tell.end)),
    buttons(tell.button(telling)),
  );
}

export function providerExcerpt({ games, facts }: Telling, lang: ContentLang): string {
  const town = facts.town[lang];
  if (lang === 'es') {
    return games.isLive
      ? `Mesas en vivo desde ${town}: ${games.count} en nuestra sala.`
      : `Un estudio de ${town} con ${games.count} juegos en nuestra sala.`;
  }
  return games.isLive
    ? `Live tables from ${town}: ${games.count} of them in our lobby.`
    : `A studio in ${town} with ${games.count} games in our lobby.`;
}

type Tellers = {
  gamesTitle: Teller;
  count: readonly Teller[];
  liveCount: readonly Teller[];
  example: (game: StudioGames['examples'][number]) => string;
  temperTitle: string;
  temper: Record<StudioFacts['temper'], readonly Teller[]>;
  liveTemper: readonly Teller[];
  facts: (telling: Telling) => { head: string[]; rows: string[][] };
  labelTitle: (label: string) => string;
  label: Teller;
  end: readonly Teller[];
  button: (telling: Telling) => { text: string; href: string };
};

function linked({ name, href }: { name: string; href: string | null }): string {
  return href === null ? `<strong>${name}</strong>` : `<a href="${href}">${name}</a>`;
}

const EN: Tellers = {
  gamesTitle: ({ games }) => (games.isLive ? `At the tables of ${games.name}` : `Playing ${games.name}`),
  count: [
    ({ games }) =>
      `${games.count} of their games are in our lobby, most often about ${games.themes.join(' and ')}.`,
    ({ games }) =>
      `We have ${games.count} games of theirs, with a weakness for ${games.themes.join(' and ')}.`,
    ({ games }) =>
      `Of their catalogue ${games.count} games have found their way here; ${games.themes.join(' and ')} lead the list.`,
  ],
  liveCount: [
    ({ games }) => `${games.count} tables are open to our players, at limits from small change upwards.`,
    ({ games }) => `You will find ${games.count} of their tables here, at every hour.`,
  ],
  example: (game) => `${linked(game)}: returns ${game.rtp} % over its life`,
  temperTitle: 'What to expect',
  temper: {
    gentle: [
      () =>
        'Their games are mostly of low volatility: results come often and are small, and a modest budget lasts. If you are waiting for thunder, it is made elsewhere.',
      () =>
        'Expect company rather than drama. Wins are frequent and modest, features arrive early, and an hour costs about what the arithmetic says.',
    ],
    middling: [
      () =>
        'Volatility is in the middle of the road. There are quiet spells and there are lively ones; the rules of each game say which way it leans.',
      () =>
        'Neither mild nor merciless. Give a game a hundred spins before you judge it, at a stake that makes a hundred spins a small matter.',
    ],
    wild: [
      () =>
        'Nearly everything of theirs is volatile. Two hundred spins without a feature are nothing unusual, and the budget has to be made for it: take half of the stake you had in mind.',
      () =>
        'These are games for short sessions and firm limits. Much is quiet, a little is very loud, and no one can tell you which evening is which.',
    ],
  },
  liveTemper: [
    () =>
      'Rounds take as long as a real round takes, which is a good thing: the slower the table, the less an evening costs. Set a reality check if you tend to stay.',
    () =>
      'The pace is unhurried and the dealers talk. Every table shows its limits and its free seats before you sit down.',
  ],
  facts: ({ games, facts }) => ({
    head: ['In figures', ''],
    rows: [
      ['Founded', String(facts.founded)],
      ['At home in', facts.town.en],
      ['People', String(facts.people)],
      [games.isLive ? 'Tables here' : 'Games here', String(games.count)],
      ['Return to player', `${games.rtp[0]} % to ${games.rtp[1]} %`],
    ],
  }),
  labelTitle: (label) => `What is ${label}?`,
  label: ({ games }) =>
    `A label of ${games.name}, under which they publish what does not fit anywhere else. The mathematics and the licence are the same.`,
  end: [
    () => 'Each game’s own rules have the last word on its return and its volatility. They are in its menu.',
    () =>
      'All of them are tested by an independent laboratory before they come to us. <a href="/info/fair-play/">How that works.</a>',
    () => 'Play with money you have decided to spend, and stop when it is spent. 18+.',
  ],
  button: ({ games }) => ({
    text: games.isLive ? 'All live tables' : 'All providers',
    href: games.isLive ? '/live-casino/' : '/providers/',
  }),
};

const ES: Tellers = {
  gamesTitle: ({ games }) => (games.isLive ? `En las mesas de ${games.name}` : `Los juegos de ${games.name}`),
  count: [
    ({ games }) =>
      `En nuestra sala hay ${games.count} juegos suyos, sobre todo de ${games.themes.join(' y ')}.`,
    ({ games }) => `Tenemos ${games.count} juegos suyos, con debilidad por ${games.themes.join(' y ')}.`,
    ({ games }) =>
      `De su catálogo han llegado aquí ${games.count} juegos; ${games.themes.join(' y ')} encabezan la lista.`,
  ],
  liveCount: [
    ({ games }) => `Hay ${games.count} mesas abiertas para nuestros jugadores, con límites desde calderilla.`,
    ({ games }) => `Aquí encontrarás ${games.count} de sus mesas, a cualquier hora.`,
  ],
  example: (game) =>
    `${linked(game)}: devuelve un ${String(game.rtp).replace('.', ',')} % a lo largo de su vida`,
  temperTitle: 'Qué esperar',
  temper: {
    gentle: [
      () =>
        'Sus juegos son casi todos de baja volatilidad: los resultados llegan a menudo y son pequeños, y un presupuesto modesto dura. Si esperas truenos, se fabrican en otra parte.',
      () =>
        'Espera compañía más que drama. Los premios son frecuentes y modestos, las funciones llegan pronto y una hora cuesta más o menos lo que dice la aritmética.',
    ],
    middling: [
      () =>
        'La volatilidad está a medio camino. Hay ratos callados y ratos animados; las reglas de cada juego dicen hacia dónde se inclina.',
      () =>
        'Ni mansos ni despiadados. Dale cien tiradas a un juego antes de juzgarlo, con una apuesta que haga de cien tiradas un asunto menor.',
    ],
    wild: [
      () =>
        'Casi todo lo suyo es volátil. Doscientas tiradas sin función no son raras, y el presupuesto tiene que estar hecho para ello: toma la mitad de la apuesta que tenías en mente.',
      () =>
        'Son juegos para sesiones cortas y límites firmes. Mucho es silencio, un poco es estruendo, y nadie puede decirte qué noche es cuál.',
    ],
  },
  liveTemper: [
    () =>
      'Las rondas duran lo que dura una ronda de verdad, y es buena cosa: cuanto más lenta la mesa, menos cuesta la velada. Pon un aviso si sueles quedarte.',
    () =>
      'El ritmo es tranquilo y los crupieres conversan. Cada mesa muestra sus límites y sus asientos libres antes de sentarte.',
  ],
  facts: ({ games, facts }) => ({
    head: ['En cifras', ''],
    rows: [
      ['Fundación', String(facts.founded)],
      ['Sede', facts.town.es],
      ['Personas', String(facts.people)],
      [games.isLive ? 'Mesas aquí' : 'Juegos aquí', String(games.count)],
      ['Retorno al jugador', `${games.rtp.map((rtp) => `${String(rtp).replace('.', ',')} %`).join(' a ')}`],
    ],
  }),
  labelTitle: (label) => `¿Qué es ${label}?`,
  label: ({ games }) =>
    `Un sello de ${games.name} en el que publican lo que no encaja en otro sitio. La matemática y la licencia son las mismas.`,
  end: [
    () =>
      'Las reglas de cada juego tienen la última palabra sobre su retorno y su volatilidad. Están en su menú.',
    () =>
      'Todos los prueba un laboratorio independiente antes de llegar aquí. <a href="/info/fair-play/">Cómo funciona.</a>',
    () => 'Juega con dinero que hayas decidido gastar y detente cuando se acabe. Mayores de 18 años.',
  ],
  button: ({ games }) => ({
    text: games.isLive ? 'Todas las mesas en vivo' : 'Todos los proveedores',
    href: games.isLive ? '/live-casino/' : '/providers/',
  }),
};

const TELLERS: Record<ContentLang, Tellers> = { en: EN, es: ES };
