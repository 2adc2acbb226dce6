import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { ROOT } from '../../scripts/folders.mjs';
import { infoPageHtml } from './info/info-page.ts';
import { copyrightText } from './platform/platform-texts.ts';

const schema = v.object({
  vars: v.object({
    LICENSEE_NAME: v.string(),
    GB_LICENCE_NUMBER: v.string(),
    MGA_LICENCE_NUMBER: v.string(),
  }),
});
/** The settings of the environments that show the sandbox's content or a copy of it; production names its own. */
const ENVIRONMENTS = [undefined, 'staging'].map((env) => {
  const config = { config: path.join(ROOT, 'wrangler.toml'), env };
  return v.parse(schema, unstable_readConfig(config, { hideWarnings: true })).vars;
});

/** All that the platform says of who is licensed, in one language. */
function saidOf(lang: 'en' | 'es'): string {
  const reader = { lang, currency: 'GBP' };
  const pages = ['terms', 'about-us'].map((resource) => infoPageHtml(resource, reader) ?? '');
  const lines = ['GB', 'MGA'].map((regulation) => copyrightText(lang, regulation, 2026));
  return [...pages, ...lines].join('\n');
}

test.each(['en', 'es'] as const)(
  'what the sandbox’s platform writes of the licences in %s is what the site’s settings say: one holder, its numbers',
  (lang) => {
    const said = saidOf(lang);
    const found = {
      LICENSEE_NAME: said.match(/Velvet Comet Gaming.*?Limited/gu) ?? [],
      GB_LICENCE_NUMBER: said.match(/(?<=(?:account number|cuenta número) )[\w-]+/gu) ?? [],
      MGA_LICENCE_NUMBER: said.match(/MGA\/[\w/]+/gu) ?? [],
    };
    expect(Object.values(found).map(({ length }) => length)).toEqual([6, 3, 3]);
    const named = Object.entries(found).map(([name, values]) => [name, [...new Set(values)].join(' or ')]);
    for (const settings of ENVIRONMENTS) expect(Object.fromEntries(named)).toEqual(settings);
  },
);
