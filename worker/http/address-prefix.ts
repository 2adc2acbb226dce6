/**
 * The network of a client's address, by which its place is kept: the first 24 bits of an IPv4 address, the first 48 of
 * an IPv6 one, `192.0.2` or `2001:db8:7`. `null` for what is no address.
 */
export function addressPrefix(address: string): string | null {
  const mapped = /^::ffff:([\d.]+)$/iu.exec(address)?.[1] ?? address;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/u.test(mapped)) return mapped.slice(0, mapped.lastIndexOf('.'));
  if (!/^[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}$/iu.test(address)) return null;
  // Groups that `::` stands for are zero; at the address's start they are the network's.
  const [head = ''] = address.split('::', 1);
  const groups = head.split(':').filter((group) => group !== '');
  return [...groups, '0', '0', '0']
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
