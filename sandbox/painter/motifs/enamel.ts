/** Glossy paint, for reels and wheels. */
import { hex } from '../colour.ts';

export const enamel = (colour: string) => ({ colour: hex(colour), gloss: 1, polish: 50 });
