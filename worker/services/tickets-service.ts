import { isTicketAnswer, isTicketTaken } from '../../shared/domain/forms/ticket.ts';
import { ask, malformed } from '../upstream/service-context.ts';
import type { ServiceRequest } from './service-request.ts';

/** Support tickets (§7.5). */
export interface TicketsService {
  /**
   * True only when the provider says that it accepted the ticket.
   * @throws (rejects) UpstreamError when the provider fails
   */
  create(ticket: object): Promise<boolean>;
}

/** Path of the ticket provider (§7.5). */
const PATH = '/brand/create-ticket';

/** The token goes into this one header only. A ticket is never sent twice, because it is not idempotent. */
export function createTicketsService({ upstream }: Pick<ServiceRequest, 'upstream'>): TicketsService {
  return {
    async create(ticket) {
      const answer = await ask(upstream, 'tickets.create', {
        path: PATH,
        method: 'post',
        headers: {
          authorization: `Bearer ${upstream.settings.ticketToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(ticket),
      });
      // It may have been taken all the same: the form says that it was not, and the operator is told why.
      if (!isTicketAnswer(answer.body))
        throw malformed(upstream, answer, { detail: 'the answer has no status' });
      return isTicketTaken(answer.body);
    },
  };
}
