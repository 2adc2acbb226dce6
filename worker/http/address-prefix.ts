import { partsOf } from './network-of.ts';

/**
 * The network of a client's address, by which its place is kept: the first 24 bits of an IPv4 address, the first 48 of
 * an IPv6 one, `192.0.2` or `2001:db8:7`. `null` for what is no address.
 */
export function addressPrefix(address: string): string | null {
  const known = partsOf(address);
  return known === null ? null : known.parts.slice(0, 3).join(known.version === 4 ? '.' : ':');
}
