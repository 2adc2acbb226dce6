import { SETTING_NAMES, type RawSettings } from '../worker/settings.ts';

/**
 * The settings and secrets that a self-hosted site runs on. What is not given has the default of wrangler.toml only in the
 * environment that these defaults are of: the sandbox's name its licences, links and law. In production it has the Worker's
 * own, or is refused, as on Cloudflare, where an environment inherits no setting.
 */
export function siteSettings(given: RawSettings, defaults: RawSettings): RawSettings {
  const isTheirs = given.ENVIRONMENT === undefined || given.ENVIRONMENT === defaults.ENVIRONMENT;
  const settings: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const value = given[name] ?? (isTheirs ? defaults[name] : undefined);
    if (value !== undefined) settings[name] = value;
  }
  return settings;
}
