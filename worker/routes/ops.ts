import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { ApiError, apiError, notAllowed } from './api-error.ts';
import { refreshAnswer } from './ops/refresh.ts';
import { revalidateAnswer } from './ops/revalidate.ts';
import { statusAnswer } from './ops/status.ts';

/** For operators and for WordPress; everything here is signed or needs the token. */
export const ops = new Hono<AppEnv>()
  .get('/status', statusAnswer)
  .post('/refresh', refreshAnswer)
  .post('/revalidate', revalidateAnswer)
  .all('/status', notAllowed('GET, HEAD'))
  .all('/:call{refresh|revalidate}', notAllowed('POST'))
  .all('*', (c) => apiError(c, new ApiError(404, 'not-found', 'There is nothing at this address')));
