import { parseSettings, type RawSettings, type Settings } from './settings.ts';

/** What `wrangler.toml` binds to the Worker. */
export interface Bindings extends RawSettings {
  readonly CACHE: KVNamespace;
  readonly ASSETS: Fetcher;
  /** Limits the ticket form; absent where the platform offers no rate limiting. */
  readonly TICKET_RATE_LIMIT?: RateLimit;
  /** Compresses pages outside of this isolate's thread; only where the site hosts itself. */
  readonly PACKER?: Fetcher;
  /** The server that this Worker runs in, where the site hosts itself: whether this replica is ready (deploy/fleet). */
  readonly HOST?: Fetcher;
  /** What replicas share besides values; only where several have one store (deploy/fleet). */
  readonly FLEET?: Fetcher;
}

// One isolate serves one environment; the parsed settings are cached by the bindings they were made from.
const parsed = new WeakMap<object, Settings>();

/**
 * The settings of these bindings, parsed once.
 * @throws SettingsError when settings are wrong; it names each of them
 */
export function settingsOf(env: Bindings): Settings {
  let settings = parsed.get(env);
  if (settings === undefined) {
    settings = parseSettings(env);
    parsed.set(env, settings);
  }
  return settings;
}
