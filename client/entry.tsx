import { LOCALE_FACTS } from '../shared/i18n/locales.ts';
import { readPayload } from './app/browser/payload.ts';
import { createBrowserWords } from './app/browser/words.ts';
import { createBrowserViews, needsOf } from './app/views/browser-views.tsx';
import { wholeSheets } from './app/document/whole-sheets.ts';
import { startBrowser } from './app/start-browser.tsx';
import './styles/global.css';
import './styles/print.css';

const payload = readPayload();
const { pageData } = payload;
const words = createBrowserWords(LOCALE_FACTS[pageData.address.locale].language);
const views = createBrowserViews(payload, words.load);

// The code of page and layout and the language are fetched together (the document has asked for them), so that hydration
// renders without suspending, as the edge did. What fails here, as before, is the inline script's (entry-script.ts).
await Promise.all([views.load(needsOf(pageData)), wholeSheets()]);
startBrowser({ payload, words, views });
