import type { TicketForm } from '../../../shared/domain/forms/ticket.ts';
import type { AccountModel } from '../../state/session/account.ts';

type Field = keyof TicketForm;

/** What has been typed into the ticket and not been sent. */
interface TypedTicket {
  /** Undefined: nothing was typed into the field, or by somebody who has left since. */
  of(name: Field): string | undefined;
  keep(name: string, value: string): void;
  forget(): void;
}

interface TypedField {
  readonly value: string;
  /** How many had gone before who has typed it. */
  readonly owner: number;
}

/** They go with the player who leaves; the rest stays for one whose session lapses. */
const PERSONAL: ReadonlySet<string> = new Set<Field>(['name', 'surname', 'email']);

/** Of one account, in memory alone: others use the same browser. */
const typed = new WeakMap<AccountModel, Map<string, TypedField>>();

/** It lives as long as the document, not the page: a link that answers the question, and Back, lose none of it. */
export function typedTicketOf(account: AccountModel): TypedTicket {
  const fields = typed.get(account) ?? new Map<string, TypedField>();
  typed.set(account, fields);
  const ownerOf = (name: string): number =>
    (PERSONAL.has(name) ? account.departures : account.handovers).peek();
  return {
    of(name) {
      const field = fields.get(name);
      return field?.owner === ownerOf(name) ? field.value : undefined;
    },
    keep: (name, value) => void fields.set(name, { value, owner: ownerOf(name) }),
    forget: () => fields.clear(),
  };
}
