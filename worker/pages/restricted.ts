import type { Loader } from '../page/loader.ts';

/** `/restricted-access/` (§2.2): needs no upstream. */
export const load: Loader<'restricted'> = async () => ({ data: {}, meta: { robots: 'noindex,nofollow' } });
