import { isReadable, type Inquiry, type SourceView } from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import { CaseHistory } from '../case.history';

/** The questions of a case that is over, with what they were answered from. */
export interface InquiryCase {
  inquiry: Inquiry;
  rounds: number;
  sources: SourceView[];
  /** Text of each page that could be read, by source. */
  texts: Map<number, string>;
  /** Notes of each page as JSON, by source. */
  noted: Map<number, string>;
}

/** Null where the case never came to its questions. */
export async function inquiryCaseOf(
  db: Pick<Database, 'investigations' | 'sources' | 'stageResults'>,
  investigationId: number,
): Promise<InquiryCase | null> {
  const row = await db.investigations.get(investigationId);
  const history = new CaseHistory(await db.stageResults.findAll(investigationId));
  const inquiry = history.inquiry();
  if (!row || !inquiry) return null;
  const sources = history.latest('cross-reference')?.sources ?? [];
  const captures = await db.sources.getMany(sources.map(({ id }) => id));
  const readable = [...captures].filter(([, { verdict }]) => isReadable(verdict));
  const notes = [...history.assessments()].flatMap(([id, { notes: of }]) =>
    of ? [[id, JSON.stringify(of)] as const] : [],
  );
  return {
    inquiry,
    rounds: history.all('decide').length,
    sources,
    texts: new Map(readable.map(([id, { text }]) => [id, text])),
    noted: new Map(notes),
  };
}
