import type { PendingHandover } from '@corroborate/db';
import { INVESTIGATED_LIMITS, investigatedTopicSchema, type InvestigatedTopicPayload } from '@corroborate/queue';
import { buildResult, readResult, type CaseData } from '@corroborate/report';
import { millCase } from '@corroborate/report/testing';
import { buildTopicPayload } from './investigated-topic.policy';

const AT = '2025-03-07T10:00:00.000Z';

interface Given {
  server?: string;
  data?: CaseData;
  topic?: Partial<PendingHandover['topic']>;
  investigation?: Partial<PendingHandover['investigation']>;
  review?: PendingHandover['review'];
  decision?: PendingHandover['decision'];
}

/** The payload as a consumer reads it: from the job, validated by the schema. */
function readAsConsumer({
  data = millCase().data,
  topic,
  investigation,
  server,
  ...people
}: Given = {}): InvestigatedTopicPayload {
  const result = readResult(buildResult(data))!;
  const row: PendingHandover = {
    id: 9,
    change: 'decided',
    at: AT,
    priority: 'normal',
    investigation: {
      id: 4,
      date: AT,
      levelBefore: 'unverified',
      recommendedLevel: result.recommended_verification_level,
      partial: false,
      missing: [],
      result: null,
      ...investigation,
    },
    topic: { id: 3, externalId: 'mill-1', title: 'Mill fire', level: 'verified', ...topic },
    review: null,
    decision: null,
    ...people,
  };
  const payload: unknown = JSON.parse(JSON.stringify(buildTopicPayload(row, result, server ?? null)));
  return investigatedTopicSchema.parse(payload);
}

const waiting = { id: 6, state: 'open' as const, reasons: [{ reason: 'serious-allegation' as const }] };

describe('investigated topic for the public queue', () => {
  it('names topic and investigation, and the levels before and after', () => {
    expect(readAsConsumer()).toMatchObject({
      ...{ change_id: 9, change: 'decided', external_id: 'mill-1', topic_id: 3, investigation_id: 4 },
      ...{ level_before: 'unverified', level_after: 'verified', held: false },
      report: '/api/investigations/4/report',
      review: { state: 'none', review_id: null, reasons: [], last_decision: null },
    });
  });

  it('links to the report if the server URL is configured', () =>
    expect(readAsConsumer({ server: 'https://desk.example.org' })).toMatchObject({
      report: 'https://desk.example.org/api/investigations/4/report',
      result: 'https://desk.example.org/api/investigations/4',
    }));

  it('lists facts with their sources, and sources with their quotes', () => {
    const { verified_facts: facts, sources } = readAsConsumer();
    expect(facts.length).toBeGreaterThan(0);
    expect(sources.find(({ source_id }) => source_id === 11)).toMatchObject({
      ...{ counts: true, stance: 'supports', quote: 'The Elm Valley mill burned down on Thursday.' },
    });
    const ids = sources.map(({ source_id }) => source_id);
    for (const fact of facts) expect(ids).toEqual(expect.arrayContaining(fact.source_ids));
  });

  it('reports an upgrade as held until a reviewer decides', () => {
    const held: Given = { topic: { level: 'unverified' }, review: waiting };
    expect(readAsConsumer(held)).toMatchObject({
      ...{ held: true, level_after: 'unverified', recommended_level: 'verified' },
      review: { state: 'open', review_id: 6, reasons: ['serious-allegation'] },
    });
    const last = { action: 'reject', levelAfter: 'unverified' as const, at: AT };
    const rejected = readAsConsumer({ ...held, review: { ...waiting, state: 'decided' }, decision: last });
    expect(rejected).toMatchObject({
      held: false,
      review: { state: 'decided', last_decision: { action: 'reject', level_after: 'unverified', at: AT } },
    });
  });

  it('stays small for long texts and lists', () => {
    const long = 'word '.repeat(10_000);
    const { data } = millCase();
    const [first] = data.sources;
    const sources = Array.from({ length: 300 }, (_, at) => ({
      ...first!,
      id: 100 + at,
      name: long,
      url: `https://example.org/${long}`,
    }));
    const claims = Array.from({ length: 200 }, (_, at) => ({ ...data.claims[0]!, id: `c${at}`, text: long }));
    const findings = claims.map(({ id }) => ({ ...data.findings[0]!, claimId: id }));
    const payload = readAsConsumer({
      data: { ...data, sources, claims, findings, topic: { ...data.topic, title: long } },
      topic: { title: long },
      investigation: { missing: Array.from({ length: 500 }, () => long) },
    });
    expect(payload.sources).toHaveLength(INVESTIGATED_LIMITS.sources);
    expect(payload.sources_left_out).toBe(260);
    expect(payload.sources[0]?.url).toBeNull();
    expect(JSON.stringify(payload).length).toBeLessThan(200_000);
  });
});
