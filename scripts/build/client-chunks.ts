import path from 'node:path';

const CLIENT = path.resolve(import.meta.dirname, '../../client');

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface ChunkGroup {
  readonly name: string | ((id: string, graph: ModuleGraph) => string | null);
  readonly test?: RegExp;
  readonly priority?: number;
  readonly debugName?: string;
  readonly includeDependenciesRecursively?: boolean;
}

const pageRoot = (name: string): string => `pages/${name}/${name}-page.tsx`;

/** Errors need little more than the shell. */
const STATUS_PAGES: readonly string[] = ['error', 'not-found'];
const LOBBY = 'home';

interface SharedChunk {
  readonly name: string;
  /** Modules that are chunks themselves, by names that the edge looks up in the manifest; what they import is shared. */
  readonly entries?: readonly string[];
  /** Modules that are shared with all that they import. */
  readonly parts?: readonly string[];
}

/** The files that pages share: what a file above has, those below do not repeat. The rest is the bundler's to put beside its pages. */
const SHARED_CHUNKS: readonly SharedChunk[] = [
  {
    name: 'shell',
    entries: ['entry.tsx', 'app/layouts/default-layout.tsx'],
    // The lobby has these, and so has nearly every other page, which would fetch the lobby for them.
    parts: [
      '../shared/i18n/format.ts',
      'state/hydration/deferred.tsx',
      'parts/content/use-player-promotions.ts',
      'parts/games/lobby-tabs.tsx',
      'ui/badge/badge.tsx',
      'ui/game-tile/source-set.ts',
    ],
  },
  {
    name: 'tiles',
    parts: [
      'parts/games/tiles.tsx',
      'parts/games/awaited-list.tsx',
      'parts/games/jackpot-ticker.tsx',
      'parts/games/lobby-row.module.css',
      'ui/row-header/row-header.tsx',
      'ui/game-tile/tile-places.tsx',
    ],
  },
  { name: 'lobby', entries: [pageRoot(LOBBY)] },
  {
    name: 'page',
    parts: [
      'parts/page/page-header.tsx',
      'parts/page/page-links.tsx',
      'ui/prose/prose.tsx',
      'ui/empty-state/empty-state.tsx',
      'ui/skeleton/bone.tsx',
      'ui/table-scroll/table-scroll.tsx',
    ],
  },
  { name: 'status', entries: STATUS_PAGES.map(pageRoot) },
  { name: 'reading', parts: ['parts/content/reading.tsx'] },
  {
    name: 'filters',
    parts: ['parts/games/filters/game-filters.tsx', 'parts/games/filters/no-match.tsx'],
  },
  { name: 'offers', parts: ['parts/content/promotion-list.tsx', 'parts/content/welcome-steps.tsx'] },
  // Little that two of the files share which every document fetches once it is hydrated.
  {
    name: 'after',
    parts: [
      'app/browser/when-idle.ts',
      'ui/is-in-sight.ts',
      'ui/is-shown.ts',
      '../shared/routing/api-path.ts',
    ],
  },
];

/** Style sheets of what comes late, but stands in the edge's HTML: one request less before the first picture. */
const SHELL_STYLES = /client\/app\/layouts\/footer\/[\w-]+\.module\.css$/u;

/** Styles of the shell of which a page uses a few: apart from those that all use, documents leave out the others (worker/page/used-styles.ts). */
const AT_TIMES_STYLES: ReadonlySet<string> = new Set(
  [
    'styles/print',
    'ui/badge/badge.module',
    'ui/pill/pill.module',
    'ui/spinner/spinner.module',
    'app/layouts/layouts.module',
    'app/layouts/bottom-bar/bottom-bar.module',
    'app/layouts/widgets/floating.module',
    'app/layouts/widgets/preview-banner.module',
    'overlays/wish-notice/wish-notice.module',
  ].map((sheet) => path.join(CLIENT, `${sheet}.css`)),
);

/** Only the pages with editors' content need it, and it is larger than all that they share beside it. */
const ALONE = path.join(CLIENT, 'styles/cms.css');

/**
 * How the browser's modules are put into files: React by itself (it changes with its version alone and stays in caches over
 * our deployments), what every page needs, what the lobby needs, and what the other pages share. Left to itself the bundler
 * makes forty files of 300 bytes, each of them a request, and each compressed alone.
 */
export function clientChunks(): ChunkGroup[] {
  const members = new Map<string, string>();
  let isResolved = false;
  return [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//u, priority: 2 },
    {
      priority: 1,
      debugName: 'shared',
      // What the shell imports is the shell's, though the lobby imports it too.
      includeDependenciesRecursively: false,
      name(id, graph) {
        if (!isResolved) {
          resolveMembers(graph, members);
          isResolved = true;
        }
        if (AT_TIMES_STYLES.has(id)) return 'at-times';
        return SHELL_STYLES.test(id) ? 'shell' : (members.get(id) ?? null);
      },
    },
  ];
}

function resolveMembers(graph: ModuleGraph, members: Map<string, string>): void {
  for (const { name, entries = [], parts = [] } of SHARED_CHUNKS) {
    const open = [...entries, ...parts].map((module) => path.join(CLIENT, module));
    const gone = open.find((id) => graph.getModuleInfo(id) === null);
    if (gone !== undefined) throw new Error(`The chunk "${name}" names a module that is not built: ${gone}`);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (members.has(id) || id === ALONE) continue;
      members.set(id, name);
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    for (const entry of entries) members.delete(path.join(CLIENT, entry));
  }
}
