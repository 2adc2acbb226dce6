import type { Loader } from '../page/loader.ts';
import { contentBody, postMeta } from './parts/content-body.ts';
import { attempt } from './parts/safely.ts';

/**
 * `/150-bonus/`, `/welcome/`, `/special/welcome-offer/` (§2.2): our design with the editors' text, complete without it.
 */
export const load: Loader<'landing'> = async ({ services, messages, address, parameters, visitor }) => {
  const { variant } = parameters;
  const { value: post, error } = await attempt(
    services.content.post('pages', variant, address.locale),
    services,
  );
  const { title, text } = messages.content.landing[variant];
  return {
    data: { variant, body: post === null ? null : contentBody(post, visitor.country) },
    meta: post === null ? { name: title, description: text } : postMeta(post),
    complete: error === null,
  };
};
