import { installPackages } from './debian.ts';

export const REDIS_SERVER = '/usr/bin/redis-server';
export const CADDY = '/usr/bin/caddy';
export const PROMETHEUS = '/usr/bin/prometheus';
export const PROMTOOL = '/usr/bin/promtool';

/** Installs what a fleet is tried with: Redis, Caddy and Prometheus. @throws {Error} where this is not Debian as root, and one is missing. */
export async function ensureFleetSoftware(): Promise<void> {
  await installPackages({ 'redis-server': REDIS_SERVER, caddy: CADDY, prometheus: PROMETHEUS });
}
