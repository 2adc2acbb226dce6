import type { DeviceCode, Visitor } from '../../shared/domain/visitor.ts';
import { testPageData } from '../client/page-data.ts';

/** Visitors of whom any two differ in one fact at least that pages depend on, some in no other. */
export const VISITORS: readonly [Visitor, ...Visitor[]] = [
  visitor({}),
  visitor({ device: 'C' }),
  visitor({ isNative: true }),
  visitor({ country: 'MT', market: 'MT', regulation: 'MGA', currency: 'EUR' }),
  visitor({ country: 'AT', market: 'elsewhere', regulation: 'MGA', currency: 'EUR' }),
  visitor({ country: 'AT', market: 'elsewhere', regulation: 'MGA', currency: 'EUR', device: 'C' }),
  visitor({ country: 'CA', market: 'elsewhere', regulation: 'MGA', currency: 'EUR' }),
  visitor({ country: 'CA', market: 'CA-ON', regulation: 'MGA', currency: 'EUR' }),
];

function visitor(facts: Partial<Visitor>): Visitor {
  const device: DeviceCode = 'W';
  return { ...testPageData().visitor, device, ...facts };
}
