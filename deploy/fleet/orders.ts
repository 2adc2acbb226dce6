import { SERVICE_PATHS } from '../../shared/routing/service-paths.ts';

/** What the server asks of its own Worker, as its operator (docs/contracts/api.md). */
export type Order = 'changes' | 'refresh' | 'keep-build';

export type GiveOrder = (order: Order) => Promise<void>;

interface Orders {
  /** Where the Worker listens. */
  readonly origin: string;
  /** The operator's token. */
  readonly token: string;
  readonly log: (message: string) => void;
}

/** Gives orders to the Worker that listens at an origin. One that fails is logged, and never thrown. */
export function orderGiver({ origin, token, log }: Orders): GiveOrder {
  return async function giveOrder(order) {
    try {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${origin}${SERVICE_PATHS.operations}/${order}`, {
        method: 'POST',
        headers,
      });
      await response.body?.cancel();
      if (!response.ok) log(`The Worker answered ${order} with ${response.status}`);
    } catch (error) {
      log(`The Worker was not reached for ${order}: ${String(error)}`);
    }
  };
}

/** Does some work whenever it is asked to, once at a time; what is asked while it runs is one more run. */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isAsked = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isAsked = true;
    if (!isRunning) void run();
  };
}
