import type { VerificationLevel } from '@corroborate/domain';

/** What really holds for a topic, as a world's `truth.jsonl` says. */
export interface Truth {
  topic: string;
  verdict: 'supported' | 'refuted' | 'disputed' | 'unknown';
  level: VerificationLevel[];
  origin?: string[];
  independent?: [number, number];
  review?: boolean;
  candidate?: boolean;
  /** What happened when: an ISO date, which may be a year or month. */
  timeline?: { date: string }[];
  people?: { name: string }[];
}

/** What the product made of a topic. */
export interface Outcome {
  topic: string;
  /** Level of the topic afterwards. */
  applied: VerificationLevel;
  recommended: VerificationLevel;
  originUrl: string | null;
  originSite: string | null;
  independent: number;
  review: boolean;
  /** 0–100, as stated beside the level. */
  confidence: number;
  reasons: string[];
  wallMs: number;
  costUsd: number;
  upstreamCalls: number;
  /** False when the gates refused the topic. */
  investigated: boolean;
  /** Set when the investigation did not end completed. */
  failure: string | null;
  /** What the case file lists; null without an investigation. */
  story: ListedStory | null;
}

/** Timeline and people of a case file, and what the notes of its pages offered. */
export interface ListedStory {
  /** Days of the lines of the timeline. */
  days: string[];
  people: { name: string; role: string | null }[];
  /** Items noted on pages about the event or its background, the topic's own page left out. */
  noted: { events: number; people: number };
}
