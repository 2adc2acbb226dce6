/** Groups of 16 bits that name an IPv6 network of one customer: providers give each a /64 or more. */
const NETWORK_GROUPS = 4;
/** An IPv4 address inside IPv6: mapped (RFC 4291 §2.5.5.2), and what a NAT64 makes (RFC 6052). */
const HOLDS_IPV4 = /^(?:::ffff:|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})$/u;

/**
 * The network that counts as one person, in one spelling: an IPv4 address, or the first 64 bits of an IPv6 address.
 * What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const bare = address.trim().replace(/^\[|\]$|%.*$/gu, '');
  const isVersion6 = bare.includes(':');
  // `URL` knows every spelling, and writes one.
  const host = URL.parse(`http://${isVersion6 ? `[${bare}]` : bare}/`)?.hostname;
  if (host === undefined) return address;
  if (!isVersion6) return host;
  const canonical = host.slice(1, -1);
  const [, high, low] = HOLDS_IPV4.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) return dotted(high, low);
  const [before = '', after] = canonical.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function dotted(high: string, low: string): string {
  const bits = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return bits.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
}
