import type { CollectionReport, MissingReason } from '@corroborate/collections';
import { toReasonData, toReasonText, toReasonTexts, type Reason } from '@corroborate/domain';
import type { z } from 'zod';
import type { collectionsSchema } from './result/collections.schema';

/** Data server results stored by the records stage. */
export type CollectionsFound = Omit<CollectionReport, 'found' | 'answers'> & {
  records: FoundRecord[];
  answers: FoundAnswer[];
};

/** A figure with the documents behind it. */
export type FoundAnswer = Omit<CollectionReport['answers'][number], 'behind'> & {
  captured?: Pick<FoundRecord, 'id' | 'title' | 'date' | 'url' | 'quote' | 'sourceId'>[];
  missing?: { id: string; why: MissingReason }[];
};

export interface FoundRecord {
  collection: string;
  id: string;
  questionId: string;
  title: string;
  date: string | null;
  url: string;
  quote: string;
  confidence: number;
  themes: string[];
  by?: string;
  claim?: string;
  bearing: 'evidence' | 'background';
  reasons: Reason[];
  sourceId: number;
}

type CollectionLines = z.infer<typeof collectionsSchema>;

export function collectionLines(found: CollectionsFound): CollectionLines {
  return {
    asked: found.collections.map(({ size, priceUsd, primary, ...one }) => ({
      collection: nameOf(one),
      size,
      price_usd: priceUsd,
      primary,
    })),
    counted: found.counted.map(countedLine),
    scanned: found.scanned.map(scannedLine),
    follow_ups: found.followed.map(({ questionId, by, value, ...one }) => ({
      collection: nameOf(one),
      question: questionId,
      by,
      value,
    })),
    answers: found.answers.map(answerLine),
    records: found.records.map(recordLine),
    validation: found.validation.status,
    contradictions: found.validation.contradictions.length,
    ...(found.revisions ? { revisions: found.revisions } : {}),
    coverage_by_question: found.coverage.coverageByQuestion,
    recommendation: found.coverage.recommendation,
    gaps: found.coverage.gaps.map(({ code, importance, suggestedAgent, params }) => ({
      description: code,
      importance,
      suggested_agent: suggestedAgent,
      params,
    })),
    completion: found.completion,
    why: toReasonText(found.why),
    faults: found.faults.map(({ kind, detail, ...one }) => ({ collection: nameOf(one), kind, detail })),
  };
}

const nameOf = ({ server, tool }: { server: string; tool: string }) => (tool === '' ? server : `${server}/${tool}`);

const countedLine = (one: CollectionsFound['counted'][number]): CollectionLines['counted'][number] => ({
  collection: nameOf(one),
  question: one.questionId,
  group_by: one.groupBy,
  buckets: one.buckets.map(({ keys, count }) => ({ key: keys.join(' · '), documents: count })),
  months: one.histogram.map(({ key, count }) => ({ key, documents: count })),
  total_dataset_size: one.total,
  insights: toReasonTexts(one.insights),
  insight_codes: one.insights.map(toReasonData),
});

const scannedLine = (one: CollectionsFound['scanned'][number]): CollectionLines['scanned'][number] => ({
  collection: nameOf(one),
  question: one.questionId,
  needs_full_scan: one.plan.needsFullScan,
  documents: one.plan.documents,
  read: one.state.read,
  batches: one.state.batches,
  cost_usd: one.plan.costUsd,
  end: one.state.end,
});

/** Maximum number of rows shown per answer; the collection has the rest. */
const ROWS_SHOWN = 50;

const answerLine = (one: FoundAnswer) => ({
  question: one.questionId,
  collection: one.collection && nameOf(one.collection),
  by: one.by,
  operation: one.operation?.operation ?? null,
  filters: (one.operation?.filters ?? []).map(({ field, value }) => ({ field, value })),
  ranges: (one.operation?.ranges ?? []).map(({ field, from, to }) => ({ field, from, to })),
  rows: one.rows?.slice(0, ROWS_SHOWN) ?? null,
  documents: one.docIds,
  captured: one.captured?.map(({ sourceId, ...captured }) => ({ ...captured, source_id: sourceId })),
  not_captured: one.missing,
  why: one.why,
});

const recordLine = ({ questionId, sourceId, reasons, ...one }: FoundRecord): CollectionLines['records'][number] => ({
  ...one,
  question: questionId,
  source_id: sourceId,
  reasons: toReasonTexts(reasons),
  reason_codes: reasons.map(toReasonData),
});
