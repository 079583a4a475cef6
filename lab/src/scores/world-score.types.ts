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
  /** The applied level is an acceptable one. */
  ok: boolean;
  /** Recommended above what was applied. */
  held: boolean;
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

/**
 * Topics that were to be investigated, counted. Topics that may go either way are in neither `shouldStay` nor
 * `shouldRise`.
 */
export interface UpgradeCounts {
  /** Topics for which `unverified` alone is acceptable. */
  shouldStay: number;
  /** Topics for which `unverified` is not acceptable. */
  shouldRise: number;
  /** Topics whose evidence gave a level above `unverified`, applied or held. */
  recommended: number;
  /** Of these: topics that should stay. */
  falselyRecommended: number;
  /** Topics whose level rose. */
  upgraded: number;
  /** Of these: topics that should stay. */
  falseUpgrades: number;
  /** Recommended and not applied: a person must look first. */
  held: number;
  /** Topics that should rise and for which nothing was recommended. */
  missed: number;
}

/** Shares from 0 to 1; of nothing, 0. */
export interface UpgradeFigures {
  /** False upgrades of all upgrades. */
  falseUpgradeRate: number;
  /** False upgrades of the topics that should stay. */
  falselyUpgradedShare: number;
  /** Of the topics that should rise: neither recommended nor applied. */
  missedUpgradeRate: number;
  /** Of the topics that should rise: recommended, and held for a person. */
  heldUpgradeRate: number;
  /** Of the topics that should rise: not applied, missed and held together. */
  missedAppliedRate: number;
  counts: UpgradeCounts;
}

export interface WorldScore extends UpgradeFigures {
  topics: number;
  /** Of all topics: the applied level is an acceptable one, and a topic that is no candidate was left alone. */
  levelAgreement: number;
  /** Of the topics whose truth names an origin: it was found. */
  originFound: number;
  /** Of the topics whose truth gives a range of independent voices: the number that counted lies in it. */
  independenceInRange: number;
  /** Of the topics that must go before a person: those that did. */
  reviewRecall: number;
  /** Of the topics that went before a person, where the truth says whether they must: those that must. */
  reviewPrecision: number;
  /** Of the investigations, from start to end; nearest rank. */
  wallMs: { p50: number; p95: number; max: number };
  /** Of the investigations. */
  costUsd: { mean: number; max: number };
  upstreamCalls: { mean: number };
  failures: number;
  rows: ScoreRow[];
}
