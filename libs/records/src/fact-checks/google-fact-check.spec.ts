import type { Claim, Mode } from '@corroborate/domain';
import { FakeGateway } from '@corroborate/domain/testing';
import { FakeFactCheckIndex } from '../testing/fake-fact-check.index';
import { callContext, strikeTopic } from '../testing/samples';
import { FactCheckService, factCheckQueries } from './fact-check.service';
import type { FactCheckIndex } from './fact-check.types';
import { GoogleFactCheckIndex } from './google-fact-check.adapter';

const BODY = {
  claims: [
    {
      text: 'A city banned bicycles.',
      claimant: 'posts',
      claimDate: '2026-03-01T00:00:00Z',
      claimReview: [
        {
          publisher: { name: 'Plain Checks', site: 'else.example' },
          url: 'https://www.plainchecks.org/a',
          title: 'Did it?',
          reviewDate: '2026-03-02T00:00:00Z',
          textualRating: 'False',
          languageCode: 'en',
        },
        { publisher: {}, url: 'javascript:alert(1)', textualRating: 'True' },
        { url: 'https://b.example/', textualRating: '' },
      ],
    },
    { text: 7, claimReview: 'none' },
  ],
};
const google = (gateway: FakeGateway, key: string | undefined = 'k-123') => new GoogleFactCheckIndex(key, gateway);
const answering = (body: unknown, status = 200) =>
  google(new FakeGateway().on('', { status, body: typeof body === 'string' ? body : JSON.stringify(body) }));
const find = (index: FactCheckIndex) => index.find('city bans bicycles', 'en-US', callContext());

describe('the Fact Check Tools index', () => {
  it('returns each readable review under the site of its URL', async () => {
    const outcome = await find(answering(BODY));
    expect(outcome.kind === 'found' && outcome.value).toMatchObject([
      {
        claim: 'A city banned bicycles.',
        site: 'plainchecks.org',
        rating: 'False',
        reviewDate: '2026-03-02T00:00:00.000Z',
      },
    ]);
    expect(outcome.kind === 'found' && outcome.value).toHaveLength(1);
  });
  it('keeps the key out of the URL and the query short', async () => {
    const gateway = new FakeGateway().on('', { body: '{}' });
    await google(gateway).find('word '.repeat(200), 'xx<>', callContext());
    const [request] = gateway.requests;
    expect(request?.url).not.toContain('k-123');
    expect(request?.headers?.['x-goog-api-key']).toBe('k-123');
    expect(new URL(request?.url ?? '').searchParams.get('query')?.length).toBeLessThanOrEqual(180);
    expect(request?.url).not.toContain('languageCode');
  });
  it.each([
    ['nothing-found', {}, 200],
    ['limited', { error: { message: 'Quota exceeded' } }, 429],
    ['blocked', { error: { message: 'API key not valid. Please pass a valid API key.' } }, 400],
    ['blocked', { error: { message: 'denied' } }, 403],
    ['failed', { error: { message: 'bad' } }, 400],
    ['failed', '<html>', 200],
    ['failed', '', 503],
  ])('returns %s', async (kind, body, status) => {
    expect((await find(answering(body, status))).kind).toBe(kind);
  });
  it('makes no request without a key', async () => {
    const gateway = new FakeGateway();
    expect((await find(new GoogleFactCheckIndex(undefined, gateway))).kind).toBe('not-configured');
    expect(gateway.requests).toEqual([]);
  });
});

const sample = async () => {
  const outcome = await find(answering(BODY));
  return outcome.kind === 'found' ? outcome.value : [];
};
/** Conformance checks for every fact-check index, including the fake. */
describe.each<[string, (checks: Awaited<ReturnType<typeof sample>>) => FactCheckIndex]>([
  ['the real adapter', () => answering(BODY)],
  ['the fake', (checks) => new FakeFactCheckIndex('fake', checks)],
])('fact-check index: %s', (_, make) => {
  it('returns checks with claim, rating, URL and index name, or a typed outcome', async () => {
    const index = make(await sample());
    const outcome = await find(index);
    if (outcome.kind !== 'found') throw new Error(outcome.reason);
    for (const check of outcome.value) {
      expect(check.claim && check.rating && check.site).toBeTruthy();
      expect(new URL(check.url).protocol).toMatch(/^https?:$/);
    }
    expect(index.manifest.name).toMatch(/^[a-z-]+$/);
  });
});

describe('FactCheckService', () => {
  const core = {
    id: 'c1',
    text: 'Foundry workers at Larkspur Castings left their posts over pay.',
    core: true,
  } as Claim;
  it('queries the most distinctive words and reports each outcome', async () => {
    const index = new FakeFactCheckIndex('fake', await sample());
    const { factChecks, coverage } = await new FactCheckService([index]).find(strikeTopic(), [core], callContext());
    expect(index.asked).toEqual(factCheckQueries(strikeTopic(), [core]));
    expect(index.asked.every((query) => query.split(' ').length <= 9)).toBe(true);
    expect(factChecks).toHaveLength(1);
    expect(coverage).toMatchObject([
      { provider: 'fake', outcome: 'found', hits: 1 },
      { provider: 'fake', outcome: 'found' },
    ]);
  });
  it('queries secondary claims by importance: two in quick mode, more in the others', () => {
    const seized = ['forty bicycles', 'ninety crates', 'eleven lorries', 'six barges', 'two cranes', 'one ferry'];
    const others = seized.map(
      (what, at) => ({ id: `c${at + 2}`, text: `Police seized ${what}.`, core: false, importance: at / 10 }) as Claim,
    );
    const alone = factCheckQueries(strikeTopic(), [core]);
    const beside = (mode: Mode) => factCheckQueries(strikeTopic(), [core, ...others], mode).slice(alone.length);
    expect(beside('quick')).toEqual(['Police seized ferry', 'Police seized cranes']);
    expect(beside('detailed')).toHaveLength(4);
    expect(beside('exhaustive')).toHaveLength(6);
  });
  it('reports an unconfigured index as not configured', async () => {
    const { coverage } = await new FactCheckService([google(new FakeGateway(), '')]).find(
      strikeTopic(),
      [],
      callContext(),
    );
    expect(coverage).toMatchObject([{ outcome: 'not-configured' }]);
  });
});
