import type { en } from './en/catalogue.ts';

/** What every language's catalogue holds. English gives the shape; a language that lacks a text does not compile. */
export type Messages = typeof en;
