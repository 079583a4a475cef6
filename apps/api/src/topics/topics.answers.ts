import { codeLine, type JsonObject, sentencesOf, type Topic, VERIFICATION_LEVELS } from '@corroborate/domain';
import type { RelatedTopicView, RelatedView } from '../investigation.port';
import { CodeAnswer } from '../openapi/code.answer';

import { z } from 'zod';
import { answer, json, list, moment } from '../openapi/answer';

export class PossibleDuplicateAnswer extends answer({
  topic_id: z.int().meta({ example: 7 }),
  title: z
    .string()
    .meta({ example: 'Dock workers on strike', description: 'Plain text from outside: escape it before it is shown.' }),
  verification_status: z.enum(VERIFICATION_LEVELS).meta({ example: 'certified' }),
  same_page: z.boolean().meta({ example: false, description: 'Both were found on one page.' }),
}) {}

export class SubmittedAnswer extends answer({
  external_id: z.string().meta({ example: 'pipeline-4711' }),
  topic_id: z.int().meta({ example: 1 }),
  created: z.boolean().meta({ example: true, description: 'False where the external id was known already.' }),
  possible_duplicates: list(PossibleDuplicateAnswer)
    .optional()
    .meta({
      description:
        'Stored topics that seem to tell of the same event; only for a new topic sent alone, and only where ' +
        'there are any. A hint: nothing is refused.',
    }),
}) {}

export class SubmittedBatchAnswer extends answer({
  results: list(SubmittedAnswer).meta({ description: 'One per topic, in the order sent.' }),
}) {}

export class TopicAnswer extends answer({
  id: z.int().meta({ example: 1 }),
  external_id: z.string().meta({ example: 'pipeline-4711' }),
  title: z
    .string()
    .meta({ example: 'Dock workers walk out', description: 'Plain text from outside: escape it before it is shown.' }),
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
      'Before an investigation as it was sent; after it the independent credible sources that count. ' +
      '`source_plan.source_counts` has the number of pages and of independent sources beside it.',
  }),
  source_plan: json<JsonObject>({ type: 'object', additionalProperties: true, example: { investigatory_sources: [] } }),
  verified_facts: json<JsonObject>({ type: 'object', additionalProperties: true, example: {} }),
  investigated: z.boolean().meta({ example: true }),
  investigation_date: moment.nullable(),
  investigation_confidence: z.number().min(0).max(100).nullable().meta({ example: 74 }),
  investigation_notes: z.string().nullable().meta({ example: 'Three independent newsrooms report the walkout.' }),
}) {}

export class RelatedTopicAnswer extends answer({
  topic_id: z.int().meta({ example: 7 }),
  external_id: z.string().meta({ example: 'pipeline-4690' }),
  title: z
    .string()
    .meta({ example: 'Dock workers on strike', description: 'Plain text from outside: escape it before it is shown.' }),
  verification_status: z.enum(VERIFICATION_LEVELS).meta({ example: 'certified' }),
  status: z.string().meta({ example: 'approved' }),
  investigated: z.boolean().meta({ example: true }),
  investigation_id: z.int().nullable().meta({ example: 41, description: 'The last investigation of it.' }),
  date: moment.nullable().meta({ description: 'Of the event, or else of its discovery.' }),
  when: z
    .enum(['before', 'same time', 'after'])
    .nullable()
    .meta({ example: 'before', description: 'Against the topic that was asked about.' }),
  score: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({ example: 0.82, description: 'How surely it is one event; null in a series.' }),
  same_page: z
    .boolean()
    .meta({ example: false, description: 'Both were found on one page: the same topic twice, most likely.' }),
  reasons: z.array(z.string()).meta({ example: ['Both tell of Harbor Workers Union.'] }),
  reason_codes: list(CodeAnswer).meta({ description: 'The same for programs.' }),
}) {}

export class RelatedTopicsAnswer extends answer({
  same_event: list(RelatedTopicAnswer).meta({
    description: 'Topics that tell of the same event, surest first; no two of them are known to be different events.',
  }),
  same_series: list(RelatedTopicAnswer).meta({
    description: 'The same kind of event with the same actor or in the same place at another time, nearest first.',
  }),
  note: z.string().nullable().meta({
    example:
      '1 other topic tells of the same event (1 certified). What was decided on them is context, never evidence.',
  }),
}) {}

export const toRelatedAnswer = ({ sameEvent, sameSeries, note }: RelatedView): RelatedTopicsAnswer => ({
  same_event: sameEvent.map(toRelatedTopic),
  same_series: sameSeries.map(toRelatedTopic),
  note,
});

export const toDuplicate = ({
  topicId,
  title,
  verificationStatus,
  samePage,
}: RelatedTopicView): PossibleDuplicateAnswer => ({
  topic_id: topicId,
  title,
  verification_status: verificationStatus,
  same_page: samePage,
});

function toRelatedTopic(topic: RelatedTopicView): RelatedTopicAnswer {
  return {
    topic_id: topic.topicId,
    external_id: topic.externalId,
    title: topic.title,
    verification_status: topic.verificationStatus,
    status: topic.status,
    investigated: topic.investigated,
    investigation_id: topic.investigationId,
    date: topic.date,
    when: topic.when,
    score: topic.score,
    same_page: topic.samePage,
    reasons: sentencesOf(topic.reasons),
    reason_codes: topic.reasons.map(codeLine),
  };
}

export function toTopicAnswer(topic: Topic): TopicAnswer {
  return {
    id: topic.id,
    external_id: topic.externalId,
    title: topic.title,
    summary: topic.summary,
    article_text: topic.articleText,
    url: topic.url,
    event_date: topic.eventDate,
    discovery_date: topic.discoveryDate,
    location: topic.location,
    entities: topic.entities,
    category: topic.category,
    language: topic.language,
    newsworthiness_score: topic.newsworthinessScore,
    status: topic.status,
    verification_status: topic.verificationStatus,
    source_count: topic.sourceCount,
    source_plan: topic.sourcePlan,
    verified_facts: topic.verifiedFacts,
    investigated: topic.investigated,
    investigation_date: topic.investigationDate,
    investigation_confidence: topic.investigationConfidence,
    investigation_notes: topic.investigationNotes,
  };
}
