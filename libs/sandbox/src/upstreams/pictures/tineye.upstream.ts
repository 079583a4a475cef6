import { isBadKey } from '../google-errors';
import { json, notFound, retryAfter } from '../replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from '../upstream.types';
import { isPicture, pagesShowing, type Showing } from './pages-showing';

const DAY_MS = 86_400_000;

/** Searches for a file that is sent in a form. */
export const tineye: Upstream = {
  name: 'tineye',
  serves: (host) => host === 'api.tineye.com',
  handle: (request, context) => {
    if (request.url.pathname !== '/rest/search/') return notFound();
    if (isBadKey(request.headers['x-api-key'])) return answer(401, ['Please provide a valid API key.']);
    return search(request, context);
  },
  fault: ({ kind, status, retryAfter: seconds }) =>
    kind === 'quota'
      ? answer(402, ['You have no more searches available.'])
      : { ...answer(status, ['Too many requests.']), ...(status === 429 ? { headers: typed(seconds) } : {}) },
};

const typed = (seconds?: number) => ({ 'content-type': 'application/json', ...retryAfter(seconds) });

async function search(request: UpstreamRequest, context: UpstreamContext): Promise<Reply> {
  const form = await formIn(request);
  const file = form?.get('image_upload');
  if (!form || !(file instanceof Blob)) return answer(400, ['Please supply an image or a URL for searching.']);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!isPicture(bytes)) return answer(400, ["Couldn't identify/download image file."]);
  if (bytes.length < 200) return answer(400, ['The image is too small or too simple.']);
  const matches = (await pagesShowing(bytes, context)).map(match);
  if (form.get('sort') === 'crawl_date') matches.sort((a, b) => (a.day < b.day ? -1 : 1));
  const limit = Number(form.get('limit') ?? 100);
  return answer(
    200,
    [],
    matches.slice(0, limit).map(({ day: _day, ...told }) => told),
  );
}

async function formIn({ headers, bytes }: UpstreamRequest): Promise<FormData | null> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return null;
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => null);
}

/** It comes by a day after a page was published. */
function match({ page, image }: Showing) {
  const day = new Date(Date.parse(page.published ?? '2020-01-01') + DAY_MS).toISOString().slice(0, 10);
  return {
    ...{ image_url: 'https://img.tineye.com/result/0', domain: new URL(page.url).hostname, score: 92.4, day },
    ...{ width: 400, height: 300, size: 120_000, format: 'JPEG', filesize: 21_000, overlay: 'overlay/0', tags: [] },
    backlinks: [{ url: image, backlink: page.url, crawl_date: day }],
  };
}

function answer(code: number, messages: string[], matches: unknown[] = []): Reply {
  const stats = { timestamp: '1760000000.00', query_time: 0.4, total_results: matches.length };
  return json({ code, messages, results: code === 200 ? { matches } : [], stats }, code);
}
