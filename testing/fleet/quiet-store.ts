import { RedisStore } from '../../deploy/fleet/redis-store.ts';
import { until } from '../worker/until.ts';

/** Connects to a store as a replica that tells nobody of what it hears. */
export async function connectQuietly(url: string, prefix: string): Promise<RedisStore> {
  const store = new RedisStore({
    url,
    prefix,
    announced: new Set(),
    onTold: () => undefined,
    onReached: () => undefined,
    log: () => undefined,
  });
  await until(() => store.state.isReachable);
  return store;
}
