/** Messages of the game container. */
export const gameRoom = {
  favouriteGame: 'Favourite',
  exitGame: 'Leave the game',
  closeGame: 'Close the game',
  enterFullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  gameFavourites: 'Your games',
  gameFavouritesEmpty: 'The heart on a tile keeps a game here.',
  openFavourites: 'Show your games',
  closeFavourites: 'Hide your games',
  quickMenu: 'Quick menu',
  gameLoading: 'Loading the game',
  gameFailed: 'The game did not open. Please try again.',
  gameRegion: 'Game: {name}',
  timeInGame: 'Time',
  netPosition: 'Net',
};
