import { Router, type IRequestStrict } from 'itty-router';
import { POST_TYPES } from '../../content/post.ts';
import type { Env } from '../../env.ts';
import { originOf } from '../answer.ts';
import { apiIndex, authorJson } from './api-index.ts';
import { listCategories, oneCategory } from './categories.ts';
import { RestError, noRoute } from './errors.ts';
import { itemAnswer } from './list-answer.ts';
import { listMediaItems, oneMediaItem } from './media.ts';
import { listPosts, onePost, type Desk } from './posts.ts';
import { previewPost } from './preview.ts';
import { resolveSlug } from './resolve.ts';
import { search } from './search.ts';
import type { World } from '../../world.ts';

/** The headless content service: WordPress REST under /wp-json/ (§7.3). */
export function wordpressRouter({ content }: World) {
  const desk = (request: Request, env: Env): Desk => ({ content, origin: originOf(request, env) });

  const router = Router<IRequestStrict, [Env]>({
    catch: (error: Error) => {
      if (error instanceof RestError) return error.toResponse();
      throw error;
    },
  });

  router.get('/wp-json', (request, env) => itemAnswer(apiIndex(originOf(request, env))));
  for (const type of POST_TYPES) {
    router
      .get(`/wp-json/wp/v2/${type}`, (request, env) => listPosts(request, type, desk(request, env)))
      .get(`/wp-json/wp/v2/${type}/:id`, (request, env) =>
        onePost(request, type, request.params['id'] ?? '', desk(request, env)),
      );
  }
  router
    .get('/wp-json/wp/v2/categories', (request, env) => listCategories(request, desk(request, env)))
    .get('/wp-json/wp/v2/categories/:id', (request, env) =>
      oneCategory(request.params['id'] ?? '', desk(request, env)),
    )
    .get('/wp-json/wp/v2/media', (request, env) => listMediaItems(request, originOf(request, env)))
    .get('/wp-json/wp/v2/media/:id', (request, env) =>
      oneMediaItem(request.params['id'] ?? '', originOf(request, env)),
    )
    .get('/wp-json/wp/v2/users/:id', (request, env) =>
      itemAnswer(authorJson(Number(request.params['id']), originOf(request, env))),
    )
    .get('/wp-json/casino/v1/resolve', (request, env) => resolveSlug(request, desk(request, env)))
    .get('/wp-json/casino/v1/preview/:type/:id', (request, env) => {
      const draft = { type: request.params['type'] ?? '', id: request.params['id'] ?? '' };
      return previewPost(request, env, { draft, desk: desk(request, env) });
    })
    .get('/wp-json/wp/v2/search', (request, env) => search(request, desk(request, env)))
    .all('*', () => noRoute().toResponse());
  return router;
}
