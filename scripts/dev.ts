import { createServer } from 'vite';
import { startSandbox } from '../deploy/site.ts';
import { prepareSandboxMedia } from './setup/prepare-media.ts';
import { isPortFree, portFrom } from './setup/ports.ts';
import { runScript } from './setup/run-script.ts';

/** `npm run dev`: the sandbox as built, and the site from its sources with hot reload. PORT and SANDBOX_PORT as in `npm start`. */
const port = portFrom(process.env, 'PORT', 8787);
const sandboxPort = portFrom(process.env, 'SANDBOX_PORT', 8788);
for (const [name, number] of [
  ['PORT', port],
  ['SANDBOX_PORT', sandboxPort],
] as const) {
  if (await isPortFree(number)) continue;
  console.error(`Port ${number} is in use already. Choose another: ${name}=${number + 10} npm run dev`);
  process.exit(1);
}
await prepareSandboxMedia();
await runScript('scripts/build.ts');
const sandbox = await startSandbox({ host: '0.0.0.0', port: sandboxPort });
process.env['SITE_URL'] ??= `http://localhost:${port}`;
process.env['SANDBOX_ORIGIN'] ??= sandbox.origin;
const server = await createServer({ server: { port, strictPort: true, host: true } });
await server.listen();
server.printUrls();
const stop = async (): Promise<void> => {
  await Promise.all([server.close(), sandbox.stop()]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
