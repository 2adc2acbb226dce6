import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import type { SafeHtml } from './content.ts';

/** What the platform says in the table of payment methods (§2.8, §3) beside its two paragraphs. */
export const paymentMethodsSchema = v.object({
  methods: v.array(
    v.object({
      name: v.string(),
      /** The help page of the method, `deposit-…` (§5); null where it has none. */
      helpPage: v.nullable(v.string()),
      logo: v.nullable(v.string()),
      depositTime: v.string(),
      withdrawalTime: v.string(),
      currencies: v.string(),
    }),
  ),
});

export type PaymentMethods = DeepReadonly<v.InferOutput<typeof paymentMethodsSchema>>;
export type PaymentMethod = PaymentMethods['methods'][number];

/** The table as a visitor sees it. */
export interface PaymentMethodsTable extends PaymentMethods {
  /** The heads of method, deposit, withdrawal and currencies. */
  readonly columns: readonly string[];
  readonly paragraph1: SafeHtml;
  readonly paragraph2: SafeHtml;
}
