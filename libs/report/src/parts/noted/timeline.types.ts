import type { Passage, Reason } from '@corroborate/domain';

/** `2026`, `2026-10`, `2026-10-17`, or `2026-10-17T06:40` by the clock of the place. */
export interface EventDate {
  value: string;
  precision: 'year' | 'month' | 'day' | 'time';
}

/** Something that happened, as pages tell it. */
export interface TimelineEvent extends Passage {
  date: EventDate;
  /** The sentence on one line; `quote` has it verbatim, `start` and `end` say where. */
  text: string;
  /** Who tells it; the first is quoted. */
  sourceIds: number[];
  /** Names in the sentence. */
  entities: string[];
  /** Other dates that pages give for the same. */
  conflicting: { date: EventDate; sourceIds: number[] }[];
}

/** What a person is called, on pages of different days. */
export interface PersonOverTime {
  person: string;
  roles: PersonRole[];
}

export interface PersonRole extends Passage {
  /** As the page puts it: “former harbour master”. */
  role: string;
  /** Day of the first page that says so; null if none has a day. */
  date: string | null;
  sourceIds: number[];
}

/** What happened when, earliest first. */
export interface EventTimeline {
  events: TimelineEvent[];
  /** People by what they are called. */
  people: PersonOverTime[];
  /** Happenings that no page dates. */
  undated: number;
  /** Why none was made. */
  skipped: Reason | null;
}
