import type { Messages } from '../messages.ts';

/** Palabras de la sala de juego. */
export const gameRoom: Messages['gameRoom'] = {
  favouriteGame: 'Favorito',
  exitGame: 'Salir del juego',
  closeGame: 'Cerrar el juego',
  enterFullscreen: 'Pantalla completa',
  leaveFullscreen: 'Salir de pantalla completa',
  gameFavourites: 'Tus juegos',
  gameFavouritesEmpty: 'El corazón de cada ficha guarda el juego aquí.',
  openFavourites: 'Mostrar tus juegos',
  closeFavourites: 'Ocultar tus juegos',
  quickMenu: 'Menú rápido',
  gameLoading: 'Cargando el juego',
  gameFailed: 'El juego no se ha abierto. Vuelve a intentarlo.',
  gameRegion: 'Juego: {name}',
  timeInGame: 'Tiempo',
  netPosition: 'Neto',
};
