import { readResult, resultFaults, resultJsonSchemas } from './result.reader';

/** As the first version stored it: sentences without codes, and nothing beside the evidence. */
const FIRST_VERSION = {
  topic_id: 7,
  investigation_date: '2026-01-02T03:04:05.000Z',
  additional_sources: [
    {
      source_id: 1,
      url: 'https://s1.example/a',
      name: 'Source 1',
      site: 's1.example',
      credibility_tier: 2,
      credible: true,
      stance: 'supports',
      passage: 'The bridge is closed.',
      stance_reasons: ['It says so.'],
      cluster: 'v1',
      published: null,
      found_by: ['one'],
    },
  ],
  social_media_evidence: [],
  original_source: {
    url: 'https://s1.example/a',
    source_id: 1,
    site: 's1.example',
    date: null,
    not_later_than: null,
    authoritative: false,
    confidence: 40,
    reasons: ['It is the earliest.'],
    citations: [],
  },
  credibility_assessment: 80,
  consistency_score: 90,
  verified_claims: ['The bridge is closed.'],
  disputed_claims: [],
  additional_context: '',
  recommended_verification_level: 'verified',
  applied_verification_level: 'verified',
  upgrade_held: false,
  confidence_level: 70,
  investigation_notes: 'One voice.',
  requires_human_review: false,
  review_reason: null,
  success: { successful: false, criteria: [] },
  rules: [{ rule: 'tier-upgrade', passed: true, inputs: { independentCredible: 1 }, reason: 'One voice.' }],
  would_lift: null,
  independent_credible_sources: 1,
  clusters: [{ id: 'v1', source_ids: [1], representative_id: 1, merges: [] }],
  claims: [],
  discrepancies: [],
  timeline: [],
  coverage: [],
  steering_attempts: [],
  missing: [],
  rounds: 1,
  cost_usd: 0.1,
};

describe('reading a stored result', () => {
  it('reads what the first version stored as it is', () => {
    expect(readResult(FIRST_VERSION)).toEqual(FIRST_VERSION);
  });

  it('would not write such a one today', () => {
    expect(resultFaults(FIRST_VERSION)).not.toEqual([]);
  });

  it('leaves out what a later version added', () => {
    const [source] = FIRST_VERSION.additional_sources;
    const later = { ...FIRST_VERSION, additional_sources: [{ ...source, mood: 'calm' }], weather: 'fair' };
    expect(readResult(later)).toEqual(FIRST_VERSION);
  });

  it('knows no result where there is none', () => {
    expect([readResult(null), readResult(undefined)]).toEqual([null, null]);
  });

  it('says where something is no result, without its texts', () => {
    expect(() => readResult({ ...FIRST_VERSION, rounds: 'The bridge is closed.' })).toThrow(
      'A stored result cannot be read: rounds: Invalid input: expected number, received string.',
    );
  });
});

interface JsonSchema {
  description?: string;
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: unknown;
}

/** Every field below, with the names that lead to it. */
function fieldsOf(schema: JsonSchema, at: string): [name: string, field: JsonSchema][] {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => [`${at}.${name}`, field] as const);
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...own.flatMap(([name, field]): [string, JsonSchema][] => [[name, field], ...fieldsOf(field, name)]),
    ...inner.flatMap((one) => fieldsOf(one, at)),
  ];
}

/** By itself, by the part that it names, or by what is in it. */
const isDescribed = ({ description, $ref, items, anyOf }: JsonSchema): boolean =>
  Boolean(description ?? $ref) || [...(anyOf ?? []), ...(items ? [items] : [])].some(isDescribed);

describe('the result in the OpenAPI document', () => {
  const schemas = resultJsonSchemas() as Record<string, JsonSchema>;
  const fields = Object.entries(schemas).flatMap(([name, schema]) => fieldsOf(schema, name));

  it('describes every field', () => {
    expect(fields.length).toBeGreaterThan(300);
    expect(fields.filter(([, field]) => !isDescribed(field)).map(([name]) => name)).toEqual([]);
  });

  it('leaves no part open: a map says what its values are', () => {
    const open = fields.filter(([, { additionalProperties: more }]) => more === true || isEmpty(more));
    expect(open.map(([name]) => name)).toEqual([]);
  });

  it('requires what every version stored, and nothing that came later', () => {
    const { required = [], properties = {} } = schemas.ResultSource ?? {};
    expect(required).toEqual(Object.keys(FIRST_VERSION.additional_sources[0] ?? {}));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['counts', 'text_relevance']));
    expect(schemas.InvestigationResult?.required).toEqual(Object.keys(FIRST_VERSION));
  });

  it('refers only to parts that it has', () => {
    const named = [...JSON.stringify(schemas).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(named.filter((name) => !Object.hasOwn(schemas, name ?? ''))).toEqual([]);
  });
});

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
