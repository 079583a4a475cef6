import type { Passage, Reason } from '@corroborate/domain';

/** `2026`, `2026-10`, `2026-10-17`, or `2026-10-17T06:40` in local time. */
export interface EventDate {
  value: string;
  precision: 'year' | 'month' | 'day' | 'time';
}

/** An event as reported by pages. */
export interface TimelineEvent extends Passage {
  date: EventDate;
  /** Sentence on one line; `quote` is verbatim with offsets `start` and `end`. */
  text: string;
  /** Sources that report it; the first is quoted. */
  sourceIds: number[];
  /** Names in the sentence. */
  entities: string[];
  /** Other dates that pages give for the same event. */
  conflicting: { date: EventDate; sourceIds: number[] }[];
}

/** Roles of a person on pages of different dates. */
export interface PersonOverTime {
  person: string;
  roles: PersonRole[];
}

export interface PersonRole extends Passage {
  /** As worded on the page: “former harbour master”. */
  role: string;
  /** Date of the first page with this role; null if undated. */
  date: string | null;
  sourceIds: number[];
}

/** Events in chronological order. */
export interface EventTimeline {
  events: TimelineEvent[];
  people: PersonOverTime[];
  /** Number of events without a date. */
  undated: number;
  /** Why there is no timeline; null if there is one. */
  skipped: Reason | null;
}
