import type { PlayerSession } from '../../../shared/contracts/platform/account.ts';
import type { TicketForm } from '../../../shared/domain/forms/ticket.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';
import { postForm, type Sent } from '../forms/post-form.ts';

/** What the browser knows about the sender; the edge adds the rest and the bearer token (§7.5). */
interface TicketSender {
  readonly locale: Locale;
  readonly player: PlayerSession | null;
  /** Where a site key of reCAPTCHA is set. */
  readonly recaptchaToken: string | undefined;
}

/** Sends a valid ticket to the edge. That the provider did not take it is only logged (§8). */
export function sendTicket(
  form: TicketForm,
  { locale, player, recaptchaToken }: TicketSender,
): Promise<Sent> {
  const session = player === null ? {} : { session: sessionOf(player) };
  return postForm(apiPath('ticket', { lang: locale }), { ...form, ...session, recaptchaToken });
}

/** The player with the platform's field names (§3): the edge reads it with the same parser as the platform's data. */
function sessionOf(player: PlayerSession): Readonly<Record<string, string | number | null>> {
  return {
    PlayerID: player.playerId,
    PlayerName: player.firstName,
    PlayerLastName: player.lastName,
    PlayerEmail: player.email,
    CurrencyCode: player.currency,
    PlayerLanguage: player.language,
    PlayerRegulationType: player.regulation,
    PlayerRestrictionType: player.restrictionType,
    PlayerRegistrationDate: player.registrationDate,
    CountryCode: player.countryCode,
    PlayerVipLevel: player.vipLevel,
    SessionToken: player.sessionToken,
  };
}
