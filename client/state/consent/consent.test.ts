import { describe, expect, test } from 'vitest';
import { testCollaborators } from '../../../testing/client/collaborators.ts';
import { Consent } from './consent.ts';
import { parseChoices, serialiseChoices, ALL_GRANTED, DECLINED, NOTHING_GRANTED } from './consent-choices.ts';

function open(cookies: Record<string, string> = {}) {
  const world = testCollaborators({ cookies });
  const consent = new Consent(world);
  consent.resume();
  return { world, consent };
}

const eventsOf = ({ tracked }: ReturnType<typeof testCollaborators>) => tracked.map(({ event }) => event);

describe('§4 consent popup', () => {
  test('hidden at first, it appears after 2 s', () => {
    const { world, consent } = open();
    world.timers.pass(1_999);
    expect(consent.isShown.value).toBe(false);
    world.timers.pass(1);
    expect(consent.isShown.value).toBe(true);
  });

  test('choices whose popup was not closed, as one of the two cookies says, are asked for again', () => {
    const { world, consent } = open({ consentChoices: serialiseChoices(ALL_GRANTED) });
    expect([consent.choices.value, consent.allowsTags.value]).toEqual([null, false]);
    world.timers.pass(2_000);
    expect(consent.isShown.value).toBe(true);
  });

  test('before a choice no cookie is set and no tag may load', () => {
    const { world, consent } = open();
    world.timers.pass(10_000);
    expect(world.cookies.jar.size).toBe(0);
    expect(consent.allowsTags.value).toBe(false);
    expect(world.tracked).toEqual([]);
  });

  test('Accept All turns all consent types on, for 30 days', () => {
    const { world, consent } = open();
    consent.acceptAll();
    expect(consent.choices.value).toEqual(ALL_GRANTED);
    expect(eventsOf(world)).toEqual(['consent_update', 'consent_accepted']);
    expect([...world.cookies.maxAges.values()]).toEqual([2_592_000, 2_592_000]);
    expect(consent.allowsTags.value).toBe(true);
  });

  test('Decline All turns advertising and analytics off; the other three stay on', () => {
    const { world, consent } = open();
    world.timers.pass(2_000);
    consent.declineAll();
    expect(consent.choices.value).toEqual(DECLINED);
    expect(eventsOf(world)).toEqual(['consent_update', 'consent_declined']);
    expect(consent.isShown.value).toBe(false);
    expect(consent.allowsTags.value).toBe(false);
  });

  test('a ticked box brings Save and Exit, which grants what is ticked and what is strictly necessary', () => {
    const { world, consent } = open();
    expect(consent.isCustomised.value).toBe(false);
    consent.tick('analytics', true);
    expect(consent.isCustomised.value).toBe(true);
    consent.saveAndExit();
    expect(consent.choices.value).toEqual({
      advertising: false,
      analytics: true,
      functionality: false,
      personalization: false,
      security: true,
    });
    expect(eventsOf(world)).toEqual(['consent_update', 'consent_partial_accepted']);
  });

  test('a visitor who has chosen before is not asked again, and the stored choices are sent again', () => {
    const { world, consent } = open({ consentClosed: '1', consentChoices: serialiseChoices(DECLINED) });
    world.timers.pass(10_000);
    expect(consent.isShown.value).toBe(false);
    expect(world.tracked).toEqual([{ event: 'consent_update', choices: DECLINED }]);
  });

  test('with unreadable stored choices the visitor is asked again', () => {
    const { world, consent } = open({ consentClosed: '1', consentChoices: '1012x' });
    world.timers.pass(2_000);
    expect(consent.isShown.value).toBe(true);
  });

  test('once a cashier was opened no tag may load in this document, whatever is consented to afterwards', () => {
    const before = open();
    before.consent.keepTagsOut();
    before.consent.acceptAll();
    expect(before.consent.allowsTags.value).toBe(false);
    const after = open();
    after.consent.acceptAll();
    after.consent.keepTagsOut();
    expect(after.consent.allowsTags.value).toBe(false);
  });

  test('after a choice made before the popup appears, it does not appear', () => {
    const { world, consent } = open();
    consent.acceptAll();
    world.timers.pass(10_000);
    expect(consent.isShown.value).toBe(false);
  });

  test('reopened from the footer, the boxes show the stored choices', () => {
    const { consent } = open();
    consent.acceptAll();
    expect(consent.isReopened.value).toBe(false);
    consent.reopen();
    expect(consent.ticked.value).toEqual(ALL_GRANTED);
    expect(consent.isReopened.value).toBe(true);
  });

  test('reopened before the stored choices are sent again, it shows them, and stays open as they are', () => {
    const world = testCollaborators({
      cookies: { consentClosed: '1', consentChoices: serialiseChoices(ALL_GRANTED) },
    });
    const consent = new Consent(world);
    consent.reopen();
    expect(consent.ticked.value).toEqual(ALL_GRANTED);
    consent.resume();
    expect([consent.isShown.value, consent.isReopened.value]).toEqual([true, true]);
    expect(consent.choices.value).toEqual(ALL_GRANTED);
  });

  test('reopened, all but what is strictly necessary can be taken back', () => {
    const { consent } = open();
    consent.acceptAll();
    consent.reopen();
    for (const type of ['advertising', 'analytics', 'functionality', 'personalization'] as const) {
      consent.tick(type, false);
    }
    consent.saveAndExit();
    expect(consent.choices.value).toEqual({ ...NOTHING_GRANTED, security: true });
  });

  test('a popup that could not be shown makes no choice', () => {
    const { world, consent } = open();
    world.timers.pass(2_000);
    consent.putOff();
    expect([consent.isShown.value, consent.choices.value]).toEqual([false, null]);
    expect([world.cookies.jar.size, world.tracked.length]).toEqual([0, 0]);
  });
});

test('choices are the same after being stored and read', () => {
  for (const choices of [ALL_GRANTED, DECLINED])
    expect(parseChoices(serialiseChoices(choices))).toEqual(choices);
  expect(parseChoices(null)).toBeNull();
});
