import type { VerificationLevel } from '@corroborate/domain';

/** The truth about a topic, from a world's `truth.jsonl`. */
export interface Truth {
  topic: string;
  verdict: 'supported' | 'refuted' | 'disputed' | 'unknown';
  level: VerificationLevel[];
  origin?: string[];
  independent?: [number, number];
  review?: boolean;
  candidate?: boolean;
  /** Dated events: an ISO date, which can be a year or month. */
  timeline?: { date: string }[];
  people?: { name: string }[];
}

/** The product's result for a topic. */
export interface Outcome {
  topic: string;
  /** Level of the topic after the run. */
  applied: VerificationLevel;
  recommended: VerificationLevel;
  originUrl: string | null;
  originSite: string | null;
  independent: number;
  review: boolean;
  /** 0–100, as stated with the level. */
  confidence: number;
  reasons: string[];
  wallMs: number;
  costUsd: number;
  upstreamCalls: number;
  /** False if the gates refused the topic. */
  investigated: boolean;
  /** Set if the investigation did not end as completed. */
  failure: string | null;
  /** Contents of the case file; null without an investigation. */
  story: ListedStory | null;
}

/** Timeline and people of a case file, and what the notes on its pages contained. */
export interface ListedStory {
  /** Days of the timeline's entries. */
  days: string[];
  people: { name: string; role: string | null }[];
  /** Items noted on pages about the event or its background, except on the topic's own page. */
  noted: { events: number; people: number };
}
