import { ApiProperty } from '@nestjs/swagger';
import { QUOTE_VERDICTS, REPORT_DEPTHS, type QuoteVerdict } from '@corroborate/report';
import { InvestigationAnswer } from '../investigations/investigations.answers';
import { RESULT_SCHEMAS } from '../investigations/result.schemas';
import { nullable } from '../openapi/answer.parts';
import { VERIFICATION_LEVELS, type VerificationLevel } from '@corroborate/domain';

/** Of a result, what tells how it was decided; lists of pages, posts and background have tools of their own. */
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

/** Of the origin; who cites whom is for pages that draw it. */
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

type Properties = Record<string, object>;

/** Parts of the one schema of results. */
function partsOf(name: string, fields: readonly string[]): Properties {
  const { properties = {} } = RESULT_SCHEMAS[name] as { properties?: Properties };
  return Object.fromEntries(fields.map((field) => [field, properties[field] ?? {}]));
}

const only = (properties: Properties) => ({ type: 'object', properties, additionalProperties: false }) as const;
const origin = { anyOf: [only(partsOf('ResultOrigin', ORIGIN_FIELDS)), { type: 'null' }] };
const decision = only({ ...partsOf('InvestigationResult', CASE_FIELDS), original_source: origin });

/** An investigation with what it was decided on. */
export class CaseToolAnswer extends InvestigationAnswer {
  @ApiProperty({
    anyOf: [decision, { type: 'null' }],
    description: 'The decision and what it rests on; null until decided.',
  })
  case: object | null;
}

export class SourcesToolAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ type: 'integer', example: 31, description: 'Of all pages of the answer.' }) total: number;
  @ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/ResultSource' },
    description: 'What bears on the topic first.',
  })
  sources: object[];
  @ApiProperty({ type: String, ...nullable, example: null }) next_cursor: string | null;
}

export class ReportToolAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'verified' }) level: VerificationLevel;
  @ApiProperty({ enum: REPORT_DEPTHS, example: 'full' }) depth: string;
  @ApiProperty({ enum: ['markdown'], example: 'markdown' }) format: 'markdown';
  @ApiProperty({ description: 'Each sentence was checked against the captures it cites.' }) report: string;
}

export class QuotePlaceAnswer {
  @ApiProperty({ type: 'integer', example: 5 }) source_id: number;
  @ApiProperty({ example: 'https://news.example/report' }) url: string;
  @ApiProperty({ example: 'Example News' }) outlet: string;
  @ApiProperty({ example: 'Dock workers walked out', description: 'As the page has it.' }) passage: string;
  @ApiProperty({ description: 'Letter by letter; else blanks, quotation marks or capitals differ.' }) exact: boolean;
}

export class QuoteCheckAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({
    enum: QUOTE_VERDICTS,
    example: 'VERIFIED',
    description:
      '`VERIFIED`: it stands in the kept text; `CONTRADICTED`: it does not, and a sentence tells the same with ' +
      'another figure or with a no; `NOT_FOUND`: neither; `NO_EVIDENCE`: no text is kept to look through.',
  })
  verdict: QuoteVerdict;
  @ApiProperty({ type: [QuotePlaceAnswer], description: 'Where it stands, or what speaks against it.' })
  places: QuotePlaceAnswer[];
  @ApiProperty({ type: 'integer', example: 9, description: 'Sources whose kept text was looked through.' })
  searched: number;
}
