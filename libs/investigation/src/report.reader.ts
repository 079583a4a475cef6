import type { Database } from '@corroborate/db';
import type { CaseData, ReportInput } from '@corroborate/report';
import { correctedCaseOf } from './corrected.case';
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
  const found = await correctedCaseOf(db, investigationId);
  if (!found) return null;
  const { data, ...corrected } = found;
  const [pages, decisions, states, pictures] = await Promise.all([
    db.sources.getMany([...new Set([...data.sources.map(({ id }) => id), ...documentsOf(data)])]),
    db.reviews.decisionsAbout(investigationId),
    db.reviews.statesOf([investigationId]),
    picturesOf(db, investigationId),
  ]);
  const { parts } = data;
  const reviewOpen = states.get(investigationId) === 'open';
  const since = { decisions, reviewOpen, ...corrected, decidedByPerson: decisions.length > 0 };
  return { data, pages, pictures, ...since, ...(parts ? { parts } : {}) };
}
