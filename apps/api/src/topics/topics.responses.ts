import { type JsonObject, toReasonTexts, VERIFICATION_LEVELS } from '@corroborate/domain';
import type { RelatedTopic } from '@corroborate/records';
import type { InvestigationService } from '@corroborate/investigation';
import { CodeResponse } from '../openapi/code.response';

import { z } from 'zod';
import { responseType, json, list, moment } from '../openapi/response.type';

export class PossibleDuplicateResponse extends responseType({
  topic_id: z.int().meta({ example: 7 }),
  title: z
    .string()
    .meta({ example: 'Dock workers on strike', description: 'Untrusted plain text: escape it before display.' }),
  verification_status: z.enum(VERIFICATION_LEVELS).meta({ example: 'certified' }),
  same_page: z.boolean().meta({ example: false, description: 'Whether both topics have the same page.' }),
}) {}

export class SubmittedTopicResponse extends responseType({
  external_id: z.string().meta({ example: 'pipeline-4711' }),
  topic_id: z.int().meta({ example: 1 }),
  created: z.boolean().meta({ example: true, description: 'False if the external ID already existed.' }),
  possible_duplicates: list(PossibleDuplicateResponse).optional().meta({
    description: 'Stored topics that appear to be about the same event. Only for a single new topic; informational.',
  }),
}) {}

export class SubmittedTopicsResponse extends responseType({
  results: list(SubmittedTopicResponse).meta({ description: 'One result per topic, in request order.' }),
}) {}

export class TopicResponse extends responseType({
  id: z.int().meta({ example: 1 }),
  external_id: z.string().meta({ example: 'pipeline-4711' }),
  title: z
    .string()
    .meta({ example: 'Dock workers walk out', description: 'Untrusted plain text: escape it before display.' }),
  summary: z.string().nullable().meta({ example: null }),
  article_text: z.string().nullable().meta({ example: null }),
  url: z.string().nullable().meta({ example: 'https://news.example/dock-workers' }),
  event_date: moment.nullable(),
  discovery_date: moment.nullable(),
  location: z.string().nullable().meta({ example: 'Harbor City' }),
  entities: z.array(z.string()).meta({ example: ['Harbor Workers Union'] }),
  category: z.string().nullable().meta({ example: 'labor' }),
  language: z.string().nullable().meta({ example: 'en' }),
  newsworthiness_score: z.number().min(0).max(100).meta({ example: 65 }),
  status: z.string().meta({ example: 'approved' }),
  verification_status: z.enum(VERIFICATION_LEVELS).meta({ example: 'verified' }),
  source_count: z.int().meta({
    example: 3,
    description:
      'Value as sent; after an investigation, the number of independent credible sources. ' +
      '`source_plan.source_counts` has the numbers of pages and of independent sources.',
  }),
  source_plan: json<JsonObject>({ type: 'object', additionalProperties: true, example: { investigatory_sources: [] } }),
  verified_facts: json<JsonObject>({ type: 'object', additionalProperties: true, example: {} }),
  investigated: z.boolean().meta({ example: true }),
  investigation_date: moment.nullable(),
  investigation_confidence: z.number().min(0).max(100).nullable().meta({ example: 74 }),
  investigation_notes: z.string().nullable().meta({ example: 'Three independent newsrooms report the walkout.' }),
}) {}

export class RelatedTopicResponse extends responseType({
  topic_id: z.int().meta({ example: 7 }),
  external_id: z.string().meta({ example: 'pipeline-4690' }),
  title: z
    .string()
    .meta({ example: 'Dock workers on strike', description: 'Untrusted plain text: escape it before display.' }),
  verification_status: z.enum(VERIFICATION_LEVELS).meta({ example: 'certified' }),
  status: z.string().meta({ example: 'approved' }),
  investigated: z.boolean().meta({ example: true }),
  investigation_id: z.int().nullable().meta({ example: 41, description: 'ID of the latest investigation.' }),
  date: moment.nullable().meta({ description: 'Event date, or discovery date if unknown.' }),
  when: z
    .enum(['before', 'same time', 'after'])
    .nullable()
    .meta({ example: 'before', description: 'Order relative to the requested topic.' }),
  score: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({ example: 0.82, description: 'Match score from 0 to 1; null in a series.' }),
  same_page: z
    .boolean()
    .meta({ example: false, description: 'Whether both topics have the same page, which suggests a duplicate.' }),
  reasons: z.array(z.string()).meta({ example: ['Both topics mention Harbor Workers Union.'] }),
  reason_codes: list(CodeResponse).meta({ description: 'Codes of `reasons`.' }),
}) {}

export class RelatedTopicsResponse extends responseType({
  same_event: list(RelatedTopicResponse).meta({
    description: 'Topics about the same event, best match first. None are known to be different events.',
  }),
  same_series: list(RelatedTopicResponse).meta({
    description: 'Topics about the same kind of event with the same actor or place at another time, nearest first.',
  }),
  note: z.string().nullable().meta({
    example:
      '1 other topic is about the same event (1 certified). Decisions on related topics are context, never evidence.',
  }),
}) {}

export const toRelatedTopicResponse = ({
  sameEvent,
  sameSeries,
  note,
}: Awaited<ReturnType<InvestigationService['relatedTo']>>): RelatedTopicsResponse => ({
  same_event: sameEvent.map(toRelatedTopic),
  same_series: sameSeries.map(toRelatedTopic),
  note,
});

const toRelatedTopic = (topic: RelatedTopic): RelatedTopicResponse =>
  RelatedTopicResponse.of({ ...topic, reasons: toReasonTexts(topic.reasons), reasonCodes: topic.reasons });
