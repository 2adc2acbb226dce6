import type { Handler } from 'hono';
import { keysOf, recordOf } from '../../../shared/domain/records.ts';
import type { AppEnv } from '../../app-env.ts';
import type { Pages } from '../../page/pages.ts';
import type { Isolate } from '../../services/isolate.ts';
import { formatOpenMetrics, OPENMETRICS_TYPE } from '../../telemetry/openmetrics.ts';
import { siteMetrics } from '../../telemetry/site-metrics.ts';
import { CALL_NAMES } from '../../upstream/calls.ts';

/** GET /ops/metrics : what this isolate has counted, for Prometheus and its like (docs/operations.md). */
export function getMetrics(pages: Pages, isolate: Isolate): Handler<AppEnv> {
  return function getMetrics(c) {
    const now = Date.now();
    const text = formatOpenMetrics(
      siteMetrics({
        metrics: isolate.telemetry.metrics,
        calls: recordOf(CALL_NAMES, (name) => isolate.upstreams[name].state(now)),
        admission: isolate.admission.state(),
        pageCache: pages.stats,
        dataEntries: isolate.cache.entries.size,
        reports: recordOf(keysOf(isolate.reports), (kind) => isolate.reports[kind].counts()),
        spans: isolate.telemetry.spans.counts,
      }),
    );
    c.header('Cache-Control', 'no-store');
    return c.body(text, 200, { 'Content-Type': OPENMETRICS_TYPE });
  };
}
