import { isTicketTaken } from '../../shared/domain/forms/ticket.ts';
import { ask, type ServiceContext } from './service-context.ts';

/** Path of the ticket provider (CONTRACTS.md, §7.5). */
const PATH = '/brand/create-ticket';

/**
 * Creates a support ticket (§7.5). True only when the provider says that it did. The token goes into this one
 * header and nowhere else. Throws `UpstreamError`; never tried twice, since a ticket is not idempotent.
 */
export async function createTicket(context: ServiceContext, body: object): Promise<boolean> {
  const answer = await ask(
    context,
    'tickets',
    {
      url: context.settings.ticketOrigin + PATH,
      headers: {
        authorization: `Bearer ${context.settings.ticketToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    },
    'post',
  );
  return isTicketTaken(answer.body);
}
