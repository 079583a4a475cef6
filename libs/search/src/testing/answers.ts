/** An answer in JSON. */
export const json = (value: unknown, status = 200) => ({
  status,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});
/** Bodies that no engine with JSON may stumble over. */
export const malformed = {
  HTML: { body: '<html></html>', headers: { 'content-type': 'text/html' } },
  'half a JSON': { body: '{"results":[{"url"' },
  'an object without results': json({ query: 'dam' }),
  'a list in the place of an object': json([{ url: 'https://example.org' }]),
};

/** Headers of pages and of feeds. */
export const html = { 'content-type': 'text/html; charset=utf-8' };
export const xml = { 'content-type': 'application/xml' };
