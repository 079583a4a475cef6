import { VERIFICATION_LEVELS } from '@corroborate/domain';
import { z } from 'zod';
import { actorSchema, unprofiledSchema } from './result/actors.schema';
import { articleSchema } from './result/article.schema';
import {
  backgroundNeedsSchema,
  coverageTimelineSchema,
  detailSchema,
  earlierEventSchema,
  notLookedUpSchema,
  oldStorySignsSchema,
  precedentsSchema,
  relatedTopicsSchema,
} from './result/background.schema';
import {
  claimSchema,
  clusterSchema,
  coverageSchema,
  discrepancySchema,
  factCheckSchema,
  timelineEntrySchema,
} from './result/evidence.schema';
import {
  code,
  count,
  figures,
  flag,
  externalText,
  moment,
  outOf100,
  quote,
  rowId,
  sourceId,
  text,
  usd,
} from './result/fields';
import { inquirySchema } from './result/inquiry.schema';
import { lastLookSchema } from './result/pre-publication.schema';
import { namedSchema } from './result/named-schemas';
import { collectionsSchema } from './result/collections.schema';
import { originSchema } from './result/origin.schema';
import { balanceSchema, eventTimelineSchema, leadSchema, sourceCardSchema, tallySchema } from './result/parts.schema';
import { positionSchema, statementSchema, theorySchema } from './result/positions.schema';
import { placeSchema } from './result/place.schema';
import { reasoningSchema } from './result/reasoning.schema';
import { recordSchema, registerSearchSchema } from './result/records.schema';
import { postSchema, socialSchema } from './result/social.schema';
import { sourceSchema, topicPageSchema } from './result/source.schema';
import { verdictSchema } from './result/verdict.schema';

const level = z.enum(VERIFICATION_LEVELS);

/** Findings, and background that is not evidence. */
const background = {
  additional_sources: z.array(sourceSchema).describe('Most relevant first.'),
  topic_pages: z.array(topicPageSchema).optional().describe('Absent if none was found.'),
  without_notes: text.nullable().describe('Why the parts based on page notes are empty; null if pages have notes.'),
  without_notes_code: code.nullable().describe('Machine-readable form.'),
  source_cards: z.array(sourceCardSchema).describe('Summaries of the sources that could be read.'),
  leads: z.array(leadSchema).describe('Claims made only by sources, most frequent first.'),
  credibility_tally: tallySchema.nullable().describe('Number of source cards by credibility; null if there are none.'),
  event_timeline: eventTimelineSchema.nullable().describe('Null if it could not be created.'),
  balance: balanceSchema.nullable().describe('Null if the topic names no subject or no page has notes.'),
  positions: z.array(positionSchema).describe('Positions, by claim.'),
  theories: z.array(theorySchema).describe('Alternative explanations, most frequent first.'),
  statements: z.array(statementSchema).describe('Statements by named people and organizations.'),
  social_media_evidence: z.array(postSchema),
  social: socialSchema.nullable().describe('Null if no network was queried or the stage failed.'),
  context: z.array(detailSchema),
  actors: z.array(actorSchema),
  unprofiled: z.array(unprofiledSchema),
  context_richness: outOf100,
  place: placeSchema.nullable().describe('Null if no place is named.'),
  related_topics: relatedTopicsSchema.nullable().describe('Null if not looked up.'),
  history: z.array(earlierEventSchema).describe('Earlier events, in chronological order.'),
  precedents: precedentsSchema.nullable().describe('Null if none was found.'),
  coverage_timeline: coverageTimelineSchema.nullable().describe('Null if no index provided data.'),
  old_story_signs: oldStorySignsSchema,
  records: z.array(recordSchema).describe('Public records about the actors, evidence first.'),
  collections: collectionsSchema.optional().describe('Absent if no data server is configured.'),
  registers_asked: z.array(registerSearchSchema).nullable().describe('Null if none was searched.'),
};

const rule = namedSchema(
  'ResultRule',
  z.strictObject({
    rule: text.describe('Name.'),
    passed: flag.describe('True if the rule is satisfied or found no objection.'),
    inputs: figures.describe('Input values, by name.'),
    reason: text.describe('Reasons, as sentences.'),
    reason_codes: z.array(code).describe('Machine-readable form.'),
  }),
  'An applied rule.',
);

