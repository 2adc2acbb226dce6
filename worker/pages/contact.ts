import type { Loader } from '../page/loader.ts';
import { contentBody } from './parts/content-body.ts';
import { attempt } from './parts/safely.ts';

/** `/contact-us/` (§2.2): the form; the editors' text beside it is optional. */
export const load: Loader<'contact'> = async ({ services, messages, address, visitor }) => {
  const { value: post, error } = await attempt(
    services.content.post('pages', 'contact-us', address.locale),
    services,
  );
  return {
    data: { body: post === null ? null : contentBody(post, visitor.country) },
    meta: { name: messages.content.contactTitle },
    complete: error === null,
  };
};
