import type { InquiryPlan, Instant, PlannedQuery } from '@corroborate/domain';
import type { PlannedCase } from '@corroborate/reading';

/** An editor's corrections to a topic before the investigation. Null or empty fields keep the topic's value. */
export interface PlanBrief {
  /** Queries to search for in addition to the planned ones. */
  queries: string[];
  location: string | null;
  eventDate: string | null;
  /** Additional information as free text; must be about the same topic. */
  note?: string | null;
}

export interface PlannedEngine {
  name: string;
  title: string;
  /** Price in US dollars per call. */
  priceUsd: number;
  configured: boolean;
}

/** A configured data server, with its size when it was last queried; null if it never was. */
export interface PlannedServer extends Pick<PlannedEngine, 'name' | 'title' | 'priceUsd'> {
  /** Number of documents in all its collections, if reported. */
  documents: number | null;
  /** Subjects for which the server is the primary record. */
  primary: string[];
}

export interface StruckItems {
  queries: string[];
  engines: string[];
  servers?: string[];
}

/** The planned work, shown before any search or spending. */
export interface InvestigationPlan {
  brief: PlanBrief;
  /** Questions to answer, most important first. */
  questions: string[];
  /** The same questions with priority, perspectives and where to search. */
  inquiry: InquiryPlan;
  /** A model's plan, kept for its queries; null if none. */
  planned?: PlannedCase | null;
  /** Queries of the first round; later rounds search for gaps. */
  queries: PlannedQuery[];
  engines: PlannedEngine[];
  /** Data servers that may be queried. */
  servers: PlannedServer[];
  /** Query texts, engine names and server names that an editor excluded. */
  struck: StruckItems;
  expected: {
    /** Expected time from start to verdict. */
    seconds: number;
    /**
     * Median cost of earlier investigations in this mode, in US dollars; if there are none, the maximum that paid
     * engines could charge for the queries.
     */
    costUsd: number;
    /** Hard spending limit in US dollars. */
    budgetUsd: number;
  };
  madeAt: Instant;
  approvedBy: string | null;
  approvedAt: Instant | null;
}

/** Parts of a plan that are kept when a new one is made; without `planned`, a model plans again. */
export type PreservedPlanParts = Pick<InvestigationPlan, 'struck'> &
  Partial<Pick<InvestigationPlan, 'inquiry' | 'planned'>>;

export const EMPTY_BRIEF: PlanBrief = { queries: [], location: null, eventDate: null };
