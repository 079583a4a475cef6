import type { SourceProfile } from './credibility.types';
import type { Points } from './points';
import type { Reason } from './reasons';
import type { ClaimKind, ClaimVerdict, Stance, Tier } from './vocabulary';
import type { DateRecord, Instant } from './time';

/** A checkable statement of the topic. */
export interface Claim {
  /** ID that is stable within the investigation: `c1`, `c2` and so on. */
  id: string;
  text: string;
  kind: ClaimKind;
  /** True for the main claim. */
  core: boolean;
  /** How much the topic depends on the claim, from 0 to 1. */
  importance: number;
  reasons: Reason[];
  /**
   * The main claim as one sentence: written by a language model in the topic's words, or the headline if `text` says
   * more than the supporting pages. Shown to people and language models; rules use `text`. Otherwise absent.
   */
  statement?: string;
  /** Parts of `statement`. */
  parts?: ClaimParts;
  /** Set for claims made only by sources, not by the topic; disputing one does not dispute the topic. */
  ofSources?: true;
}

/** Parts in the topic's words; each is null if the topic does not state it. */
export interface ClaimParts {
  who: string | null;
  what: string | null;
  where: string | null;
  when: string | null;
}

/** A verbatim quote from the captured text. Offsets are JavaScript string positions. */
export interface Passage {
  quote: string;
  start: number;
  end: number;
}

export interface StanceJudgement {
  stance: Stance;
  /** 0–1. */
  strength: number;
  /** Absent only for `unrelated`. */
  passage: Passage | null;
  reasons: Reason[];
  /** Name of the rule that determined the stance; absent if none applied. */
  rule?: string;
  /** The number, date, place or name that the page gives instead, as written. */
  differs?: string;
  /** Name of the caution because of which the page does not count as support. */
  caution?: string;
  /** True if date and place link the page to this event. */
  tied?: boolean;
}

/** Where an article says that its information comes from. */
export interface Attribution {
  /** The words that name the origin of the information ("the Harbour Gazette", "police"). */
  source: string;
  /** An `AttributionCue`, or the page's own words if a model found it. */
  cue: string;
  /** The sentence that contains the attribution. */
  sentence: string;
  /** URL linked from the sentence; null if none. */
  link: string | null;
  /** Registrable domain of the named outlet, if resolved. */
  site: string | null;
  /**
   * `outlet`: relies on another newsroom. `official`, `person`, `document`: own reporting from such a source.
   * `anonymous`: from unnamed people. `own`: words that show original reporting, found only by language models.
   */
  kind: 'outlet' | 'agency' | 'official' | 'person' | 'document' | 'anonymous' | 'own';
  /** Absent if found by rules. */
  by?: 'model';
  /** Set if a model finds that the whole story comes from this source, even if the page also names others. */
  whole?: true;
}

/** A source as used in decisions: plain data with reasons. */
export interface SourceView
  extends
    Pick<SourceProfile, 'site' | 'name' | 'kind' | 'tier' | 'ownerGroup'>,
    Partial<Pick<SourceProfile, 'score' | 'stars' | 'lean'>> {
  /** Row ID in `sources`. */
  id: number;
  url: string;
  canonicalUrl: string;
  /** Registration date of the domain, if looked up. */
  registered?: Instant | null;
  readable: boolean;
  /** True for the topic's own page and its copies. */
  isTopicPage: boolean;
  published: DateRecord | null;
  stance: StanceJudgement;
  clusterId: string;
  /** BCP 47; absent or null if unknown. */
  language?: string | null;
}

/** Sources that trace back to one report. `reasons` explains why each of them was merged. */
export interface Cluster {
  id: string;
  sourceIds: number[];
  /** The original report if known, otherwise the earliest. */
  representativeId: number;
  reasons: ClusterMerge[];
}

export interface ClusterMerge {
  kind: 'same-text' | 'agency-credit' | 'same-owner' | 'press-release' | 'citation' | 'same-page';
  a: number;
  b: number;
  why: Reason;
  /**
   * For citations: true if the whole report of `b` comes from `a`, not just a detail. If `a` equals `b`, it comes from
   * an unread page that is known not to count.
   */
  rests?: true;
}

