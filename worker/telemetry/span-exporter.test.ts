import { expect, test } from 'vitest';
import { SpanExporter } from './span-exporter.ts';
import type { Span } from './spans.ts';

const SPAN: Span = {
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  spanId: '00f067aa0ba902b7',
  parentSpanId: null,
  name: 'cache',
  kind: 'internal',
  startedAt: 0,
  endedAt: 1,
  attributes: {},
  isError: false,
};

/** What becomes of so many spans, with a collector that answers so. */
async function sent(spans: number, status: number) {
  const exporter = new SpanExporter();
  for (let span = 0; span < spans; span += 1) exporter.add(SPAN);
  let messages = 0;
  const behind: Promise<unknown>[] = [];
  exporter.sendBehind({
    to: { url: 'https://traces.example/v1/traces', headers: {}, serviceName: 'casino' },
    fetcher: async () => {
      messages += 1;
      return new Response(null, { status });
    },
    clock: {
      now: () => 0,
      // The limit of a message is never reached, and collecting takes no time.
      after: (delayMs, callback) => {
        if (delayMs <= 1_000) queueMicrotask(callback);
        return () => undefined;
      },
    },
    waitUntil: (work) => void behind.push(work),
  });
  await Promise.all(behind);
  return { messages, ...exporter.counts };
}

test('spans are sent in messages of 512; one more than 2,048 that wait is dropped', async () => {
  expect(await sent(2_049, 200)).toEqual({ messages: 4, exported: 2_048, dropped: 1, failed: 0 });
});

test('a collector that refuses is not asked again at once', async () => {
  expect(await sent(1_100, 503)).toEqual({ messages: 1, exported: 0, dropped: 0, failed: 512 });
});
