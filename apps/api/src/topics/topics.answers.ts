import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  codeLine,
  type JsonObject,
  sentencesOf,
  type Topic,
  VERIFICATION_LEVELS,
  type VerificationLevel,
} from '@corroborate/domain';
import type { RelatedTopicView, RelatedView } from '../investigation.port';
import { CodeAnswer } from '../openapi/code.answer';
import { MOMENT, nullable } from '../openapi/answer.parts';

const text = { type: String, ...nullable } as const;
const moment = { type: String, format: 'date-time', ...nullable, example: MOMENT } as const;

export class PossibleDuplicateAnswer {
  @ApiProperty({ type: 'integer', example: 7 }) topic_id: number;
  @ApiProperty({
    example: 'Dock workers on strike',
    description: 'Plain text from outside: escape it before it is shown.',
  })
  title: string;
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'certified' }) verification_status: VerificationLevel;
  @ApiProperty({ example: false, description: 'Both were found on one page.' }) same_page: boolean;
}

export class SubmittedAnswer {
  @ApiProperty({ example: 'pipeline-4711' }) external_id: string;
  @ApiProperty({ type: 'integer', example: 1 }) topic_id: number;
  @ApiProperty({ example: true, description: 'False where the external id was known already.' })
  created: boolean;
  @ApiPropertyOptional({
    type: [PossibleDuplicateAnswer],
    description:
      'Stored topics that seem to tell of the same event; only for a new topic sent alone, and only where ' +
      'there are any. A hint: nothing is refused.',
  })
  possible_duplicates?: PossibleDuplicateAnswer[];
}

export class SubmittedBatchAnswer {
  @ApiProperty({ type: [SubmittedAnswer], description: 'One per topic, in the order sent.' })
  results: SubmittedAnswer[];
}

export class TopicAnswer {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'pipeline-4711' }) external_id: string;
  @ApiProperty({
    example: 'Dock workers walk out',
    description: 'Plain text from outside: escape it before it is shown.',
  })
  title: string;
  @ApiProperty({ ...text, example: null }) summary: string | null;
  @ApiProperty({ ...text, example: null }) article_text: string | null;
  @ApiProperty({ ...text, example: 'https://news.example/dock-workers' }) url: string | null;
  @ApiProperty(moment) event_date: string | null;
  @ApiProperty(moment) discovery_date: string | null;
  @ApiProperty({ ...text, example: 'Harbor City' }) location: string | null;
  @ApiProperty({ type: [String], example: ['Harbor Workers Union'] }) entities: string[];
  @ApiProperty({ ...text, example: 'labor' }) category: string | null;
  @ApiProperty({ ...text, example: 'en' }) language: string | null;
  @ApiProperty({ minimum: 0, maximum: 100, example: 65 }) newsworthiness_score: number;
  @ApiProperty({ example: 'approved' }) status: string;
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'verified' }) verification_status: VerificationLevel;
  @ApiProperty({
    type: 'integer',
    example: 3,
    description:
      'Before an investigation as it was sent; after it the independent credible sources that count. ' +
      '`source_plan.source_counts` has the number of pages and of independent sources beside it.',
  })
  source_count: number;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { investigatory_sources: [] } })
  source_plan: JsonObject;
  @ApiProperty({ type: 'object', additionalProperties: true, example: {} }) verified_facts: JsonObject;
  @ApiProperty({ example: true }) investigated: boolean;
  @ApiProperty(moment) investigation_date: string | null;
  @ApiProperty({ type: Number, minimum: 0, maximum: 100, ...nullable, example: 74 })
  investigation_confidence: number | null;
  @ApiProperty({ ...text, example: 'Three independent newsrooms report the walkout.' }) investigation_notes:
    string | null;
}

export class RelatedTopicAnswer {
  @ApiProperty({ type: 'integer', example: 7 }) topic_id: number;
  @ApiProperty({ example: 'pipeline-4690' }) external_id: string;
  @ApiProperty({
    example: 'Dock workers on strike',
    description: 'Plain text from outside: escape it before it is shown.',
  })
  title: string;
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'certified' }) verification_status: VerificationLevel;
  @ApiProperty({ example: 'approved' }) status: string;
  @ApiProperty({ example: true }) investigated: boolean;
  @ApiProperty({ type: 'integer', ...nullable, example: 41, description: 'The last investigation of it.' })
  investigation_id: number | null;
  @ApiProperty({ ...moment, description: 'Of the event, or else of its discovery.' }) date: string | null;
  @ApiProperty({
    type: String,
    enum: ['before', 'same time', 'after'],
    ...nullable,
    example: 'before',
    description: 'Against the topic that was asked about.',
  })
  when: 'before' | 'same time' | 'after' | null;
  @ApiProperty({
    type: Number,
    minimum: 0,
    maximum: 1,
    ...nullable,
    example: 0.82,
    description: 'How surely it is one event; null in a series.',
  })
  score: number | null;
  @ApiProperty({ example: false, description: 'Both were found on one page: the same topic twice, most likely.' })
  same_page: boolean;
  @ApiProperty({ type: [String], example: ['Both tell of Harbor Workers Union.'] }) reasons: string[];
  @ApiProperty({ type: [CodeAnswer], description: 'The same for programs.' }) reason_codes: CodeAnswer[];
}

export class RelatedTopicsAnswer {
  @ApiProperty({
    type: [RelatedTopicAnswer],
    description: 'Topics that tell of the same event, surest first; no two of them are known to be different events.',
  })
  same_event: RelatedTopicAnswer[];
  @ApiProperty({
    type: [RelatedTopicAnswer],
    description: 'The same kind of event with the same actor or in the same place at another time, nearest first.',
  })
  same_series: RelatedTopicAnswer[];
  @ApiProperty({
    ...text,
    example:
      '1 other topic tells of the same event (1 certified). What was decided on them is context, never evidence.',
  })
  note: string | null;
}

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
