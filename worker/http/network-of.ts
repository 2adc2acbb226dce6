/** Groups of 16 bits that name an IPv6 network of one customer: providers give each a /64 or more. */
const NETWORK_GROUPS = 4;
/** An IPv4 address inside IPv6: mapped (RFC 4291 §2.5.5.2), and what a NAT64 makes (RFC 6052). */
const HOLDS_IPV4 = /^(?:::ffff:|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})$/u;
/** Without leading zeros, which some take for octal numbers. */
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/u;
/** What `URL` may be asked about; anything else could end the host and go on behind it. */
const IPV6 = /^(?=[^:]*:)[\da-f:.]+$/iu;

/**
 * A client's address in one spelling, without brackets and zone: the four numbers of an IPv4 address, also of one that
 * an IPv6 address holds, or the eight groups of an IPv6 address. `null` for what is no address.
 */
export function partsOf(
  address: string,
): { readonly version: 4 | 6; readonly parts: readonly string[] } | null {
  const bare = address.trim().replace(/^\[|\]$|%.*$/gu, '');
  if (IPV4.test(bare)) return { version: 4, parts: bare.split('.') };
  if (!IPV6.test(bare)) return null;
  // `URL` knows every spelling, and writes one.
  const host = URL.parse(`http://[${bare}]/`)?.hostname;
  if (host === undefined) return null;
  const canonical = host.slice(1, -1);
  const [, high, low] = HOLDS_IPV4.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) return { version: 4, parts: dotted(high, low) };
  const [before = '', after] = canonical.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  return {
    version: 6,
    parts: [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail],
  };
}

/**
 * The network that counts as one person, in one spelling: an IPv4 address, or the first 64 bits of an IPv6 address.
 * What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const known = partsOf(address);
  if (known === null) return address;
  return known.version === 4
    ? known.parts.join('.')
    : `${known.parts.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function dotted(high: string, low: string): readonly string[] {
  const bits = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return bits.flatMap((pair) => [pair >> 8, pair & 255]).map(String);
}
