import { SERVICES, type Service } from '../services.ts';

/** What can go wrong with a service. Each is described in `with-fault.ts`. */
export const FAULTS = [
  'refused',
  'slow',
  'hang',
  'drip',
  'reset',
  '404',
  '429',
  '500',
  'html500',
  'html200',
  'truncated',
  'wrongSchema',
  'oversize',
  'redirectLoop',
  'empty',
] as const;

export type Fault = (typeof FAULTS)[number];

/** One service, or all of them. */
export type FaultTarget = Service | '*';

export const FAULT_HEADER = 'x-sandbox-fault';

/** Reads `cms=slow,feed=500`. Pairs that name no known service or fault are left out. */
export function parseFaultHeader(value: string | null): Map<FaultTarget, Fault> {
  const faults = new Map<FaultTarget, Fault>();
  for (const pair of value?.split(',') ?? []) {
    const [target = '', fault = ''] = pair.split('=').map((part) => part.trim());
    const service = target === '*' ? target : SERVICES.find((known) => known === target);
    const kind = FAULTS.find((known) => known === fault);
    if (service !== undefined && kind !== undefined) faults.set(service, kind);
  }
  return faults;
}
