/** The script at `/platform.js`. Whatever happens in here, the page that loads it goes on. */
import { install } from './install.ts';

install(document.currentScript);
