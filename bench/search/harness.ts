import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { categories } from '../../sandbox/data/catalogue.ts';
import { INITIAL_POPULAR_GAMES } from '../../shared/config/constants.ts';
import { POPULAR_GAME_IDS } from '../../shared/config/curated-lists.ts';
import { PROVIDER_SLUGS } from '../../shared/config/provider-slugs.ts';
import { indexCatalogue, resolveGames } from '../../shared/domain/games/catalogue.ts';
import { parseGamesFeed } from '../../shared/contracts/platform/games-feed.ts';
import { gamesFeed } from '../../sandbox/data/catalogue.ts';
import { listProviders } from '../../shared/domain/games/providers.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { CSS_OPTIONS } from '../../scripts/build/css-options.ts';
import { ROOT } from '../../scripts/folders.mjs';

const BUILT = path.join(ROOT, '.cache/bench-search');
/** Built by `npm run media`; without it the tiles show generated covers. */
const MEDIA = path.join(ROOT, 'dist/sandbox');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface Harness {
  readonly address: string;
  /** The folder of the built files. */
  readonly built: string;
  close(): Promise<void>;
}

/** Builds the page in `page/` like the site, and serves it with that many games of the sandbox. */
export async function startHarness(gameCount: number): Promise<Harness> {
  await build({
    root: path.join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    css: CSS_OPTIONS,
    build: {
      outDir: BUILT,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
  });
  const responses = apiAnswers(gameCount);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://harness');
    const answer = responses.get(pathname);
    if (answer !== undefined) response.setHeader('content-type', 'application/json').end(answer);
    else void sendFile(pathname, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    built: BUILT,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The edge's API responses that the overlay requests, as text, by path. */
function apiAnswers(gameCount: number): ReadonlyMap<string, string> {
  const feed = { games: { instant: gamesFeed({ count: gameCount }) }, categories };
  const { catalogue } = parseGamesFeed(feed, 'https://feed.example');
  const popular = resolveGames(POPULAR_GAME_IDS, indexCatalogue(catalogue)).slice(0, INITIAL_POPULAR_GAMES);
  const page = {
    name: 'game-search',
    query: '',
    tiles: [],
    popular: popular.map((game) => toTile(game, new Map())),
    providers: listProviders(catalogue.games, PROVIDER_SLUGS, 'en').map(
      ({ name, slug, gameCount: count }) => ({
        name,
        slug,
        gameCount: count,
        logo: null,
      }),
    ),
    total: 0,
  };
  return new Map([
    ['/api/games', JSON.stringify(catalogue)],
    ['/api/page', JSON.stringify({ page })],
  ]);
}

async function sendFile(pathname: string, response: ServerResponse): Promise<void> {
  const name = pathname === '/' ? '/index.html' : path.posix.normalize(pathname);
  const file = path.join(name.startsWith('/media/') ? MEDIA : BUILT, name);
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  if (name.endsWith('.html')) response.end(await readFile(file));
  else createReadStream(file).pipe(response);
}
