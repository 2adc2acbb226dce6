import { expect, test } from 'vitest';
import { addressPrefix } from './address-prefix.ts';

test.each([
  ['192.0.2.77', '192.0.2'],
  ['::ffff:192.0.2.77', '192.0.2'],
  ['::ffff:c000:24d', '192.0.2'],
  ['::FFFF:C633:6401', '198.51.100'],
  ['0:0:0:0:0:ffff:192.0.2.77', '192.0.2'],
  ['64:ff9b::192.0.2.77', '192.0.2'],
  ['2001:db8:7:1::9', '2001:db8:7'],
  ['[2001:db8:7:1::9]', '2001:db8:7'],
  ['2001:db8:7:1::9%eth0', '2001:db8:7'],
  ['2001:0DB8:0007:ffff:0:0:0:1', '2001:db8:7'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['unknown', null],
  ['', null],
  ['192.0.2', null],
  ['192.0.2.777', null],
  ['010.0.0.1', null],
  ['::1]/192.0.2.77', null],
  [':::', null],
  ['192.0.2.1, 10.0.0.1', null],
  ['a'.repeat(5_000), null],
])('§7.1 the network of %s is %s', (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix);
});
