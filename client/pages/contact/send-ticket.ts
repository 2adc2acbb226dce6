import type { Locale } from '../../../shared/i18n/locales.ts';
import { apiPath } from '../../../shared/routing/service-paths.ts';
import type { PlayerSession } from '../../../shared/contracts/platform/account.ts';
import type { TicketForm } from '../../../shared/domain/forms/ticket.ts';

/** What the browser knows about the sender; the edge adds the rest and the bearer token (§7.5). */
export interface TicketSender {
  readonly locale: Locale;
  readonly player: PlayerSession | null;
}

/**
 * Sends a valid ticket to the edge. Resolves to whether the provider accepted it; any failure gives `false`, is logged,
 * and is not shown (§8).
 */
export async function sendTicket(form: TicketForm, { locale, player }: TicketSender): Promise<boolean> {
  const address = apiPath('ticket', { lang: locale });
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(player === null ? form : { ...form, session: sessionOf(player) }),
    });
    if (!response.ok) console.warn(`${address} answered ${response.status}`);
    return response.ok;
  } catch (error) {
    console.warn(address, error);
    return false;
  }
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
