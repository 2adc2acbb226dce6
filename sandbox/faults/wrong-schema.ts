/** The answer with every value of a wrong type: numbers for texts, texts for numbers, an object for an empty list. */
export async function wronglyShaped(response: Response): Promise<Response> {
  const text = await response.text();
  const headers = new Headers({ 'content-type': 'application/json; charset=UTF-8' });
  return new Response(JSON.stringify(wrong(parsed(text))), { status: 200, headers });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { script: text.length }; // Not JSON in the first place (a script, an image): any JSON is wrong for it.
  }
}

function wrong(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return 'not a number';
  if (Array.isArray(value)) return value.length === 0 ? {} : value.map(wrong);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrong(inner)]));
  }
  return [];
}
