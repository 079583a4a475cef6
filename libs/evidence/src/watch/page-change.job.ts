import { join } from 'node:path';
import { createReason } from '@corroborate/domain';
import type { ParsePool, ThreadJob } from '@corroborate/pages';
import { comparePageStates } from './page-change.policy';
import type { PageChange, PagesToCompare } from './page-change.types';

const PAGE_CHANGE: ThreadJob<PagesToCompare, PageChange> = {
  workerFile: join(__dirname, 'page-change.worker.js'),
  here: comparePageStates,
};

/** Compares two states of a page in a worker thread, so a malicious page costs only its time limit. Never rejects. */
export async function comparePages(pages: PagesToCompare, pool: Pick<ParsePool, 'run'>): Promise<PageChange> {
  const compared = await pool.run(PAGE_CHANGE, pages);
  if (compared.kind === 'found') return compared.value;
  const why = compared.kind === 'failed' ? compared.reason : '';
  return { change: null, reasons: [createReason('watch.unreadable', { verdict: 'refused', why })], differences: [] };
}
