import type { Cookies } from '../../state/collaborators.ts';

/**
 * Cookies of this site, readable by scripts: they hold settings, nothing secret. `SameSite=Lax`, and `Secure` where the
 * page itself came over TLS.
 */
export function browserCookies(): Cookies {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const write = (name: string, value: string, maxAgeS: number) => {
    // Commas stay, as in §3's list of numbers, which other parts of the product read.
    const written = encodeURIComponent(value).replaceAll('%2C', ',');
    // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is asynchronous, and a language link navigates at once
    document.cookie = `${name}=${written}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`;
  };
  return {
    get(name) {
      const start = `${name}=`;
      const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
      return found === undefined ? null : decode(found.slice(start.length));
    },
    set: write,
    remove: (name) => write(name, '', 0),
  };
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null; // not written by this site
  }
}
