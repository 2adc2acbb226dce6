import { createServer, type ViteDevServer } from 'vite';
import type { ServedWorker } from '../deploy/serve-worker.ts';
import { startSandbox } from '../deploy/site.ts';
import { readCommandLine, takesNothing } from './command-line.ts';
import { runScript } from './processes/run-script.ts';
import { endOnSignals } from './processes/supervise.mjs';
import { paintRest, prepareFirstScreens } from './setup/prepare-media.ts';
import { portFrom, requireFree } from './setup/ports.ts';

const USAGE = `npm run dev: the sandbox as built, and the site from its sources with hot reload. PORT and SANDBOX_PORT as in npm start.`;

readCommandLine(USAGE, takesNothing);
let server: ViteDevServer | null = null;
let sandbox: ServedWorker | null = null;
endOnSignals({
  beforeExit: () => Promise.all([server?.close(), sandbox?.stop()]),
  exitCode: () => (server === null ? null : 0),
});

try {
  const port = portFrom(process.env, 'PORT', 8787);
  const sandboxPort = portFrom(process.env, 'SANDBOX_PORT', 8788);
  await requireFree('PORT', port, 'npm run dev');
  await requireFree('SANDBOX_PORT', sandboxPort, 'npm run dev');
  await prepareFirstScreens();
  await runScript('scripts/build.ts', ['--painted']);
  sandbox = await startSandbox({ host: '0.0.0.0', port: sandboxPort });
  process.env['SITE_URL'] ??= `http://localhost:${port}`;
  process.env['SANDBOX_ORIGIN'] ??= sandbox.origin;
  server = await createServer({ server: { port, strictPort: true, host: true } });
  await server.listen();
  server.printUrls();
  await paintRest();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
