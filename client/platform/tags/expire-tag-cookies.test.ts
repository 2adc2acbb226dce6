import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { expireTagCookies } from './expire-tag-cookies.ts';

const NAMES = ['consentChoices', '_ga', '_ga_AB12', '_gid', '_gat_UA', '_gac_1', '_gcl_au', '_fbp', 'game'];

/** A page with consent to all, on that host; each cookie lies on that domain. */
function page(hostname: string, domain: string) {
  const jar = new Set(NAMES);
  const tried: string[] = [];
  const document = {
    get cookie() {
      return [...jar].map((name) => `${name}=GA1.1=2`).join('; ');
    },
    set cookie(written: string) {
      const [pair = '', ...attributes] = written.split('; ');
      const [name = ''] = pair.split('=');
      const given = attributes.find((one) => one.startsWith('Domain='))?.slice('Domain='.length) ?? '';
      tried.push(given);
      if (attributes.includes('Max-Age=0') && attributes.includes('Path=/') && given === domain)
        jar.delete(name);
    },
  };
  const { app } = testApp();
  app.consent.acceptAll();
  expireTagCookies(app.consent, document, { hostname });
  return { app, jar, tried };
}

test.each(['', 'www.casino.example', 'casino.example'])(
  '§4 consent that is taken back takes the cookies of the tags with it (domain “%s”), and no other',
  (domain) => {
    const { app, jar } = page('www.casino.example', domain);
    app.consent.declineAll();
    expect([...jar]).toEqual(['consentChoices', 'game']);
  },
);

test('§4 of one kind of consent that is taken back the other’s cookies stay', () => {
  const { app, jar } = page('localhost', '');
  app.consent.reopen();
  app.consent.tick('advertising', false);
  app.consent.saveAndExit();
  expect([...jar]).toEqual(['consentChoices', '_ga', '_ga_AB12', '_gid', '_gat_UA', 'game']);
  app.consent.reopen();
  app.consent.tick('analytics', false);
  app.consent.saveAndExit();
  expect([...jar]).toEqual(['consentChoices', 'game']);
});

test('§4 consent that stays as it was, or is given, touches no cookie', () => {
  const { app, jar, tried } = page('casino.example', '');
  app.consent.acceptAll();
  expect([jar.size, tried]).toEqual([NAMES.length, []]);
  app.consent.declineAll();
  jar.add('_ga');
  app.consent.declineAll();
  app.consent.acceptAll();
  expect(jar.has('_ga')).toBe(true);
});
