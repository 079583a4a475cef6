import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type EntryDraftRow } from '@corroborate/db';
import { CLOCK, type Clock, type Instant } from '@corroborate/domain';
import { canonicalJson, linkEntries, sha256 } from '@corroborate/evidence';
import { composeReport, reportText, type CaseData, type ReportInput } from '@corroborate/report';
import { loadCorrectedCase } from '../corrections/corrected.case';
import { listPictures } from './pictures.reader';

/** A document exported from a decided case. */
export interface ExportedDocument {
  form: 'json' | 'markdown' | 'html' | 'pdf' | 'folder' | 'claim-reviews';
  /** Depth of a report; null for other documents. */
  depth: string | null;
  body: string | Uint8Array;
}

/** Case data used to build a report. */
export interface CaseReportInput extends ReportInput {
  /** True if a person made the decision. */
  decidedByPerson: boolean;
}

/** IDs of the collection documents that the case cites. */
const listDocuments = ({ collections }: CaseData): number[] =>
  [...(collections?.records ?? []), ...(collections?.answers ?? []).flatMap(({ captured = [] }) => captured)].map(
    ({ sourceId }) => sourceId,
  );

/** Reports of decided cases. */
@Injectable()
export class CaseReportService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A decided case with its captures; null if the ID is unknown or there is no decision. */
  async loadCase(investigationId: number): Promise<CaseReportInput | null> {
    const { db } = this;
    const found = await loadCorrectedCase(db, investigationId);
    if (!found) return null;
    const { data, ...corrected } = found;
    const [pages, decisions, states, pictures] = await Promise.all([
      db.sources.getMany([...new Set([...data.sources.map(({ id }) => id), ...listDocuments(data)])]),
      db.reviews.listDecisionsWithoutItem(investigationId),
      db.reviews.listStates([investigationId]),
      listPictures(db, investigationId),
    ]);
    const { parts } = data;
    const reviewOpen = states.get(investigationId) === 'open';
    const since = { decisions, reviewOpen, ...corrected, decidedByPerson: decisions.length > 0 };
    return { data, pages, pictures, ...since, ...(parts ? { parts } : {}) };
  }

  /** The report of the case as plain text; null before the decision. */
  async caseFile(investigationId: number): Promise<string | null> {
    const found = await this.loadCase(investigationId);
    return found && reportText(composeReport(found));
  }

  /**
   * Records an export in the chain of the case by its digest before it is sent, so that recipients can prove its
   * origin. Identical bytes are recorded once. An export does not create a chain.
   */
  async recordExport(investigationId: number, report: ExportedDocument): Promise<void> {
    const { evidence } = this.db;
    if (!(await evidence.findHead(investigationId))) return;
    const entry = reportEntry(report, this.clock.now().toISOString());
    await evidence.append(investigationId, [entry], linkEntries(investigationId));
  }
}

function reportEntry({ form, depth, body }: ExportedDocument, at: Instant): EntryDraftRow {
  const size = Buffer.byteLength(body);
  const content = canonicalJson({ report: { form, depth, sha256: sha256(body), size } });
  return { at, kind: 'report', content, contentSha256: sha256(content), original: null };
}
