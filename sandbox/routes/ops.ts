import { Router, type IRequestStrict } from 'itty-router';
import * as v from 'valibot';
import { POST_TYPES } from '../content/post.ts';
import type { Env } from '../env.ts';
import { FAULTS } from '../faults/fault.ts';
import type { FaultBoard } from '../faults/fault-board.ts';
import type { Content } from '../content/content.ts';
import { SERVICES } from '../services.ts';
import type { World } from '../world.ts';
import { openJson } from './answer.ts';
import { postPatch } from './post-patch.ts';

const faultOrder = v.object({
  service: v.picklist(['*', ...SERVICES]),
  fault: v.nullable(v.picklist(FAULTS)),
});

const contentOrder = v.object({
  type: v.picklist(POST_TYPES),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,200}$/)),
  lang: v.optional(v.picklist(['en', 'es']), 'en'),
  patch: v.nullable(postPatch),
});

/**
 * The sandbox's own controls, for tests, and for people who want to see a page with an upstream down:
 * GET/POST/DELETE /__faults, GET/DELETE /__calls, POST /__content, GET /__health.
 */
export function opsRouter({ faults, calls, content }: World) {
  return Router<IRequestStrict, [Env]>()
    .get('/__health', () => openJson({ status: 'ok' }))
    .get('/__faults', () => openJson({ faults: faults.list() }))
    .post('/__faults', (request) => setFault(request, faults))
    .delete('/__faults', () => {
      faults.clear();
      return openJson({ faults: {} });
    })
    .get('/__calls', () => openJson(calls.report()))
    .delete('/__calls', () => {
      calls.reset();
      return openJson(calls.report());
    })
    .post('/__content', (request) => editContent(request, content))
    .all('*', () => openJson({ message: 'The sandbox has nothing at this address' }, 404));
}

async function setFault(request: Request, faults: FaultBoard): Promise<Response> {
  const order = v.safeParse(faultOrder, await bodyOf(request));
  if (!order.success) return badOrder(order.issues);
  faults.set(order.output.service, order.output.fault);
  return openJson({ faults: faults.list() });
}

async function editContent(request: Request, content: Content): Promise<Response> {
  const order = v.safeParse(contentOrder, await bodyOf(request));
  if (!order.success) return badOrder(order.issues);
  return openJson({ post: content.edit(order.output) });
}

async function bodyOf(request: Request): Promise<unknown> {
  return request.json().catch(() => null);
}

function badOrder(issues: readonly v.BaseIssue<unknown>[] = []): Response {
  const [first] = issues;
  return openJson(
    { code: 'invalid', message: first?.message ?? 'Invalid order', field: first && v.getDotPath(first) },
    400,
  );
}
