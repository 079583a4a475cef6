import { googleError, googleFault, refusedGoogleKey } from '../google-errors';
import { escapeMarkup, json, jsonBody, notFound } from '../replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from '../upstream.types';
import { isPicture, pagesShowing, type Showing } from './pages-showing';

/** Web detection alone, of one picture that is sent along. */
export const googleVision: Upstream = {
  name: 'google-vision',
  serves: (host) => host === 'vision.googleapis.com',
  handle: (request, context) =>
    request.method === 'POST' && request.url.pathname === '/v1/images:annotate'
      ? (refusedGoogleKey(request.headers['x-goog-api-key'] ?? null) ?? annotate(request, context))
      : notFound(),
  fault: googleFault,
};

interface Asked {
  image?: { content?: unknown };
  features?: { type?: unknown; maxResults?: unknown }[];
}

async function annotate(request: UpstreamRequest, context: UpstreamContext): Promise<Reply> {
  const [asked] = (jsonBody(request)?.requests ?? []) as Asked[];
  const feature = asked?.features?.find(({ type }) => type === 'WEB_DETECTION');
  if (typeof asked?.image?.content !== 'string' || !feature)
    return googleError(400, {
      ...{ status: 'INVALID_ARGUMENT', reason: 'badRequest' },
      message: 'Request must specify image and features.',
    });
  const bytes = Buffer.from(asked.image.content, 'base64');
  if (!isPicture(bytes)) return json({ responses: [{ error: { code: 3, message: 'Bad image data.' } }] });
  const most = typeof feature.maxResults === 'number' ? feature.maxResults : 10;
  const shown = (await pagesShowing(bytes, context)).slice(0, most);
  return json({ responses: [shown.length > 0 ? { webDetection: detection(shown) } : {}] });
}

const detection = (shown: Showing[]) => ({
  webEntities: [{ entityId: '/m/0x', score: 0.5, description: 'Flood' }],
  fullMatchingImages: shown.map(({ image }) => ({ url: image })),
  pagesWithMatchingImages: shown.map(({ page, image }) => ({
    url: page.url,
    pageTitle: `<b>${escapeMarkup(page.title ?? '')}</b>`,
    fullMatchingImages: [{ url: image }],
  })),
  bestGuessLabels: [{ label: 'flood', languageCode: 'en' }],
});
