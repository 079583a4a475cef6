import type { Instant } from './time';
import type { VerificationLevel } from './vocabulary';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface Topic {
  id: number;
  externalId: string;
  title: string;
  summary: string | null;
  articleText: string | null;
  /** Page on which the pipeline found the topic. It never counts as a source for the topic. */
  url: string | null;
  eventDate: Instant | null;
  discoveryDate: Instant | null;
  location: string | null;
  entities: string[];
  category: string | null;
  /** BCP 47; null for the default language. */
  language: string | null;
  /** 0–100. */
  newsworthinessScore: number;
  status: string;
  verificationStatus: VerificationLevel;
  sourceCount: number;
  sourcePlan: JsonObject;
  verifiedFacts: JsonObject;
  investigated: boolean;
  investigationDate: Instant | null;
  investigationConfidence: number | null;
  investigationNotes: string | null;
}

/** Topic fields sent by the pipeline; all others are set internally. */
export type TopicDraft = Pick<
  Topic,
  'externalId' | 'title' | 'newsworthinessScore' | 'status' | 'verificationStatus' | 'sourceCount'
> &
  Partial<Pick<Topic, 'entities' | 'investigated'>> & { [Field in OptionalField]?: Topic[Field] | null };

type OptionalField =
  | 'summary'
  | 'articleText'
  | 'url'
  | 'eventDate'
  | 'discoveryDate'
  | 'location'
  | 'category'
  | 'language'
  | 'sourcePlan'
  | 'verifiedFacts';

/** Topic fields used to compare topics; `text` is the start of the summary or article. */
export type TopicGist = Pick<
  Topic,
  | 'id'
  | 'externalId'
  | 'title'
  | 'url'
  | 'eventDate'
  | 'discoveryDate'
  | 'location'
  | 'entities'
  | 'category'
  | 'status'
  | 'verificationStatus'
  | 'investigated'
> & {
  text: string | null;
  /** Latest investigation of the topic. */
  investigationId: number | null;
};
