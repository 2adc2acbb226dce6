import type { Histogram } from './instruments.ts';

export type Labels = Readonly<Record<string, string>>;

/** One value of a counter or of a gauge. */
export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

interface Described {
  /** Without the suffix that samples have; with the unit's name, where there is one. */
  readonly name: string;
  readonly help: string;
  readonly unit?: 'seconds' | 'bytes';
}

/** A metric with all its samples, as it is written. */
export type Metric =
  | (Described & { readonly type: 'counter' | 'gauge'; readonly samples: readonly Sample[] })
  | (Described & {
      readonly type: 'histogram';
      readonly samples: readonly { readonly labels?: Labels; readonly histogram: Histogram }[];
    });

export const OPENMETRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** Writes metrics in the text format of OpenMetrics 1.0. */
export function formatOpenMetrics(metrics: readonly Metric[]): string {
  return `${metrics.map(formatMetric).join('')}# EOF\n`;
}

function formatMetric(metric: Metric): string {
  const { name, type, unit, help } = metric;
  return [
    `# TYPE ${name} ${type}`,
    ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
    `# HELP ${name} ${escape(help)}`,
    ...(metric.type === 'histogram'
      ? metric.samples.flatMap(({ labels, histogram }) => histogramLines(name, labels, histogram))
      : metric.samples.map(({ labels, value }) =>
          line(`${name}${type === 'counter' ? '_total' : ''}`, labels, value),
        )),
    '',
  ].join('\n');
}

function histogramLines(
  name: string,
  labels: Labels | undefined,
  { bounds, counts, sum }: Histogram,
): readonly string[] {
  let atMost = 0;
  const buckets = [...counts].map((count, index) => {
    atMost += count;
    const bound = bounds[index];
    return line(`${name}_bucket`, { ...labels, le: bound === undefined ? '+Inf' : decimal(bound) }, atMost);
  });
  return [...buckets, line(`${name}_count`, labels, atMost), line(`${name}_sum`, labels, sum)];
}

function line(name: string, labels: Labels = {}, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
}

/** Bounds are written with their point, `1.0`, so that one bound has one spelling. */
function decimal(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
