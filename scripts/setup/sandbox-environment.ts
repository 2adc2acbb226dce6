import type { RawSettings } from '../../worker/settings.ts';

/** The environment of a site whose unset origins are a sandbox on this machine. */
export function sandboxEnvironment(
  env: NodeJS.ProcessEnv,
  { port, sandboxPort }: { readonly port: number; readonly sandboxPort: number },
): RawSettings {
  return {
    COMPRESS: 'on',
    SITE_URL: `http://localhost:${port}`,
    SANDBOX_ORIGIN: `http://localhost:${sandboxPort}`,
    ...env,
  };
}
