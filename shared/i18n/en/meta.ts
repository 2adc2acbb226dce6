/** Titles and descriptions for search engines and shared links; `{brand}` and `{name}` are replaced. */
export const meta = {
  homeTitle: '{brand}: slots, live casino and jackpots',
  homeDescription:
    'Slots, jackpots and live tables from some thirty studios, on a site that is quick and quiet. 18+. Please gamble responsibly.',
  tabDescription:
    '{name} at {brand}: browse every game, read the reviews and play within limits you set. 18+.',
  allGamesDescription: 'Every game at {brand} from A to Z, by provider and by feature. 18+.',
  searchDescription: 'Search the games, promotions and articles of {brand}.',
  blogDescription: 'How games work, who makes them and how to keep play a pleasure: the magazine of {brand}.',
  promotionsDescription: 'Current promotions at {brand}, with their terms one click away. 18+. Terms apply.',
  providersDescription: 'The studios behind the games at {brand}, and all that each of them made.',
  themesDescription: 'Games at {brand} by theme, from Egypt to the classics.',
  reviewsDescription: 'Reviews of the games at {brand}: how each plays, what it pays back, who made it.',
  infoDescription: '{name}: what players of {brand} need to know.',
  contactDescription: 'Write to the support of {brand}.',
  restrictedTitle: 'Not available where you are',
  restrictedDescription: '{brand} does not offer its games in your country.',
  errorTitle: 'Something went wrong',
  notFoundTitle: 'Page not found',
};
