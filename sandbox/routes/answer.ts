/** JSON for whoever asks, as the platform's public calls answer: any origin may read it, nobody may keep it. */
export function openJson(body: unknown, status = 200): Response {
  return Response.json(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    },
  });
}
