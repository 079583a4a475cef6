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

export interface ScoreRow {
  topic: string;
  applied: VerificationLevel;
  recommended: VerificationLevel;
  acceptable: VerificationLevel[];
  ok: boolean;
  origin: string | null;
  originOk: boolean | null;
  independent: number;
  independentOk: boolean | null;
  review: boolean;
  reviewOk: boolean | null;
  /** 0–100; null where nothing was investigated. */
  confidence: number | null;
  reasons: string[];
  wallMs: number;
  costUsd: number;
}

export interface WorldScore {
  topics: number;
  falseUpgradeRate: number;
  missedUpgradeRate: number;
  levelAccuracy: number;
  originAccuracy: number;
  independenceAccuracy: number;
  reviewRecall: number;
  reviewPrecision: number;
  wallMs: { p50: number; p95: number; max: number };
  costUsd: { mean: number; max: number };
  upstreamCalls: { mean: number };
  failures: number;
  rows: ScoreRow[];
}
