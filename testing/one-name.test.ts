import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { footerBlocks } from '../client/app/layouts/footer/footer-links.ts';
import { INFO_PAGES } from '../shared/config/info-pages.ts';
import type { Language } from '../shared/i18n/locales.ts';
import { CATALOGUES } from './catalogues.ts';
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

const titleOf = (slug: string, language: Language) =>
  INFO_PAGES.find((page) => page.slug === slug)?.title[language];

/** What the sandbox's platform says in a language; it speaks English where it has no words (docs/how-to/language.md). */
const PLATFORM_FILES = readdirSync(PLATFORM_WORDS);
const platformWords = (language: Language) => path.join(PLATFORM_WORDS, `${language}.json`);

describe.each(CATALOGUES)('one thing has one name in $language', ({ language, words }) => {
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

  test.runIf(language === 'en' || PLATFORM_FILES.includes(`${language}.json`))(
    'a window of the sandbox’s platform bears the name by which the menus open it',
    () => {
      const platform: unknown = JSON.parse(readFileSync(platformWords(language), 'utf8'));
      expect(platform).toMatchObject({
        ...Object.fromEntries(WINDOWS.map((name) => [name, account[name]])),
        account: account.myAccount,
        logout: account.logOut,
        withdraw: account.cashout,
      });
    },
  );
});

test.each(CATALOGUES.filter(({ language }) => language !== 'en'))(
  'logging in has one verb in $language; English has a noun too, Login',
  ({ words }) => expect(words.general.login).toBe(words.account.login),
);
