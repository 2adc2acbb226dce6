import { ask, withQuery, type ServiceContext } from './service-context.ts';

/** Paths of the category service (CONTRACTS.md, §7.2). */
const PATHS = { categories: '/categories', featured: '/categories/featured' } as const;

/** The category service's calls; bodies unparsed. Each throws `UpstreamError`. */
export function createCategoriesClient(context: ServiceContext) {
  const get = async (path: string): Promise<unknown> => {
    const { categoryOrigin, brandId } = context.settings;
    return (await ask(context, 'categories', { url: withQuery(categoryOrigin + path, { brandId }) })).body;
  };
  return {
    categories: () => get(PATHS.categories),
    featured: () => get(PATHS.featured),
  };
}
