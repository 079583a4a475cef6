import type { Inquiry, SourceView } from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import { refusalsOf, type QuestionReading, type Refusal } from '@corroborate/verification';
import { CaseHistory } from '../case.history';
import { capturesOf } from './question-case';

/** The questions of a case that is over, with what they were answered from. */
export interface InquiryCase {
  inquiry: Inquiry;
  rounds: number;
  sources: SourceView[];
  /** Text of each page that could be read, by source. */
  texts: Map<number, string>;
  readings: QuestionReading[];
  /** Answers that a model read and rules did not take. */
  refused: { questionId: string; why: Refusal }[];
}

/** Null where the case never came to its questions. */
export async function inquiryCaseOf(
  db: Pick<Database, 'investigations' | 'topics' | 'sources' | 'stageResults'>,
  investigationId: number,
): Promise<InquiryCase | null> {
  const row = await db.investigations.get(investigationId);
  const topic = row && (await db.topics.get(row.topicId));
  const history = new CaseHistory(await db.stageResults.findAll(investigationId));
  const inquiry = history.inquiry();
  if (!topic || !inquiry) return null;
  const sources = history.latest('cross-reference')?.sources ?? [];
  const readings = history.readings();
  const captures = capturesOf(await db.sources.getMany(sources.map(({ id }) => id)));
  return {
    inquiry,
    rounds: history.all('decide').length,
    sources,
    texts: new Map([...captures].map(([id, { text }]) => [id, text])),
    readings,
    refused: refusalsOf(inquiry.questions, readings, topic),
  };
}
