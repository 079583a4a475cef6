import { VERIFICATION_LEVELS } from '@corroborate/domain';
import { z } from 'zod';
import { actorSchema, unprofiledSchema } from './result/actors.schema';
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
  foreign,
  moment,
  outOf100,
  quote,
  rowId,
  sourceId,
  text,
  usd,
} from './result/fields';
import { inquirySchema } from './result/inquiry.schema';
import { lastLookSchema } from './result/last-look.schema';
import { named } from './result/marks';
import { collectionsSchema } from './result/collections.schema';
import { originSchema } from './result/origin.schema';
import { balanceSchema, eventTimelineSchema, leadSchema, sourceCardSchema, tallySchema } from './result/parts.schema';
import { positionSchema, statementSchema, theorySchema } from './result/positions.schema';
import { placeSchema } from './result/place.schema';
import { reasoningSchema } from './result/reasoning.schema';
import { recordSchema, registerAskedSchema } from './result/records.schema';
import { postSchema, socialSchema } from './result/social.schema';
import { sourceSchema, topicPageSchema } from './result/source.schema';

const level = z.enum(VERIFICATION_LEVELS);

/** What was found, and what is told beside the evidence. */
const background = {
  additional_sources: z.array(sourceSchema).describe('What bears on the topic first.'),
  topic_pages: z.array(topicPageSchema).optional().describe('Absent where none was among the pages that were found.'),
  without_notes: text
    .nullable()
    .describe('Why the parts that are made from notes of pages are empty; null if pages have notes.'),
  without_notes_code: code.nullable().describe('The same for programs.'),
  source_cards: z.array(sourceCardSchema).describe('Sources that could be read, each in short.'),
  leads: z.array(leadSchema).describe('Claims that only sources make; those that most make first.'),
  credibility_tally: tallySchema.nullable().describe('Of the cards; null where none could be made.'),
  event_timeline: eventTimelineSchema.nullable().describe('Null where it could not be made.'),
  balance: balanceSchema.nullable().describe('Null where the topic names no subject, or no page has notes.'),
  positions: z.array(positionSchema).describe('Who holds what, claim by claim.'),
  theories: z.array(theorySchema).describe('Other explanations; those that most sources offer first.'),
  statements: z.array(statementSchema).describe('What people and bodies with a name said.'),
  social_media_evidence: z.array(postSchema),
  social: socialSchema.nullable().describe('Null where no network was asked, or the stage was lost.'),
  context: z.array(detailSchema),
  actors: z.array(actorSchema),
  unprofiled: z.array(unprofiledSchema),
  context_richness: outOf100,
  place: placeSchema.nullable().describe('Null where no place is named.'),
  related_topics: relatedTopicsSchema.nullable().describe('Null where they were not looked up.'),
  history: z.array(earlierEventSchema).describe('What happened before, in order.'),
  precedents: precedentsSchema.nullable().describe('Null where none was found.'),
  coverage_timeline: coverageTimelineSchema.nullable().describe('Null where no index told.'),
  old_story_signs: oldStorySignsSchema,
  records: z.array(recordSchema).describe('Public records of the actors, evidence first.'),
  collections: collectionsSchema.optional().describe('Absent where no data server is configured.'),
  registers_asked: z.array(registerAskedSchema).nullable().describe('Null where none was asked.'),
};

const rule = named(
  'ResultRule',
  z.strictObject({
    rule: text.describe('Its name.'),
    passed: flag.describe('It holds, or it found nothing to object to.'),
    inputs: figures.describe('What it was applied to, by name.'),
    reason: text.describe('In sentences for people.'),
    reason_codes: z.array(code).describe('The same for programs.'),
  }),
  'A rule as it was applied.',
);

const success = z.strictObject({
  successful: flag.describe('It met at least one of the criteria of success.'),
  criteria: z.array(text).describe('What made it one, in sentences for people.'),
  criteria_codes: z.array(code).describe('The same for programs.'),
});

/** What was decided, and by which rules. */
const verdict = {
  original_source: originSchema.nullable().describe('Null where none could be established.'),
  credibility_assessment: outOf100.describe('Mean standing of the sources that count.'),
  consistency_score: outOf100.describe('How far the sources agree.'),
  verified_claims: z.array(foreign),
  disputed_claims: z.array(foreign),
  background_note: z.array(foreign).describe('Lines of `additional_context` that do not depend on the level.'),
  additional_context: foreign.describe(
    'What the next writer is told: what is confirmed and contested, then background, each line with its source.',
  ),
  recommended_verification_level: level.describe(
    'What the evidence gives. Above the applied level while the upgrade is held for a person.',
  ),
  applied_verification_level: level.describe('What was written to the topic.'),
  upgrade_held: flag.describe('An upgrade is recommended above the applied level and waits for a person.'),
  confidence_level: outOf100,
  investigation_notes: foreign.describe('All of it in a few sentences for people.'),
  requires_human_review: flag.describe('A person must look.'),
  review_reason: foreign.nullable(),
  success: success.describe('Whether the investigation was one.'),
  rules: z.array(rule).describe('In the order in which they were applied.'),
  last_look: lastLookSchema.nullable().describe('Null where nobody looked.'),
  would_lift: text.nullable().describe('The one change that would lift the level; null at `certified`.'),
  would_lift_code: code.nullable().describe('The same for programs.'),
  independent_credible_sources: count.describe('The voices that count toward the level.'),
};

/** What it rests on, and what could not be looked at. */
const evidence = {
  clusters: z.array(clusterSchema),
  claims: z.array(claimSchema),
  discrepancies: z.array(discrepancySchema),
  fact_checks: z.array(factCheckSchema),
  timeline: z.array(timelineEntrySchema).describe('Earliest first; sources without a date are left out.'),
  coverage: z.array(coverageSchema),
  steering_attempts: z
    .array(
      z.strictObject({
        source_id: sourceId,
        name: text.optional().describe('The outlet whose page it is, also where the page is of another subject.'),
        quote,
      }),
    )
    .describe('Text that speaks to machines instead of readers; shown, never obeyed.'),
  missing: z.array(text).describe('What was lost on the way.'),
  ended_early: z
    .strictObject({ reason: text.describe('Why, in a sentence for people.'), code })
    .optional()
    .describe('A person wrapped it up, or the time of its mode was over; absent where it came to its own end.'),
  not_looked_up: z.array(notLookedUpSchema).describe('What was left alone on purpose, and why.'),
  background_needs: backgroundNeedsSchema,
  reasoning: reasoningSchema,
};

/**
 * The `InvestigationResult` of the specification, with the evidence behind each line: the one description of it. The
 * builder's types, the check of what is written, the reading of stored rows and the OpenAPI document come from here.
 */
export const resultSchema = named(
  'InvestigationResult',
  z.strictObject({
    topic_id: rowId.describe('Row of the topic.'),
    investigation_date: moment.describe('When it was decided.'),
    ...background,
    ...verdict,
    ...evidence,
    inquiry: inquirySchema.nullable().describe('Null where it was lost.'),
    rounds: count.describe('Rounds of searching that it took.'),
    cost_usd: usd,
  }),
  'What an investigation came to. More fields may follow; readers ignore what they do not know.',
);

export type InvestigationResult = z.infer<typeof resultSchema>;
/** One source, claim, actor … of a result, by the field whose list it stands in. */
export type ResultItem<Field extends ListField> = NonNullable<InvestigationResult[Field]>[number];
type ListField = {
  [F in keyof InvestigationResult]-?: NonNullable<InvestigationResult[F]> extends unknown[] ? F : never;
}[keyof InvestigationResult];
