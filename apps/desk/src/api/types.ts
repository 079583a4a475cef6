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
