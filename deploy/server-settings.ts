import * as v from 'valibot';
import { parseFields, text } from '../worker/setting-fields.ts';

/** Empty, as compose leaves what is not set, is the usual one. */
const port = (usual: string) =>
  v.pipe(
    text,
    v.regex(/^\d*$/u, 'is not a port'),
    v.transform((value) => Number(value || usual)),
    v.check((value) => value > 0 && value < 65_536, 'is not a port'),
  );
const textOr = (usual: string) =>
  v.pipe(
    text,
    v.transform((value) => value || usual),
  );

const where = (usualPort: string) => ({ PORT: port(usualPort), HOST: textOr('0.0.0.0') });

const siteServer = v.object({
  ...where('8787'),
  DATA_DIR: textOr('memory'),
  STORE_OPTIONAL: v.optional(v.picklist(['on', 'off'], 'is neither on nor off'), 'off'),
});
const sandboxServer = v.object(where('8788'));

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What the self-hosting server itself is set to, beside the settings of the site.
 * @throws SettingsError when some are wrong; the message has a line for each
 */
export function serverSettings(environment: Environment): v.InferOutput<typeof siteServer> {
  return parseFields(siteServer, environment);
}

/**
 * The same of the sandbox's server.
 * @throws SettingsError when some are wrong; the message has a line for each
 */
export function sandboxServerSettings(environment: Environment): v.InferOutput<typeof sandboxServer> {
  return parseFields(sandboxServer, environment);
}
