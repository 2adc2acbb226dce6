import * as v from 'valibot';
import { BROWSER_HEADERS } from '../http/as-browsers-ask.ts';

const ROUNDS = 60;

/** Time to first byte of a page with warm data: with every upstream two seconds late ÷ with all of them healthy. */
export async function lateOriginRatio(site: string, sandbox: string): Promise<number> {
  const well = await medianFirstByteMs(site);
  await setFault(sandbox, 'slow');
  try {
    return (await medianFirstByteMs(site)) / well;
  } finally {
    await setFault(sandbox, null);
  }
}

/** Number of requests to the sandbox's services since it started. */
export async function upstreamCalls(sandbox: string): Promise<number> {
  const response = await fetch(`${sandbox}/__calls`);
  return v.parse(v.object({ total: v.number() }), await response.json()).total;
}

async function medianFirstByteMs(url: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers: BROWSER_HEADERS });
    times.push(performance.now() - startedAt);
    await response.arrayBuffer();
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

async function setFault(sandbox: string, fault: string | null): Promise<void> {
  const body = JSON.stringify({ service: '*', fault });
  const response = await fetch(`${sandbox}/__faults`, { method: 'POST', body });
  if (!response.ok) throw new Error(`/__faults answered ${response.status}`);
}
