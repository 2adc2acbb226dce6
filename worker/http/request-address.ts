/** Characters of a query that are read: more than any page or call of ours has, even `path` with a query of its own in it. */
const MAX_QUERY_LENGTH = 8_192;

/**
 * Path and query as the client wrote them. Not through `URL`, which would resolve dot segments and backslashes before
 * they can be checked.
 */
export function addressOf(url: string): { pathname: string; search: string } {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const rest = start === -1 ? '/' : url.slice(start);
  const hash = rest.indexOf('#');
  const address = hash === -1 ? rest : rest.slice(0, hash);
  const question = address.indexOf('?');
  return question === -1
    ? { pathname: address, search: '' }
    : { pathname: address.slice(0, question), search: address.slice(question) };
}

/**
 * The parameters of a request's query. Not by Hono's `query`, which looks for each name anew and takes a second for a long
 * query of `&%`.
 */
export function queryOf({ url }: { readonly url: string }): URLSearchParams {
  return parsed(addressOf(url).search);
}

/** Reads the parameters of a query, one by one. Most addresses have none, for which nothing is made. */
export function parametersOf(search: string): (name: string) => string | null {
  if (search === '') return () => null;
  const parameters = parsed(search);
  return (name) => parameters.get(name);
}

function parsed(search: string): URLSearchParams {
  return new URLSearchParams(search.slice(0, MAX_QUERY_LENGTH));
}
