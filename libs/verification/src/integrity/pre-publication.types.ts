import type { Claim, Decision, ReplyEntry, PrivatePerson, SourceView } from '@corroborate/domain';
import type { DecideInput } from '../decision/decide.types';

/** Captured page data used by the pre-publication check. */
export interface Capture {
  title: string;
  text: string;
  language: string | null;
}

/** A decided case before the pre-publication check. Serializable, so that it can be sent to a worker thread. */
export interface PrePublicationCheckInput extends Pick<
  DecideInput,
  'topic' | 'findings' | 'sources' | 'clusters' | 'discrepancies' | 'factChecks'
> {
  claims: Claim[];
  /** Claims made by sources but not by the topic, shown where sources disagree. They cause no finding. */
  ofSources?: Pick<DecideInput, 'findings'> & { claims: Claim[] };
  /** Sources that cite no named person. */
  unnamed: number[];
  /** People and organizations accused according to page notes. */
  accused?: string[];
  /** Captures by source ID; pages without stored text are omitted. */
  captures: ReadonlyMap<number, Capture>;
  decision: Pick<Decision, 'counted' | 'recommended' | 'independentCredible'>;
  /** Private persons named in the topic. */
  persons: PrivatePerson[];
  /** Alternative explanations found on pages; null if they were not collected. */
  accounts: { answered: boolean; sourceIds: number[] }[] | null;
  /** Contradictions between pages found by the last critique. */
  contradictions?: { what: string; sourceIds: number[] }[];
  /** Number of indications that the story is old; null if this was not checked. */
  oldStorySigns: number | null;
  /** Responses recorded by editors. */
  replies: ReplyEntry[];
}

/** The case with data shared by all parts of the check. */
export interface PrePublicationCase extends PrePublicationCheckInput {
  /** Words of a serious allegation; empty if none. */
  allegationWords: string[];
  /** People and organizations accused in the allegation. */
  accused: string[];
  /** Readable pages about the event, with their text. */
  eventPages: EventPage[];
  /** IDs of the pages of counted independent sources. */
  counted: ReadonlySet<number>;
  /** Whether a public office or court makes the allegation. */
  isOfficial: boolean;
  /** Whether a court or office has decided, or the accused admits it. */
  judged: boolean;
  pageReplies: PageReplies;
}

export interface EventPage {
  source: SourceView;
  capture: Capture;
}

/** Pages with a response from the accused, and pages that say one was requested. */
export interface PageReplies {
  answered: number[];
  asked: number[];
}
