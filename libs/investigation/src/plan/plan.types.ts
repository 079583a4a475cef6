import type { InquiryPlan, Instant, PlannedQuery } from '@corroborate/domain';
import type { PlannedCase } from '@corroborate/reading';

/** What an editor may say of a topic before it is looked into; null or empty leaves the topic's own word. */
export interface PlanBrief {
  /** Asked beside the planned queries. */
  queries: string[];
  location: string | null;
  eventDate: string | null;
  /** What else is known, in free words. It never makes it another topic. */
  note?: string | null;
}

export interface PlannedEngine {
  name: string;
  title: string;
  /** US dollars for one call. */
  priceUsd: number;
  configured: boolean;
}

/** A data server of the newsroom's own, as it was when it was last looked at; no size before it was ever asked. */
export interface PlannedServer extends Pick<PlannedEngine, 'name' | 'title' | 'priceUsd'> {
  /** Documents in all its collections, where they tell. */
  documents: number | null;
  /** Matters of which it is the first-hand record. */
  primary: string[];
}

export interface Struck {
  queries: string[];
  engines: string[];
  servers?: string[];
}

/** What is going to be done, shown before anything is asked or spent. */
export interface InvestigationPlan {
  brief: PlanBrief;
  /** What is to be found out, most important first. */
  questions: string[];
  /** The same with priority, perspectives and where it is looked for. */
  inquiry: InquiryPlan;
  /** What a model planned, for its queries; null where none did. */
  planned?: PlannedCase | null;
  /** Of the first round; later ones follow from what is missing then. */
  queries: PlannedQuery[];
  engines: PlannedEngine[];
  /** Data servers that may be asked. */
  servers: PlannedServer[];
  /** Texts of queries, names of engines and of data servers that are not to be asked. */
  struck: Struck;
  expected: {
    /** From the start to the verdict. */
    seconds: number;
    /**
     * What one of this mode has usually cost, US dollars; before there was one, what engines with a price may charge
     * for the queries.
     */
    costUsd: number;
    /** What it cannot pass. */
    budgetUsd: number;
  };
  madeAt: Instant;
  approvedBy: string | null;
  approvedAt: Instant | null;
}

/** What of a plan is kept when a new one is made; without `planned` a model is asked to plan it. */
export type KeptPlan = Pick<InvestigationPlan, 'struck'> & Partial<Pick<InvestigationPlan, 'inquiry' | 'planned'>>;

export const EMPTY_BRIEF: PlanBrief = { queries: [], location: null, eventDate: null };
