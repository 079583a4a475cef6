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
  /** The one claim that says what the topic is about. */
  core: boolean;
  /** 0–1, how much the topic hangs on it. */
  importance: number;
  reasons: Reason[];
  /**
   * The core in one sentence that can be true or false, as a language model put it in words of the topic. People and
   * readers of text are asked about it; rules judge by `text`. Or the headline, where `text` says more than the pages
   * that support it. Absent otherwise.
   */
  statement?: string;
  /** What that sentence is made of. */
  parts?: ClaimParts;
  /** What pages assert beside the topic: who denies it does not deny the topic. */
  ofSources?: true;
}

/** Each in words of the topic; null if it leaves them open. */
export interface ClaimParts {
  who: string | null;
  what: string | null;
  where: string | null;
  when: string | null;
}

/** A quote that is found verbatim in the captured text. Offsets are JavaScript string positions. */
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
  /** The rule that spoke, by name; absent if none of a page's rules did. */
  rule?: string;
  /** The figure, day, place or name that the page gives instead, as it writes it. */
  differs?: string;
  /** The caution that kept a support from being one. */
  caution?: string;
  /**
   * How likely a page on the event tells it as a fact, by learned traits, 0–1; null or absent if it is not on the
   * event.
   */
  reportLikelihood?: number | null;
}

/** Who an article says it has something from. */
export interface Attribution {
  /** The words that name the source ("the Harbour Gazette", "police"). */
  source: string;
  /** An `AttributionCue`; the page's own words where a model found it. */
  cue: string;
  /** The sentence it is in. */
  sentence: string;
  /** Address linked from the sentence, if there is one. */
  link: string | null;
  /** Registrable domain of the outlet named, where it could be resolved. */
  site: string | null;
  /**
   * `outlet` = relies on another newsroom; `official`, `person`, `document` = own reporting of a source; `anonymous`;
   * `own` = words by which the page shows that it found it out itself, as a language model alone reads them.
   */
  kind: 'outlet' | 'agency' | 'official' | 'person' | 'document' | 'anonymous' | 'own';
  /** Absent = found by rules. */
  by?: 'model';
  /** A model reads that the whole story is from there, anyone who else is named on the page. */
  whole?: true;
}

/** A source as the deciding policies see it: plain data, complete with reasons. */
export interface SourceView
  extends
    Pick<SourceProfile, 'site' | 'name' | 'kind' | 'tier' | 'ownerGroup'>,
    Partial<Pick<SourceProfile, 'score' | 'stars' | 'lean'>> {
  /** Row id in `sources`. */
  id: number;
  url: string;
  canonicalUrl: string;
  /** Since when the site is registered, where that was looked up. */
  registered?: Instant | null;
  readable: boolean;
  /** True for the topic's own page and its copies. */
  isTopicPage: boolean;
  published: DateRecord | null;
  stance: StanceJudgement;
  clusterId: string;
  /** BCP 47, as far as it is known. */
  language?: string | null;
}

/** One voice. `reasons` say why each merge was made. */
export interface Cluster {
  id: string;
  sourceIds: number[];
  /** The member that speaks for the cluster: the original where known, else the earliest. */
  representativeId: number;
  reasons: ClusterMerge[];
}

export interface ClusterMerge {
  kind: 'same-text' | 'agency-credit' | 'same-owner' | 'press-release' | 'citation' | 'same-page';
  a: number;
  b: number;
  why: Reason;
  /**
   * Of a citation: the whole report of `b` is from there, not a detail of it. Where `a` is `b`, from a page that was
   * not read and is known not to count.
   */
  rests?: true;
}

/** What a round left open, and what the next one asks with. */
export interface Gap {
  /** In words; empty if only the topic's own can be asked. */
  text: string;
  /** Told with its query. */
  reason: string;
  /** Where the words are those of a report that was read: its language, null if no one knows it. */
  language?: string | null;
}

/** A claim as the evidence leaves it. */
export interface ClaimFinding {
  claimId: string;
  verdict: ClaimVerdict;
  confidence: Points;
  evidence: ({ sourceId: number } & Pick<StanceJudgement, 'stance' | 'strength' | 'passage' | 'reasons' | 'differs'>)[];
  reasons: Reason[];
}

/** What a fact-checker published about a claim, as an index of fact checks has it. All text is hostile data. */
export interface FactCheck {
  /** The claim that was checked, in the checker's words. */
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

/** A fact check of one of the topic's own claims, mostly the core, with what it comes to and who speaks. */
export interface MatchedFactCheck extends FactCheck {
  verdict: 'false' | 'true' | 'mixed';
  /** What the checker says beside the rating itself, in its words; absent if it says no more. */
  ratingComment?: string;
  /** The claim of the topic that it is of; absent if that is the core. */
  claimId?: string;
  /** Why it is of the same claim. */
  reasons: Reason[];
}
export interface WeighedFactCheck extends MatchedFactCheck {
  tier: Tier;
}

/** Two sources that give different values for one thing. */
export interface Discrepancy {
  kind: 'number' | 'date' | 'place';
  /** What the value is of: "workers", "event date". */
  about: string;
  values: { value: string; sourceId: number; quote: string }[];
  /** `update` = early and late figures of one event; `contradiction` = cannot both be true. */
  reading: 'update' | 'contradiction' | 'imprecise';
}

/** A page, or a newsroom whose page was not read, that could be where a story began. */
export interface OriginCandidate {
  sourceId: number | null;
  url: string | null;
  site: string | null;
  name: string;
  /** 0–100, from the parts. It ranks; which one is the origin the rules of the chain decide. */
  score: number;
  chosen: boolean;
  /** 0–1 each. `time`: share of the others it precedes; `citations`: share of the others that lead here. */
  parts: { time: number; citations: number; originality: number; ownReporting: number };
  reasons: Reason[];
}

/** Who published the origin, for an editor who must decide whether to believe it. */
export interface OriginOutlet extends Pick<
  SourceProfile,
  'site' | 'name' | 'kind' | 'tier' | 'score' | 'ownerGroup' | 'country' | 'place'
> {
  reliability: string;
  /** Does it usually report on this? Null when nothing tells. */
  coversField: boolean | null;
  /** Rating, age of the domain where it was looked up, and what else made the tier; then what reports the field. */
  reasons: Reason[];
}

/** The account that told it first, where the story began with a post. */
export interface OriginAccount {
  platform: string;
  /** Does it usually write of such things? Null when nothing tells. */
  coversField: boolean | null;
  reasons: Reason[];
}

/** The search backwards from the earliest report found. */
export interface EarlierSearch {
  windows: { from: Instant; to: Instant; read: number; earlier: boolean; unanswered: boolean }[];
  /** Why it ended. */
  stop: Reason;
}

export interface OriginFinding {
  url: string | null;
  sourceId: number | null;
  site: string | null;
  date: DateRecord | null;
  /** Not later than, with honesty: null when unknown. */
  notLaterThan: Instant | null;
  /** Official or wire source as the root of the chain. */
  authoritative: boolean;
  confidence: Points;
  reasons: Reason[];
  /** Edges of the propagation graph: `from` relies on `to`. */
  citations: {
    fromId: number;
    toId: number | null;
    toUrl: string | null;
    cue: string;
    sentence: string;
    leans?: boolean;
  }[];
  /** Best first, the chosen one before all; before all; absent, as the next three, while it is only traced. */
  candidates?: OriginCandidate[];
  account?: OriginAccount | null;
  outlet?: OriginOutlet | null;
  earlier?: EarlierSearch | null;
}
