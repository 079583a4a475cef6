import { loadSettings } from '@corroborate/config';
import { limited, systemClock } from '@corroborate/domain';
import { FakeGateway, type FakeAnswer } from '@corroborate/domain/testing';
import { FakePictureEngine } from '../testing/fake-picture-engine';
import { behavesAsPictureEngine } from '../testing/picture-engine.conformance';
import { createPictureEngines } from './create-picture-engines';
import { GoogleVisionEngine } from './google-vision.engine';
import { MOST_MATCHES } from './matches.policy';
import { TinEyeEngine } from './tineye.engine';

const CONTEXT = { investigationId: 7, stage: 'pictures' };
const JPEG = { bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), mediaType: 'image/jpeg' };
const answering = (answer: FakeAnswer) => new FakeGateway().on('', answer);
const parts = (gateway: FakeGateway) => ({ gateway, clock: systemClock });
const google = (answer: FakeAnswer) => new GoogleVisionEngine('k', parts(answering(answer))).find(JPEG, CONTEXT);
const tineye = (answer: FakeAnswer) => new TinEyeEngine('k', parts(answering(answer))).find(JPEG, CONTEXT);
const json = (value: unknown, status = 200): FakeAnswer => ({ status, body: JSON.stringify(value) });
const linked = (...backlinks: unknown[]) => json({ code: 200, results: { matches: [{ backlinks }] } });

describe('the engine in memory', () => {
  const met = { bytes: Buffer.from('met'), mediaType: 'image/png' };
  const unmet = { bytes: Buffer.from('unmet'), mediaType: 'image/png' };
  const at = { pageUrl: 'https://tarngazette.example/2019/aldo-flood', firstSeen: '2019-07-16', whole: true };
  behavesAsPictureEngine(() => ({ met, unmet, open: (key) => new FakePictureEngine(key).knows(met.bytes, at, at) }));
});

describe('what is asked', () => {
  it('of Google goes as JSON with the key in a header, at its price', async () => {
    const gateway = answering(json({ responses: [{}] }));
    await new GoogleVisionEngine('secret', parts(gateway)).find(JPEG, CONTEXT);
    const [request] = gateway.requests;
    expect(request).toMatchObject({
      ...{ provider: 'google-vision', method: 'POST', priceUsd: 0.0035 },
      url: 'https://vision.googleapis.com/v1/images:annotate',
      headers: { 'x-goog-api-key': 'secret', 'content-type': 'application/json' },
    });
    expect(JSON.parse(request!.body!)).toEqual({
      requests: [
        { image: { content: '/9j/4AECAw==' }, features: [{ type: 'WEB_DETECTION', maxResults: MOST_MATCHES }] },
      ],
    });
  });

  it('of TinEye goes as a form with the file, the oldest meetings first, always the same bytes', async () => {
    const gateway = answering(json({ code: 200, results: { matches: [] } }));
    const engine = new TinEyeEngine('secret', parts(gateway));
    await engine.find(JPEG, CONTEXT);
    await engine.find(JPEG, CONTEXT);
    const [one, two] = gateway.requests;
    expect(one).toMatchObject({ provider: 'tineye', url: 'https://api.tineye.com/rest/search/', priceUsd: 0.04 });
    expect(one!.headers).toMatchObject({ 'x-api-key': 'secret' });
    expect(one!.bytes).toEqual(two!.bytes);
    const type = one!.headers!['content-type']!;
    const form = await new Response(new Uint8Array(one!.bytes!), { headers: { 'content-type': type } }).formData();
    expect([form.get('sort'), form.get('order'), form.get('limit')]).toEqual(['crawl_date', 'asc', '20']);
    const file = form.get('image_upload') as File;
    expect([file.type, Buffer.from(await file.arrayBuffer())]).toEqual(['image/jpeg', JPEG.bytes]);
  });
});

