import type { Messages } from '../messages.ts';

/** Palabras de la búsqueda que se abre sobre la página. */
export const gameSearch: Messages['gameSearch'] = {
  clearSearch: 'Borrar',
  closeSearch: 'Cerrar la búsqueda',
  yourSearches: 'Tus búsquedas:',
  searchUnavailable: 'No se han podido cargar los juegos',
  searchElsewhere: 'Buscar en una página aparte',
  searchKeys: { move: 'moverse', play: 'jugar', close: 'cerrar' },
};
