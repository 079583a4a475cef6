import type { Attribution, Claim, Cluster, OriginFinding, Topic } from '@corroborate/domain';
import { traceOrigin, type TraceInput } from '@corroborate/origin';
import { reportParts, type Articles, type PartsCase } from '@corroborate/report';
import { findSameText } from '@corroborate/search';
import {
  clusterSources,
  crossReference,
  runPrePublicationCheck,
  type CrossReferenceInput,
  type PrePublicationCheckInput,
  type SourceDocument,
} from '@corroborate/verification';
import { judgeSource, type SourceJudgement } from '@corroborate/reading';

/** Input for judging one page; serializable, for transfer to a thread. */
export type PageQuestion = Parameters<typeof judgeSource>[0];

/** Input for grouping pages into independent sources. */
export interface GroupingQuestion {
  sources: SourceDocument[];
  /** IDs of pages whose text may be compared. */
  readable: number[];
  attributions: Map<number, Attribution[]>;
  topicUrl: string | null;
}

/** Pure judgments on page texts. They run in threads, because malicious pages can make them slow. */
export const JUDGMENT_TASKS = {
  page: (question: PageQuestion): SourceJudgement => judgeSource({ ...question, ...reuseTopicObjects(question) }),
  origin: (input: TraceInput): OriginFinding => traceOrigin(input),
  voices: ({ sources, readable, ...rest }: GroupingQuestion): Cluster[] => {
    const laid = new Set(readable);
    const texts = sources.filter(({ id }) => laid.has(id)).map(({ id, article }) => ({ id, text: article.text }));
    return clusterSources({ ...rest, sources, sameText: findSameText(texts) });
  },
  crossReference: (input: CrossReferenceInput) => crossReference(input),
  parts: ({ data, articles }: { data: PartsCase; articles: Articles }) => reportParts(data, articles),
  look: (input: PrePublicationCheckInput) => runPrePublicationCheck(input),
};

export type Judgements = typeof JUDGMENT_TASKS;
export type JudgementName = keyof Judgements;
export type Question<N extends JudgementName> = Parameters<Judgements[N]>[0];
export type Judgement<N extends JudgementName> = ReturnType<Judgements[N]>;

let lastTopic: { key: string; topic: Topic; claims: Claim[] } | null = null;

/**
 * Reuses one topic object: data derived from a topic is cached by object identity, but a thread gets a new copy with
 * every page.
 */
function reuseTopicObjects({ topic, claims }: Pick<PageQuestion, 'topic' | 'claims'>) {
  const key = JSON.stringify([topic, claims]);
  if (lastTopic?.key !== key) lastTopic = { key, topic, claims };
  return lastTopic;
}
