import type { Instant } from './time';
import type { VerificationLevel } from './vocabulary';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** A stored topic. */
export interface Topic {
  id: number;
  externalId: string;
  title: string;
  summary: string | null;
  articleText: string | null;
  /** The page on which the pipeline found the topic. It never counts as a source for itself. */
  url: string | null;
  eventDate: Instant | null;
  discoveryDate: Instant | null;
  location: string | null;
  entities: string[];
  category: string | null;
  /** BCP 47; null = take the desk's language. */
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

/** What the pipeline sends about a topic; everything else in `Topic` is ours. */
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

/** A topic as others are compared with it: `text` is the beginning of its summary or of its article. */
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
  /** The last one on it. */
  investigationId: number | null;
};
