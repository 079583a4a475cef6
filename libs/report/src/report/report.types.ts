import type { CaseState, ReasonData, ConfidenceBand, Instant, Mode, VerificationLevel } from '@corroborate/domain';
import type { SourceCard } from '../parts/cards/cards.types';

/** `brief`: at most 250 words. `report`: at most 1,200. `file`: everything. */
export const REPORT_DEPTHS = ['brief', 'report', 'file'] as const;
export type ReportDepth = (typeof REPORT_DEPTHS)[number];

export const REPORT_FORMATS = ['markdown', 'html', 'pdf', 'json'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export const SECTION_TITLES = {
  verdict: 'Verdict',
  confirmed: 'What is confirmed',
  reported: 'What is reported',
  open: 'What is disputed or open',
  statements: 'Who said what',
  evidence: 'How we know',
  next: 'What to do next',
  timeline: 'Timeline',
  people: 'People and organizations',
  questions: 'Questions',
  explanations: 'Other explanations',
  background: 'Background',
  balance: 'Balance of coverage',
  check: 'Pre-publication check',
} as const;
export type SectionId = keyof typeof SECTION_TITLES;

/** A report as plain data. All text may be untrusted: escape it for display. */
export interface Report {
  investigationId: number;
  topicId: number;
  title: string;
  depth: ReportDepth;
  mode: Mode;
  /** Time of the decision. The report is a function of the case and has no date of its own. */
  decidedAt: Instant;
  verdict: ReportVerdict;
  sections: ReportSection[];
  /** In order: source n is at index n − 1. */
  sources: ReportSource[];
  /** Sentences dropped because they could not be verified. */
  dropped: DroppedSentence[];
}

export interface ReportVerdict {
  state: CaseState;
  /** Main reason first. */
  reasons: string[];
  /** The one next step. */
  next: string;
  /** Null if it is undecided whether the story is true. */
  confidenceBand: ConfidenceBand | null;
  /** Level of the topic when the investigation began. */
  levelBefore: VerificationLevel;
  level: VerificationLevel;
  recommended: VerificationLevel;
  held: boolean;
  /** 0–100. */
  confidence: number;
  independentCredible: number;
  reviewRequired: boolean;
}

export interface ReportSection {
  id: SectionId;
  title: string;
  groups: ReportGroup[];
  /** Why the section is empty; null if it is not. */
  empty: (ReasonData & { reason: string }) | null;
}

/** Related sentences, with a heading if needed. */
export interface ReportGroup {
  heading: string | null;
  /** `prose`: the items are paragraphs; `list`: one bullet each; `table`: one row each, a sentence per column. */
  as: 'prose' | 'list' | 'table';
  /** Column titles of a table, excluding the label column. */
  columns?: string[];
  items: ReportItem[];
}

export interface ReportItem {
  /** Label: a date or a name. */
  label: string | null;
  /** URL the label links to. */
  href?: string;
  sentences: ReportSentence[];
}

export interface ReportSentence {
  text: string;
  /**
   * `sources`: states something about the story and cites its sources. `case`: states something about the investigation
   * and cites mentioned pages.
   */
  basis: 'sources' | 'case';
  citations: Citation[];
  /** Included only at depth `file`. */
  minor?: boolean;
}

export interface Citation {
  /** Number of the source. */
  n: number;
  /** Verbatim; null if the source as a whole is cited. */
  quote: string | null;
}

/** Kinds of report sources. */
export type SourceSort = 'page' | 'topic-page' | 'fact-check' | 'record' | 'background';

export interface ReportSource extends Pick<SourceCard, 'id' | 'title' | 'outlet' | 'url' | 'published' | 'summary'> {
  n: number;
  sort: SourceSort;
  /** ID in `sources`; null for quotes from an index, register or reference work. */
  sourceId: number | null;
  /** 1–5. */
  stars: number;
  stance: string | null;
  /** True if the page was judged to be about another event. */
  another: boolean;
  /** Whether it represents a counted independent source. */
  counts: boolean;
  cited: boolean;
  capture: ReportCapture | null;
}

/** How a page was captured. */
export interface ReportCapture {
  at: Instant;
  via: 'live' | 'archive' | 'reader';
  /** SHA-256 of its text. */
  hash: string;
}

export interface DroppedSentence {
  section: SectionId;
  why: ReasonData & { reason: string };
}
