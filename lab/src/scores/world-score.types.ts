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
}
