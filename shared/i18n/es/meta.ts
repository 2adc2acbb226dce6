import type { meta as en } from '../en/meta.ts';

export const meta: typeof en = {
  homeTitle: '{brand}: tragaperras, casino en vivo y botes',
  homeDescription:
    'Tragaperras, botes y mesas en vivo de unos treinta estudios, en un sitio rápido y tranquilo. +18. Juega con responsabilidad.',
  tabDescription:
    '{name} en {brand}: todos los juegos, sus reseñas y la posibilidad de jugar dentro de tus propios límites. +18.',
  allGamesDescription: 'Todos los juegos de {brand} de la A a la Z, por proveedor y por característica. +18.',
  searchDescription: 'Busca entre los juegos, las promociones y los artículos de {brand}.',
  blogDescription:
    'Cómo funcionan los juegos, quién los crea y cómo lograr que jugar siga siendo un placer: la revista de {brand}.',
  promotionsDescription:
    'Las promociones vigentes de {brand}, con sus condiciones a un clic. +18. Se aplican condiciones.',
  providersDescription: 'Los estudios que crean los juegos de {brand} y todas sus obras.',
  themesDescription: 'Los juegos de {brand} por temática, de Egipto a los clásicos.',
  reviewsDescription: 'Reseñas de los juegos de {brand}: cómo se juega, qué retorno ofrece y quién lo creó.',
  infoDescription: '{name}: lo que necesitan saber quienes juegan en {brand}.',
  contactDescription: 'Escribe al equipo de atención de {brand}.',
  restrictedTitle: 'No disponible en tu país',
  restrictedDescription: '{brand} no ofrece sus juegos en tu país.',
  errorTitle: 'Algo ha fallado',
  notFoundTitle: 'Página no encontrada',
};
