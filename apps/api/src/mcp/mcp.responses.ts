import { QUOTE_VERDICTS, REPORT_DEPTHS } from '@corroborate/report';
import { InvestigationResponse } from '../investigations/investigations.responses';
import { RESULT_SCHEMAS } from '../investigations/result.schemas';

import { VERIFICATION_LEVELS } from '@corroborate/domain';
import { z } from 'zod';
import { responseType, json, list } from '../openapi/response.type';

/** Fields of the result about the decision; pages, posts and background have their own tools. */
export const CASE_FIELDS = [
  'recommended_verification_level',
  'applied_verification_level',
  'upgrade_held',
  'confidence_level',
  'independent_credible_sources',
  'requires_human_review',
  'review_reason',
  'would_lift',
  'investigation_notes',
  'original_source',
  'claims',
  'discrepancies',
  'fact_checks',
  'coverage',
  'missing',
  'steering_attempts',
] as const;

/** Fields of the origin without the citation graph. */
export const ORIGIN_FIELDS = [
  'url',
  'source_id',
  'site',
  'date',
  'not_later_than',
  'authoritative',
  'confidence',
  'reasons',
] as const;

type SchemaProperties = Record<string, object>;

/** Selects properties of a schema from the result. */
function pickProperties(name: string, fields: readonly string[]): SchemaProperties {
  const { properties = {} } = RESULT_SCHEMAS[name] as { properties?: SchemaProperties };
  return Object.fromEntries(fields.map((field) => [field, properties[field] ?? {}]));
}

const objectSchema = (properties: SchemaProperties) =>
  ({ type: 'object', properties, additionalProperties: false }) as const;
const ORIGIN_SCHEMA = { anyOf: [objectSchema(pickProperties('ResultOrigin', ORIGIN_FIELDS)), { type: 'null' }] };
const DECISION_SCHEMA = objectSchema({
  ...pickProperties('InvestigationResult', CASE_FIELDS),
  original_source: ORIGIN_SCHEMA,
});

/** An investigation with its decision. */
export class CaseToolResponse extends responseType(
  {
    case: json<object | null>({
      anyOf: [DECISION_SCHEMA, { type: 'null' }],
      description: 'The decision and its evidence; null until decided.',
    }),
  },
  InvestigationResponse,
) {}

export class SourcesToolResponse extends responseType({
  investigation_id: z.int().meta({ example: 123 }),
  total: z.int().meta({ example: 31, description: 'Total number of sources.' }),
  sources: json<object[]>({
    type: 'array',
    items: { $ref: '#/components/schemas/ResultSource' },
    description: 'Sources, most relevant first.',
  }),
  next_cursor: z.string().nullable().meta({ example: null }),
}) {}

export class ReportToolResponse extends responseType({
  investigation_id: z.int().meta({ example: 123 }),
  level: z.enum(VERIFICATION_LEVELS).meta({ example: 'verified' }),
  depth: z.enum(REPORT_DEPTHS).meta({ example: 'report' }),
  format: z.enum(['markdown']).meta({ example: 'markdown' }),
  report: z.string().meta({ description: 'Markdown. Each sentence was checked against the captures it cites.' }),
}) {}

class QuotePlaceResponse extends responseType({
  source_id: z.int().meta({ example: 5 }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  outlet: z.string().meta({ example: 'Example News' }),
  passage: z.string().meta({ example: 'Dock workers walked out', description: 'Passage as captured from the page.' }),
  exact: z.boolean().meta({
    description: 'Whether the match is exact; otherwise whitespace, quotation marks or capitalization differ.',
  }),
}) {}

export class QuoteCheckResponse extends responseType({
  investigation_id: z.int().meta({ example: 123 }),
  verdict: z.enum(QUOTE_VERDICTS).meta({
    example: 'VERIFIED',
    description:
      '`VERIFIED`: found in the stored text. `CONTRADICTED`: a similar sentence has a different figure or ' +
      'a negation. `NOT_FOUND`: not found. `NO_EVIDENCE`: no text is stored.',
  }),
  places: list(QuotePlaceResponse).meta({ description: 'Passages that contain or contradict the quote.' }),
  searched: z.int().meta({ example: 9, description: 'Number of sources searched.' }),
}) {}