describe('what is taken of an answer', () => {
  it('is no address but of the web, no day that is none, and no markup', async () => {
    const pages = [
      { url: 'javascript:alert(1)', pageTitle: 'x' },
      { url: 'https://a.example/x', pageTitle: '<b>Flood</b> &amp; more', fullMatchingImages: [{ url: 'x' }] },
      { url: 7 },
    ];
    expect(await google(json({ responses: [{ webDetection: { pagesWithMatchingImages: pages } }] }))).toEqual({
      kind: 'found',
      value: [
        { site: 'a.example', pageUrl: 'https://a.example/x', title: 'Flood & more', firstSeen: null, whole: true },
      ],
    });
    const outcome = await tineye(
      linked({ backlink: 'https://b.example/', crawl_date: '2019-99-99' }, { backlink: 'file:///etc/passwd' }),
    );
    expect(outcome).toMatchObject({ kind: 'found', value: [{ pageUrl: 'https://b.example/', firstSeen: null }] });
  });

  it('is of each page its earliest day, and no more than twenty pages', async () => {
    const days = ['2020-05-01', '2018-01-02', '2022-01-01'].map((crawl_date) => ({
      ...{ backlink: 'https://b.example/', crawl_date },
    }));
    expect(await tineye(linked(...days))).toMatchObject({ value: [{ firstSeen: '2018-01-02' }] });
    const many = Array.from({ length: 50 }, (_, n) => ({ backlink: `https://b.example/${n}`, crawl_date: null }));
    const outcome = await tineye(linked(...many));
    expect(outcome.kind === 'found' && outcome.value).toHaveLength(MOST_MATCHES);
  });

  it.each([
    ['a wrong key', json({ code: 401, messages: ['Please provide a valid API key.'] }, 401), 'blocked'],
    ['a bundle that is used up', json({ code: 402, messages: ['You have no more searches.'] }, 402), 'limited'],
    ['too many at once', json({ code: 429, messages: ['Too many requests.'] }, 429), 'limited'],
    ['a picture that is too simple', json({ code: 400, messages: ['The image is too simple.'] }, 400), 'nothing-found'],
    ['a broken file', json({ code: 400, messages: ["Couldn't identify image file."] }, 400), 'failed'],
    ['a page of HTML', { body: '<html></html>' }, 'failed'],
    ['no budget', limited('the budget is used up', undefined, 'budget'), 'limited'],
  ] as const)('of TinEye: %s', async (_what, answer, kind) => expect((await tineye(answer)).kind).toBe(kind));

  it.each([
    ['a wrong key', json({ error: { code: 400, message: 'API key not valid. Pass a valid one.' } }, 400), 'blocked'],
    ['a key without this method', json({ error: { code: 403, message: 'No access.' } }, 403), 'blocked'],
    ['too many at once', json({ error: { code: 429, message: 'Quota exceeded' } }, 429), 'limited'],
    ['a broken file', json({ responses: [{ error: { code: 3, message: 'Bad image data.' } }] }), 'failed'],
    ['a picture that stands nowhere', json({ responses: [{}] }), 'nothing-found'],
    ['no answer at all', json({ responses: [] }), 'failed'],
    ['a page of HTML', { body: '<html></html>' }, 'failed'],
  ] as const)('of Google: %s', async (_what, answer, kind) => expect((await google(answer)).kind).toBe(kind));
});

it('none is asked unless its key is set, nor where it is switched off', () => {
  const names = (texts: Record<string, string>) =>
    createPictureEngines(loadSettings({}, texts), parts(new FakeGateway())).map(({ manifest }) => manifest.name);
  expect(names({})).toEqual([]);
  expect(names({ TINEYE_API_KEY: 'k', GOOGLE_VISION_KEY: 'k' })).toEqual(['tineye', 'google-vision']);
  expect(names({ TINEYE_API_KEY: 'k', GOOGLE_VISION_KEY: 'k', DISABLED_ENGINES: 'TinEye' })).toEqual(['google-vision']);
});
