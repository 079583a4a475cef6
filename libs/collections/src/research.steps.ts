import type { Catalogue } from './catalogue';
import { COLLECTION_LIMITS, MAX_SCANNED_DOCUMENTS } from './collections.thresholds';
import type {
  CollectedDocument,
  Collection,
  CollectionName,
  Days,
  DocumentRequest,
  SubQuestion,
} from './collection.types';
import { toDocuments } from './fields/mapping.policy';
import { extractFindings, isQuoted } from './findings/extract.policy';
import { listInsights } from './findings/insights.policy';
import { nearest, createNearness } from './findings/near.policy';
import {
  toCollectionName,
  digestRequest,
  groupFields,
  buildStepKey,
  formatCollectionName,
  findNames,
  type Step,
} from './plan/plan.policy';
import { toPagingRequest } from './request/tool.policy';
import type { CountedCollection, ResearchRequest } from './research.types';
import { addFault, markPartial, type Work } from './research.work';
import { planScan, type ScanPlan } from './scan/scan.policy';
import type { KeptFinding, ScanStore } from './scan/scan-store.port';
import { Scanner, type ScanJob, type ScanResult } from './scan/scanner';

interface Reading extends Pick<ScanJob, 'scan' | 'collection' | 'request'> {
  questions: SubQuestion[];
  /** Other questions that may lead to the same request. */
  beside: SubQuestion[];
  total: number;
}

/** Runs one step of the plan: counts the documents of a collection, or reads them. */
export class StepRunner {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly store: ScanStore,
  ) {}

  async take(step: Step, collections: readonly Collection[], work: Work): Promise<void> {
    const collection = collections.find((one) => one.server === step.server && one.tool === step.tool);
    const key = buildStepKey(step);
    if (!collection || work.done.has(key)) return;
    work.done.add(key);
    await (step.operation === 'aggregate' ? this.count(step, collection, work) : this.scan(step, collection, work));
  }

  /** Counts documents by party. If there are few enough, they are read next. */
  private async count(step: Step, collection: Collection, work: Work): Promise<void> {
    const { wanted } = work;
    const reply = await work.asks.ask(collection, step.request, wanted.context);
    if (!reply.ok) return addFault(work, collection, reply.fault);
    const { total, buckets, histogram, narrowed } = reply.value;
    if (narrowed) markPartial(work, collection, narrowed);
    const groupBy = step.request.groupBy ?? [];
    const insights = listInsights({ total: total ?? 0, buckets, histogram });
    const counted = {
      server: collection.server,
      tool: collection.tool,
      questionId: step.questionId,
      groupBy,
      buckets: buckets.slice(0, COLLECTION_LIMITS.topN).map(({ keys, count }) => ({ keys, count })),
      histogram: histogram.slice(0, 240),
      insights,
      total: total ?? 0,
    };
    work.counted.push(counted);
    await wanted.report('collection.counted', { ...collectionParams(collection), ...chartOf(counted) });
    if (total === null || total > 0)
      work.next.push({ ...toScanStep(step, narrowed), ...(total === null ? {} : { total }) });
  }

  /** Announces the plan, then reads all matches within the limits of mode and budget. */
  private async scan(step: Step, collection: Collection, work: Work): Promise<void> {
    const { wanted } = work;
    const total = await this.totalOf(step, collection, work);
    if (total === null) return;
    const words = requestKey(step);
    const plan = work.finished.has(words) ? toFinishedPlan(total) : planScan(total, 0, collection.priceUsd);
    const ceiling = MAX_SCANNED_DOCUMENTS[wanted.mode];
    const allowed = total <= ceiling;
    await wanted.report('collection.scan-planned', {
      ...collectionParams(collection),
      ...toPlanEvent(plan),
      allowed,
      ceiling,
    });
    if (!allowed) {
      work.unread.push({ questionId: step.questionId, documents: total });
      return this.sample(step, collection, work);
    }
    const request = toPagingRequest(step.request);
    const scan = await this.opened(collection, request, wanted);
    const questions = questionsWithSameRequest(step, work);
    const reading = {
      questions,
      beside: questionsWithSameNames(step, questions, work),
      collection,
      request,
      total,
      scan,
    };
    const { state, kept, near, fault } = await this.read(reading, wanted);
    const own = kept.filter(({ finding }) => questions.some(({ id }) => id === finding.questionId));
    work.found.push(...own);
    await wanted.report('collection.findings', { ...collectionParams(collection), findings: own.length });
    work.scanned.push({ ...toCollectionName(collection), questionId: step.questionId, plan, state });
    if (work.finished.has(words)) return;
    if (state.end !== null && !fault) work.finished.add(words);
    recordScan(work, collection, { state, near, fault });
  }

  /** Opens the scan for a request; an earlier scan of the same documents is resumed. */
  private opened({ server, tool }: Collection, request: DocumentRequest, { investigationId }: ResearchRequest) {
    return this.store.open({ investigationId, server, tool, request: digestRequest(request) });
  }

  /**
   * Reads samples of each of the largest groups if there are too many documents: the findings count, but the collection
   * is not reported as read.
   */
  private async sample(step: Step, collection: Collection, work: Work): Promise<void> {
    const { wanted, asks } = work;
    const groupBy = groupFields(collection);
    if (groupBy.length === 0 || collection.parameters.samplesPerBucket === undefined) return;
    const request = { ...toPagingRequest(step.request, { groupBy }), pageSize: 1 };
    const reply = await asks.ask(collection, request, wanted.context);
    if (!reply.ok) return addFault(work, collection, reply.fault);
    const { buckets, receivedIn } = reply.value;
    const documents = toDocuments(
      { documents: buckets.flatMap(({ samples }) => samples), receivedIn },
      collection.mapping,
    );
    const questions = questionsWithSameRequest(step, work);
    const unique = [...new Map(documents.map((document) => [document.id, document])).values()];
    const found = sortByConfidence(unique.flatMap((document) => findInDocument(document, questions, collection)));
    work.found.push(...found);
    const { near } = nearnessOption(questions, wanted);
    const looked = unique.map((document) => ({ document, nearness: near?.of(document) ?? 0 }));
    work.near.push(
      ...nearest(looked, near?.most ?? 0).map((one) => ({ ...one, collection: toCollectionName(collection) })),
    );
    await wanted.report('collection.findings', {
      ...collectionParams(collection),
      findings: found.length,
      samples: unique.length,
    });
  }

  private read(
    { questions, beside, collection, request, total, scan }: Reading,
    wanted: ResearchRequest,
  ): Promise<ScanResult> {
    const scanner = new Scanner((page) => this.catalogue.ask(collection, page, wanted.context), this.store);
    return scanner.run({
      scan,
      collection,
      request,
      total,
      signal: wanted.context.signal,
      find: (document) => [questions, beside].flatMap((asked) => findInDocument(document, asked, collection)),
      beside: new Set(beside.map(({ id }) => id)),
      ...nearnessOption(questions, wanted),
      onBatch: ({ read, batches, end }) =>
        wanted.report('collection.scanned', { ...collectionParams(collection), read, total, batches, end }),
    });
  }

  private async totalOf(step: Step, collection: Collection, work: Work): Promise<number | null> {
    if (step.total !== undefined) return step.total;
    const reply = await work.asks.ask(collection, { ...step.request, pageSize: 1 }, work.wanted.context);
    if (!reply.ok) {
      addFault(work, collection, reply.fault);
      return null;
    }
    return reply.value.total ?? MAX_SCANNED_DOCUMENTS[work.wanted.mode];
  }
}
const requestKey = ({ server, tool, request }: Step): string =>
  [server, tool, digestRequest(toPagingRequest(request))].join(' ');

