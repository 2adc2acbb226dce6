import type { Bindings } from './env.ts';
import type { RequestLogVariables } from './middleware/request-log.ts';
import type { AddressVariables } from './middleware/redirects.ts';
import type { SecurityHeadersVariables } from './middleware/security-headers.ts';
import type { SheddingVariables } from './middleware/shedding.ts';
import type { ServicesVariables } from './middleware/services.ts';
import type { VisitorVariables } from './middleware/visitor.ts';

/** The context of every handler: the variables of all middlewares. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: RequestLogVariables &
    SecurityHeadersVariables &
    AddressVariables &
    VisitorVariables &
    SheddingVariables &
    ServicesVariables;
}
