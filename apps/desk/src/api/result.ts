import type { Actor, CoverageTimeline, ResultPlace } from './background';
import type { Schemas } from './client';
import type { Level, Stance } from './types';

export interface DateRecord {
  value: string;
  precision: string;
  signal: string;
}

/** One source of a result. All texts are hostile data: shown as text alone. */
export interface ResultSource {
  source_id: number;
  url: string;
  name: string;
  site: string;
  credibility_tier: number;
  credible: boolean;
  /** Whether it is one of those that count toward the level; absent in results of earlier versions. */
  counts?: boolean;
  stance: Stance;
  passage: string | null;
  /** A language model's translation into the newsroom's language; absent in results of earlier versions. */
  translation?: { text: string; from: string; into: string; by: string } | null;
  stance_reasons: string[];
  /** The rule that read it so, and the caution that held it back; absent in results of earlier versions. */
  stance_rule?: string | null;
  stance_caution?: string | null;
  cluster: string;
  published: DateRecord | null;
  found_by: string[];
  ranking: { score: number; reasons: string[] } | null;
}

/** What language models read in one source, each with its quote. */
export interface SourceReading {
  source_id: number;
  /** What rules alone read, where that is something else. */
  overruled: Stance | null;
  voices: { name: string; stance: Stance; quote: string | null }[];
  /** Answers to what speaks against it; absent in results of earlier versions. */
  vouchings?: { name: string; answer: string; quote: string | null }[];
  /** How sure a checker is that the page bears out the statement, and what excludes it; absent in earlier versions. */
  checks?: { name: string; of: 'core' | 'control'; probability: number }[];
}

export interface ResultCluster {
  id: string;
  source_ids: number[];
  representative_id: number;
  merges: { kind: string; a: number; b: number; detail: string }[];
}

export interface ResultClaim {
  id: string;
  text: string;
  /** The core in one sentence that can be true or false, with its parts; absent in results of earlier versions. */
  statement?: string | null;
  parts?: { who: string | null; what: string | null; where: string | null; when: string | null } | null;
  /** Why it is a claim of the topic. */
  claim_reasons?: string[];
  kind: string;
  core: boolean;
  verdict: string;
  confidence: number;
  reasons: string[];
  evidence: { source_id: number; stance: Stance; strength: number; passage: string | null }[];
}

export interface ResultRule {
  rule: string;
  passed: boolean;
  inputs: Record<string, string | number | boolean | null>;
  reason: string;
}

export interface Discrepancy {
  kind: string;
  about: string;
  values: { value: string; sourceId: number; quote: string }[];
  reading: 'update' | 'contradiction' | 'imprecise';
}

export interface OriginLine {
  url: string | null;
  source_id: number | null;
  site: string | null;
  date: DateRecord | null;
  not_later_than: string | null;
  authoritative: boolean;
  confidence: number;
  reasons: string[];
  citations: { fromId: number; toId: number | null; toUrl: string | null; cue: string; sentence: string }[];
  propagation?: {
    nodes: PropagationNode[];
    edges: { from: number; to: number | null; to_url: string | null; cue: string }[];
  };
  candidates?: { source_id: number; name: string; score: number; chosen: boolean; reasons: string[] }[];
}

interface PropagationNode {
  source_id: number;
  url: string;
  site: string;
  origin: boolean;
  published: DateRecord | null;
}

export interface SocialPost {
  platform: string;
  url: string;
  author: string;
  author_credibility: number;
  timestamp: string;
  content: string;
  engagement_metrics: Record<string, number>;
  verification_status: string;
  eyewitness: { likelihood: number; words: string[] } | null;
  voice: string;
  reasons: string[];
}

interface CoverageLine {
  provider: string;
  asked: number;
  answered: number;
  blocked: number;
  limited: number;
  not_configured: number;
  failed: number;
  hits: number;
  reasons: string[];
}

/**
 * What an investigation came to. The API's document leaves the inside of its lists open, so their shape is written down
 * here.
 */
export interface Result {
  additional_sources: ResultSource[];
  clusters: ResultCluster[];
  claims: ResultClaim[];
  rules: ResultRule[];
  would_lift: string | null;
  independent_credible_sources: number;
  discrepancies: Discrepancy[];
  original_source: OriginLine | null;
  timeline: { at: string; precision: string; source_id: number; name: string; url: string; stance: Stance }[];
  social_media_evidence: SocialPost[];
  social: {
    credibility: number;
    independent_accounts: number;
    coordinated_clusters: { posts: number; reasons: string[] }[];
    timeline: {
      peak: { from: string; posts: number } | null;
      moments: { at: string; platform: string; url: string; author: string; excerpt: string; mark: string | null }[];
    };
  } | null;
  context: {
    kind: string;
    text: string;
    quote: string;
    source_url: string;
    source_name: string;
    date: string | null;
    reasons: string[];
  }[];
  /** Absent in results of earlier versions, as the next. */
  actors?: Actor[];
  unprofiled?: { who: string; reason: string }[];
  context_richness: number;
  /** Absent from results of earlier versions. */
  place?: ResultPlace | null;
  /** Absent in older results; so the next. */
  history?: { when: string | null; quote: string; source_url: string; source_name: string }[];
  precedents?: { count: number; note: string } | null;
  coverage_timeline?: CoverageTimeline | null;
  old_story_signs?: { note: string | null; retellings: { title: string; url: string; site: string; date: string }[] };
  /** Absent in results of earlier versions. */
  reasoning?: { readings: SourceReading[]; firsthand?: { source_id: number; quote: string }[] };
  coverage: CoverageLine[];
  steering_attempts: { source_id: number; quote: string }[];
  missing: string[];
  /** Absent in older results. */
  not_looked_up?: { what: string; reason: string }[];
  recommended_verification_level: Level;
  applied_verification_level: Level;
  upgrade_held: boolean;
  confidence_level: number;
  consistency_score: number;
  credibility_assessment: number;
  investigation_notes: string;
  review_reason: string | null;
  requires_human_review: boolean;
  success: { successful: boolean; criteria: string[] };
  rounds: number;
}

/** Null until it has ended, and where it left none. */
export const resultOf = ({ result }: Schemas['InvestigationWithResultAnswer']): Result | null =>
  result as unknown as Result | null;
