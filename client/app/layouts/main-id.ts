/** Id of every layout's `<main>`, which the skip link leads to. */
export const MAIN_ID = 'main';
