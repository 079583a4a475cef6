/** Nothing to tell beside the code. */
type Nothing = Record<string, never>;

/** Why something does not stand in a report, or is not handed on as a review of a claim. */
export interface ReportReasons extends SentenceReasons, SectionReasons, ClaimReviewReasons {}

/** Why a sentence was left out. */
interface SentenceReasons {
  'sentence.no-source': Nothing;
  /** Of a sentence that a model wrote: it says more than the words it rests on. */
  'sentence.not-borne-out': Nothing;
  /** Of such a sentence: a no where these words have none, or none where they have one. */
  'sentence.turned': Nothing;
  'sentence.unknown-source': { n: number };
  /** What it quotes does not stand in the capture. */
  'sentence.quote-not-found': { n: number };
  'sentence.number-not-found': { number: string };
  'sentence.name-not-found': { name: string };
  /** A phrase by which a report adds to itself. */
  'sentence.set-phrase': { phrase: string };
}

/** Why a section is empty. */
interface SectionReasons {
  /** Nobody computed what it tells. */
  'section.not-made': { part: ReportPart };
  /** It was looked for, and nothing was found. */
  'section.nothing-found': { part: ReportPart };
  /** None of so many sentences held against what was captured. */
  'section.nothing-holds': { sentences: number };
}

export type ReportPart =
  | 'claims'
  | 'timeline'
  | 'positions'
  | 'theories'
  | 'balance'
  | 'people'
  | 'statements'
  | 'questions'
  | 'origin'
  | 'background'
  | 'limitations'
  | 'recommendations'
  | 'integrity'
  | 'legal';

/** Why a claim is not handed on as a ClaimReview. */
interface ClaimReviewReasons {
  'claim-review.undecided': { verdict: string };
  /** No credible voice speaks to it, nobody decided, and the topic is not certified. */
  'claim-review.not-earned': Nothing;
  /** An upgrade waits for a person. */
  'claim-review.says-core': Nothing;
  /** The core is not decided, or it is refuted and the detail is not. */
  'claim-review.core-open': { verdict: string };
  /** A person left the level lower than the evidence had it. */
  'claim-review.overruled': Nothing;
  'claim-review.held': Nothing;
  'claim-review.level-unverified': Nothing;
}
