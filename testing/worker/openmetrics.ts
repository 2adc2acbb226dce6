/** One sample of an exposition, with the family that it belongs to. */
export interface ExposedSample {
  readonly family: string;
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

interface Family {
  readonly name: string;
  readonly type: string;
}

const METADATA = /^# (?<keyword>TYPE|UNIT|HELP) (?<name>[a-zA-Z_:][\w:]*) (?<text>.+)$/u;
const SAMPLE =
  /^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN)$/u;
const LABEL = /(?<name>[a-zA-Z_]\w*)="(?<text>(?:[^"\\\n]|\\["\\n])*)"(?:,|$)/uy;
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  counter: ['_total'],
  gauge: [''],
  histogram: ['_bucket', '_count', '_sum'],
};

/**
 * Parses an exposition in the text format of OpenMetrics 1.0, as strictly as Prometheus does (as far as this site uses it).
 * @throws Error when a line is malformed, in the wrong family, said twice, or when a histogram contradicts itself
 */
export function parseOpenMetrics(text: string): readonly ExposedSample[] {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.pop() !== '# EOF')
    throw new Error('It does not end with “# EOF” on a line');
  const samples: ExposedSample[] = [];
  const seen = new Set<string>();
  const families = new Set<string>();
  let family: Family | null = null;
  for (const line of lines) {
    const metadata = METADATA.exec(line)?.groups;
    if (metadata !== undefined) {
      family = familyAfter(family, metadata, families);
      continue;
    }
    const sample = sampleOf(line, family);
    const key = `${sample.name} ${JSON.stringify(sample.labels)}`;
    if (seen.has(key)) throw new Error(`Said twice: ${line}`);
    seen.add(key);
    samples.push(sample);
  }
  checkHistograms(samples);
  return samples;
}

function familyAfter(
  family: Family | null,
  { keyword, name = '', text = '' }: Readonly<Record<string, string | undefined>>,
  families: Set<string>,
): Family | null {
  if (keyword !== 'TYPE') {
    if (family?.name !== name) throw new Error(`${keyword} of ${name} is not in its family`);
    if (keyword === 'UNIT' && !name.endsWith(`_${text}`)) throw new Error(`${name} is not named by its unit`);
    return family;
  }
  if (families.has(name)) throw new Error(`${name} comes twice`);
  if (!(text in SUFFIXES)) throw new Error(`${name} is a ${text}`);
  families.add(name);
  return { name, type: text };
}

function sampleOf(line: string, family: Family | null): ExposedSample {
  const groups = SAMPLE.exec(line)?.groups;
  if (groups === undefined || family === null) throw new Error(`No sample: ${line}`);
  const { name = '', labels = '', value = '' } = groups;
  const suffixes = SUFFIXES[family.type] ?? [];
  if (!suffixes.some((suffix) => name === family.name + suffix)) {
    throw new Error(`${name} is no sample of the ${family.type} ${family.name}`);
  }
  return { family: family.name, name, labels: labelsOf(labels), value: Number(value) };
}

function labelsOf(text: string): Readonly<Record<string, string>> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const { name, text: value } = LABEL.exec(text)?.groups ?? {};
    if (name === undefined || value === undefined || name in labels) throw new Error(`Wrong labels: ${text}`);
    labels[name] = value;
  }
  return labels;
}

/** Buckets grow, and the last of them is all. */
function checkHistograms(samples: readonly ExposedSample[]): void {
  const buckets = new Map<string, { readonly le: string; readonly value: number }>();
  for (const { family, name, labels, value } of samples) {
    const { le, ...own } = labels;
    const key = `${family} ${JSON.stringify(own)}`;
    const last = buckets.get(key);
    if (name === `${family}_bucket` && le !== undefined) {
      if (last !== undefined && value < last.value) throw new Error(`${key} shrinks at ${le}`);
      buckets.set(key, { le, value });
    } else if (name === `${family}_count` && (last?.le !== '+Inf' || last.value !== value)) {
      throw new Error(`${key} does not count what its buckets hold`);
    }
  }
}

/** The sum of the samples of a metric that have these labels. */
export function valueOf(
  samples: readonly ExposedSample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number {
  return samples
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([label, text]) => sample.labels[label] === text))
    .reduce((sum, { value }) => sum + value, 0);
}
