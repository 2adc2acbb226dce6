import { parseSettings, type RawSettings, type Settings } from './settings.ts';

/** What `wrangler.toml` binds to the Worker (DESIGN.md §6). */
export interface Bindings extends RawSettings {
  readonly CACHE: KVNamespace;
  readonly ASSETS: Fetcher;
  /** Limits the ticket form; absent where the platform offers no rate limiting. */
  readonly TICKET_RATE_LIMIT?: RateLimit;
}

// One isolate serves one environment; the parse is remembered beside the bindings it was made from.
const parsed = new WeakMap<object, Settings>();

/** The settings of these bindings, parsed once. Throws `SettingsError`, which names every setting that is wrong. */
export function settingsOf(env: Bindings): Settings {
  let settings = parsed.get(env);
  if (settings === undefined) {
    settings = parseSettings(env);
    parsed.set(env, settings);
  }
  return settings;
}
