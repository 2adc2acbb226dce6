import * as v from 'valibot';

/** What is wrong with a field: the key of the message under `content` in the catalogue (§5). */
export const FIELD_ERROR_KEYS = [
  'errorName',
  'errorEmail',
  'errorSubject',
  'errorMessage',
  'errorTooLong',
] as const;
export type FieldErrorKey = (typeof FIELD_ERROR_KEYS)[number];

export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, FieldErrorKey>>>;

export type FormResult<Form, Field extends string> =
  | { readonly ok: true; readonly form: Form }
  | { readonly ok: false; readonly errors: FieldErrors<Field> };

// A line break in a subject or a name could end a mail header downstream.
const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const CONTROLS_BUT_LINE_BREAKS = /[^\P{Cc}\n\t]/gu;

/** One line of text: control characters become spaces, ends trimmed, from 1 to `maxLength` characters. */
export const line = (required: FieldErrorKey, maxLength: number) =>
  v.pipe(
    v.string(required),
    v.transform((text) => text.replace(LINE_BREAKS_AND_CONTROLS, ' ').trim()),
    v.nonEmpty(required),
    v.maxLength(maxLength, 'errorTooLong' satisfies FieldErrorKey),
  );

/** Text of several lines, trimmed, from 1 to `maxLength` characters. */
export const paragraph = (required: FieldErrorKey, maxLength: number) =>
  v.pipe(
    v.string(required),
    v.transform((text) => text.replaceAll('\r\n', '\n').replace(CONTROLS_BUT_LINE_BREAKS, '').trim()),
    v.nonEmpty(required),
    v.maxLength(maxLength, 'errorTooLong' satisfies FieldErrorKey),
  );

const invalidEmail: FieldErrorKey = 'errorEmail';

/** In characters: more than the platform's players have, since their names are filled in for them, whole. */
export const LONGEST_NAME = 250;

/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
export const LONGEST_EMAIL = 254;

/** What a browser takes for an e-mail address, with a dot in its domain. */
export const email = v.pipe(
  v.string(invalidEmail),
  v.trim(),
  v.maxLength(LONGEST_EMAIL, invalidEmail),
  v.rfcEmail(invalidEmail),
  v.regex(/^[^@]+@[^@.]+\./u, invalidEmail),
);

/** Validates the named fields of a form: their clean values, or the first error of each field that is wrong. */
export function validateForm<const S extends v.GenericSchema, const Field extends string>(
  schema: S,
  fields: readonly Field[],
  input: unknown,
): FormResult<v.InferOutput<S>, Field> {
  const given = v.safeParse(v.record(v.string(), v.unknown()), input);
  const values = given.success ? given.output : {};
  // A missing field counts as an empty one, so that it gets that field's own message.
  const result = v.safeParse(schema, Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])));
  if (result.success) return { ok: true, form: result.output };
  const errors: Partial<Record<Field, FieldErrorKey>> = {};
  for (const field of fields) {
    const issue = result.issues.find(({ path }) => path?.[0].key === field);
    const key = FIELD_ERROR_KEYS.find((known) => known === issue?.message);
    if (key !== undefined) errors[field] = key;
  }
  return { ok: false, errors };
}
