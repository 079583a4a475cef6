import type { Article, Attribution, Claim, DateRecord, Mode, PlannedQuery, SourceView, StanceJudgement, Topic } from '@corroborate/domain';

/** What one page says of the topic, claim by claim. */
export interface PageJudgement {
  overall: StanceJudgement;
  perClaim: { claimId: string; judgement: StanceJudgement }[];
  sameEvent: { same: boolean; reasons: string[] };
}

/** What a round's queries are planned from. */
export interface QueryBrief {
  topic: Topic;
  mode: Mode;
  now: Date;
  /** 1-based. */
  round: number;
  /** What the round before left open. */
  gaps: { text: string; reason: string }[];
}

export interface ExplainInput {
  topic: Topic;
  sources: SourceView[];
  notes: string;
}

/**
 * The judgement tasks behind one port. Rules answer by default; a language model may stand behind the same port. Its
 * answers are leads: quotes must be found letter by letter in the captured text, else they are dropped (`keepGrounded`).
 */
export interface Reasoner {
  readonly name: string;
  extractClaims(topic: Topic): Promise<Claim[]>;
  /** `engineDate`: what a search engine says of a page that may bear no date itself. */
  judgeStance(input: { topic: Topic; claims: Claim[]; article: Article; engineDate?: DateRecord | null; now: Date }): Promise<PageJudgement>;
  resolveAttribution(input: { article: Article; resolve: (name: string) => string | null }): Promise<Attribution[]>;
  planQueries(input: QueryBrief): Promise<PlannedQuery[]>;
  explain(input: ExplainInput): Promise<string>;
}

/** The pure functions of the rooms above and beside, handed in by whoever composes the house. */
export interface ReasonerTasks {
  extractClaims(topic: Topic): Claim[];
  judgeStance(input: { topic: Topic; claims: Claim[]; article: Article; engineDate?: DateRecord | null; now: Date }): PageJudgement;
  resolveAttribution(article: Article, resolve: (name: string) => string | null): Attribution[];
  planQueries(input: QueryBrief): PlannedQuery[];
}
