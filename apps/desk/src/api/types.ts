import type { operations } from '@corroborate/client';
import type { Schemas } from './client';

export type Level = Schemas['InvestigationResult']['applied_verification_level'];
export type Stance = Schemas['ResultSource']['stance'];
export type Mode = NonNullable<Schemas['TriggerInvestigationDto']['mode']>;
export type Priority = NonNullable<Schemas['TriggerInvestigationDto']['priority']>;
export type Topic = Schemas['TopicResponse'];
export type TopicState = NonNullable<operations['listTopics']['parameters']['query']>['state'];
export type Story = Schemas['StoryDto'];
export type RatingChange = Schemas['RatingChangeResponse'];
export type Candidate = Schemas['CandidateResponse'];
export type InvestigationRow = Schemas['InvestigationResponse'];
export type Review = Schemas['ReviewResponse'];
export type ReviewDetail = Schemas['ReviewDetailResponse'];
export type Correction = Schemas['CorrectionResponse'];
export type Plan = Schemas['PlanResponse'];
export type Engine = Schemas['EngineResponse'];
export type RelatedTopic = Schemas['RelatedTopicResponse'];
export type Endpoint = Schemas['WebhookResponse'];

/** A progress event of the stream. */
export type ProgressEvent = Schemas['ProgressEventResponse'];

/** From lowest to highest. */
export const LEVELS: Level[] = ['unverified', 'verified', 'certified'];

/**
 * Result of an investigation as described in the API document. Optional fields were added in later versions. All text
 * is untrusted: display it as plain text only.
 */
export type Result = Schemas['InvestigationResult'];
/** The verdict of a case; pages never derive their own. */
export type Verdict = Schemas['ResultVerdict'];
export type ResultSource = Schemas['ResultSource'];
export type TopicPage = Schemas['ResultTopicPage'];
export type ResultClaim = Schemas['ResultClaim'];
export type ResultRule = Schemas['ResultRule'];
export type OriginResult = Schemas['ResultOrigin'];
/** Summary of all posts. */
export type Social = Schemas['ResultSocial'];
/** Language models' readings of one source, each with its quote. */
export type SourceReading = Schemas['ResultReasoning']['readings'][number];

/** Background, which never affects the level. */
export type Actor = Schemas['ResultActor'];
/** Place of the event. Its conditions are computed, so they have no quotes. */
export type ResultPlace = Schemas['ResultPlace'];
export type CoverageTimeline = Schemas['ResultCoverageTimeline'];

/** An event according to the sources. */
export type TimelineEvent = Schemas['ResultEvent'];
/** How the sources as a whole treat the subject. */
export type Balance = Schemas['ResultBalance'];
export type Position = Schemas['ResultPosition'];
/** Research questions with their results. */
export type Inquiry = Schemas['ResultInquiry'];
export type Theory = Schemas['ResultTheory'];
export type Statement = Schemas['ResultStatement'];
/** The pre-publication check. */
export type PrePublicationCheckResult = Schemas['ResultLastLook'];
export type ReplyRequest = PrePublicationCheckResult['replies'][number];
