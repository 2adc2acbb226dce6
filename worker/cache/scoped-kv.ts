import { hashOf } from '../../shared/domain/text-hash.ts';
import type { Settings } from '../settings.ts';
import { INVALIDATIONS_KEY } from './invalidations.ts';
import { KEPT_SERVICES } from '../upstream/calls.ts';
import type { Fleet } from '../fleet/fleet.ts';
import type { KvStore } from './kv-store.ts';

type ScopeSettings = Pick<Settings, 'environment' | 'upstreams' | 'brandId' | 'casinoId' | 'brandName'>;

// Each request asks for it.
const scopes = new WeakMap<ScopeSettings, string>();

/**
 * A short name for the services that values come from, and for whom they are asked. A site that goes from the sandbox to
 * its own services, or to another CMS, has another: with the same store it finds nothing of what it had before.
 */
export function dataScope(settings: ScopeSettings): string {
  let scope = scopes.get(settings);
  if (scope === undefined) {
    const { environment, upstreams, brandId, casinoId, brandName } = settings;
    const origins = KEPT_SERVICES.map((service) => upstreams[service]);
    scope = hashOf(JSON.stringify([environment, origins, brandId, casinoId, brandName])).toString(36);
    scopes.set(settings, scope);
  }
  return scope;
}

/** The store with a scope before each key; what was declared stale belongs to the site, whatever its services. */
export function scopedKv(kv: KvStore, scope: string): KvStore {
  const scoped = (key: string): string => (key === INVALIDATIONS_KEY ? key : `${scope}:${key}`);
  return {
    get: (key) => kv.get(scoped(key)),
    put: (key, value, options) => kv.put(scoped(key), value, options),
  };
}

/** The leases on its keys likewise: a replica that asks other services has nothing that this one could wait for. */
export function scopedLeases(fleet: Fleet, scope: string): Pick<Fleet, 'take'> {
  return { take: (key, durationMs) => fleet.take(`${scope}:${key}`, durationMs) };
}
