import type { Article, Claim, ClaimFinding, Decision } from '@corroborate/domain';
import type { Mode, Reason, SourceView, Topic } from '@corroborate/domain';
import type { Balance } from './balance/balance.types';
import type { CardLead, CredibilityTally, SourceCard } from './cards/cards.types';
import type { NotedCase } from './noted/noted.types';
import type { NotedActor } from './noted/actors.types';
import type { ReportingStep } from './noted/steps.types';
import type { Position } from './noted/positions.types';
import type { StatementCheck } from './noted/statements.types';
import type { Theory } from './noted/theories.types';
import type { EventTimeline } from './noted/timeline.types';

/** Case data from which the parts are computed, in addition to the pages; serializable for a worker thread. */
export interface PartsCase {
  topic: Topic;
  mode: Mode;
  claims: Claim[];
  sources: SourceView[];
  /** Combined findings on each claim. */
  findings?: readonly ClaimFinding[];
  /** Actors of the topic, in order of mention in the title. */
  actors?: readonly string[];
  /** By source ID: share of the topic that the source's text covers, 0–100. */
  relevance?: ReadonlyMap<number, { score: number }>;
  decision: Pick<Decision, 'counted'>;
  /** Page notes by a model; null if there are none. */
  noted: Pick<NotedCase, 'notes' | 'groups' | 'explanations'> | null;
  /** Notes of credible pages that take no side; null if a model took notes on no page. */
  aside?: NotedCase['notes'] | null;
  /** Whether a language model that takes page notes is configured. */
  modelReads: boolean;
}

/** Captured pages by source ID. */
export type Articles = ReadonlyMap<number, Article>;

/** Why a case has no notes. */
export type WithoutNotes = Reason<'parts.no-model' | 'parts.no-notes'>;

/** A source in the report's list that could be read. */
export interface ReadSource {
  /** `S001`, by position in the list. */
  id: string;
  view: SourceView;
  title: string;
}

/** Parts of a case reported in addition to the verdict. */
export interface ReportParts {
  /** Why no page has notes and only the cards have content; null if pages have notes. */
  withoutNotes: WithoutNotes | null;
  cards: SourceCard[];
  leads: CardLead[];
  tally: CredibilityTally;
  timeline: EventTimeline;
  /** Null if the topic names no subject, or no page has notes. */
  balance: Balance | null;
  /** Positions on each claim. */
  positions: Position[];
  theories: Theory[];
  /** False if no page with notes takes a side; explanations are then not weighed. */
  sided: boolean;
  statements: StatementCheck[];
  /** People and organizations on pages. */
  actors: NotedActor[];
  /** Documents, records and people that could settle open points. */
  steps: ReportingStep[];
}
