import { startSandbox, startSite } from '../deploy/site.ts';
import { prepareSandboxMedia } from './setup/prepare-media.ts';
import { runScript } from './setup/run-script.ts';
import { isPortFree, portFrom } from './setup/ports.ts';
import { sandboxEnvironment } from './setup/sandbox-environment.ts';

/**
 * `npm start`: builds, starts the sandbox and the site on workerd, prints the address, and ends everything on Ctrl-C or
 * SIGTERM. PORT, SANDBOX_PORT, SANDBOX=off, DATA_DIR and every setting of wrangler.toml by its name.
 */
const { env } = process;

async function main(): Promise<void> {
  const port = portFrom(env, 'PORT', 8787);
  const sandboxPort = portFrom(env, 'SANDBOX_PORT', 8788);
  const withSandbox = env['SANDBOX'] !== 'off';
  await requireFree('PORT', port);
  if (withSandbox) await requireFree('SANDBOX_PORT', sandboxPort);
  if (withSandbox) await prepareSandboxMedia();
  await runScript('scripts/build.ts', withSandbox ? [] : ['--site-only']);

  const sandbox = withSandbox ? await startSandbox({ host: '0.0.0.0', port: sandboxPort }) : null;
  const site = await startSite({
    host: env['HOST'] ?? '0.0.0.0',
    port,
    dataDir: env['DATA_DIR'] ?? '.data',
    environment: withSandbox ? sandboxEnvironment(env, { port, sandboxPort }) : { COMPRESS: 'on', ...env },
  });
  console.log(`\n  ${env['BRAND_NAME'] ?? 'The site'} is open at  http://localhost:${port}/`);
  if (sandbox !== null) console.log(`  Its sandbox listens at       http://localhost:${sandboxPort}/`);
  console.log('  Ctrl-C ends it. Each line below is a request.\n');

  const stop = () => Promise.all([site.stop(), sandbox?.stop()]);
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isAsked = true;
      void stop();
    });
  }
  // One of the two ending by itself is a failure of the whole; what it said is on the screen.
  await Promise.race([site.ended, ...(sandbox === null ? [] : [sandbox.ended])]);
  await stop();
  process.exit(isAsked ? 0 : 1);
}

async function requireFree(setting: string, port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new Error(`Port ${port} is in use already. Choose another: ${setting}=${port + 10} npm start`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
