import { effect } from '@preact/signals-react';
import type { ConsentModel } from '../../state/consent/consent.ts';
import type { ConsentChoices, ConsentType } from '../../state/consent/consent-choices.ts';

/** What begins a name that the usual tags of a tag manager give to their cookies on the site's own host. */
const TAG_COOKIES = {
  // Google Analytics, old and new, its calls by the tag manager, Hotjar, Clarity.
  analytics: /^(?:_ga$|_ga_|_gid|_gat|_dc_gtm_|__utm|_hj|_cl[cs]k)/u,
  // Google Ads, Meta, Microsoft, TikTok, Snapchat, Reddit, and Google's advertisements.
  advertising: /^(?:_gac_|_gcl_|_fb[cp]|_uet|_ttp|_tt_|_scid|_rdt_|__gads|__gpi)/u,
} as const satisfies Partial<Record<ConsentType, RegExp>>;

/**
 * Consent that is taken back takes the cookies of its tags with it (§4): a tag that is told so writes none by Consent Mode, and leaves
 * what it has written. They may lie on the host or on each domain above it; browsers ignore the attempt for one that is nobody's own.
 * Each document of who has declined looks once: a tag that knows no Consent Mode may have gone on in the one before.
 */
export function expireTagCookies(
  { choices }: Pick<ConsentModel, 'choices'>,
  page: Pick<Document, 'cookie'>,
  { hostname }: Pick<Location, 'hostname'>,
): void {
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_label, index) => `; Domain=${labels.slice(index).join('.')}`);
  const expire = (pattern: RegExp) => {
    const names = page.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
    for (const name of names.filter((one) => pattern.test(one)))
      for (const domain of ['', ...domains]) page.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  };
  let before: ConsentChoices | null = null;
  effect(() => {
    const now = choices.value;
    for (const type of ['analytics', 'advertising'] as const)
      if (before?.[type] !== false && now?.[type] === false) expire(TAG_COOKIES[type]);
    before = now;
  });
}
