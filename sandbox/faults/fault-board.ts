import type { Service } from '../services.ts';
import { FAULT_HEADER, parseFaultHeader, type Fault, type FaultTarget } from './fault.ts';

/** The faults in force for everybody, until cleared. A request's own header goes before them. */
export class FaultBoard {
  readonly #inForce = new Map<FaultTarget, Fault>();

  set(target: FaultTarget, fault: Fault | null): void {
    if (fault !== null) this.#inForce.set(target, fault);
    else if (target === '*') this.#inForce.clear();
    else this.#inForce.delete(target);
  }

  clear(): void {
    this.#inForce.clear();
  }

  list(): Record<string, Fault> {
    return Object.fromEntries(this.#inForce);
  }

  /** The fault this request to this service meets; `null` when it is answered properly. */
  faultOf(request: Request, service: Service): Fault | null {
    const own = parseFaultHeader(request.headers.get(FAULT_HEADER));
    return own.get(service) ?? own.get('*') ?? this.#inForce.get(service) ?? this.#inForce.get('*') ?? null;
  }
}
