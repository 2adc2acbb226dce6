import * as v from 'valibot';
import { FORM_LIMIT_MS } from '../../../shared/config/constants.ts';

/**
 * How sending ended. `refused`: reCAPTCHA's token was not taken for a person's; `offline`: the site could not be reached; `unanswered`:
 * it may have been, but only what lies before it has responded, or nothing in time; `too-many`: the site takes no more of this
 * visitor, or of all, for a moment; `failed`: whoever was to get it from the site did not.
 */
export type Sent = 'done' | 'failed' | 'refused' | 'offline' | 'unanswered' | 'too-many';

/** What is said to the visitor of the codes of our API (docs/contracts/api.md). */
const SAID: Readonly<Partial<Record<string, Sent>>> = {
  busy: 'too-many',
  recaptcha: 'refused',
  'recaptcha-unreachable': 'refused',
};
/** Of the site itself, not of a gateway: an error, or that the ticket's provider did not take it. */
const refusal = v.union([v.object({ code: v.string() }), v.object({ taken: v.literal(false) })]);

/** Posts a form to our own API. A failure is logged and never thrown: what was typed stays in the form. */
export async function postForm(address: string, body: object): Promise<Sent> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(FORM_LIMIT_MS),
    });
    if (response.ok) return 'done';
    console.warn(`${address} answered ${response.status}`);
    // Also of a network's own limiter, which answers no JSON.
    if (response.status === 429) return 'too-many';
    const answer: unknown = await response.json().catch(() => null);
    if (!v.is(refusal, answer)) return 'unanswered';
    return ('code' in answer ? SAID[answer.code] : undefined) ?? 'failed';
  } catch (error) {
    console.warn(address, error);
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'unanswered' : 'offline';
  }
}
