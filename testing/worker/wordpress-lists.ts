import type { RequestListener } from 'node:http';
import type { RequestRecord } from '../../worker/request-record.ts';
import type { Services } from '../../worker/services/services.ts';
import { json } from './http-server.ts';
import { servicesOver } from './services-over.ts';

/** The services over a WordPress that answers as a test says, and what is noted of it. */
export async function servicesFor(
  listener: RequestListener,
): Promise<Pick<Services, 'content'> & { readonly record: RequestRecord; readonly urls: readonly string[] }> {
  const { services, record, urls } = await servicesOver(listener);
  return { content: services.content, record, urls };
}

/** A list as WordPress sends one, with what its headers say of its length. */
export const listOf =
  (posts: readonly unknown[], headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    json(posts)(request, response);
  };

/** One that a list of categories may hold too. */
export const post = (id: number, facts: object = {}) => ({
  id,
  name: `Post ${id}`,
  slug: `post-${id}`,
  title: { rendered: `Post ${id}` },
  ...facts,
});
