import type { Attribution, Claim, Cluster, OriginFinding, Topic } from '@corroborate/domain';
import { traceOrigin, type TraceInput } from '@corroborate/origin';
import { reportParts, type Articles, type PartsCase } from '@corroborate/report';
import { sameText } from '@corroborate/search';
import {
  clusterSources,
  crossReference,
  lastLook,
  type CrossReferenceInput,
  type PrePublicationCheckInput,
  type SourceDocument,
} from '@corroborate/verification';
import { judgeSource, type SourceJudgement } from '@corroborate/reading';

/** What is asked of one page: plain data, as it goes to a thread. */
export type PageQuestion = Parameters<typeof judgeSource>[0];

/** Pages to be grouped into voices. */
export interface VoicesQuestion {
  sources: SourceDocument[];
  /** Pages whose text may be laid beside the others'. */
  readable: number[];
  attributions: Map<number, Attribution[]>;
  topicUrl: string | null;
}

/**
 * Pure judgements over the text of pages: what takes long on a page that was made for it, and so is done in a thread.
 */
export const JUDGEMENTS = {
  page: (question: PageQuestion): SourceJudgement => judgeSource({ ...question, ...sameObjects(question) }),
  origin: (input: TraceInput): OriginFinding => traceOrigin(input),
  voices: ({ sources, readable, ...rest }: VoicesQuestion): Cluster[] => {
    const laid = new Set(readable);
    const texts = sources.filter(({ id }) => laid.has(id)).map(({ id, article }) => ({ id, text: article.text }));
    return clusterSources({ ...rest, sources, sameText: sameText(texts) });
  },
  crossReference: (input: CrossReferenceInput) => crossReference(input),
  parts: ({ data, articles }: { data: PartsCase; articles: Articles }) => reportParts(data, articles),
  look: (input: PrePublicationCheckInput) => lastLook(input),
};

export type Judgements = typeof JUDGEMENTS;
export type JudgementName = keyof Judgements;
export type Question<N extends JudgementName> = Parameters<Judgements[N]>[0];
export type Judgement<N extends JudgementName> = ReturnType<Judgements[N]>;

let last: { key: string; topic: Topic; claims: Claim[] } | null = null;

/** What is read out of a topic once is kept by the topic's object; a thread gets a new one with every page. */
function sameObjects({ topic, claims }: Pick<PageQuestion, 'topic' | 'claims'>) {
  const key = JSON.stringify([topic, claims]);
  if (last?.key !== key) last = { key, topic, claims };
  return last;
}
