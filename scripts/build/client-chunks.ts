import { readdirSync } from 'node:fs';
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
/** The landing and the restricted page need no more than the shell; the contact form is on its own page alone. */
const PAGES_APART: readonly string[] = ['contact', 'landing', 'restricted'];
const LOBBY = 'home';
const OTHER_PAGES = readdirSync(path.join(CLIENT, 'pages')).filter(
  (name) => !name.includes('.') && ![...STATUS_PAGES, ...PAGES_APART, LOBBY].includes(name),
);

/**
 * The files that pages share, and the modules whose imports each is made of: what a file above has, those below do not
 * repeat.
 */
const SHARED_CHUNKS: readonly (readonly [name: string, roots: readonly string[]])[] = [
  ['shell', ['entry.tsx', 'app/layouts/default-layout.tsx']],
  ['lobby', [pageRoot(LOBBY)]],
  ['status', STATUS_PAGES.map(pageRoot)],
  ['pages', OTHER_PAGES.map(pageRoot)],
];

/** Style sheets of what comes late, but stands in the edge's HTML: one request less before the first picture. */
const SHELL_STYLES = /client\/app\/layouts\/footer\/[\w-]+\.module\.css$/u;

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
        return SHELL_STYLES.test(id) ? 'shell' : (members.get(id) ?? null);
      },
    },
  ];
}

function resolveMembers(graph: ModuleGraph, members: Map<string, string>): void {
  for (const [name, roots] of SHARED_CHUNKS) {
    const open = roots.map((root) => path.join(CLIENT, root));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (members.has(id) || id === ALONE) continue;
      members.set(id, name);
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    // A page's own module stays a chunk by that name, which the edge looks up in the manifest.
    for (const root of roots) members.delete(path.join(CLIENT, root));
  }
}
