import { describe, expect, test } from 'vitest';
import { Counter, Family, Histogram } from './instruments.ts';
import { formatOpenMetrics } from './openmetrics.ts';

describe('§7.9 what is counted', () => {
  test('a histogram has how many were at most each bound, how many at all and their sum, as OpenMetrics writes them', () => {
    const histogram = new Histogram([0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 1, 7]) histogram.observe(value);
    const labels = { route: 'a "name"\\\n' };
    expect(
      formatOpenMetrics([
        {
          name: 'took_seconds',
          type: 'histogram',
          unit: 'seconds',
          help: 'How long.',
          samples: [{ labels, histogram }],
        },
        { name: 'asked', type: 'counter', help: 'How often.', samples: [{ value: 5 }] },
      ]),
    ).toBe(
      [
        '# TYPE took_seconds histogram',
        '# UNIT took_seconds seconds',
        '# HELP took_seconds How long.',
        String.raw`took_seconds_bucket{route="a \"name\"\\\n",le="0.1"} 2`,
        String.raw`took_seconds_bucket{route="a \"name\"\\\n",le="1.0"} 4`,
        String.raw`took_seconds_bucket{route="a \"name\"\\\n",le="+Inf"} 5`,
        String.raw`took_seconds_count{route="a \"name\"\\\n"} 5`,
        String.raw`took_seconds_sum{route="a \"name\"\\\n"} 8.65`,
        '# TYPE asked counter',
        '# HELP asked How often.',
        'asked_total 5',
        '# EOF',
        '',
      ].join('\n'),
    );
  });

  test('no input makes more than a bounded number of series: what is one too many counts as “other”', () => {
    const family = new Family(['route', 'country'], () => new Counter(), 3);
    for (let index = 0; index < 100; index += 1) family.of(`route-${index}`, 'GB').add();
    family.of('route-1', 'GB').add();
    expect([...family].map(({ values, instrument }) => [...values, instrument.value])).toEqual([
      ['route-0', 'GB', 1],
      ['route-1', 'GB', 2],
      ['route-2', 'GB', 1],
      ['other', 'other', 97],
    ]);
  });
});
