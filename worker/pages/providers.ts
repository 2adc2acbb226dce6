import { pathTo } from '../../shared/routing/path-to.ts';
import type { Loader } from '../page/loader.ts';
import { lobbyOf } from './parts/lobby.ts';
import { providerSummaries } from './parts/provider-summaries.ts';
import { knownGroups, providersOf } from './parts/published-groups.ts';

/** `/providers/` (§2.2, §3, §7.3): the studios, those with most games first. */
export const load: Loader<'providers'> = async (context) => {
  const { messages, settings } = context;
  const [{ lobby }, { groups, complete }] = await Promise.all([
    lobbyOf(context),
    knownGroups(providersOf(context)),
  ]);
  const name = messages.general.providers;
  return {
    data: {
      providers: providerSummaries(lobby, groups, settings.publicUpstreams.platform),
    },
    meta: { name, trail: [{ name, path: pathTo('providers') }] },
    complete,
  };
};
