import { RECAPTCHA_MIN_SCORE } from '../../shared/config/constants.ts';
import { parseRecaptchaVerdict, type RecaptchaVerdict } from '../../shared/contracts/recaptcha.ts';
import type { RecaptchaSettings } from '../../shared/pages/page-data.ts';
import { ask, parsedFrom } from '../upstream/service-context.ts';
import type { ServiceRequest } from './service-request.ts';

/** What a token is for. */
export type RecaptchaAction = 'ticket' | 'chat';

/** The check of reCAPTCHA's tokens (§5). */
export interface RecaptchaService {
  /** Whether a site key is set; without one nothing is asked of a visitor. */
  readonly isOn: boolean;
  /**
   * Whether the token was given to a person, for this action, and is used for the first time.
   * @throws (rejects) UpstreamError when that cannot be found out
   */
  isHuman(token: string, action: RecaptchaAction): Promise<boolean>;
}

/** Path of the check, below the origin that the script comes from as well. */
const PATH = '/recaptcha/api/siteverify';

/** The secret goes into the body of this one call. A token can be checked once, so the call is never repeated. */
export function createRecaptchaService({
  upstream,
  record,
}: Pick<ServiceRequest, 'upstream' | 'record'>): RecaptchaService {
  const { recaptcha, recaptchaSecret } = upstream.settings;
  return {
    isOn: recaptcha !== null,
    async isHuman(token, action) {
      const answer = await ask(upstream, 'recaptcha.verify', {
        path: PATH,
        method: 'post',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret: recaptchaSecret, response: token }).toString(),
      });
      const verdict = parsedFrom(upstream, answer, () => parseRecaptchaVerdict(answer.body));
      // A wrong secret is said here too, and only here.
      for (const code of verdict['error-codes']) record.note(`reCAPTCHA: ${code}`);
      return verdict.success && isFor(verdict, recaptcha?.version, action);
    },
  };
}

/** Version 3 lets everybody through and says how likely a person it is; it also names the action. */
function isFor(
  { score, action }: RecaptchaVerdict,
  version: RecaptchaSettings['version'] | undefined,
  wanted: RecaptchaAction,
): boolean {
  return version !== '3' || (action === wanted && score >= RECAPTCHA_MIN_SCORE);
}
