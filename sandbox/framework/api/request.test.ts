import { expect, test } from 'vitest';
import { createPlayerApi } from './player-api.ts';
import { createRequest } from './request.ts';

test('§7.6 each call says in which language the page is, whatever the browser’s is, and offers are asked for in the visitor’s currency', async () => {
  const asked: Request[] = [];
  const request = createRequest({
    origin: 'https://platform.example',
    language: () => 'es-ES',
    token: () => null,
    fetch: async (address, init) => {
      asked.push(new Request(address, init));
      return Response.json({ offers: [] });
    },
    onRenewed: () => undefined,
  });
  await createPlayerApi(request, () => 'EUR').offers();
  expect(asked.map(({ url, headers }) => [url, headers.get('accept-language')])).toEqual([
    ['https://platform.example/platform/offers?currency=EUR', 'es-ES'],
  ]);
});