const success = z.strictObject({
  successful: flag.describe('True if at least one success criterion was met.'),
  criteria: z.array(text).describe('Criteria met, as sentences.'),
  criteria_codes: z.array(code).describe('Machine-readable form.'),
});

/** Decision with its rules. */
const verdict = {
  verdict: verdictSchema,
  original_source: originSchema.nullable().describe('Null if it could not be established.'),
  credibility_assessment: outOf100.describe('Mean credibility of the counted sources.'),
  consistency_score: outOf100.describe('How consistent the sources are.'),
  verified_claims: z.array(externalText),
  disputed_claims: z.array(externalText),
  background_note: z.array(externalText).describe('Lines of `additional_context` that do not depend on the level.'),
  additional_context: externalText.describe(
    'Context for the writer: confirmed and disputed claims, then background, each line with its source.',
  ),
  recommended_verification_level: level.describe(
    'Level supported by the evidence. Higher than the applied level while the upgrade is held for review.',
  ),
  applied_verification_level: level.describe('Level applied to the topic.'),
  upgrade_held: flag.describe('True if a recommended upgrade is held for review.'),
  confidence_level: outOf100,
  investigation_notes: externalText.describe('Summary of the decision in a few sentences.'),
  requires_human_review: flag.describe('True if review by a person is required.'),
  review_reason: externalText.nullable(),
  success: success.describe('Whether the investigation was successful.'),
  rules: z.array(rule).describe('In order of application.'),
  last_look: lastLookSchema.nullable().describe('Null if no check was run.'),
  would_lift: text.nullable().describe('The one change that would raise the level; null at `certified`.'),
  would_lift_code: code.nullable().describe('Machine-readable form.'),
  independent_credible_sources: count.describe('Number of independent credible sources counted toward the level.'),
};

/** Evidence behind the decision, and coverage gaps. */
const evidence = {
  clusters: z.array(clusterSchema),
  claims: z.array(claimSchema),
  discrepancies: z.array(discrepancySchema),
  fact_checks: z.array(factCheckSchema),
  timeline: z.array(timelineEntrySchema).describe('Earliest first; undated sources are omitted.'),
  coverage: z.array(coverageSchema),
  steering_attempts: z
    .array(
      z.strictObject({
        source_id: sourceId,
        name: text.optional().describe('Outlet of the page, even if the page is on another subject.'),
        quote,
      }),
    )
    .describe('Text aimed at AI systems (possible prompt injection); shown but never followed.'),
  missing: z.array(text).describe('Parts of the investigation that failed or were cut short.'),
  ended_early: z
    .strictObject({ reason: text.describe('Reason, as a sentence.'), code })
    .optional()
    .describe('Set if an editor ended it early or the time limit was reached; absent otherwise.'),
  not_looked_up: z.array(notLookedUpSchema).describe('Lookups skipped on purpose, with reasons.'),
  background_needs: backgroundNeedsSchema,
  reasoning: reasoningSchema,
};

/**
 * The specification's `InvestigationResult` with the evidence for each line. The only definition of it: builder types,
 * validation on write, reading of stored rows and the OpenAPI document derive from it.
 */
export const resultSchema = namedSchema(
  'InvestigationResult',
  z.strictObject({
    topic_id: rowId.describe('Row id of the topic.'),
    investigation_date: moment.describe('Time of the decision.'),
    ...background,
    ...verdict,
    ...evidence,
    inquiry: inquirySchema.nullable().describe('Null if the stage failed.'),
    article: articleSchema.optional().describe('Absent in results of earlier versions.'),
    rounds: count.describe('Number of search rounds.'),
    cost_usd: usd,
  }),
  'Result of an investigation. Fields may be added; clients must ignore unknown fields.',
);

export type InvestigationResult = z.infer<typeof resultSchema>;
/** An item (source, claim, actor …) of a result list, by the name of the list field. */
export type ResultItem<Field extends ListField> = NonNullable<InvestigationResult[Field]>[number];
type ListField = {
  [F in keyof InvestigationResult]-?: NonNullable<InvestigationResult[F]> extends unknown[] ? F : never;
}[keyof InvestigationResult];
