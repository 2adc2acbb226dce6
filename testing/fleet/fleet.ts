import { freePort } from '../../scripts/setup/ports.ts';
import { startProxy, type Proxy } from '../proxy.ts';
import { COUNTRY_HEADER, OPS_TOKEN, REVALIDATE_SECRET, startTestSandbox, type TestSandbox } from '../site.ts';
import { startCaddy, startReplica, type Replica } from './processes.ts';
import { startRedis, type RedisServer } from './redis-server.ts';

export const SITE_URL = 'https://www.velvet-comet.example';
/** Pages that each replica has been asked for before a test begins. */
export const PAGES: readonly string[] = ['/', '/slots/', '/blog/', '/promotions/', '/es/', '/info/terms/'];
const REPLICAS = 3;

/** Three replicas as an operator runs them, with a real Redis, behind a real Caddy. */
export interface Fleet {
  readonly redis: RedisServer;
  readonly sandbox: TestSandbox;
  /** Stands before the sandbox's WordPress. */
  readonly cms: Proxy;
  readonly caddy: { readonly origin: string };
  readonly settings: Readonly<Record<string, string>>;
  /** In the order of their ports. */
  readonly replicas: readonly Replica[];
  /** Puts a replica of another build in the place of one that has ended. */
  replace(index: number, dist: string): Promise<Replica>;
  stop(): Promise<void>;
}

export async function startFleet(): Promise<Fleet> {
  const [redis, sandbox] = await Promise.all([startRedis(), startTestSandbox()]);
  const cms = await startProxy(sandbox.origin);
  const settings = {
    SITE_URL,
    SANDBOX_ORIGIN: sandbox.origin,
    CMS_ORIGIN: cms.origin,
    STORE_URL: redis.url,
    REVALIDATE_SECRET,
    OPS_TOKEN,
    TRUSTED_COUNTRY_HEADER: COUNTRY_HEADER,
    TRUSTED_ADDRESS_HEADER: 'x-test-address',
  };
  const ports = await Promise.all(Array.from({ length: REPLICAS }, freePort));
  const replicas = await Promise.all(ports.map((port) => startReplica(settings, { port })));
  const caddy = await startCaddy(ports);
  for (const { origin } of replicas) for (const path of PAGES) await read(origin, path);
  return {
    redis,
    sandbox,
    cms,
    caddy,
    settings,
    replicas,
    async replace(index, dist) {
      const replica = await startReplica(settings, { port: ports[index] ?? 0, dist });
      replicas[index] = replica;
      return replica;
    },
    async stop() {
      await Promise.all([caddy.stop(), ...replicas.map((replica) => replica.kill())]);
      await Promise.all([cms.stop(), sandbox.stop(), redis.stop()]);
    },
  };
}

/** What a visitor from Great Britain is sent. */
export async function read(origin: string, path: string): Promise<string> {
  return (await fetch(origin + path, { headers: { [COUNTRY_HEADER]: 'GB' } })).text();
}