/** A gap in the evidence, and the query with which the next round tries to fill it. */
export interface EvidenceGap {
  /** Search words; empty if the topic's own words are to be used. */
  text: string;
  /** Shown with the query. */
  why: Reason;
  /** Language of the report the words come from; null if unknown. */
  language?: string | null;
}

/** Verdict on a claim, based on the evidence. */
export interface ClaimFinding {
  claimId: string;
  verdict: ClaimVerdict;
  confidence: Points;
  evidence: ({ sourceId: number } & Pick<StanceJudgement, 'stance' | 'strength' | 'passage' | 'reasons' | 'differs'>)[];
  reasons: Reason[];
}

/** A published fact check as listed in an index. Untrusted text. */
export interface FactCheck {
  /** The checked claim, in the fact checker's words. */
  claim: string;
  claimant: string | null;
  claimDate: Instant | null;
  publisher: string;
  /** Registrable domain of the publisher. */
  site: string;
  url: string;
  title: string;
  reviewDate: Instant | null;
  /** Rating as published: "False", "Mostly true". */
  rating: string;
  language: string | null;
  /** Name of the index that lists it. */
  foundBy: string;
}

/** A fact check of one of the topic's claims, usually the main claim, with its verdict and publisher. */
export interface MatchedFactCheck extends FactCheck {
  verdict: 'false' | 'true' | 'mixed';
  /** Comment published with the rating; absent if none. */
  ratingComment?: string;
  /** Claim of the topic that it checks; absent for the main claim. */
  claimId?: string;
  /** Why it checks the same claim. */
  reasons: Reason[];
}
export interface WeighedFactCheck extends MatchedFactCheck {
  tier: Tier;
}

/** Different values for the same thing from two or more sources. */
export interface Discrepancy {
  kind: 'number' | 'date' | 'place';
  /** What the value describes: "workers", "event date". */
  about: string;
  values: { value: string; sourceId: number; quote: string }[];
  /** `update` = early and late figures of one event; `contradiction` = cannot both be true. */
  reading: 'update' | 'contradiction' | 'imprecise';
}

/** A page that could be the origin, or a newsroom whose page was not read. */
export interface OriginCandidate {
  sourceId: number | null;
  url: string | null;
  site: string | null;
  name: string;
  /** 0–100, computed from `parts`. Only ranks candidates; the citation rules choose the origin. */
  score: number;
  chosen: boolean;
  /** Each 0–1. `time`: share of sources that it precedes. `citations`: share of sources that trace back to it. */
  parts: { time: number; citations: number; originality: number; ownReporting: number };
  reasons: Reason[];
}

/** Publisher of the origin, for editors to assess. */
export interface OriginOutlet extends Pick<
  SourceProfile,
  'site' | 'name' | 'kind' | 'tier' | 'score' | 'ownerGroup' | 'country' | 'place'
> {
  reliability: string;
  /** Whether it regularly covers the subject; null if unknown. */
  coversField: boolean | null;
  /** Reasons for the tier, such as rating and domain age, followed by those for `coversField`. */
  reasons: Reason[];
}

/** The account that first posted the story, if it began on a social network. */
export interface OriginAccount {
  platform: string;
  /** Whether it regularly posts about the subject; null if unknown. */
  coversField: boolean | null;
  reasons: Reason[];
}

/** The search for reports earlier than the earliest one found. */
export interface EarlierSearch {
  windows: { from: Instant; to: Instant; read: number; earlier: boolean; unanswered: boolean }[];
  /** Why the search stopped. */
  stop: Reason;
}

export interface OriginCitation {
  fromId: number;
  toId: number | null;
  toUrl: string | null;
  cue: string;
  sentence: string;
  leans?: boolean;
}

export interface OriginFinding extends Pick<OriginCandidate, 'url' | 'sourceId' | 'site' | 'reasons'> {
  date: DateRecord | null;
  /** Upper bound of the publication time; null if unknown. */
  notLaterThan: Instant | null;
  /** True if an official source or news agency is the root of the chain. */
  authoritative: boolean;
  confidence: Points;
  /** Edges of the citation graph: `from` relies on `to`. */
  citations: OriginCitation[];
  /**
   * Candidates, the chosen one first, then by score. This and the next three fields are absent while only citations are
   * traced.
   */
  candidates?: OriginCandidate[];
  account?: OriginAccount | null;
  outlet?: OriginOutlet | null;
  earlier?: EarlierSearch | null;
}
