import type { InquiryPlan, Instant, PlannedQuery } from '@corroborate/domain';
import type { PlannedCase } from '@corroborate/reading';

/** An editor's corrections to a topic before the investigation; null or empty keeps the topic's value. */
export interface PlanBrief {
  /** Searched in addition to the planned queries. */
  queries: string[];
  location: string | null;
  eventDate: string | null;
  /** Additional information as free text; must be about the same topic. */
  note?: string | null;
}

export interface PlannedEngine {
  name: string;
  title: string;
  /** US dollars per call. */
  priceUsd: number;
  configured: boolean;
}

/** A configured data server with its size when last queried; null if it never was. */
export interface PlannedServer extends Pick<PlannedEngine, 'name' | 'title' | 'priceUsd'> {
  /** Number of documents in all its collections, if reported. */
  documents: number | null;
  /** Subjects for which it is the primary record. */
  primary: string[];
}

export interface StruckItems {
  queries: string[];
  engines: string[];
  servers?: string[];
}

/** The planned work, shown before anything is searched or spent. */
export interface InvestigationPlan {
  brief: PlanBrief;
  /** Questions to answer, most important first. */
  questions: string[];
  /** The same questions with priority, perspectives and where to search. */
  inquiry: InquiryPlan;
  /** A model's plan, kept for its queries; null if there is none. */
  planned?: PlannedCase | null;
  /** Queries of the first round; later rounds search for gaps. */
  queries: PlannedQuery[];
  engines: PlannedEngine[];
  /** Data servers that may be queried. */
  servers: PlannedServer[];
  /** Query texts, engine names and server names that an editor excluded. */
  struck: StruckItems;
  expected: {
    /** From start to verdict. */
    seconds: number;
    /**
     * Median cost of earlier investigations in this mode, US dollars; if there are none, the maximum that paid engines
     * charge for the queries.
     */
    costUsd: number;
    /** Hard limit, US dollars. */
    budgetUsd: number;
  };
  madeAt: Instant;
  approvedBy: string | null;
  approvedAt: Instant | null;
}

/** Parts of a plan kept when a new one is made; without `planned`, a model makes a new plan. */
export type PreservedPlanParts = Pick<InvestigationPlan, 'struck'> &
  Partial<Pick<InvestigationPlan, 'inquiry' | 'planned'>>;

export const EMPTY_BRIEF: PlanBrief = { queries: [], location: null, eventDate: null };
