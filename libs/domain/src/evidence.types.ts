import type { SourceProfile } from './credibility.types';
import type { Points } from './points';
import type { Reason } from './reasons';
import type { ClaimKind, ClaimVerdict, Stance, Tier } from './vocabulary';
import type { DateRecord, Instant } from './time';

/** A checkable statement of the topic. */
export interface Claim {
  /** Stable within the investigation: `c1`, `c2` … */
  id: string;
  text: string;
  kind: ClaimKind;
  /** True for the main claim. */
  core: boolean;
  /** 0–1: how much the topic depends on it. */
  importance: number;
  reasons: Reason[];
  /**
   * The main claim as one sentence: by a language model in words of the topic, or the headline if `text` says more than
   * the supporting pages. Shown to people and language models; rules use `text`. Absent otherwise.
   */
  statement?: string;
  /** Parts of that sentence. */
  parts?: ClaimParts;
  /** Asserted by sources in addition to the topic; disputing it does not dispute the topic. */
  ofSources?: true;
}

/** Parts in the topic's words; null if the topic does not state them. */
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
  /** The caution that prevented it from counting as support. */
  caution?: string;
  /** Date and place link the page to this event. */
  tied?: boolean;
}

/** Where an article says its information comes from. */
export interface Attribution {
  /** The words that name the source ("the Harbour Gazette", "police"). */
  source: string;
  /** An `AttributionCue`, or the page's own words if a model found it. */
  cue: string;
  /** The sentence that contains it. */
  sentence: string;
  /** URL linked from the sentence; null if none. */
  link: string | null;
  /** Registrable domain of the named outlet, if resolved. */
  site: string | null;
  /**
   * `outlet`: relies on another newsroom. `official`, `person`, `document`: own reporting from a source. `anonymous`.
   * `own`: words that show original reporting, found only by language models.
   */
  kind: 'outlet' | 'agency' | 'official' | 'person' | 'document' | 'anonymous' | 'own';
  /** Absent = found by rules. */
  by?: 'model';
  /** Set if a model finds that the whole story comes from there, even if others are named. */
  whole?: true;
}

/** A source as seen by decision policies: plain data with reasons. */
export interface SourceView
  extends
    Pick<SourceProfile, 'site' | 'name' | 'kind' | 'tier' | 'ownerGroup'>,
    Partial<Pick<SourceProfile, 'score' | 'stars' | 'lean'>> {
  /** Row id in `sources`. */
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

/** Sources that trace back to one report. `reasons` explain each merge. */
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
   * For citations: the whole report of `b` comes from `a`, not just a detail. If `a` equals `b`, it comes from an
   * unread page known not to count.
   */
  rests?: true;
}

/** An open gap and the query for the next round. */
export interface EvidenceGap {
  /** Search words; empty if the topic's own words are to be used. */
  text: string;
  /** Shown with the query. */
  why: Reason;
  /** Language of the report the words come from; null if unknown. */
  language?: string | null;
}

/** Assessment of a claim by the evidence. */
export interface ClaimFinding {
  claimId: string;
  verdict: ClaimVerdict;
  confidence: Points;
  evidence: ({ sourceId: number } & Pick<StanceJudgement, 'stance' | 'strength' | 'passage' | 'reasons' | 'differs'>)[];
  reasons: Reason[];
}

/** A published fact check as listed by an index. Untrusted text. */
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
  /** As published: "False", "Mostly true". */
  rating: string;
  language: string | null;
  /** Name of the index that has it. */
  foundBy: string;
}

/** A fact check of one of the topic's claims, usually the main claim, with its verdict and publisher. */
export interface MatchedFactCheck extends FactCheck {
  verdict: 'false' | 'true' | 'mixed';
  /** Comment published with the rating; absent if there is none. */
  ratingComment?: string;
  /** The matching claim of the topic; absent if it is the main claim. */
  claimId?: string;
  /** Why it concerns the same claim. */
  reasons: Reason[];
}
export interface WeighedFactCheck extends MatchedFactCheck {
  tier: Tier;
}

/** Two sources that give different values for the same thing. */
export interface Discrepancy {
  kind: 'number' | 'date' | 'place';
  /** What the value describes: "workers", "event date". */
  about: string;
  values: { value: string; sourceId: number; quote: string }[];
  /** `update` = early and late figures of one event; `contradiction` = cannot both be true. */
  reading: 'update' | 'contradiction' | 'imprecise';
}

/** A page, or a newsroom whose page was not read, that could be the origin. */
export interface OriginCandidate {
  sourceId: number | null;
  url: string | null;
  site: string | null;
  name: string;
  /** 0–100, from the parts. Used for ranking; the origin is chosen by the citation rules. */
  score: number;
  chosen: boolean;
  /** 0–1 each. `time`: share of sources it precedes; `citations`: share of sources that trace back to it. */
  parts: { time: number; citations: number; originality: number; ownReporting: number };
  reasons: Reason[];
}

/** Publisher of the origin, for the editor's assessment. */
export interface OriginOutlet extends Pick<
  SourceProfile,
  'site' | 'name' | 'kind' | 'tier' | 'score' | 'ownerGroup' | 'country' | 'place'
> {
  reliability: string;
  /** Whether it regularly covers the subject; null if unknown. */
  coversField: boolean | null;
  /** Reasons for its tier, such as rating and domain age, then for `coversField`. */
  reasons: Reason[];
}

/** The account that first posted the story, if it began on a social network. */
export interface OriginAccount {
  platform: string;
  /** Whether it regularly posts about the subject; null if unknown. */
  coversField: boolean | null;
  reasons: Reason[];
}

/** The search backwards from the earliest report found. */
export interface EarlierSearch {
  windows: { from: Instant; to: Instant; read: number; earlier: boolean; unanswered: boolean }[];
  /** Why it stopped. */
  stop: Reason;
}

export interface OriginFinding extends Pick<OriginCandidate, 'url' | 'sourceId' | 'site' | 'reasons'> {
  date: DateRecord | null;
  /** Upper bound of the publication time; null if unknown. */
  notLaterThan: Instant | null;
  /** Official or wire source as the root of the chain. */
  authoritative: boolean;
  confidence: Points;
  /** Edges of the propagation graph: `from` relies on `to`. */
  citations: {
    fromId: number;
    toId: number | null;
    toUrl: string | null;
    cue: string;
    sentence: string;
    leans?: boolean;
  }[];
  /**
   * Candidates, the chosen one first, then by score; absent, like the next three fields, while only
   * the citations are traced.
   */
  candidates?: OriginCandidate[];
  account?: OriginAccount | null;
  outlet?: OriginOutlet | null;
  earlier?: EarlierSearch | null;
}
