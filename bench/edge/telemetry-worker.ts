import { Metrics } from '../../worker/telemetry/metrics.ts';
import { formatTraceparent, traceContext } from '../../worker/telemetry/trace-context.ts';

/** The headers of an answer without `Traceresponse`; as many as a kept page has, about. */
const HEADERS = Array.from(
  { length: 16 },
  (_, index) => [`X-Header-${index}`, 'a value of some length'] as const,
);

/** `/?times=400000&telemetry=on`: answers that often in a loop, with or without what telemetry does for a kept page. */
export default {
  fetch({ url }: Request): Response {
    const { searchParams } = new URL(url);
    const isOn = searchParams.get('telemetry') === 'on';
    const metrics = new Metrics();
    let length = 0;
    for (let count = Number(searchParams.get('times')); count > 0; count -= 1) {
      const id = crypto.randomUUID();
      const headers = new Headers();
      for (const [name, value] of HEADERS) headers.set(name, value);
      let line: object = { id };
      if (isOn) {
        const trace = traceContext(id, { share: 0 });
        headers.set('Traceresponse', formatTraceparent(trace, trace.spanId));
        metrics.request({ route: 'home', status: 200, durationMs: count % 50, page: 'hit' });
        line = { trace_id: trace.traceId, span_id: trace.spanId };
      }
      // What the loop makes is used, so that nothing of it can be left out.
      length += JSON.stringify(line).length + new Response(null, { headers }).status;
    }
    return new Response(String(length));
  },
};
