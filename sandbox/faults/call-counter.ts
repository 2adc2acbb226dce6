import type { Service } from '../services.ts';

type ServiceCalls = { total: number; paths: Record<string, number>; traceparents: string[] };

/** Of the last calls of a service. */
const TRACEPARENTS = 50;

/** Addresses that are many of a kind are counted as one, so that the answer stays readable. */
function countedAs(pathname: string): string {
  if (pathname.startsWith('/media/')) return pathname.split('/').slice(0, 3).join('/');
  if (pathname.startsWith('/platform/play/')) return '/platform/play/{gameId}';
  return pathname;
}

/** Counts what each service was asked since the start or the last reset. */
export class CallCounter {
  #since = new Date().toISOString();
  #calls = new Map<Service, ServiceCalls>();

  /** `traceparent`: where the call stands in the caller's trace, as its header says. */
  count(service: Service, pathname: string, traceparent: string | null): void {
    const calls = this.#calls.get(service) ?? { total: 0, paths: {}, traceparents: [] };
    const path = countedAs(pathname);
    calls.total += 1;
    calls.paths[path] = (calls.paths[path] ?? 0) + 1;
    if (traceparent !== null) calls.traceparents = [...calls.traceparents, traceparent].slice(-TRACEPARENTS);
    this.#calls.set(service, calls);
  }

  reset(): void {
    this.#since = new Date().toISOString();
    this.#calls.clear();
  }

  report(): { since: string; total: number; services: Record<string, ServiceCalls> } {
    const total = [...this.#calls.values()].reduce((sum, calls) => sum + calls.total, 0);
    return { since: this.#since, total, services: Object.fromEntries(this.#calls) };
  }
}
