import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editPost } from '../../testing/editor.ts';
import { startTestSite, type TestSite } from '../../testing/site.ts';
import { MAX_ELEMENTS } from './content-limits.ts';

const deployment = v.object({
  spec: v.object({
    template: v.object({
      spec: v.object({
        containers: v.tuple([v.object({ livenessProbe: v.object({ timeoutSeconds: v.number() }) })]),
      }),
    }),
  }),
});
const [container] = v.parse(deployment, parse(readFileSync('deploy/kubernetes/deployment.yaml', 'utf8'))).spec
  .template.spec.containers;
/** How long the orchestrator waits for the process's sign of life before it counts as none. */
const PROBE_TIMEOUT_MS = container.livenessProbe.timeoutSeconds * 1_000;
/** Half of what is allowed at most, and four times of it. */
const ANCHORS = { cleaned: MAX_ELEMENTS / 2, refused: 4 * MAX_ELEMENTS } as const;

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  for (const [slug, anchors] of Object.entries(ANCHORS)) {
    const patch = { content: '<p id=x>'.repeat(anchors) };
    await editPost(site.sandbox.origin, { type: 'magazine', slug, patch });
  }
});
afterAll(() => site.stop());

test.each([
  ['cleaned', 200],
  ['refused', 500],
] as const)(
  '§8 while an editor’s text full of anchors is %s, health checks are answered before anybody restarts the site',
  async (slug, status) => {
    const article = { status: 0 };
    const asking = site
      .request(`/blog/${slug}/`)
      .then((response) => Object.assign(article, { status: response.status }));
    const waits: number[] = [];
    while (article.status === 0) {
      const asked = performance.now();
      expect((await site.request('/healthz')).status).toBe(200);
      waits.push(performance.now() - asked);
    }
    await asking;
    expect(article.status).toBe(status);
    expect(PROBE_TIMEOUT_MS).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThan(PROBE_TIMEOUT_MS);
  },
);
