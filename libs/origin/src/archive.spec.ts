import {
  blocked,
  failed,
  limited,
  type Article,
  type CallContext,
  type DateRecord,
  type GatewayRequest,
  type SourceProfile,
  type Topic,
} from '@corroborate/domain';
import { FakeGateway, buildDateRecord, type FakeAnswer } from '@corroborate/domain/testing';
import { lookUpFirstCaptures } from './capture.lookup';
import { selectForLookup } from './capture-lookup.policy';
import { archiveChecks } from './testing/archive.conformance';
import { FakeArchive } from './testing/fake-archive';
import type { TraceSource } from './trace.types';
import { WaybackIndex } from './wayback.adapter';

const context: CallContext = { investigationId: null, stage: 'origin' };
const clock = { now: () => new Date('2025-03-06T00:00:00.000Z') };

/** Responses by the queried URL, like the archive. */
const index = (answers: Record<string, FakeAnswer>): FakeGateway => {
  const gateway = new FakeGateway();
  for (const [page, answer] of Object.entries(answers))
    gateway.on(({ url }) => new URL(url).searchParams.get('url') === page, answer);
  return gateway.on('', { body: '[]' });
};
const HELD = 'https://paper.com/story?id=7&x=a b';
const table = (stamp: string) => ({ body: `[["timestamp"],["${stamp}"]]\n` });
const ask = (answer: FakeAnswer) => new WaybackIndex(index({ [HELD]: answer }), clock).firstCapture(HELD, context);

describe.each([
  [
    'the Wayback Machine',
    () => new WaybackIndex(index({ [HELD]: table('20250305071500'), 'https://no.com/x': { status: 503 } }), clock),
  ],
  [
    'the archive for tests',
    () => new FakeArchive().addCapture(HELD, '2025-03-05T07:15:00Z').addOutcome('https://no.com/x', failed('HTTP 503')),
  ],
])('%s', (_name, make) => {
  const cases = () => ({
    archive: make(),
    held: HELD,
    at: '2025-03-05T07:15:00.000Z',
    unseen: 'https://never.com/x',
    refused: 'https://no.com/x',
  });
  for (const { name, run } of archiveChecks(cases, context)) it(name, run);
});

describe('Wayback Machine capture index', () => {
  it('requests one successful capture, rate-limited and cached without a custom TTL', async () => {
    const gateway = index({});
    await new WaybackIndex(gateway, clock).firstCapture(HELD, context);
    const { url, provider, pace, cacheTtlMs } = gateway.requests[0] ?? ({} as GatewayRequest);
    const query = new URL(url).searchParams;
    expect([provider, query.get('url'), query.get('limit'), query.get('filter'), cacheTtlMs]).toEqual([
      'wayback',
      HELD,
      '1',
      'statuscode:200',
      undefined,
    ]);
    expect(pace?.intervalMs).toBeGreaterThanOrEqual(2500);
  });
  it('returns nothing-found for an empty body', async () => {
    expect((await ask({ body: '' })).kind).toBe('nothing-found');
  });
  it.each([
    [{ status: 403 }, 'blocked'],
    [{ status: 500 }, 'failed'],
    [{ body: '<html>Sorry</html>' }, 'failed'],
    [{ body: '{"a":1}' }, 'failed'],
    [table('2025'), 'failed'],
    [table('20251399000000'), 'failed'],
    [table('29990101000000'), 'failed'],
    [limited('later'), 'limited'],
    [blocked('guard'), 'blocked'],
  ])('maps %j to %s', async (answer, kind) => {
    expect((await ask(answer)).kind).toBe(kind);
  });
  it('passes on Retry-After, and waits a minute without it', async () => {
    expect(await ask({ status: 429, headers: { 'retry-after': '90' } })).toMatchObject({
      kind: 'limited',
      retryAt: '2025-03-06T00:01:30.000Z',
    });
    expect(await ask({ status: 429, headers: { 'retry-after': 'Thu, 06 Mar 2025 00:05:00 GMT' } })).toMatchObject({
      retryAt: '2025-03-06T00:05:00.000Z',
    });
    expect(await ask({ status: 429 })).toMatchObject({ retryAt: '2025-03-06T00:01:00.000Z' });
  });
});

const source = (
  id: number,
  published: DateRecord | null,
  given: Partial<TraceSource> = {},
  tier: SourceProfile['tier'] = 2,
): TraceSource => ({
  id,
  engineDate: null,
  archivedBy: null,
  profile: { site: `s${id}.com`, name: `s${id}`, tier, kind: 'newspaper', place: null } as SourceProfile,
  article: {
    url: `https://s${id}.com/a`,
    finalUrl: `https://s${id}.com/a`,
    published,
    verdict: 'complete',
    text: `Report ${id}`,
  } as Article,
  ...given,
});
const worth = (sources: TraceSource[], citations: { fromId: number }[] = [], sourceId: number | null = null) =>
  selectForLookup(
    { topic: {} as Topic, sources, attributions: new Map(), relevant: new Set(sources.map(({ id }) => id)) },
    {
      sourceId,
      citations: citations.map(({ fromId }) => ({ fromId, toId: null, toUrl: null, cue: '', sentence: '' })),
    },
  );

describe('archive lookups', () => {
  const noon = buildDateRecord('2025-03-05T12:00:00.000Z');
  it('looks up captures of undated pages that cite no one, the most credible first', () => {
    expect(
      worth([source(1, noon), source(2, null, {}, 4), source(3, null), source(4, null)], [{ fromId: 4 }], 1),
    ).toEqual([3, 2]);
  });
  it('looks up captures of pages an engine dates much earlier, and of vaguely dated pages that may be first', () => {
    const conflict = source(2, buildDateRecord('2025-03-09T12:00:00.000Z'), {
      engineDate: buildDateRecord('2025-03-05T11:00:00.000Z', { signal: 'engine' }),
    });
    const vague = source(
      3,
      buildDateRecord('2025-03-05T00:00:00.000Z', { precision: 'day', latest: '2025-03-06T00:00:00.000Z' }),
    );
    const late = source(
      4,
      buildDateRecord('2025-03-07T00:00:00.000Z', { precision: 'day', latest: '2025-03-08T00:00:00.000Z' }),
    );
    expect(worth([source(1, noon), conflict, vague, late], [], 1).sort()).toEqual([2, 3]);
  });
  it('limits archive lookups to five pages', () => {
    expect(worth(Array.from({ length: 20 }, (_, id) => source(id, null)))).toHaveLength(5);
  });
  it('returns captures from the archive, and one named loss when the archive fails', async () => {
    const archive = new FakeArchive()
      .addCapture('https://s1.com/a', '2025-03-05T07:00:00Z')
      .addOutcome('https://s3.com/a', limited('too many'));
    const { found: captures, losses } = await lookUpFirstCaptures(
      archive,
      [1, 2, 3, 4].map((id) => source(id, null)),
      [1, 2, 3],
      context,
    );
    expect([...captures]).toEqual([[1, '2025-03-05T07:00:00.000Z']]);
    expect(losses).toEqual(['no archive lookup for 1 page (too many)']);
    expect(archive.asked).not.toContain('https://s4.com/a');
  });
});
