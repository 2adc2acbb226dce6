import { isService, type Service } from '../services.ts';

/** What can go wrong with a service. Each is described in `with-fault.ts`. */
export const FAULTS = [
  'refused',
  'slow',
  'hang',
  'drip',
  'reset',
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

function isFault(name: string): name is Fault {
  return FAULTS.some((fault) => fault === name);
}

function isFaultTarget(name: string): name is FaultTarget {
  return name === '*' || isService(name);
}

/** Reads `cms=slow,feed=500`. Pairs that name no known service or fault are left out. */
export function parseFaultHeader(value: string | null): Map<FaultTarget, Fault> {
  const faults = new Map<FaultTarget, Fault>();
  for (const pair of value?.split(',') ?? []) {
    const [target = '', fault = ''] = pair.split('=').map((part) => part.trim());
    if (isFaultTarget(target) && isFault(fault)) faults.set(target, fault);
  }
  return faults;
}
