import { ApiProperty } from '@nestjs/swagger';
import {
  VERIFICATION_LEVELS,
  type JsonObject,
  type Topic,
  type VerificationLevel,
} from '@corroborate/domain';

const MOMENT = '2026-01-02T12:35:00.000Z';
const nullable = { nullable: true } as const;
const text = { type: String, ...nullable } as const;
const moment = { type: String, format: 'date-time', ...nullable, example: MOMENT } as const;

export class SubmittedAnswer {
  @ApiProperty({ example: 'pipeline-4711' }) external_id: string;
  @ApiProperty({ type: 'integer', example: 1 }) topic_id: number;
  @ApiProperty({ example: true, description: 'False where the external id was known already.' })
  created: boolean;
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
  @ApiProperty({ type: 'integer', example: 3 }) source_count: number;
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
