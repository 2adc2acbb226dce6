/** A connection by WebDriver BiDi (W3C): commands with their results, and events. */
export interface BidiConnection {
  /** @throws Error with the browser's message when it refuses the command */
  send(method: string, parameters: object): Promise<unknown>;
  on(method: string, handler: (parameters: unknown) => void): void;
  close(): void;
}

interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`${address} cannot be reached`)), { once: true });
  });
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const handlers = new Map<string, (parameters: unknown) => void>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.type === 'event') {
      handlers.get(message.method ?? '')?.(message.params);
      return;
    }
    const asked = pending.get(message.id ?? 0);
    pending.delete(message.id ?? 0);
    if (message.type === 'success') asked?.resolve(message.result);
    else asked?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const asked of pending.values()) asked.reject(new Error('The browser has gone'));
    pending.clear();
  });
  return {
    send(method, params) {
      const asked = Promise.withResolvers<unknown>();
      count += 1;
      pending.set(count, asked);
      socket.send(JSON.stringify({ id: count, method, params }));
      return asked.promise;
    },
    on: (method, handler) => void handlers.set(method, handler),
    close: () => socket.close(),
  };
}
