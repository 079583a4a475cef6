import { MODES, CASE_STATES, CONFIDENCE_BANDS, VERIFICATION_LEVELS } from '@corroborate/domain';
import { REPORT_DEPTHS } from '@corroborate/report';
import { CodeResponse } from '../openapi/code.response';

import { z } from 'zod';
import { responseType, json, list, moment, nested } from '../openapi/response.type';

class CitationResponse extends responseType({
  n: z.int().meta({ example: 1, description: 'Number of the cited source.' }),
  quote: z.string().nullable().meta({ example: null, description: 'Exact quote from the source.' }),
}) {}

/** A sentence checked against the captures that it cites. */
class ReportSentenceResponse extends responseType({
  text: z
    .string()
    .meta({ example: 'The pier was closed on Friday.', description: 'Plain text: escape it before display.' }),
  basis: z.enum(['sources', 'case']).meta({
    example: 'sources',
    description: '`sources`: statement about the story, with citations. `case`: statement about the investigation.',
  }),
  citations: list(CitationResponse),
  minor: z.boolean().optional().meta({ description: 'Detail shown only at depth `file`.' }),
}) {}

class ReportItemResponse extends responseType({
  label: z.string().nullable().meta({ example: null, description: 'Label of the item, such as a date or name.' }),
  href: z.string().optional().meta({ example: 'https://news.example/page', description: 'Link of the label.' }),
  sentences: list(ReportSentenceResponse),
}) {}

class ReportGroupResponse extends responseType({
  heading: z.string().nullable().meta({ example: 'Confirmed' }),
  as: z
    .enum(['prose', 'list', 'table'])
    .meta({ example: 'list', description: 'Paragraphs, one bullet per item, or one row per item.' }),
  columns: z
    .array(z.string())
    .optional()
    .meta({ example: ['The fire was set.'], description: 'Column titles of a table, without that of the labels.' }),
  items: list(ReportItemResponse),
}) {}

class EmptySectionResponse extends responseType(
  {
    reason: z.string().meta({ example: 'No people or organizations in the topic were looked up.' }),
  },
  CodeResponse,
) {}

class ReportSectionResponse extends responseType({
  id: z.string().meta({ example: 'confirmed' }),
  title: z.string().meta({ example: 'What is confirmed' }),
  groups: list(ReportGroupResponse),
  empty: nested(EmptySectionResponse).nullable().meta({ description: 'Reason why the section is empty.' }),
}) {}

class ReportCaptureResponse extends responseType({
  at: moment,
  via: z.enum(['live', 'archive', 'reader']).meta({ example: 'live' }),
  hash: z.string().meta({ example: 'ab'.repeat(32), description: 'SHA-256 of the text.' }),
}) {}

class ReportSourceResponse extends responseType({
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
  capture: nested(ReportCaptureResponse).nullable(),
  summary: z.string().nullable().meta({ example: null }),
}) {}

class ReportVerdictResponse extends responseType({
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

class DroppedSentenceResponse extends responseType(
  {
    section: z.string().meta({ example: 'confirmed' }),
  },
  EmptySectionResponse,
) {}

/** Report of a case. Any text can contain untrusted text: escape it before display. */
export class ReportResponse extends responseType({
  investigation_id: z.int().meta({ example: 12 }),
  topic_id: z.int().meta({ example: 7 }),
  title: z.string().meta({ example: 'Pier closed' }),
  depth: z.enum(REPORT_DEPTHS).meta({ example: 'report' }),
  mode: z.enum(MODES).meta({ example: 'detailed' }),
  decided_at: moment,
  verdict: nested(ReportVerdictResponse),
  sections: list(ReportSectionResponse),
  sources: list(ReportSourceResponse).meta({ description: 'Sources; only cited ones at depths `brief` and `report`.' }),
  dropped: list(DroppedSentenceResponse).meta({
    description: 'Sentences left out or narrowed because the captured pages do not support every word.',
  }),
}) {}

class WithheldReviewResponse extends responseType(
  {
    claim_id: z.string().meta({ example: 'c2' }),
    claim: z.string().meta({ example: 'The pier was closed.' }),
  },
  EmptySectionResponse,
) {}

/** ClaimReview markup for publication. */
export class ClaimReviewsResponse extends responseType({
  reviews: json<object[]>({
    type: [Object],
    description: 'Schema.org ClaimReview as JSON-LD, ready to embed in a page.',
    example: [{ '@context': 'https://schema.org', '@type': 'ClaimReview', claimReviewed: 'The pier was closed.' }],
  }),
  withheld: list(WithheldReviewResponse).meta({ description: 'Claims without a ClaimReview, with reason.' }),
}) {}
