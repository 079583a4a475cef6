/** A JSON response. */
export const json = (value: unknown, status = 200) => ({
  status,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});
/** Malformed bodies that every JSON engine must handle. */
export const malformed = {
  HTML: { body: '<html></html>', headers: { 'content-type': 'text/html' } },
  'half a JSON': { body: '{"results":[{"url"' },
  'an object without results': json({ query: 'dam' }),
  'a list in the place of an object': json([{ url: 'https://example.org' }]),
};

/** Headers of HTML pages and feeds. */
export const html = { 'content-type': 'text/html; charset=utf-8' };
export const xml = { 'content-type': 'application/xml' };
