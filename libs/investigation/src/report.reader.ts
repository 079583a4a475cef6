import type { Database } from '@corroborate/db';
import type { CaseData, ReportInput } from '@corroborate/report';
import { correctedSources } from './case-file.reader';
import { caseOf } from './case.reader';
import { picturesOf } from './pictures/pictures.reader';

/** What is made of a case for others. */
export interface CaseToReport extends ReportInput {
  /** Somebody decided about it. */
  decidedByPerson: boolean;
}

/** Documents of collections that it cites. */
const documentsOf = ({ collections }: CaseData): number[] =>
  [...(collections?.records ?? []), ...(collections?.answers ?? []).flatMap(({ captured = [] }) => captured)].map(
    ({ sourceId }) => sourceId,
  );

/** A decided case with its captures; null where there is none. */
export async function caseToReport(
  db: Pick<
    Database,
    | 'investigations'
    | 'topics'
    | 'topicKeys'
    | 'stageResults'
    | 'sources'
    | 'reviews'
    | 'replies'
    | 'pictures'
    | 'corrections'
  >,
  investigationId: number,
): Promise<CaseToReport | null> {
  const data = await caseOf(db, investigationId);
  if (!data) return null;
  const [pages, decisions, pictures, corrections] = await Promise.all([
    db.sources.getMany([...new Set([...data.sources.map(({ id }) => id), ...documentsOf(data)])]),
    db.reviews.decisionsAbout(investigationId),
    picturesOf(db, investigationId),
    db.corrections.of(investigationId),
  ]);
  const { parts } = data;
  const since = { decisions, corrected: correctedSources(corrections), decidedByPerson: decisions.length > 0 };
  return { data, pages, pictures, ...since, ...(parts ? { parts } : {}) };
}
