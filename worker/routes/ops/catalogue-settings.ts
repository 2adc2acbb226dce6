import type { Context } from 'hono';
import * as v from 'valibot';
import { parseCatalogueSettings } from '../../../shared/domain/games/catalogue-settings.ts';
import { SHIPPED_SETTINGS } from '../../../shared/domain/games/shipped-settings.ts';
import type { AppEnv } from '../../app-env.ts';
import { ApiError } from '../api-error.ts';
import { jsonBody } from '../json-body.ts';
import { orNotRead, orNotStored, parsedBody } from './body.ts';

const PARTS = {
  curated: v.optional(v.unknown()),
  providerSlugs: v.optional(v.unknown()),
  reviewPages: v.optional(v.unknown()),
};

/** No other parts, so that a misspelt name is not stored for nothing. */
const parts = v.pipe(
  v.unknown(),
  v.check((document) => !Array.isArray(document), 'The document is a list'),
  v.strictObject(PARTS, ({ expected, message }) =>
    expected === 'never' ? `No such part: the document may have ${Object.keys(PARTS).join(', ')}` : message,
  ),
);

/** GET /ops/catalogue-settings : the operator's document with other lists than the shipped ones, as it is stored. */
export async function getCatalogueSettings(c: Context<AppEnv>): Promise<Response> {
  const text = await orNotRead(c, c.get('services').catalogue.document());
  if (text === null)
    throw new ApiError(404, 'not-found', 'No document is stored: the shipped lists are in force');
  c.header('Cache-Control', 'no-store');
  return c.body(text, 200, { 'Content-Type': 'application/json' });
}

/** PUT /ops/catalogue-settings : stores that document, whole or not at all; `{}` is one that changes nothing. */
export async function putCatalogueSettings(c: Context<AppEnv>): Promise<Response> {
  const json = await jsonBody(c);
  requireCatalogueSettings(json);
  const { version } = await orNotStored(c, c.get('services').catalogue.storeDocument(JSON.stringify(json)));
  c.get('record').note('settings:catalogue is stored');
  c.header('Cache-Control', 'no-store');
  return c.json({ stored: true, version });
}

/** @throws ApiError 422 for a document of which the site would leave something out */
function requireCatalogueSettings(json: unknown): void {
  parsedBody(parts, json);
  const [dropped] = parseCatalogueSettings(json, SHIPPED_SETTINGS).dropped;
  if (dropped !== undefined) throw new ApiError(422, 'invalid', dropped.reason, dropped.path);
}
