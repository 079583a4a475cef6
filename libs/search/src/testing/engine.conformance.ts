import assert from 'node:assert/strict';
import {
  DAY_MS,
  failed,
  limited,
  type Clock,
  type DateRecord,
  type Outcome,
  type OutcomeKind,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import type { SearchEngine } from '../engines/engine.types';
import { type FakeAnswer, FakeGateway } from '@corroborate/domain/testing';
import { callContext, buildQuery } from './samples';

/** Sample responses of one engine; every engine passes the same checks. */
export interface EngineCases {
  name: string;
  make(gateway: FakeGateway, clock: Clock): SearchEngine;
  /** Query for checks that do not need a specific one; default: a few words. */
  query?: PlannedQuery;
  /** A response with results, including ads or unusable entries where the engine has them. */
  results: FakeAnswer;
  /** Expected hits from `results`, in order; only the given fields are compared. */
  expected: (Partial<Omit<SearchHit, 'engineDate'>> & { engineDate?: Partial<DateRecord> | null })[];
  empty: FakeAnswer;
  /** Named responses for each expected outcome. */
  blocked: Record<string, FakeAnswer>;
  limited: Record<string, FakeAnswer>;
  malformed: Record<string, FakeAnswer>;
  /** Part of the URL or body that differs in the request for the second page; absent if there is no paging. */
  secondPage?: string;
  /** Checks that do not apply to this engine, with the reason. */
  exempt?: { paging?: string; dates?: string; redirects?: string };
  /** Checks specific to this engine. */
  also?: Record<string, { answers: FakeAnswer[]; outcome: OutcomeKind; query?: PlannedQuery }>;
}

/** One check for any test runner; throws an assertion error. */
export interface EngineCheck {
  name: string;
  run(): Promise<void>;
}

const NOW = new Date('2026-03-10T12:00:00Z');
const CLOCK: Clock = { now: () => NOW };
const FORBIDDEN: FakeAnswer = { status: 403, body: '<html>Forbidden</html>' };
const TOO_MANY: FakeAnswer = {
  status: 429,
  headers: { 'retry-after': '90', 'x-ratelimit-reset': '90, 100' },
  body: '{}',
};

export function engineChecks(cases: EngineCases): EngineCheck[] {
  return [
    { name: 'reads text, dates and the publisher’s URLs of results', run: () => readsResults(cases) },
    { name: 'passes name, price and rate limit to the gateway', run: () => announcesItself(cases) },
    { name: 'returns the time of the next allowed request', run: () => handsOnRetry(cases) },
    { name: 'returns refusals of the gateway', run: () => passesOnRefusals(cases) },
    { name: 'reports a slow response as a timeout, not as empty', run: () => comesToTimeout(cases) },
    item('asks for the second page', cases.exempt?.paging, () => pages(cases)),
    item('dates are records with bounds', cases.exempt?.dates, () => datesAreRecords(cases)),
    item('unwraps redirectors', cases.exempt?.redirects, () => unwraps(cases)),
    ...outcomeChecks(cases),
  ];
}

function outcomeChecks(cases: EngineCases): EngineCheck[] {
  const outcomes = (kind: OutcomeKind, answers: Record<string, FakeAnswer>) =>
    Object.entries(answers).map(([name, answer]) => comesTo(cases, kind, { name, answers: [answer] }));
  return [
    comesTo(cases, 'nothing-found', { name: 'an empty list', answers: [cases.empty] }),
    ...outcomes('blocked', { ...cases.blocked, 'HTTP 403': FORBIDDEN }),
    ...outcomes('limited', { ...cases.limited, 'HTTP 429': TOO_MANY }),
    ...outcomes('failed', {
      ...cases.malformed,
      ...(cases.also && 'an empty body' in cases.also ? {} : { 'an empty body': { body: '' } }),
      'HTTP 500': { status: 500, body: 'oops' },
    }),
    ...Object.entries(cases.also ?? {}).map(([name, { answers, outcome, query }]) =>
      comesTo(cases, outcome, { name, answers, query }),
    ),
  ];
}

const queryFor = ({ query }: EngineCases): PlannedQuery => query ?? buildQuery('"river dam" crack');

async function ask(cases: EngineCases, answers: FakeAnswer[], query = queryFor(cases)) {
  const gateway = new FakeGateway().on('', ...answers);
  const engine = cases.make(gateway, CLOCK);
  return { gateway, engine, outcome: await engine.search(query, callContext()) };
}

function comesTo(
  cases: EngineCases,
  kind: OutcomeKind,
  { name, answers, query }: { name: string; answers: FakeAnswer[]; query?: PlannedQuery },
): EngineCheck {
  const run = async () => {
    const { outcome } = await ask(cases, answers, query);
    assert.equal(outcome.kind, kind, reasonOf(outcome));
  };
  return { name: `${name} → ${kind}`, run };
}

const reasonOf = (outcome: Outcome<unknown>) =>
  `${outcome.kind}${outcome.kind === 'found' ? '' : `: ${outcome.reason}`}`;

async function readsResults(cases: EngineCases): Promise<void> {
  const { outcome, engine } = await ask(cases, [cases.results]);
  if (outcome.kind !== 'found') return assert.fail(reasonOf(outcome));
  assert.equal(outcome.value.length, cases.expected.length);
  outcome.value.forEach((hit, index) => {
    assert.partialDeepStrictEqual(hit, cases.expected[index]);
    assert.partialDeepStrictEqual(hit, {
      engine: engine.manifest.name,
      rank: index + 1,
      strategy: queryFor(cases).strategy,
    });
    assert.doesNotMatch(hit.title + hit.snippet, /<\w|&amp;|&nbsp;/);
    if (hit.engineDate) assert.equal(hit.engineDate.signal, 'engine');
  });
}

async function announcesItself(cases: EngineCases): Promise<void> {
  const { gateway, engine } = await ask(cases, [cases.results]);
  const { name, priceUsd, paceMs } = engine.manifest;
  assert.partialDeepStrictEqual(gateway.requests[0], { provider: name, priceUsd, pace: { intervalMs: paceMs } });
}

async function handsOnRetry(cases: EngineCases): Promise<void> {
  const { outcome } = await ask(cases, [TOO_MANY]);
  assert.partialDeepStrictEqual(outcome, { kind: 'limited', retryAt: '2026-03-10T12:01:30.000Z' });
}

async function passesOnRefusals(cases: EngineCases): Promise<void> {
  for (const refusal of [limited('the budget is used up'), failed('no route')]) {
    const { outcome } = await ask(cases, [refusal]);
    assert.partialDeepStrictEqual(outcome, refusal);
  }
}

/** For an exempt check, the name states the reason and the absence of the feature is verified where possible. */
const item = (name: string, exempt: string | undefined, run: () => Promise<void>): EngineCheck => ({
  name: exempt === undefined ? name : `${name}: does not apply, ${exempt}`,
  run,
});

async function comesToTimeout(cases: EngineCases): Promise<void> {
  const { outcome } = await ask(cases, [failed('no answer within 10000 ms', 'timeout')]);
  assert.partialDeepStrictEqual(outcome, { kind: 'failed', code: 'timeout' });
}

async function pages(cases: EngineCases): Promise<void> {
  const asked = (page: number) => ask(cases, [cases.results], { ...queryFor(cases), page });
  const [first, second] = [await asked(1), await asked(2)];
  const { pages: count, resultsPerPage } = second.engine.manifest;
  if (cases.secondPage === undefined) return assert.equal(count, 1, 'an engine with pages says how it asks for them');
  assert.ok(count > 1);
  const sent = ({ gateway }: typeof first) => `${gateway.requests[0]?.url} ${gateway.requests[0]?.body ?? ''}`;
  assert.ok(sent(second).includes(cases.secondPage), sent(second));
  assert.ok(!sent(first).includes(cases.secondPage));
  if (second.outcome.kind !== 'found') return assert.fail(reasonOf(second.outcome));
  assert.equal(second.outcome.value[0]?.rank, resultsPerPage + 1);
}

async function datesAreRecords(cases: EngineCases): Promise<void> {
  const { outcome } = await ask(cases, [cases.results]);
  const dates =
    outcome.kind === 'found' ? outcome.value.map(({ engineDate }) => engineDate).filter((date) => date !== null) : [];
  if (cases.exempt?.dates !== undefined) return assert.equal(dates.length, 0);
  assert.ok(dates.length > 0, 'the sample shows at least one date');
  for (const { value, earliest, latest } of dates) {
    assert.ok(Date.parse(value) <= NOW.getTime() + DAY_MS, 'nothing is published tomorrow');
    assert.ok(latest !== null && latest >= value);
    assert.ok(earliest === null || earliest <= value);
  }
}

/** Uses a redirect URL from the sample, or wraps its first plain URL in one. */
async function unwraps(cases: EngineCases): Promise<void> {
  const wanted = cases.expected.find(({ url }) => url !== undefined)?.url;
  if (cases.exempt?.redirects !== undefined || wanted === undefined)
    return assert.ok(!bodyOf(cases.results).includes(wanted ?? '\0'));
  const plain = bodyOf(cases.results);
  const wrapped = plain.replace(wanted, `https://www.google.com/url?q=${encodeURIComponent(wanted)}`);
  const { outcome } = await ask(cases, [{ ...cases.results, body: wrapped }]);
  if (outcome.kind !== 'found') return assert.fail(reasonOf(outcome));
  assert.ok(
    outcome.value.some(({ url }) => url === wanted),
    outcome.value.map(({ url }) => url).join(' '),
  );
}

const bodyOf = (answer: FakeAnswer): string => ('body' in answer ? String(answer.body ?? '') : '');
