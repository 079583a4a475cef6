import type { operations } from '@corroborate/client';
import type { Schemas } from './client';

export type Level = Schemas['InvestigationResult']['applied_verification_level'];
export type Stance = Schemas['ResultSource']['stance'];
export type Mode = NonNullable<Schemas['TriggerInvestigationDto']['mode']>;
export type Priority = NonNullable<Schemas['TriggerInvestigationDto']['priority']>;
export type Topic = Schemas['TopicAnswer'];
export type TopicRow = Schemas['ListedTopicAnswer'];
export type TopicState = NonNullable<operations['listTopics']['parameters']['query']>['state'];
export type Story = Schemas['StoryDto'];
export type RelatedTopics = Schemas['RelatedTopicsAnswer'];
export type RatingChange = Schemas['RatingChangeAnswer'];
export type Candidate = Schemas['CandidateAnswer'];
export type Estimate = Schemas['ModeEstimateAnswer'];
export type InvestigationRow = Schemas['InvestigationAnswer'];
export type Review = Schemas['ReviewAnswer'];
export type ReviewDetail = Schemas['ReviewDetailAnswer'];
/** What judging a case again comes to. */
export type Replay = Schemas['ReplayAnswer'];
export type Correction = Schemas['CorrectionAnswer'];
export type JudgedAgain = Schemas['JudgedAgainAnswer'];
/** What an editor noted of a reply. */
export type ReplyNote = Schemas['ReplyNoteAnswer'];
export type Plan = Schemas['PlanAnswer'];
export type Engine = Schemas['EngineAnswer'];
export type RelatedTopic = Schemas['RelatedTopicAnswer'];
export type Endpoint = Schemas['WebhookAnswer'];
export type CallLedger = Schemas['CallLedgerAnswer'];

/** A step of an investigation as the stream tells it. */
export type ProgressEvent = Schemas['ProgressEventAnswer'];

/** From the lowest to the highest. */
export const LEVELS: Level[] = ['unverified', 'verified', 'certified'];

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
