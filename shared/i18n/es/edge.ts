import type { EdgeWords } from '../en/edge.ts';
import { accessibility } from './accessibility.ts';

export const edgeWords: EdgeWords = {
  pages: {
    home: {
      title: '{brand}: tragaperras, casino en vivo y botes',
      description:
        'Tragaperras, botes y mesas en vivo, en un sitio rápido y tranquilo. {age}. Juega con responsabilidad.',
    },
    tab: {
      description:
        '{name} en {brand}: todos los juegos, sus reseñas y la posibilidad de jugar dentro de tus propios límites. {age}.',
    },
    'all-games': {
      description: 'Todos los juegos de {brand} de la A a la Z, por proveedor y por característica. {age}.',
    },
    'game-search': {
      description: 'Busca entre los juegos, las promociones y los artículos de {brand}.',
    },
    'site-search': {
      description: 'Busca entre los juegos, las promociones y los artículos de {brand}.',
    },
    blog: {
      description:
        'Cómo funcionan los juegos, quién los crea y cómo lograr que jugar siga siendo un placer: la revista de {brand}.',
    },
    article: { description: '{name}, en la revista de {brand}.' },
    contact: { description: 'Escribe al equipo de atención de {brand}.' },
    accessibility: {
      description: 'Hasta dónde es accesible {brand}, qué falta y dónde escribir.',
    },
    promotions: {
      description:
        'Las promociones vigentes de {brand}, con sus condiciones a un clic. {age}. Se aplican condiciones.',
    },
    promotion: {
      description: '{name}: la oferta y sus condiciones, en {brand}. {age}.',
    },
    providers: {
      description: 'Los estudios que crean los juegos de {brand} y todas sus obras.',
    },
    provider: {
      description:
        '{name} en {brand}: todos los juegos, sus reseñas y la posibilidad de jugar dentro de tus propios límites. {age}.',
    },
    themes: {
      description: 'Los juegos de {brand} por temática, de Egipto a los clásicos.',
    },
    theme: {
      description:
        '{name} en {brand}: todos los juegos, sus reseñas y la posibilidad de jugar dentro de tus propios límites. {age}.',
    },
    'game-reviews': {
      description: 'Reseñas de los juegos de {brand}: cómo se juega, qué retorno ofrece y quién lo creó.',
    },
    'game-review': {
      description: '{name}: cómo se juega y qué retorno ofrece, según {brand}.',
    },
    info: {
      description: '{name}: lo que necesitan saber quienes juegan en {brand}.',
    },
    landing: { description: '{name}: una oferta de {brand}. {age}.' },
    restricted: {
      description: '{name}: {brand} solo ofrece sus juegos donde tiene licencia.',
    },
    'not-found': {
      title: 'Página no encontrada | {brand}',
      description: 'No se ha podido encontrar esta página',
    },
    error: {
      title: 'Algo ha fallado | {brand}',
      description: 'Error desconocido, vuelve a cargar la página',
    },
  },
  content: {
    table: 'Tabla',
    opensInNewTab: '(se abre en una pestaña nueva)',
    playTitled: 'Cargar de {provider}: {title}',
    play: 'Cargar de {provider}',
    embedNotice: 'Al cargarlo te conectas con {provider}.',
    openExternal: 'Abrir en {provider}',
    untitled: 'Sin título',
    lastDay: 'Último día',
    ends: 'Termina',
  },
  overload: {
    title: 'Ahora mismo hay mucha gente aquí',
    text: 'No hemos podido preparar esta página a tiempo. Vuelve en unos segundos: merece la pena intentarlo otra vez.',
  },
  rights: {
    'limit-prompts':
      'Te pedimos que fijes un límite antes del primer depósito y, cada seis meses, que lo revises.',
    'gross-deposit-limit':
      'El límite de depósito cuenta todo lo que ingresas en su periodo. Lo que retiras no deja sitio para más.',
    'slot-stakes':
      'Una tirada de tragaperras cuesta como mucho {adult}, o {under25} si tienes entre 18 y 24 años.',
    'net-position': 'Cada juego muestra cuánto tiempo llevas y cuánto has ganado o perdido en él.',
    'final-withdrawals': 'El dinero que nos has pedido retirar no puede volver al juego.',
    'granular-marketing-consent':
      'Solo te escribimos sobre ofertas si nos lo pides, para cada tipo de juego y cada canal.',
    'wagering-cap': 'Un bono se apuesta como mucho {value} veces.',
    'single-product-offers': 'Una oferta nunca te pide probar otro tipo de juego.',
    'no-demo-before-age-check': 'Aquí nadie juega, ni siquiera sin dinero, antes de que sepamos su edad.',
    'no-personal-inducements': 'No te hacemos ofertas solo a ti, ni hay un programa para quienes más juegan.',
    'self-exclusion-one-click': 'Puedes autoexcluirte con un clic desde esta página.',
  },
  payments: { method: 'Método', deposit: 'Depósito', withdrawal: 'Retirada', currencies: 'Divisas' },
  offline: {
    title: 'Estás sin conexión',
    text: 'Ahora mismo tu navegador no tiene red. Los juegos vuelven con ella.',
    again: 'Intentarlo de nuevo',
    lobbyTitle: 'El casino, como lo viste la última vez',
    lobbyText: 'Del {when}. Podrás volver a jugar cuando tengas conexión.',
    helpText: 'Puedes llamar a un teléfono sin internet.',
  },
  previewOver: 'Esta vista previa ha caducado: su enlace vale media hora. Ábrela de nuevo en WordPress.',
  accessibility,
  withoutScripts:
    'Sin JavaScript puedes leer este sitio, pero no jugar, entrar ni registrarte. Actívalo y vuelve a cargar la página.',
  review: {
    rtp: 'De cada {stake} apostados, unos {back} vuelven en premios. Es una media de millones de rondas de todos los jugadores, no lo que trae una noche.',
    volatility: {
      low: 'Los premios llegan a menudo y son pequeños.',
      medium: 'Se alternan rachas tranquilas y premios; casi todos son pequeños, unos pocos no.',
      high: 'Los premios son raros, y unos pocos son grandes. Pueden pasar rachas largas sin ninguno.',
    },
    maxWin: '{times} × la apuesta',
    hitFrequency: '{share}, 1 ronda de cada {every}',
    featureEvery: 'cerca de 1 ronda de cada {rounds}',
    range: 'de {min} a {max}',
    offerGames: 'Juegos de esta oferta',
    stakesFrom: 'desde {min}',
    stakesUpTo: 'hasta {max}',
    stakeLimit: '{adult} por tirada; {under25} para jugadores de 18 a 24 años',
  },
};
