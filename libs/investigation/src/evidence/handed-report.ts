import type { Database, EntryDraftRow } from '@corroborate/db';
import type { Clock, Instant } from '@corroborate/domain';
import { canonicalJson, linkEntries, sha256 } from '@corroborate/evidence';

/** What is handed out of a decided case, as it leaves. */
export interface HandedReport {
  form: 'json' | 'markdown' | 'html' | 'pdf' | 'folder' | 'claim-reviews';
  /** Of a report; null for what has none. */
  depth: string | null;
  body: string | Uint8Array;
}

/**
 * Tells in the chain of the case what is handed out of it, before it leaves: by its digest, so that whoever gets it can
 * show that it is ours. The same bytes are told of once. A case without a chain gets none
 * by a report.
 */
export async function tellOfReport(
  { evidence }: Pick<Database, 'evidence'>,
  investigationId: number,
  report: HandedReport,
  clock: Clock,
): Promise<void> {
  if (!(await evidence.endOf(investigationId))) return;
  const entry = reportEntry(report, clock.now().toISOString());
  await evidence.append(investigationId, [entry], linkEntries(investigationId));
}

function reportEntry({ form, depth, body }: HandedReport, at: Instant): EntryDraftRow {
  const size = Buffer.byteLength(body);
  const content = canonicalJson({ report: { form, depth, sha256: sha256(body), size } });
  return { at, kind: 'report', content, contentSha256: sha256(content), original: null };
}
