import {
  blocked,
  failed,
  limited,
  notConfigured,
  type CallContext,
  type Outcome,
  type PictureMatch,
} from '@corroborate/domain';
import {
  isObject,
  isSuccess,
  objectOr,
  objectsIn,
  ProviderClient,
  retryAt,
  sayStatus,
  stringOr,
  type Answer,
  type Fields,
  type ProviderParts,
} from '@corroborate/providers';
import { matchesOutcome, MOST_MATCHES, type RawMatch } from './matches.policy';
import type { PictureEngine, PictureEngineManifest, SoughtPicture } from './picture-engine.port';

const GOOGLE_VISION: PictureEngineManifest = {
  name: 'google-vision',
  title: 'Google Cloud Vision',
  homepage: 'https://cloud.google.com/vision/docs/detecting-web',
  settings: ['GOOGLE_VISION_KEY'],
  priceUsd: 0.0035,
  paceMs: 100,
  // A request may have 10 MB, and Base64 makes a third more of a file.
  maxBytes: 7_000_000,
  terms: 'The file of the picture is sent to Google.',
  notes: [
    'Address, request, fields of the answer and limits follow Google’s documentation; no real service was asked.',
    'That this method takes an API key in X-Goog-Api-Key follows the general rules for keys of Google Cloud.',
    'The first 1,000 pictures a month are free; the price here is what each further one is taken to cost, and was ' +
      'not found in writing.',
    'It never says since when a picture stands on a page.',
  ],
};

/** Web detection: pages that show the picture, or a part of it. */
export class GoogleVisionEngine implements PictureEngine {
  readonly manifest = GOOGLE_VISION;
  private readonly api: ProviderClient;

  constructor(
    private readonly key: string | undefined,
    parts: ProviderParts,
  ) {
    this.api = new ProviderClient(parts, this.manifest, {
      baseURL: 'https://vision.googleapis.com/v1',
      headers: { accept: 'application/json', 'x-goog-api-key': key },
      maxContentLength: 3_000_000,
      say: sayStatus('it refuses the key'),
      judge: judgeError,
    });
  }

  get configured(): boolean {
    return this.key !== undefined;
  }

  async find({ bytes }: SoughtPicture, context: CallContext): Promise<Outcome<PictureMatch[]>> {
    if (!this.configured) return notConfigured('GOOGLE_VISION_KEY is not set');
    const features = [{ type: 'WEB_DETECTION', maxResults: MOST_MATCHES }];
    const body = { requests: [{ image: { content: bytes.toString('base64') }, features }] };
    const answer = await this.api.callJson(context, (http) => http.post('/images:annotate', body), {
      read: detectionIn,
      otherwise: 'Google Cloud Vision answered with something that is no detection',
    });
    return answer.kind === 'found' ? matchesOutcome(objectsIn(answer.value.pagesWithMatchingImages).map(raw)) : answer;
  }
}

/** Of a picture that stands nowhere there is nothing in it. */
function detectionIn({ responses }: Fields): Fields | null {
  const [first] = objectsIn(responses);
  return first ? objectOr(first.webDetection) : null;
}

const raw = ({ url, pageTitle, fullMatchingImages }: Fields): RawMatch => ({
  pageUrl: url,
  title: pageTitle,
  whole: objectsIn(fullMatchingImages).length > 0,
});

/** Of the request as a whole, or of the one picture in an answer that is a success otherwise. */
function judgeError(answer: Answer, { error, responses }: Fields, now: Date): Outcome<never> | null {
  const fault = isObject(error) ? error : objectsIn(responses)[0]?.error;
  if (!isObject(fault)) return null;
  const message = stringOr(fault.message).slice(0, 200);
  if (answer.status === 429) return limited('Google Cloud Vision: too many requests', retryAt(answer, now));
  if (/API key not valid|API key expired/i.test(message)) return blocked('Google Cloud Vision refuses the key');
  return isSuccess(answer) ? failed(`Google Cloud Vision: ${message || 'an error without words'}`) : null;
}
