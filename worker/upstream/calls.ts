import { keysOf } from '../../shared/domain/records.ts';
import {
  SERVICE_NAMES,
  upstreamRow,
  type CallLimits,
  type ServiceName,
  type UPSTREAMS,
} from './upstreams.ts';

/** `<service>.<kind>`: `cms.search`. */
export type CallName = {
  [S in ServiceName]: `${S}.${keyof (typeof UPSTREAMS)[S]['calls'] & string}`;
}[ServiceName];

interface CallRow extends CallLimits {
  readonly service: ServiceName;
}

/** Every kind of call of the table of services by its whole name. */
// `Object.fromEntries` loses the type: the names are put together as `CallName` does.
const CALLS = Object.fromEntries(
  SERVICE_NAMES.flatMap((service) =>
    Object.entries(upstreamRow(service).calls).map(([kind, limits]) => [
      `${service}.${kind}`,
      { ...limits, service },
    ]),
  ),
) as Readonly<Record<CallName, CallRow>>;

export const CALL_NAMES: readonly CallName[] = keysOf(CALLS);

/** The limits of a kind of call, and whom it asks. */
export function callRow(name: CallName): CallRow {
  return CALLS[name];
}

/** The services that values in the store come from. */
export const KEPT_SERVICES: readonly ServiceName[] = SERVICE_NAMES.filter((service) =>
  Object.values(upstreamRow(service).calls).some(({ lateMs = 0 }) => lateMs > 0),
);
