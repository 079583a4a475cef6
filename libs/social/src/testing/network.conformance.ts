import assert from 'node:assert/strict';
import { failed, limited, type Clock, type OutcomeKind } from '@corroborate/domain';
import type { SocialNetwork, SocialPost, SocialQuery } from '../social.types';
import { type FakeAnswer, FakeGateway } from '@corroborate/domain/testing';
import { callContext, buildQuery } from './samples';

/** Sample responses of one network; every network passes the same checks. */
export interface NetworkCases {
  name: string;
  make(gateway: FakeGateway, clock: Clock): SocialNetwork;
  /** The network without its key, if it needs one. */
  keyless?(gateway: FakeGateway, clock: Clock): SocialNetwork;
  /** Responses that precede the one under test, such as sign-in, by part of the URL. */
  before?: [match: string, answer: FakeAnswer][];
  /** Cost booked for the smallest response, if different from the manifest's price. */
  priceUsd?: number;
  /** A post to look up again, with a response in which it exists and one in which it is gone. */
  recheck?: { post: { id: string; url: string }; there: FakeAnswer; gone: FakeAnswer };
  /** A response with posts and with entries that are not posts. */
  results: FakeAnswer;
  /** Expected posts from `results`, in order; only the given fields are compared. */
  expected: (Partial<Omit<SocialPost, 'author'>> & { author?: Partial<SocialPost['author']> })[];
  empty: FakeAnswer;
  blocked: Record<string, FakeAnswer>;
  limited: Record<string, FakeAnswer>;
  malformed: Record<string, FakeAnswer>;
}

/** One check for any test runner; throws an assertion error. */
export interface NetworkCheck {
  name: string;
  run(): Promise<void>;
}

const CLOCK: Clock = { now: () => new Date('2026-03-10T12:00:00Z') };

export function networkChecks(cases: NetworkCases): NetworkCheck[] {
  return [
    { name: 'reads text, author, time and links of posts', run: () => readsPosts(cases) },
    { name: 'passes name, price and rate limit to the gateway', run: () => announcesItself(cases) },
    { name: 'returns the time of the next allowed request', run: () => handsOnRetry(cases) },
    { name: 'returns refusals of the gateway', run: () => passesOnRefusals(cases) },
    { name: 'sends no request for a query without words', run: () => asksNothing(cases) },
    ...(cases.keyless
      ? [
          {
            name: 'reports that it is not configured without a key and sends no request',
            run: () => isNotConfigured(cases),
          },
        ]
      : []),
    ...(cases.recheck
      ? [
          {
            name: 'distinguishes existing from deleted posts with a new request each time',
            run: () => checkDeletedPosts(cases),
          },
        ]
      : []),
    ...outcomeChecks(cases),
  ];
}

function outcomeChecks(cases: NetworkCases): NetworkCheck[] {
  const outcomes = (kind: OutcomeKind, answers: Record<string, FakeAnswer>) =>
    Object.entries(answers).map(([name, answer]) => comesTo(cases, kind, name, answer));
  return [
    comesTo(cases, 'nothing-found', 'an empty list', cases.empty),
    ...outcomes('blocked', {
      ...cases.blocked,
      'HTTP 403': { status: 403, body: '<html>Forbidden</html>' },
      'HTTP 401': { status: 401, body: '{}' },
    }),
    ...outcomes('limited', { ...cases.limited, 'HTTP 429': { status: 429, body: 'slow down' } }),
    ...outcomes('failed', {
      ...cases.malformed,
      'an empty body': { body: '' },
      'half a JSON': { body: '{"posts":[{"uri"' },
      HTML: { body: '<html></html>' },
      'HTTP 500': { status: 500, body: 'oops' },
    }),
  ];
}

async function ask(cases: NetworkCases, answer: FakeAnswer, query: SocialQuery = buildQuery('"river dam" crack')) {
  const gateway = new FakeGateway();
  for (const [match, prior] of cases.before ?? []) gateway.on(match, prior);
  gateway.on('', answer);
  const network = cases.make(gateway, CLOCK);
  return { gateway, network, outcome: await network.search(query, callContext()) };
}

const comesTo = (cases: NetworkCases, kind: OutcomeKind, name: string, answer: FakeAnswer): NetworkCheck => ({
  name: `${name} → ${kind}`,
  run: async () => assert.equal((await ask(cases, answer)).outcome.kind, kind),
});

async function readsPosts(cases: NetworkCases): Promise<void> {
  const { outcome, network } = await ask(cases, cases.results);
  if (outcome.kind !== 'found') return assert.fail(`${outcome.kind}: ${outcome.reason}`);
  assert.equal(outcome.value.length, cases.expected.length);
  outcome.value.forEach((post, index) => {
    assert.partialDeepStrictEqual(post, cases.expected[index]);
    // Also checks that there are no pictures if none may be stored.
    assert.deepEqual(post.pictures, cases.expected[index]?.pictures);
    assert.equal(post.platform, network.manifest.name);
    assert.doesNotMatch(post.content, /<\w|&amp;|&nbsp;/);
    assert.match(post.timestamp, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    assert.match(post.url, /^https:\/\//);
  });
}

async function announcesItself(cases: NetworkCases): Promise<void> {
  const { gateway, network } = await ask(cases, cases.results);
  const { name, priceUsd, paceMs } = network.manifest;
  assert.ok(gateway.requests.length > 0);
  for (const request of gateway.requests)
    assert.partialDeepStrictEqual(request, { provider: name, pace: { key: name, intervalMs: paceMs } });
  assert.equal(gateway.requests.at(-1)?.priceUsd, cases.priceUsd ?? priceUsd);
}

async function handsOnRetry(cases: NetworkCases): Promise<void> {
  const { outcome } = await ask(cases, { status: 429, headers: { 'retry-after': '90' }, body: '{}' });
  assert.partialDeepStrictEqual(outcome, { kind: 'limited', retryAt: '2026-03-10T12:01:30.000Z' });
}

async function passesOnRefusals(cases: NetworkCases): Promise<void> {
  for (const refusal of [limited('the budget is used up'), failed('no route')])
    assert.partialDeepStrictEqual((await ask(cases, refusal)).outcome, refusal);
}

async function asksNothing(cases: NetworkCases): Promise<void> {
  const { gateway, outcome } = await ask(cases, { body: '{}' }, buildQuery('" - : "'));
  assert.equal(outcome.kind, 'failed');
  assert.deepEqual(gateway.requests, []);
}

async function isNotConfigured(cases: NetworkCases): Promise<void> {
  const gateway = new FakeGateway();
  assert.equal(
    (await cases.keyless?.(gateway, CLOCK).search(buildQuery('"river dam" crack'), callContext()))?.kind,
    'not-configured',
  );
  assert.deepEqual(gateway.requests, []);
}

async function checkDeletedPosts(cases: NetworkCases): Promise<void> {
  const { post, there, gone } = cases.recheck ?? assert.fail('no case');
  for (const [answer, expected] of [
    [there, []],
    [gone, [post.id]],
    [{ status: 503, body: 'x' }, []],
  ] as const) {
    const gateway = new FakeGateway();
    for (const [match, prior] of cases.before ?? []) gateway.on(match, prior);
    gateway.on('', answer);
    const outcome = await cases.make(gateway, CLOCK).gone?.([post], callContext());
    assert.deepEqual(outcome?.kind === 'found' ? outcome.value : [], expected);
    assert.equal(gateway.requests.at(-1)?.cacheTtlMs, 0);
  }
}
