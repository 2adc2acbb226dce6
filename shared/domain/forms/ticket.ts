import * as v from 'valibot';
import { DEFAULT_LOYALTY_LEVEL } from '../../config/constants.ts';
import type { PlayerSession } from '../../contracts/platform/account.ts';
import { keysOf } from '../records.ts';
import {
  email,
  type FormResult,
  line,
  LONGEST_EMAIL,
  LONGEST_NAME,
  paragraph,
  validateForm,
} from './form-fields.ts';

/** What a visitor fills in on the contact form (§7.5). */
export interface TicketForm {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** The most characters of each field. */
export const TICKET_LENGTHS = {
  name: LONGEST_NAME,
  surname: LONGEST_NAME,
  email: LONGEST_EMAIL,
  subject: 150,
  message: 5_000,
} as const satisfies Record<keyof TicketForm, number>;

const ticketForm = v.object({
  name: line('errorName', TICKET_LENGTHS.name),
  surname: line('errorName', TICKET_LENGTHS.surname),
  email,
  subject: line('errorSubject', TICKET_LENGTHS.subject),
  message: paragraph('errorMessage', TICKET_LENGTHS.message),
});

/** Validates the contact form, the same in the browser and at the edge: its clean values, or each field's error. */
export function validateTicketForm(input: unknown): FormResult<TicketForm, keyof TicketForm> {
  return validateForm(ticketForm, keysOf(TICKET_LENGTHS), input);
}

/** The facts that the edge adds to a ticket. */
export interface TicketContext {
  /** The platform's language, ENG or SPA. */
  readonly language: string;
  /** The site's host name. */
  readonly brandDomain: string;
  readonly brandName: string;
  /** The ticket provider's group for this brand. */
  readonly groupId: string;
  readonly userAgent: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** §7.5, anonymous body. */
export interface AnonymousTicketBody extends TicketForm {
  readonly lng: string;
  readonly brandDomain: string;
  readonly SSOStatus: false;
  readonly userAgent: string;
  readonly country: string;
  readonly ASGBrand: false;
}

/** §7.5, logged-in body. */
export interface PlayerTicketBody extends Omit<AnonymousTicketBody, 'SSOStatus'> {
  readonly SSOStatus: true;
  readonly groupId: string;
  readonly brandName: string;
  readonly playerId: number;
  readonly playerRestriction: string;
  readonly playerRegistrationDate: string;
  readonly playerCountryCode: string;
  readonly playerLanguage: string;
  readonly loyaltyLevel: number;
  readonly sessionToken: string;
}

/**
 * The ticket's body. Who names a player without the token of their session, by which the provider can tell that it is them, is
 * a visitor: anybody can write down a number.
 */
export function ticketBody(
  form: TicketForm,
  context: TicketContext,
  player: PlayerSession | null,
): AnonymousTicketBody | PlayerTicketBody {
  return player === null || (player.sessionToken ?? '') === ''
    ? anonymousTicketBody(form, context)
    : playerTicketBody(form, context, player);
}

/** The ticket's body for a visitor who is not logged in. */
function anonymousTicketBody(form: TicketForm, context: TicketContext): AnonymousTicketBody {
  return {
    ...form,
    lng: context.language,
    brandDomain: context.brandDomain,
    SSOStatus: false,
    userAgent: context.userAgent,
    country: context.country,
    ASGBrand: false,
  };
}

/** The ticket's body for a player. Facts that the platform did not send are empty strings. */
function playerTicketBody(form: TicketForm, context: TicketContext, player: PlayerSession): PlayerTicketBody {
  return {
    ...anonymousTicketBody(form, context),
    SSOStatus: true,
    groupId: context.groupId,
    brandName: context.brandName,
    playerId: player.playerId,
    playerRestriction: player.restrictionType ?? '',
    playerRegistrationDate: player.registrationDate ?? '',
    playerCountryCode: player.countryCode ?? context.country,
    playerLanguage: player.language ?? context.language,
    loyaltyLevel: player.vipLevel ?? DEFAULT_LOYALTY_LEVEL,
    sessionToken: player.sessionToken ?? '',
  };
}

/** Whether that is how the provider answers: with a status, whatever it says (§7.5). */
export function isTicketAnswer(response: unknown): boolean {
  return v.is(v.object({ status: v.number() }), response);
}

/** Whether the provider accepted the ticket: its `status` is the number 2 and nothing else (§7.5). */
export function isTicketTaken(response: unknown): boolean {
  return v.is(v.object({ status: v.literal(2) }), response);
}