/** The step's own question and those waiting with the same request, so that documents are read once for all. */
function questionsWithSameRequest(step: Step, { wanted, steps }: Work): SubQuestion[] {
  const alike = [step, ...steps.filter((other) => requestKey(other) === requestKey(step))];
  return wanted.questions.filter(({ id }) => alike.some(({ questionId }) => questionId === id));
}

const findInDocument = (document: CollectedDocument, asked: SubQuestion[], collection: Collection): KeptFinding[] =>
  extractFindings(document, asked, collection)
    .filter((finding) => isQuoted(finding, document))
    .map((finding) => ({ finding, document }));

const sortByConfidence = (found: KeptFinding[]): KeptFinding[] =>
  found.toSorted((a, b) => b.finding.confidence - a.finding.confidence).slice(0, COLLECTION_LIMITS.findings);

/** Plan for documents already read for another question, which cost nothing. */
const toFinishedPlan = (documents: number): ScanPlan => ({
  needsFullScan: false,
  documents,
  batches: 0,
  calls: 0,
  costUsd: 0,
});

/** Other questions about the same names, because their follow-ups can reuse this scan. */
function questionsWithSameNames(
  { questionId }: Step,
  asked: SubQuestion[],
  { wanted: { questions, names } }: Work,
): SubQuestion[] {
  const own = questions.find(({ id }) => id === questionId);
  const named = new Set(own ? findNames(own, names) : []);
  return questions.filter((one) => !asked.includes(one) && findNames(one, names).some((name) => named.has(name)));
}

/** Relevance function for documents kept for a model; without a model, none are kept. */
function nearnessOption(questions: SubQuestion[], { reading, names }: ResearchRequest): Pick<ScanJob, 'near'> {
  if (!reading) return {};
  const near = questions.map((question) => createNearness(question, names));
  return { near: { of: (document) => Math.max(0, ...near.map((of) => of(document))), most: reading.most } };
}

/** Scan for a counted step. If only some dates were counted, only these are scanned. */
const toScanStep = ({ request, ...step }: Step, days?: Days): Step => ({
  ...step,
  operation: 'scan',
  request: {
    ...toPagingRequest(request),
    ...(days && { ...days, around: undefined }),
    pageSize: COLLECTION_LIMITS.page,
  },
});

const collectionParams = (collection: CollectionName) => ({ collection: formatCollectionName(collection) });
const chartOf = ({ questionId, groupBy, buckets, histogram, total }: CountedCollection) => ({
  question: questionId,
  group_by: groupBy,
  buckets: buckets.map(({ keys, count }) => ({ key: keys.join(' · '), count })),
  months: histogram,
  total,
});
const toPlanEvent = ({ needsFullScan, documents, batches, costUsd }: ScanPlan) => ({
  needs_full_scan: needsFullScan,
  documents,
  batches,
  cost_usd: costUsd,
});

/** Records the usage of a scan. */
function recordScan(work: Work, collection: Collection, { state, near, fault }: Omit<ScanResult, 'kept'>): void {
  if (fault) addFault(work, collection, fault);
  if (state.narrowed) markPartial(work, collection, state.narrowed);
  work.near.push(...near.map((one) => ({ ...one, collection: toCollectionName(collection) })));
}
