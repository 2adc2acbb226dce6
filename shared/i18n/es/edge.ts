import type { EdgeWords } from '../en/edge.ts';

export const edgeWords: EdgeWords = {
  pages: {
    home: {
      title: '{brand}: tragaperras, casino en vivo y botes',
      description:
        'Tragaperras, botes y mesas en vivo de unos treinta estudios, en un sitio rápido y tranquilo. +18. Juega con responsabilidad.',
    },
    tab: {
      title: '{name} | {brand}',
      description:
        '{name} en {brand}: todos los juegos, sus reseñas y la posibilidad de jugar dentro de tus propios límites. +18.',
    },
    'all-games': {
      title: '{name} | {brand}',
      description: 'Todos los juegos de {brand} de la A a la Z, por proveedor y por característica. +18.',
    },
    'game-search': {
      title: '{name} | {brand}',
      description: 'Busca entre los juegos, las promociones y los artículos de {brand}.',
    },
    'site-search': {
      title: '{name} | {brand}',
      description: 'Busca entre los juegos, las promociones y los artículos de {brand}.',
    },
    blog: {
      title: '{name} | {brand}',
      description:
        'Cómo funcionan los juegos, quién los crea y cómo lograr que jugar siga siendo un placer: la revista de {brand}.',
    },
    article: { title: '{name} | {brand}', description: '{name}, en la revista de {brand}.' },
    contact: { title: '{name} | {brand}', description: 'Escribe al equipo de atención de {brand}.' },
    promotions: {
      title: '{name} | {brand}',
      description:
        'Las promociones vigentes de {brand}, con sus condiciones a un clic. +18. Se aplican condiciones.',
    },
    promotion: {
      title: '{name} | {brand}',
      description: '{name}: la oferta y sus condiciones, en {brand}. +18.',
    },
    providers: {
      title: '{name} | {brand}',
      description: 'Los estudios que crean los juegos de {brand} y todas sus obras.',
    },
    provider: {
      title: '{name} | {brand}',
      description:
        '{name} en {brand}: todos los juegos, sus reseñas y la posibilidad de jugar dentro de tus propios límites. +18.',
    },
    themes: {
      title: '{name} | {brand}',
      description: 'Los juegos de {brand} por temática, de Egipto a los clásicos.',
    },
    theme: {
      title: '{name} | {brand}',
      description:
        '{name} en {brand}: todos los juegos, sus reseñas y la posibilidad de jugar dentro de tus propios límites. +18.',
    },
    'game-reviews': {
      title: '{name} | {brand}',
      description: 'Reseñas de los juegos de {brand}: cómo se juega, qué retorno ofrece y quién lo creó.',
    },
    'game-review': {
      title: '{name} | {brand}',
      description: '{name}: cómo se juega y qué retorno ofrece, según {brand}.',
    },
    info: {
      title: '{name} | {brand}',
      description: '{name}: lo que necesitan saber quienes juegan en {brand}.',
    },
    landing: { title: '{name} | {brand}', description: '{name}: una oferta de {brand}. +18.' },
    restricted: {
      title: 'No disponible en tu país | {brand}',
      description: '{brand} no ofrece sus juegos en tu país.',
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
  },
};
