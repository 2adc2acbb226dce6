import * as v from 'valibot';
import { refuse } from './refusal.ts';

const text = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('Please fill this in'), v.maxLength(max));
const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('Please enter a valid e-mail'));
const password = v.pipe(v.string(), v.minLength(8, 'At least 8 characters, please'), v.maxLength(200));
const amount = (min: number, max: number, message: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(min, message), v.maxValue(max, message));
const limit = v.nullable(amount(500, 10_000_000, 'From 5.00 to 100,000.00'));

/** The bodies of the player API (`contract.ts`), as they are checked. */
export const requests = {
  register: v.object({
    email,
    password,
    firstName: text(80),
    lastName: text(80),
    birthDate: v.pipe(v.string(), v.isoDate('Please give your date of birth as YYYY-MM-DD')),
    country: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/))),
    currency: v.exactOptional(v.picklist(['GBP', 'CAD', 'EUR'])),
    language: v.exactOptional(text(5)),
    marketingEmail: v.exactOptional(v.boolean()),
    acceptTerms: v.literal(true, 'Please accept the terms'),
  }),
  login: v.object({
    email: text(254),
    password: v.pipe(v.string(), v.nonEmpty('Please enter your password')),
  }),
  forgot: v.object({ email, what: v.picklist(['password', 'username']) }),
  deposit: v.object({
    amountMinor: amount(10_00, 5_000_00, 'From 10.00 to 5,000.00'),
    method: text(60),
    bonusCode: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  }),
  withdraw: v.object({ amountMinor: amount(10_00, 100_000_00, 'At least 10.00'), method: text(60) }),
  reverse: v.object({ transactionId: text(60) }),
  play: v.object({
    stakeMinor: amount(10, 100_00, 'From 0.10 to 100.00'),
    kind: v.optional(v.picklist(['reels', 'wheel']), 'reels'),
    bet: v.exactOptional(
      v.union([
        v.picklist(['red', 'black', 'odd', 'even']),
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
      ]),
    ),
  }),
  favourite: v.object({ gameId: v.pipe(v.number(), v.integer()), action: v.picklist(['add', 'remove']) }),
  limits: v.object({
    deposit: v.exactOptional(
      v.object({ period: v.picklist(['daily', 'weekly', 'monthly']), amountMinor: limit }),
    ),
    realityCheckMinutes: v.exactOptional(v.nullable(v.picklist([15, 30, 45, 60]))),
    coolOffDays: v.exactOptional(v.picklist([1, 7, 30, 42])),
    selfExclusionMonths: v.exactOptional(v.picklist([6, 12, 60])),
  }),
  password: v.object({ currentPassword: v.string(), newPassword: password }),
  account: v.object({
    phone: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
    address: v.exactOptional(v.pipe(v.string(), v.maxLength(300))),
    marketingEmail: v.exactOptional(v.boolean()),
  }),
  document: v.object({
    kind: v.picklist(['identity', 'address', 'payment']),
    fileName: text(200),
    sizeBytes: amount(1, 10 * 1024 * 1024, 'At most 10 MB'),
  }),
  chat: v.object({
    message: text(2_000),
    name: v.exactOptional(v.pipe(v.string(), v.maxLength(80))),
    email: v.exactOptional(v.pipe(v.string(), v.maxLength(254))),
  }),
};

/** The body of a request, checked. Throws 400 `invalid` with the field that is wrong. */
export async function readBody<S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<v.InferOutput<S>> {
  const body: unknown = await request.json().catch(() => null);
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw refuse(400, 'invalid', issue.message, v.getDotPath(issue) ?? undefined);
}
