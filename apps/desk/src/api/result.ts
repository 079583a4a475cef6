import type { Schemas } from './client';

/**
 * What an investigation came to, and its parts, as the API's document has them. Fields that may be absent came with a
 * later version. All texts are hostile data: shown as text alone.
 */
export type Result = Schemas['InvestigationResult'];
/** The answer of a case; no page derives its own. */
export type Verdict = Schemas['ResultVerdict'];
export type ResultSource = Schemas['ResultSource'];
export type TopicPage = Schemas['ResultTopicPage'];
export type ResultClaim = Schemas['ResultClaim'];
export type ResultRule = Schemas['ResultRule'];
export type Discrepancy = Schemas['ResultDiscrepancy'];
export type OriginLine = Schemas['ResultOrigin'];
export type SocialPost = Schemas['ResultPost'];
/** The posts as a whole. */
export type Social = Schemas['ResultSocial'];
/** What language models read in one source, each with its quote. */
export type SourceReading = Schemas['ResultReasoning']['readings'][number];

/** What is told beside the evidence: nothing of it counts for the level. */
export type Actor = Schemas['ResultActor'];
export type ActorSaid = Schemas['ResultActorStatement'];
/** Where it happened; its conditions are computed, and have no quote. */
export type ResultPlace = Schemas['ResultPlace'];
export type CoverageTimeline = Schemas['ResultCoverageTimeline'];

/** A source in short, in its own words. */
export type SourceCardLine = Schemas['ResultSourceCard'];
/** A claim that only sources make. */
export type Lead = Schemas['ResultLead'];
/** Something that happened, as sources tell it. */
export type TimelineEvent = Schemas['ResultEvent'];
export type EventTimeline = Schemas['ResultEventTimeline'];
/** How the sources as a whole treat the subject. */
export type Balance = Schemas['ResultBalance'];
export type Position = Schemas['ResultPosition'];
/** What was to be found out, and what came of it. */
export type InquiryLine = Schemas['ResultInquiry'];
export type QuestionLine = Schemas['ResultQuestion'];
export type Theory = Schemas['ResultTheory'];
export type Statement = Schemas['ResultStatement'];
/** The last look before print. */
export type LastLookLine = Schemas['ResultLastLook'];
export type ReplyRequest = LastLookLine['replies'][number];
