import type { Claim, Decision, ReplyEntry, PrivatePerson, SourceView } from '@corroborate/domain';
import type { DecideInput } from '../decision/decide.types';

/** Captured page data used by the pre-publication check. */
export interface Capture {
  title: string;
  text: string;
  language: string | null;
}

/** A decided case before the pre-publication check; serializable for a worker thread. */
export interface PrePublicationCheckInput extends Pick<
  DecideInput,
  'topic' | 'findings' | 'sources' | 'clusters' | 'discrepancies' | 'factChecks'
> {
  claims: Claim[];
  /** Claims that sources make but the topic does not, to show what sources disagree on; they raise no finding. */
  ofSources?: Pick<DecideInput, 'findings'> & { claims: Claim[] };
  /** Sources that cite no named person. */
  unnamed: number[];
  /** People and organizations that page notes show as accused. */
  accused?: string[];
  /** By source ID; pages without stored text are missing. */
  captures: ReadonlyMap<number, Capture>;
  decision: Pick<Decision, 'counted' | 'recommended' | 'independentCredible'>;
  /** Private persons named in the topic. */
  persons: PrivatePerson[];
  /** Alternative explanations on pages; null if not collected. */
  accounts: { answered: boolean; sourceIds: number[] }[] | null;
  /** Contradictions between pages that the last critique found. */
  contradictions?: { what: string; sourceIds: number[] }[];
  /** Number of signs of an old story; null if not checked. */
  oldSigns: number | null;
  /** Responses recorded by editors. */
  replies: ReplyEntry[];
}

/** The case with data shared by all parts of the check, computed once. */
export interface PrePublicationCase extends PrePublicationCheckInput {
  /** Words of a serious allegation; empty if none. */
  grave: string[];
  /** People and organizations the allegation is against. */
  accused: string[];
  /** Readable pages that report the event, with their text. */
  eventPages: EventPage[];
  /** IDs of the pages of counted independent sources. */
  counted: ReadonlySet<number>;
  /** A public office or court makes the allegation. */
  byOffice: boolean;
  /** Whether a court or office has ruled, or the accused admits it. */
  judged: boolean;
  pageReplies: PageReplies;
}

export interface EventPage {
  source: SourceView;
  capture: Capture;
}

/** Pages with a response from the accused, and pages that say one was sought. */
export interface PageReplies {
  answered: number[];
  asked: number[];
}
