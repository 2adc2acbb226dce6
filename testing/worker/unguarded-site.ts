import { ROUTES } from '../../shared/routes.ts';
import site from '../../worker/index.ts';

/** The site with a route that names a guard that there is not (§8 "Unknown middleware"). */
const themes: { readonly name: string; guards: readonly string[] } | undefined = ROUTES.find(
  ({ name }) => name === 'themes',
);
if (themes !== undefined) themes.guards = ['no-such-guard'];

export default site;
