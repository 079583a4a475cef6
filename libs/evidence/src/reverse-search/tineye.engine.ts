import { nothingFound, notConfigured, type CallContext, type Outcome, type PictureMatch } from '@corroborate/domain';
import {
  isObject,
  objectsIn,
  objectsOrNull,
  ProviderClient,
  sayStatus,
  type Answer,
  type Fields,
  type ProviderParts,
} from '@corroborate/providers';
import { matchesOutcome, MOST_MATCHES, type RawMatch } from './matches.policy';
import { multipart } from './multipart';
import type { PictureEngine, PictureEngineManifest, SoughtPicture } from './picture-engine.port';

const TINEYE: PictureEngineManifest = {
  name: 'tineye',
  title: 'TinEye',
  homepage: 'https://api.tineye.com',
  settings: ['TINEYE_API_KEY'],
  priceUsd: 0.04,
  paceMs: 2_000,
  maxBytes: 5_000_000,
  terms: 'Searches are bought in bundles that end after two years. The file of the picture is sent to TinEye.',
  notes: [
    'Address, header, form, fields of the answer and codes of errors follow TinEye’s own client and its help pages; ' +
      'no real service was asked.',
    'The smallest bundle has 5,000 searches; the price of one is taken to be $0.04 and was not found in writing.',
    'It gives a day for each page: when it met the picture there first.',
    'Thirty searches a minute were allowed by an earlier edition of its rules; the present limit was not found.',
  ],
};

/** The same picture, whatever was cropped, scaled or laid over it, with the day of each meeting. */
export class TinEyeEngine implements PictureEngine {
  readonly manifest = TINEYE;
  private readonly api: ProviderClient;

  constructor(
    private readonly key: string | undefined,
    parts: ProviderParts,
  ) {
    this.api = new ProviderClient(parts, this.manifest, {
      baseURL: 'https://api.tineye.com/rest',
      headers: { accept: 'application/json', 'x-api-key': key },
      maxContentLength: 3_000_000,
      say: sayStatus('it refuses the key', 'the bundle of searches is used up'),
      judge: judgeCode,
    });
  }

  get configured(): boolean {
    return this.key !== undefined;
  }

  async find(picture: SoughtPicture, context: CallContext): Promise<Outcome<PictureMatch[]>> {
    if (!this.configured) return notConfigured('TINEYE_API_KEY is not set');
    const fields = { offset: '0', limit: String(MOST_MATCHES), sort: 'crawl_date', order: 'asc' };
    const { body, type } = multipart(fields, { name: 'image_upload', ...picture });
    const headers = { 'content-type': type };
    const answer = await this.api.callJson(context, (http) => http.post('/search/', body, { headers }), {
      read: ({ results }) => (isObject(results) ? objectsOrNull(results.matches) : null),
      otherwise: 'TinEye answered with something that is no list of matches',
    });
    return answer.kind === 'found' ? matchesOutcome(answer.value.flatMap(rawOf)) : answer;
  }
}

const rawOf = ({ backlinks }: Fields): RawMatch[] =>
  objectsIn(backlinks).map(({ backlink, crawl_date }) => ({ pageUrl: backlink, firstSeen: crawl_date, whole: true }));

/** A picture of which it can make no signature is found nowhere; that is an answer. */
function judgeCode({ status }: Answer, { messages }: Fields): Outcome<never> | null {
  const simple = Array.isArray(messages) && messages.some((one) => /too (?:small|simple)/i.test(String(one)));
  return status === 400 && simple ? nothingFound('The picture is too simple to be searched for') : null;
}
