import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MODES, VERIFICATION_LEVELS } from '@corroborate/domain';
import { REPORT_DEPTHS } from '@corroborate/report';
import { CodeAnswer } from '../openapi/code.answer';
import { MOMENT, nullable } from '../openapi/answer.parts';

export class CitationAnswer {
  @ApiProperty({ type: 'integer', example: 1, description: 'Number of a source.' }) n: number;
  @ApiProperty({ type: String, ...nullable, example: null, description: 'Letter by letter as the source has it.' })
  quote: string | null;
}

/** A sentence that was checked against the captures it cites. */
export class ReportSentenceAnswer {
  @ApiProperty({ example: 'The pier was closed on Friday.', description: 'Plain text: escape it before it is shown.' })
  text: string;
  @ApiProperty({
    enum: ['sources', 'case'],
    example: 'sources',
    description: '`sources`: it states something of the story, and cites it; `case`: it tells of the investigation.',
  })
  basis: string;
  @ApiProperty({ type: [CitationAnswer] }) citations: CitationAnswer[];
  @ApiPropertyOptional({ description: 'Detail that a report in bullets does without.' }) minor?: boolean;
}

export class ReportItemAnswer {
  @ApiProperty({ type: String, ...nullable, example: null, description: 'What stands before it: a day, a name.' })
  label: string | null;
  @ApiPropertyOptional({ example: 'https://news.example/page', description: 'Where the label leads.' }) href?: string;
  @ApiProperty({ type: [ReportSentenceAnswer] }) sentences: ReportSentenceAnswer[];
}

export class ReportGroupAnswer {
  @ApiProperty({ type: String, ...nullable, example: 'Confirmed' }) heading: string | null;
  @ApiProperty({ enum: ['prose', 'list'], example: 'list', description: 'Paragraphs, or one bullet an item.' })
  as: string;
  @ApiProperty({ type: [ReportItemAnswer] }) items: ReportItemAnswer[];
}

class EmptyAnswer extends CodeAnswer {
  @ApiProperty({ example: 'The topic names nobody who was looked up.' }) reason: string;
}

export class ReportSectionAnswer {
  @ApiProperty({ example: 'findings' }) id: string;
  @ApiProperty({ example: 'Key findings' }) title: string;
  @ApiProperty({ type: [ReportGroupAnswer] }) groups: ReportGroupAnswer[];
  @ApiProperty({ type: EmptyAnswer, ...nullable, description: 'Why there is nothing in it.' })
  empty: EmptyAnswer | null;
}

export class ReportCaptureAnswer {
  @ApiProperty({ format: 'date-time', example: MOMENT }) at: string;
  @ApiProperty({ enum: ['live', 'archive', 'reader'], example: 'live' }) via: string;
  @ApiProperty({ example: 'ab'.repeat(32), description: 'sha256 of the text.' }) hash: string;
}

export class ReportSourceAnswer {
  @ApiProperty({ example: 'S001' }) id: string;
  @ApiProperty({ type: 'integer', example: 1 }) n: number;
  @ApiProperty({ enum: ['page', 'topic-page', 'fact-check', 'record', 'background'], example: 'page' }) sort: string;
  @ApiProperty({ type: 'integer', ...nullable, example: 5, description: 'Of the result; null for what is no page.' })
  source_id: number | null;
  @ApiProperty({ example: 'Pier closed' }) title: string;
  @ApiProperty({ example: 'Example News' }) outlet: string;
  @ApiProperty({ example: 'https://news.example/report' }) url: string;
  @ApiProperty({ type: String, ...nullable, example: '17 October 2026, 11:32 UTC' }) published: string | null;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 4 }) stars: number;
  @ApiProperty({ type: String, ...nullable, example: 'supports' }) stance: string | null;
  @ApiProperty({ description: 'It was taken to be on another event, whatever it mentions.' }) another_event: boolean;
  @ApiProperty({ description: 'It is one of those that make up the voices that count.' }) counts: boolean;
  @ApiProperty({ description: 'A sentence of this report cites it.' }) cited: boolean;
  @ApiProperty({ type: ReportCaptureAnswer, ...nullable }) capture: ReportCaptureAnswer | null;
  @ApiProperty({ type: String, ...nullable, example: null }) summary: string | null;
}

export class ReportVerdictAnswer {
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'unverified' }) level_before: string;
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'verified' }) level: string;
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'verified' }) recommended: string;
  @ApiProperty({ description: 'The recommended level waits for a person.' }) held: boolean;
  @ApiProperty({ example: 92, description: '0–100.' }) confidence: number;
  @ApiProperty({ type: 'integer', example: 3 }) independent_credible_sources: number;
  @ApiProperty() requires_human_review: boolean;
}

class DroppedSentenceAnswer extends EmptyAnswer {
  @ApiProperty({ example: 'findings' }) section: string;
}

/** The report of a case. All texts may hold what strangers wrote: escape them before they are shown. */
export class ReportAnswer {
  @ApiProperty({ type: 'integer', example: 12 }) investigation_id: number;
  @ApiProperty({ type: 'integer', example: 7 }) topic_id: number;
  @ApiProperty({ example: 'Pier closed' }) title: string;
  @ApiProperty({ enum: REPORT_DEPTHS, example: 'full' }) depth: string;
  @ApiProperty({ enum: MODES, example: 'detailed' }) mode: string;
  @ApiProperty({ format: 'date-time', example: MOMENT }) decided_at: string;
  @ApiProperty({ type: ReportVerdictAnswer }) verdict: ReportVerdictAnswer;
  @ApiProperty({ type: [ReportSectionAnswer] }) sections: ReportSectionAnswer[];
  @ApiProperty({ type: [ReportSourceAnswer], description: 'Of a short report only what it cites.' })
  sources: ReportSourceAnswer[];
  @ApiProperty({
    type: [DroppedSentenceAnswer],
    description: 'Sentences left out or said more narrowly, as not all of them stands in the captures.',
  })
  dropped: DroppedSentenceAnswer[];
}

class WithheldReviewAnswer extends EmptyAnswer {
  @ApiProperty({ example: 'c2' }) claim_id: string;
  @ApiProperty({ example: 'The pier was closed.' }) claim: string;
}

/** Reviews of claims for publication. */
export class ClaimReviewsAnswer {
  @ApiProperty({
    type: [Object],
    description: 'schema.org/ClaimReview as JSON-LD: each may be put into a page as it is.',
    example: [{ '@context': 'https://schema.org', '@type': 'ClaimReview', claimReviewed: 'The pier was closed.' }],
  })
  reviews: object[];
  @ApiProperty({ type: [WithheldReviewAnswer], description: 'Claims that have earned none, and why.' })
  withheld: WithheldReviewAnswer[];
}
