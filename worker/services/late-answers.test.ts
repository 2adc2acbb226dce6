import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { standingClock } from '../../testing/worker/standing-clock.ts';
import { until } from '../../testing/worker/until.ts';
import { servicesOver } from '../../testing/worker/services-over.ts';

const UPSTREAM_BUDGET_MS = 300;

/** A request that asks for the articles, of a service that does not answer. */
async function askInVain() {
  const clock = standingClock();
  const waiting: ServerResponse[] = [];
  const behind: Promise<unknown>[] = [];
  const { services, record } = await servicesOver((_request, response) => void waiting.push(response), {
    patienceMs: UPSTREAM_BUDGET_MS,
    clock,
    waitUntil: (work) => void behind.push(work.catch(() => undefined)),
  });
  const { cache, content } = services;
  const [slugs] = content.listEntries('magazine', 'en', 12);
  if (slugs === undefined) throw new Error('no articles');
  const asked = cache.get(slugs);
  // Awaited below, when its time is over.
  asked.catch(() => undefined);
  await until(() => waiting.length === 1);
  return { record, waiting, behind, asked, giveUp: () => clock.pass(UPSTREAM_BUDGET_MS) };
}

test.each<[string, (response: ServerResponse) => void, readonly RegExp[]]>([
  ['comes after all', (response) => void response.end('[]'), []],
  ['is a refusal', (response) => void response.writeHead(403).end('{}'), [/cms: status 403 at .*magazine/u]],
  ['is malformed', (response) => void response.end('{}'), [/cms: wrong-shape at .*magazine/u]],
])(
  '§7.9 an answer that is late is told once, and then only what was wrong with it: it %s',
  async (_how, respond, said) => {
    const { record, waiting, behind, asked, giveUp } = await askInVain();
    await giveUp();
    await expect(asked).rejects.toThrow('did not come in time');
    await until(() => record.upstreams.length === 1);
    expect(record.errors).toEqual([expect.stringMatching(/cms: timeout at .*magazine/u)]);
    expect(record.upstreams).toMatchObject([
      { 'casino.upstream.call': 'cms.slugs-magazine', 'error.type': 'timeout' },
    ]);
    const lines: string[] = [];
    record.close((line) => void lines.push(line));
    for (const response of waiting) respond(response);
    for (let work = behind.shift(); work !== undefined; work = behind.shift()) await work;
    expect(lines, lines.join('\n')).toHaveLength(said.length);
    for (const [index, words] of said.entries()) expect(lines[index]).toMatch(words);
  },
);

test('§7.9 of a call that outlasts its request’s line, such as one that began after another’s lease was over, a line of its own says the kind, how long it took and why it gave nothing', async () => {
  const { record, asked, giveUp } = await askInVain();
  const lines: unknown[] = [];
  record.close((line) => void lines.push(JSON.parse(line)));
  await giveUp();
  await expect(asked).rejects.toThrow('did not come in time');
  await until(() => lines.length > 0);
  expect(lines).toEqual([
    expect.objectContaining({
      event_name: 'behind',
      severity_text: 'WARN',
      trace_id: record.trace.traceId,
      'casino.errors': [expect.stringMatching(/cms: timeout at .*magazine/u)],
      'casino.upstreams': [
        {
          'casino.upstream.call': 'cms.slugs-magazine',
          'http.client.request.duration': expect.any(Number),
          'error.type': 'timeout',
        },
      ],
    }),
  ]);
});
