/** One question about a subject, numbered when it was asked. */
export interface Ticket {
  /** Whether nothing that was asked later has been taken so far. */
  isNewest(): boolean;
  /** Takes the answer: false, and nothing is taken, when a later one was taken before it. */
  take(): boolean;
}

export interface Order {
  /** Call it when the subject is asked about; its answer may come at any time. */
  ask(): Ticket;
  /** An event, or a change on the page itself: asked and answered now, so that whatever was asked before is outdated. */
  hear(): void;
  /** No answer is taken any more, to whatever question. */
  end(): void;
}

/**
 * Orders what is heard about one subject (the session, the balance, the favourites) by when it was asked for: the framework may
 * answer late and out of order.
 */
export function createOrder(): Order {
  let asked = 0;
  let taken = 0;
  const ask = (): Ticket => {
    asked += 1;
    const number = asked;
    const isNewest = () => number >= taken;
    return {
      isNewest,
      take() {
        if (!isNewest()) return false;
        taken = number;
        return true;
      },
    };
  };
  return {
    ask,
    hear: () => void ask().take(),
    end() {
      taken = Infinity;
    },
  };
}
