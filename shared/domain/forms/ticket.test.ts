import { describe, expect, test } from 'vitest';
import { parseSession } from '../../contracts/platform/account.ts';
import { validateChatForm } from './chat-form.ts';
import { isTicketTaken, ticketBody, validateTicketForm } from './ticket.ts';

const form = {
  name: 'Ana',
  surname: 'Núñez',
  email: 'ana@example.com',
  subject: 'My withdrawal',
  message: 'Line one\nLine two',
};
const context = {
  language: 'ENG',
  brandDomain: 'casino.example',
  brandName: 'Ace',
  groupId: '7',
  userAgent: 'Browser/1',
  country: 'GB',
};

describe('§7.5 the contact form', () => {
  test('clean values pass, unknown fields do not', () => {
    expect(validateTicketForm({ ...form, name: ' Ana ', admin: true })).toEqual({ ok: true, form });
  });

  test('each wrong field has its own error', () => {
    expect(validateTicketForm({ name: '', surname: 5, email: 'nobody', subject: '  ' })).toEqual({
      ok: false,
      errors: {
        name: 'errorName',
        surname: 'errorName',
        email: 'errorEmail',
        subject: 'errorSubject',
        message: 'errorMessage',
      },
    });
    expect(validateTicketForm({ ...form, message: 'x'.repeat(5_001) })).toEqual({
      ok: false,
      errors: { message: 'errorTooLong' },
    });
    expect(validateTicketForm(null).ok).toBe(false);
  });

  test('names of 250 characters each are a player’s, as the platform says them; longer ones are nobody’s', () => {
    const named = (length: number) => ({ ...form, name: 'n'.repeat(length), surname: 's'.repeat(length) });
    expect(validateTicketForm(named(250)).ok).toBe(true);
    expect(validateTicketForm(named(251))).toEqual({
      ok: false,
      errors: { name: 'errorTooLong', surname: 'errorTooLong' },
    });
    expect(validateChatForm({ name: `${'n'.repeat(250)} ${'s'.repeat(250)}`, email: form.email }).ok).toBe(
      true,
    );
  });

  test('one-line fields lose line breaks, which could end a mail header; the message keeps them', () => {
    const result = validateTicketForm({
      ...form,
      subject: 'Hi\r\nBcc: all@example.com',
      message: 'a\r\nb\u0000',
    });
    expect(result.ok && result.form.subject).toBe('Hi Bcc: all@example.com');
    expect(result.ok && result.form.message).toBe('a\nb');
    expect(validateTicketForm({ ...form, email: 'a@example.com\nBcc: b@example.com' }).ok).toBe(false);
  });
});

describe('§7.5 the ticket’s body', () => {
  test('anonymous', () => {
    expect(ticketBody(form, context, null)).toEqual({
      ...form,
      lng: 'ENG',
      brandDomain: 'casino.example',
      SSOStatus: false,
      userAgent: 'Browser/1',
      country: 'GB',
      ASGBrand: false,
    });
  });

  test('of a player', () => {
    const player = parseSession({
      PlayerID: 42,
      PlayerRestrictionType: 'None',
      PlayerRegistrationDate: '2025-01-02',
      CountryCode: 'IE',
      PlayerLanguage: 'SPA',
      PlayerVipLevel: 3,
      SessionToken: 'secret',
    });
    if (player === null) throw new Error('The session did not parse');
    expect(ticketBody(form, context, player)).toEqual({
      ...form,
      lng: 'ENG',
      brandDomain: 'casino.example',
      groupId: '7',
      brandName: 'Ace',
      SSOStatus: true,
      playerId: 42,
      playerRestriction: 'None',
      playerRegistrationDate: '2025-01-02',
      playerCountryCode: 'IE',
      playerLanguage: 'SPA',
      loyaltyLevel: 3,
      sessionToken: 'secret',
      userAgent: 'Browser/1',
      country: 'GB',
      ASGBrand: false,
    });
  });

  test.each([undefined, null, ''])(
    'of somebody who names a player with the token %j is a visitor’s',
    (SessionToken) => {
      const player = parseSession({ PlayerID: 42, PlayerVipLevel: 5, SessionToken });
      expect(player?.playerId).toBe(42);
      expect(ticketBody(form, context, player)).toEqual(ticketBody(form, context, null));
    },
  );

  test.each([
    [{ status: 2, id: 9 }, true],
    [{ status: '2' }, false],
    [{ status: 1 }, false],
    [true, false],
    [null, false],
  ])('a response of %j counts as accepted: %j', (response, taken) => {
    expect(isTicketTaken(response)).toBe(taken);
  });
});
