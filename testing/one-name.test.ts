import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { footerBlocks } from '../client/app/layouts/footer/footer-links.ts';
import { INFO_PAGES } from '../shared/config/info-pages.ts';
import { catalogue as english } from '../shared/i18n/en/catalogue.ts';
import { catalogue as spanish } from '../shared/i18n/es/catalogue.ts';
import { testPageData } from './client/page-data.ts';

/** Windows that the catalogue and the platform know by the same key. */
const WINDOWS = [
  'changePassword',
  'coolOff',
  'deposit',
  'depositLimit',
  'documentUpload',
  'forgotPassword',
  'forgotUsername',
  'gameHistory',
  'login',
  'offers',
  'points',
  'realityCheck',
  'registration',
  'selfExclusion',
  'transactionHistory',
] as const;

const PLATFORM_WORDS = path.resolve(import.meta.dirname, '../sandbox/framework/messages');

const titleOf = (slug: string, language: 'en' | 'es') =>
  INFO_PAGES.find((page) => page.slug === slug)?.title[language];

describe.each([
  { language: 'en', words: english },
  { language: 'es', words: spanish },
] as const)('one thing has one name in $language', ({ language, words }) => {
  const { account, content, footer, legal } = words;

  test('a link of the footer to an information page bears the title of that page', () => {
    const links = footerBlocks(words, testPageData().shell.settings).flatMap((block) => block.links);
    const renamed = links.flatMap(({ text, target }) =>
      target.kind === 'info' && text !== titleOf(target.page, language) ? [text] : [],
    );
    expect(renamed).toEqual([]);
  });

  test('so do the other links to the page for responsible play and to the questions', () => {
    expect(new Set([account.responsibleGaming, legal.saferLink, footer.responsible])).toEqual(
      new Set([titleOf('responsible-gambling', language)]),
    );
    expect(content.contactFaq).toBe(titleOf('faq', language));
    expect(content.contactChat).toBe(account.chat);
  });

  test('a window of the sandbox’s platform bears the name by which the menus open it', () => {
    const platform: unknown = JSON.parse(readFileSync(path.join(PLATFORM_WORDS, `${language}.json`), 'utf8'));
    expect(platform).toMatchObject({
      ...Object.fromEntries(WINDOWS.map((name) => [name, account[name]])),
      account: account.myAccount,
      logout: account.logOut,
      withdraw: account.cashout,
    });
  });
});

test('Spanish has one verb for logging in', () => {
  expect(spanish.general.login).toBe(spanish.account.login);
});
