import {
  failed,
  limited,
  type Clock,
  type OutcomeKind,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import type { SearchEngine } from '../engines/engine.types';
import { FakeDoor, type FakeAnswer } from './fake-door';
import { callContext, queryOf } from './samples';

/** What one engine's answers look like; every engine passes the same cases. */
export interface EngineCases {
  name: string;
  make(door: FakeDoor, clock: Clock): SearchEngine;
  /** An answer with at least two results, one of them an advert or unusable where the engine has such. */
  results: FakeAnswer;
  /** What must come of `results`, in order. */
  expected: Partial<SearchHit>[];
  empty: FakeAnswer;
  /** Named answers that must come to each of these. */
  blocked: Record<string, FakeAnswer>;
  limited: Record<string, FakeAnswer>;
  malformed: Record<string, FakeAnswer>;
  /** More answers with a given outcome, for what only this engine does. */
  also?: Record<string, { answers: FakeAnswer[]; outcome: OutcomeKind; query?: PlannedQuery }>;
}

const now = new Date('2026-03-10T12:00:00Z');
const clock: Clock = { now: () => now };

export function describeEngine(cases: EngineCases): void {
  const ask = async (...answers: FakeAnswer[]) => {
    const door = new FakeDoor().on('', ...answers);
    const outcome = await cases.make(door, clock).search(queryOf('"river dam" crack'), callContext());
    return { door, outcome };
  };

  describe(cases.name, () => {
    it('reads results with clean text, dates and the publisher’s addresses', async () => {
      const { outcome, door } = await ask(cases.results);
      if (outcome.kind !== 'found') throw new Error(`${outcome.kind}: ${outcome.reason}`);
      expect(outcome.value).toHaveLength(cases.expected.length);
      cases.expected.forEach((hit, index) => expect(outcome.value[index]).toMatchObject(hit));
      outcome.value.forEach((hit, index) => {
        expect(hit).toMatchObject({
          engine: cases.make(door, clock).manifest.name,
          rank: index + 1,
          strategy: 'keywords',
        });
        expect(hit.title + hit.snippet).not.toMatch(/<\w|&amp;|&nbsp;/);
        if (hit.engineDate) expect(hit.engineDate.signal).toBe('engine');
      });
    });

    it('announces its name, price and pace at the door', async () => {
      const { door } = await ask(cases.results);
      const { manifest } = cases.make(door, clock);
      expect(door.requests[0]).toMatchObject({
        provider: manifest.name,
        priceUsd: manifest.priceUsd,
        pace: { intervalMs: manifest.paceMs },
      });
    });

    it('says “nothing found” only when the engine says so', async () =>
      expect((await ask(cases.empty)).outcome.kind).toBe('nothing-found'));

    it.each(
      Object.entries({ ...cases.blocked, 'HTTP 403': { status: 403, body: '<html>Forbidden</html>' } }),
    )('takes %s for blocked', async (_name, answer) => {
      expect((await ask(answer)).outcome.kind).toBe('blocked');
    });

    it.each(
      Object.entries({
        ...cases.limited,
        'HTTP 429': { status: 429, headers: { 'retry-after': '30' }, body: 'slow down' },
      }),
    )('takes %s for limited', async (_name, answer) => {
      expect((await ask(answer)).outcome.kind).toBe('limited');
    });

    it('hands on when to come back', async () => {
      const { outcome } = await ask({
        status: 429,
        headers: { 'retry-after': '90', 'x-ratelimit-reset': '90, 100' },
        body: '{}',
      });
      expect(outcome).toMatchObject({ kind: 'limited', retryAt: '2026-03-10T12:01:30.000Z' });
    });

    it.each(
      Object.entries({
        ...cases.malformed,
        'an empty body': { body: '' },
        'HTTP 500': { status: 500, body: 'oops' },
      }),
    )('takes %s for failed', async (_name, answer) => {
      expect((await ask(answer)).outcome.kind).toBe('failed');
    });

    it('hands on what the door says', async () => {
      expect((await ask(limited('the budget is used up'))).outcome).toMatchObject({
        kind: 'limited',
        reason: 'the budget is used up',
      });
      expect((await ask(failed('no route'))).outcome).toMatchObject({ kind: 'failed', reason: 'no route' });
    });

    const also = Object.entries(cases.also ?? {});
    if (also.length > 0) {
      it.each(also)('%s', async (_name, { answers, outcome, query }) => {
        const door = new FakeDoor().on('', ...answers);
        expect((await cases.make(door, clock).search(query ?? queryOf('dam'), callContext())).kind).toBe(
          outcome,
        );
      });
    }
  });
}
