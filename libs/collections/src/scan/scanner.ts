import { COLLECTION_LIMITS } from '../collections.thresholds';
import type { CollectedDocument, Collection, CollectionAnswer, DocumentRequest } from '../collection.types';
import type { CollectionFault, Reply } from '../faults/fault.types';
import { toDocuments } from '../fields/mapping.policy';
import { nearest } from '../findings/near.policy';
import { toPagingRequest } from '../request/tool.policy';
import { advanceScanState, batchSize, type BatchRead, type ScanState } from './scan.policy';
import type { KeptFinding, NearDocument, OpenScan, ScanStore } from './scan-store.port';

/** One page of documents. */
export type AskPage = (request: DocumentRequest) => Promise<Reply<CollectionAnswer>>;

export interface ScanJob {
  scan: OpenScan;
  collection: Collection;
  request: DocumentRequest;
  /** Number of matching documents according to the earlier count. */
  total: number | null;
  find: (document: CollectedDocument) => KeptFinding[];
  /** Questions that may reuse this scan later; their findings are stored too. */
  beside?: ReadonlySet<string>;
  /**
   * Relevance function, and how many of the most relevant documents are kept for a model; absent if there is no model.
   */
  near?: { of: (document: CollectedDocument) => number; most: number };
  /** Called after each batch. */
  onBatch?: (state: ScanState) => Promise<void> | void;
  signal?: AbortSignal;
}

export interface ScanResult extends Omit<OpenScan, 'id'> {
  fault: CollectionFault | null;
}

/**
 * Reads every document once, in batches. Seen IDs, state and findings are stored after each batch, so that an
 * interrupted scan resumes from the last one. Keeps at most one batch in memory.
 */
export class Scanner {
  constructor(
    private readonly ask: AskPage,
    private readonly store: ScanStore,
  ) {}

  async run(job: ScanJob): Promise<ScanResult> {
    let { state, kept, near } = job.scan;
    while (state.end === null && !job.signal?.aborted) {
      const batch = await this.batch(job, state);
      if (!batch.ok) return { state: { ...state, end: 'fault' }, kept, near, fault: batch.fault };
      const { documents, ...read } = batch.value;
      kept = selectBest([...kept, ...documents.flatMap(job.find)], job.beside);
      near = nearest([...near, ...toNearDocuments(documents, job)], job.near?.most ?? 0);
      const from = state;
      const ids = [...new Set(documents.map(({ id }) => id))];
      const stateOf = (fresh: number) => advanceScanState(from, { fresh, ...read }, job.total);
      state = await this.store.advance(job.scan.id, { ids, kept, near, stateOf });
      await job.onBatch?.(state);
    }
    return { state, kept, near, fault: null };
  }

  private async batch(
    { collection, request, total }: ScanJob,
    state: ScanState,
  ): Promise<Reply<Omit<BatchRead, 'fresh'> & { documents: CollectedDocument[] }>> {
    const size = batchSize(total);
    const documents: CollectedDocument[] = [];
    let { after, narrowed } = state;
    for (;;) {
      const pageSize = Math.min(COLLECTION_LIMITS.page, size - documents.length);
      const reply = await this.ask({ ...toPagingRequest(request), ...narrowed, pageSize, after });
      if (!reply.ok) return reply;
      const { value } = reply;
      documents.push(...toDocuments(value, collection.mapping));
      after = value.after;
      narrowed = value.narrowed ?? narrowed;
      const isLast = !value.hasMore || after === null || value.documents.length === 0;
      if (isLast || documents.length >= size)
        return { ok: true, value: { documents, after, hasMore: value.hasMore, ...(narrowed ? { narrowed } : {}) } };
    }
  }
}

const toNearDocuments = (documents: CollectedDocument[], { near }: ScanJob): NearDocument[] =>
  near ? documents.map((document) => ({ document, nearness: near.of(document) })) : [];

/** The most certain findings, each once; fewer for secondary questions, to limit the space needed. */
function selectBest(kept: KeptFinding[], beside: ReadonlySet<string> = new Set()): KeptFinding[] {
  const unique = new Map(kept.map((one) => [`${one.finding.questionId} ${one.document.id} ${one.finding.claim}`, one]));
  const sorted = [...unique.values()].sort((a, b) => b.finding.confidence - a.finding.confidence);
  const isAdjacentTo = ({ finding }: KeptFinding) => beside.has(finding.questionId);
  const others = Map.groupBy(sorted.filter(isAdjacentTo), ({ finding }) => finding.questionId);
  return [
    ...sorted.filter((one) => !isAdjacentTo(one)).slice(0, COLLECTION_LIMITS.findings),
    ...[...others.values()].flatMap((own) => own.slice(0, COLLECTION_LIMITS.findingsBeside)),
  ];
}
