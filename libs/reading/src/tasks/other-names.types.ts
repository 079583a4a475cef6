import type { Article, Claim, StanceJudgement, Topic } from '@corroborate/domain';

/** Credible pages about this event that do not confirm the main claim in its own words. */
export interface PagesToMatch {
  topic: Topic;
  core: Claim;
  /** Names of documents, people and places that the case has searched for. */
  leads: readonly string[];
  /** Pages that tell the story but are not credible; they may show which names belong to it. */
  reports: readonly { name: string; article: Article }[];
  pages: readonly { sourceId: number; name: string; article: Article; overall: StanceJudgement }[];
}

/** Pages that confirm the main claim under other names, by source ID. */
export type NameMatches = ReadonlyMap<number, StanceJudgement>;
