import { createRoot } from 'react-dom/client';
import '../../../client/styles/global.css';
import { listenForSearchKey } from '../../../client/overlays/search/search-key.ts';
import { TileGrid } from '../../../client/parts/games/tiles.tsx';
import { AppProvider } from '../../../client/state/app-context.tsx';
import { createAppState, type AppState } from '../../../client/state/app-state.ts';
import { INERT_COLLABORATORS } from '../../../client/state/inert.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { IconButton } from '../../../client/ui/button/button.tsx';
import { indexCatalogue } from '../../../shared/domain/games/catalogue.ts';
import type { Catalogue } from '../../../shared/domain/games/catalogue-schema.ts';
import { toTile } from '../../../shared/domain/games/tile.ts';
import { catalogue as english } from '../../../shared/i18n/en/catalogue.ts';
import { catalogue as spanish } from '../../../shared/i18n/es/catalogue.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';
import { OverlaySlot } from './overlay-slot.tsx';
import { watchResults } from './watch-results.ts';

/**
 * A page with only the search overlay and as many tiles as a lobby; the sandbox's games come from our own API.
 * `?lang=es` shows it in Spanish, `?player` as a logged-in player sees it.
 */
const asked = new URLSearchParams(location.search);
const language = asked.get('lang') === 'es' ? 'es' : 'en';
const chosen: string[] = [];

const app: AppState = createAppState(testPageData({ address: { locale: language } }), {
  messages: language === 'es' ? spanish : english,
  hydration: null,
  collaborators: {
    ...INERT_COLLABORATORS,
    timers: { now: () => Date.now(), after: () => () => {} },
    platform: { ...INERT_COLLABORATORS.platform, showWidget: (name) => void chosen.push(`widget ${name}`) },
    track: (event) => void chosen.push(JSON.stringify(event)),
  },
});
if (asked.has('player')) {
  app.session.logIn({
    playerId: 7,
    firstName: 'Ada',
    lastName: 'Finch',
    currency: 'GBP',
    language: null,
    regulation: null,
    countryCode: null,
    email: null,
    restrictionType: null,
    registrationDate: null,
    vipLevel: null,
    sessionToken: null,
  });
  for (const id of [2611, 9692, 4512]) app.search.remember(id);
}

listenForSearchKey(app.search, () => false);
const games = await fetch(apiPath('games')).then((response) => response.json() as Promise<Catalogue>);
const first = indexCatalogue(games).games.slice(0, 60);

function Page() {
  return (
    <AppProvider app={app}>
      <header style={{ display: 'flex', justifyContent: 'flex-end', padding: 16 }}>
        <IconButton
          icon="search"
          label="Search"
          data-action="search-open"
          onClick={() => app.search.open()}
        />
      </header>
      <main style={{ padding: 24 }}>
        <TileGrid tiles={first.map((game) => toTile(game, new Map()))} dense />
      </main>
      <OverlaySlot />
    </AppProvider>
  );
}

watchResults(chosen);
createRoot(document.body).render(<Page />);
