import * as v from 'valibot';
import type { BalanceAnswer } from '../session/contract.ts';

export const balanceSchema: v.GenericSchema<unknown, BalanceAnswer> = v.object({
  Balance: v.number(),
  BonusBalance: v.number(),
  DisplayBalance: v.string(),
  DisplayRealBalance: v.string(),
  DisplayBonusBalance: v.string(),
  CurrencyCode: v.picklist(['GBP', 'CAD', 'EUR']),
  CurrencySymbol: v.string(),
});
