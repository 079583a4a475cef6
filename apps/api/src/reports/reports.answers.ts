import { MODES, CASE_STATES, CONFIDENCE_BANDS, VERIFICATION_LEVELS } from '@corroborate/domain';
import { REPORT_DEPTHS } from '@corroborate/report';
import { CodeAnswer } from '../openapi/code.answer';

import { z } from 'zod';
import { answer, json, list, moment, nested } from '../openapi/answer';

class CitationAnswer extends answer({
  n: z.int().meta({ example: 1, description: 'Number of the cited source.' }),
  quote: z.string().nullable().meta({ example: null, description: 'Exact quote from the source.' }),
}) {}

/** A sentence checked against the captures that it cites. */
class ReportSentenceAnswer extends answer({
  text: z
    .string()
    .meta({ example: 'The pier was closed on Friday.', description: 'Plain text: escape it before display.' }),
  basis: z.enum(['sources', 'case']).meta({
    example: 'sources',
    description: '`sources`: statement about the story, with citations. `case`: statement about the investigation.',
  }),
  citations: list(CitationAnswer),
  minor: z.boolean().optional().meta({ description: 'Detail shown only at depth `file`.' }),
}) {}

class ReportItemAnswer extends answer({
  label: z.string().nullable().meta({ example: null, description: 'Label of the item, such as a date or name.' }),
  href: z.string().optional().meta({ example: 'https://news.example/page', description: 'Link of the label.' }),
  sentences: list(ReportSentenceAnswer),
}) {}

class ReportGroupAnswer extends answer({
  heading: z.string().nullable().meta({ example: 'Confirmed' }),
  as: z
    .enum(['prose', 'list', 'table'])
    .meta({ example: 'list', description: 'Paragraphs, one bullet per item, or one row per item.' }),
  columns: z
    .array(z.string())
    .optional()
    .meta({ example: ['The fire was set.'], description: 'Column titles of a table, without that of the labels.' }),
  items: list(ReportItemAnswer),
}) {}

class EmptyAnswer extends answer(
  {
    reason: z.string().meta({ example: 'No people or organizations in the topic were looked up.' }),
  },
  CodeAnswer,
) {}

class ReportSectionAnswer extends answer({
  id: z.string().meta({ example: 'confirmed' }),
  title: z.string().meta({ example: 'What is confirmed' }),
  groups: list(ReportGroupAnswer),
  empty: nested(EmptyAnswer).nullable().meta({ description: 'Reason why the section is empty.' }),
}) {}

class ReportCaptureAnswer extends answer({
  at: moment,
  via: z.enum(['live', 'archive', 'reader']).meta({ example: 'live' }),
  hash: z.string().meta({ example: 'ab'.repeat(32), description: 'SHA-256 of the text.' }),
}) {}

class ReportSourceAnswer extends answer({
  id: z.string().meta({ example: 'S001' }),
  n: z.int().meta({ example: 1 }),
  sort: z.enum(['page', 'topic-page', 'fact-check', 'record', 'background']).meta({ example: 'page' }),
  source_id: z.int().nullable().meta({ example: 5, description: 'Source ID in the result; null if it is not a page.' }),
  title: z.string().meta({ example: 'Pier closed' }),
  outlet: z.string().meta({ example: 'Example News' }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  published: z.string().nullable().meta({ example: 'Oct. 17, 2026, 11:32 a.m. UTC' }),
  stars: z.int().min(1).max(5).meta({ example: 4 }),
  stance: z.string().nullable().meta({ example: 'supports' }),
  another_event: z.boolean().meta({ description: 'Whether it is about another event.' }),
  counts: z.boolean().meta({ description: 'Whether it is counted toward the level.' }),
  cited: z.boolean().meta({ description: 'Whether this report cites it.' }),
  capture: nested(ReportCaptureAnswer).nullable(),
  summary: z.string().nullable().meta({ example: null }),
}) {}

class ReportVerdictAnswer extends answer({
  state: z.enum(CASE_STATES).meta({ example: 'verified' }),
  reasons: z.array(z.string()).meta({ example: ['Three independent credible sources support it.'] }),
  next: z.string().meta({ example: 'It can be published.' }),
  confidence_band: z.enum(CONFIDENCE_BANDS).nullable().meta({ example: 'high' }),
  level_before: z.enum(VERIFICATION_LEVELS).meta({ example: 'unverified' }),
  level: z.enum(VERIFICATION_LEVELS).meta({ example: 'verified' }),
  recommended: z.enum(VERIFICATION_LEVELS).meta({ example: 'verified' }),
  held: z.boolean().meta({ description: 'Whether the recommended level is held for review.' }),
  confidence: z.number().meta({ example: 92, description: 'Confidence from 0 to 100.' }),
  independent_credible_sources: z.int().meta({ example: 3 }),
  requires_human_review: z.boolean(),
}) {}

class DroppedSentenceAnswer extends answer(
  {
    section: z.string().meta({ example: 'confirmed' }),
  },
  EmptyAnswer,
) {}

/** Report of a case. Any text can contain untrusted text: escape it before display. */
export class ReportAnswer extends answer({
  investigation_id: z.int().meta({ example: 12 }),
  topic_id: z.int().meta({ example: 7 }),
  title: z.string().meta({ example: 'Pier closed' }),
  depth: z.enum(REPORT_DEPTHS).meta({ example: 'report' }),
  mode: z.enum(MODES).meta({ example: 'detailed' }),
  decided_at: moment,
  verdict: nested(ReportVerdictAnswer),
  sections: list(ReportSectionAnswer),
  sources: list(ReportSourceAnswer).meta({ description: 'Sources; only cited ones at depths `brief` and `report`.' }),
  dropped: list(DroppedSentenceAnswer).meta({
    description: 'Sentences left out or narrowed because the captured pages do not support every word.',
  }),
}) {}

class WithheldReviewAnswer extends answer(
  {
    claim_id: z.string().meta({ example: 'c2' }),
    claim: z.string().meta({ example: 'The pier was closed.' }),
  },
  EmptyAnswer,
) {}

/** ClaimReview markup for publication. */
export class ClaimReviewsAnswer extends answer({
  reviews: json<object[]>({
    type: [Object],
    description: 'Schema.org ClaimReview as JSON-LD, ready to embed in a page.',
    example: [{ '@context': 'https://schema.org', '@type': 'ClaimReview', claimReviewed: 'The pier was closed.' }],
  }),
  withheld: list(WithheldReviewAnswer).meta({ description: 'Claims without a ClaimReview, with reason.' }),
}) {}
