/** Messages of the search over the page. */
export const gameSearch = {
  clearSearch: 'Clear',
  closeSearch: 'Close the search',
  yourSearches: 'Your searches:',
  searchUnavailable: 'The games could not be loaded',
  searchElsewhere: 'Search on a page of its own',
  searchKeys: { move: 'move', play: 'play', close: 'close' },
};
