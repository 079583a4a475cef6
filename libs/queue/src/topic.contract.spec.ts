import { createPublicTopicParser, unverifiedTopicsJsonSchema } from './topic.contract';

const parsePublicTopic = createPublicTopicParser();

const good = { external_id: 'x-1', title: 'A claim', newsworthiness_score: 60, status: 'approved' };
const parse = (topic: object, around: object = {}) =>
  parsePublicTopic({ version: 1, topic: { ...good, ...topic }, ...around });
const reasons = (topic: object, around: object = {}) => {
  const parsed = parse(topic, around);
  return parsed.ok ? [] : parsed.reasons;
};

it('accepts a topic with only the required fields', () => {
  expect(parse({})).toEqual({
    ok: true,
    topic: {
      priority: null,
      mode: null,
      investigate: true,
      awaitApproval: false,
      draft: {
        externalId: 'x-1',
        title: 'A claim',
        summary: null,
        articleText: null,
        url: null,
        eventDate: null,
        discoveryDate: null,
        location: null,
        entities: [],
        category: null,
        language: null,
        newsworthinessScore: 60,
        status: 'approved',
        verificationStatus: 'unverified',
        sourceCount: 0,
        sourcePlan: null,
        verifiedFacts: null,
        investigated: false,
      },
    },
  });
});

it('accepts all optional fields, including nulls', () => {
  const parsed = parse(
    {
      url: 'https://a.example/x?y=1',
      event_date: '2026-01-02T03:04:05+02:00',
      entities: ['Union'],
      language: 'pt-BR',
      source_count: null,
      source_plan: { a: [{ b: null }] },
      verified_facts: null,
      investigated: null,
      summary: '<b>&amp;',
    },
    { priority: 'high', mode: 'exhaustive', investigate: false },
  );
  expect(parsed).toMatchObject({
    ok: true,
    topic: {
      priority: 'high',
      mode: 'exhaustive',
      investigate: false,
      draft: { eventDate: '2026-01-02T01:04:05.000Z', sourcePlan: { a: [{ b: null }] }, summary: '<b>&amp;' },
    },
  });
});

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
it.each([
  ['an unknown field', { colour: 'red' }, 'colour'],
  ['a blank title', { title: ' \n' }, 'topic.title'],
  ['a title beyond its length', { title: 'x'.repeat(1_001) }, 'topic.title'],
  ['an article beyond its length', { article_text: 'x'.repeat(500_001) }, 'topic.article_text'],
  ['too many entities', { entities: Array.from({ length: 201 }, () => 'x') }, 'topic.entities'],
  ['a URL that is not a web address', { url: 'javascript:alert(1)' }, 'topic.url'],
  ['a file address', { url: 'file:///etc/passwd' }, 'topic.url'],
  ['a date long ago', { event_date: '1066-10-14' }, 'topic.event_date'],
  ['a date far ahead', { event_date: '2999-01-01T00:00:00Z' }, 'topic.event_date'],
  ['a day that does not exist', { event_date: '2026-02-30' }, 'topic.event_date'],
  ['words for a date', { discovery_date: 'yesterday' }, 'topic.discovery_date'],
  ['a score above 100', { newsworthiness_score: 100.1 }, 'topic.newsworthiness_score'],
  ['a score in words', { newsworthiness_score: '60' }, 'topic.newsworthiness_score'],
  ['half a source', { source_count: 1.5 }, 'topic.source_count'],
  ['an unknown level', { verification_status: 'sure' }, 'topic.verification_status'],
  ['an invalid language tag', { language: 'english please' }, 'topic.language'],
  ['a plan that is a string', { source_plan: '{}' }, 'topic.source_plan'],
  ['a plan nested beyond reason', { source_plan: deep(40) }, 'topic.source_plan'],
  [
    'a plan nested to exhaust the stack',
    { source_plan: JSON.parse(`{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`) as object },
    'topic.source_plan',
  ],
  ['a plan that is not JSON', { source_plan: { a: 1n } }, 'topic.source_plan'],
])('rejects %s and names the field', (_, topic, field) => {
  expect(reasons(topic).join('\n')).toContain(field);
});

it('accepts `await_approval` only together with an investigation', () => {
  expect(parse({}, { await_approval: true })).toMatchObject({ ok: true, topic: { awaitApproval: true } });
  expect(parse({}, { await_approval: false, investigate: false })).toMatchObject({ ok: true });
  expect(reasons({}, { await_approval: 'yes' })).toEqual(['await_approval: must be true or false']);
  expect(reasons({}, { await_approval: true, investigate: false })).toEqual([
    'await_approval: needs an investigation: leave investigate out, or send it as true',
  ]);
});

it('rejects another version, an unknown priority and additional fields', () => {
  expect(reasons({}, { version: 2 })).toEqual([expect.stringContaining('version')]);
  expect(reasons({}, { priority: 'now' })).toEqual([expect.stringContaining('priority')]);
  expect(reasons({}, { extra: 1 })).toEqual([expect.stringContaining('extra')]);
  for (const payload of [null, 'x', [], 7, undefined]) expect(parsePublicTopic(payload).ok).toBe(false);
});

it('lists all errors of a topic', () => {
  expect(reasons({ title: '', status: '', newsworthiness_score: -1 })).toHaveLength(3);
});

it('generates a JSON Schema with required fields and without additional properties', () => {
  const schema = unverifiedTopicsJsonSchema() as {
    properties: { topic: { required: string[]; additionalProperties: boolean } };
  };
  expect(schema).toMatchObject({ type: 'object', required: ['version', 'topic'], additionalProperties: false });
  expect(schema.properties.topic.required.sort()).toEqual(['external_id', 'newsworthiness_score', 'status', 'title']);
  expect(schema.properties.topic.additionalProperties).toBe(false);
});

it('rejects NUL bytes and lone surrogates in every text of a topic', () => {
  const schema = unverifiedTopicsJsonSchema() as { properties: { topic: { properties: Record<string, unknown> } } };
  for (const text of ['a\u0000b', 'a\ud800b', '\udc00'])
    for (const name of Object.keys(schema.properties.topic.properties)) {
      for (const value of [text, [text], { [name]: text }, { deep: [{ inner: text }] }, { [text]: 1 }])
        expect([name, parse({ [name]: value }).ok]).toEqual([name, false]);
      expect(parse({}, { [text]: 1 }).ok).toBe(false);
    }
});
