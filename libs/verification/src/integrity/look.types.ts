import type { Claim, Decision, NotedReply, PrivatePerson, SourceView } from '@corroborate/domain';
import type { DecideInput } from '../decision/decide.types';

/** What was stored of a page, as far as the pre-publication check reads it. */
export interface Capture {
  title: string;
  text: string;
  language: string | null;
}

/** A case that is decided but for the pre-publication check: plain data, as it goes to a thread. */
export interface LookInput extends Pick<
  DecideInput,
  'topic' | 'findings' | 'sources' | 'clusters' | 'discrepancies' | 'factChecks'
> {
  claims: Claim[];
  /** Sources in which no one with a name says it. */
  unnamed: number[];
  /** People and bodies whom the notes of pages show as accused. */
  accused?: string[];
  /** By source; a page whose text is not kept is not in it. */
  captures: ReadonlyMap<number, Capture>;
  decision: Pick<Decision, 'counted' | 'recommended' | 'independentCredible'>;
  /** Private persons that the topic names. */
  persons: PrivatePerson[];
  /** Other explanations that pages offer; null if no one gathered them. */
  accounts: { answered: boolean; sourceIds: number[] }[] | null;
  /** Signs that it is an old story; null if no one looked for them. */
  oldSigns: number | null;
  /** What editors noted of replies. */
  replies: NotedReply[];
}

/** The case with what all parts of the look ask of it, worked out once. */
export interface LookCase extends LookInput {
  /** The words of a serious allegation; empty if there is none. */
  grave: string[];
  /** Whom it is against. */
  accused: string[];
  /** Readable pages that report the event, with their text. */
  telling: TellingPage[];
  /** Ids of the sources that make up the independent sources that count. */
  counted: ReadonlySet<number>;
  /** An office or a court makes the allegation. */
  byOffice: boolean;
  /** A court or an office has judged, or the accused admits it. */
  judged: boolean;
  heard: HeardReply;
}

export interface TellingPage {
  source: SourceView;
  capture: Capture;
}

/** Pages with an answer of the accused, and pages that say that they were asked. */
export interface HeardReply {
  answered: number[];
  asked: number[];
}
