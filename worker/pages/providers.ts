import { pathTo } from '../../shared/routing/path-to.ts';
import type { Loader } from '../page/loader.ts';
import { knownLobby } from './parts/lobby.ts';
import { providerSummaries } from './parts/provider-summaries.ts';

/** `/providers/` (§2.2, §3): the studios, those with most games first. */
export const load: Loader<'providers'> = async (context) => {
  const { messages, settings, address } = context;
  const { lobby, complete } = await knownLobby(context);
  const name = messages.general.providers;
  return {
    data: {
      providers: lobby.derive(`providers::${address.locale}`, () =>
        providerSummaries(lobby, lobby.sources.index.games, address.locale, settings.upstreams.platform),
      ),
    },
    meta: { name, trail: [{ name, path: pathTo('providers') }] },
    complete,
  };
};
