import { Router, type IRequestStrict } from 'itty-router';
import type { Env } from '../env.ts';
import { isRecord, openJson } from './answer.ts';

const REQUIRED = ['name', 'surname', 'email', 'subject', 'message', 'brandDomain'];
/** The ticket provider's word for "created" (§7.5). */
const CREATED = 2;

/** The support ticket endpoint (§7.5). A bearer is needed; which one does not matter to a stand-in. */
export function ticketsRouter() {
  let lastTicket = 48_100;
  return Router<IRequestStrict, [Env]>()
    .post('/brand/create-ticket', (request) => {
      lastTicket += 1;
      return createTicket(request, lastTicket);
    })
    .all('*', () => openJson({ status: 0, message: 'Not Found' }, 404));
}

async function createTicket(request: Request, ticketId: number): Promise<Response> {
  if (!/^Bearer \S+$/.test(request.headers.get('authorization') ?? '')) {
    return openJson({ status: 0, message: 'Unauthorised' }, 401);
  }
  const body: unknown = await request.json().catch(() => null);
  const missing = REQUIRED.filter((field) => !isRecord(body) || !isText(body[field]));
  if (missing.length > 0) {
    return openJson({ status: 1, message: `Missing: ${missing.join(', ')}` }, 400);
  }
  return openJson({ status: CREATED, ticketId, message: 'Ticket created' });
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
