import type { Reason } from '@corroborate/domain';

/** Optional computed parts; a missing part leaves its section with a note. */
export interface ReportParts {
  /** Why no page has notes, so that only the cards have content. */
  withoutNotes?: Reason | null;
  cards?: readonly CardPart[] | null;
  /** Claims made only by sources. */
  leads?: readonly LeadPart[] | null;
  timeline?: TimelinePart | null;
  balance?: BalancePart | null;
  positions?: readonly PositionPart[] | null;
  theories?: readonly TheoryPart[] | null;
  statements?: readonly StatementPart[] | null;
  /** People and organizations on pages. */
  actors?: readonly ActorPart[] | null;
  /** What could settle open points. */
  steps?: readonly StepPart[] | null;
}

export interface ActorPart {
  name: string;
  kind: 'person' | 'organization';
  form: string | null;
  place: string | null;
  roles: readonly (RolePart & { date: string | null })[];
  mention: { sourceId: number; quote: string };
  sourceIds: readonly number[];
  speaks: boolean;
  /** Whether public records about it could settle a question of the case. */
  worthLookingUp?: boolean;
}

export interface StepPart {
  kind: 'document' | 'person' | 'record' | 'address' | 'place' | 'lookup';
  what: string;
  why: string | null;
  quote: string;
  sourceId: number;
  claimId: string | null;
}

export interface CardPart {
  sourceId: number;
  stars: number;
  lean: string | null;
  summary: string | null;
  keyFinding: { text: string; quote: string } | null;
}

export interface LeadPart {
  quote: string;
  sourceIds: readonly number[];
}

export interface TimelinePart {
  events: readonly TimelineEventPart[];
  /** Roles of people on pages of different dates. */
  people?: readonly { person: string; roles: readonly RolePart[] }[];
  undated: number;
  skipped: Reason | null;
}

export interface RolePart {
  role: string;
  /** As worded on the page. */
  quote: string;
  sourceIds: readonly number[];
}

export interface TimelineEventPart {
  date: EventDate;
  /** The event in one sentence. */
  text?: string;
  /** Verbatim from its first source. */
  quote: string;
  sourceIds: readonly number[];
  /** Names in the sentence. */
  entities?: readonly string[];
  conflicting: readonly { date: EventDate; sourceIds: readonly number[] }[];
}

/** `2026`, `2026-10`, `2026-10-17`, or `2026-10-17T06:40` in local time. */
export interface EventDate {
  value: string;
  precision: 'year' | 'month' | 'day' | 'time';
}

export interface BalancePart {
  /** Subject assessed by the sources. */
  subject?: string;
  /** 0–10. */
  score: number;
  band: string;
  sides: Record<'for' | 'neutral' | 'critical', { clusters: number; percent: number }>;
  sources: readonly {
    sourceId: number;
    lean: string | null;
    side: 'for' | 'neutral' | 'critical';
    passage: { quote: string } | null;
  }[];
  missing: Reason | null;
}

export interface PositionPart {
  claimId: string;
  holder: string;
  /** `outlet`: the page states it itself. */
  kind?: 'speaker' | 'outlet';
  holds: 'affirms' | 'denies' | 'doubts';
  statements: readonly { sourceId: number; quote: string }[];
  answered: Reason | null;
}

export interface TheoryPart {
  text: string;
  quote: string;
  sourceIds: readonly number[];
  for: readonly { sourceId: number; quote: string }[];
  against: readonly { sourceId: number; quote: string }[];
}

export interface StatementPart {
  speaker: string;
  claimId: string | null;
  date: string | null;
  venue: string | null;
  summary: string;
  quote: string;
  sourceId: number;
  evidence: 'borne-out' | 'contradicted' | 'open';
  sourceIds: readonly number[];
  earlier: { quote: string; sourceId: number | null; url: string; date: string | null; changed: boolean } | null;
}
