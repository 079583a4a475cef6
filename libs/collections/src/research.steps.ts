import type { Catalogue } from './catalogue';
import { COLLECTIONS, SCAN_CEILING } from './collections.thresholds';
import type {
  CollectedDocument,
  Collection,
  CollectionName,
  Days,
  DocumentRequest,
  SubQuestion,
} from './collection.types';
import { documentsOf } from './fields/mapping.policy';
import { extractFindings, isQuoted } from './findings/extract.policy';
import { insightsOf } from './findings/insights.policy';
import { nearest, nearnessTo } from './findings/near.policy';
import { bareName, digestOfRequest, groupsOf, keyOf, nameOf, namesIn, type Step } from './plan/plan.policy';
import { paged } from './request/tool.policy';
import type { CountedCollection, Wanted } from './research.types';
import { lose, partial, type Work } from './research.work';
import { planScan, type ScanPlan } from './scan/scan.policy';
import type { KeptFinding, ScanStore } from './scan/scan-store.port';
import { Scanner, type ScanJob, type Scanned } from './scan/scanner';

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
    const key = keyOf(step);
    if (!collection || work.done.has(key)) return;
    work.done.add(key);
    await (step.operation === 'aggregate' ? this.count(step, collection, work) : this.scan(step, collection, work));
  }

  /** Counts documents by party; if few enough, they are read next. */
  private async count(step: Step, collection: Collection, work: Work): Promise<void> {
    const { wanted } = work;
    const reply = await work.asks.ask(collection, step.request, wanted.context);
    if (!reply.ok) return lose(work, collection, reply.fault);
    const { total, buckets, histogram, narrowed } = reply.value;
    if (narrowed) partial(work, collection, narrowed);
    const groupBy = step.request.groupBy ?? [];
    const insights = insightsOf({ total: total ?? 0, buckets, histogram });
    const counted = {
      server: collection.server,
      tool: collection.tool,
      questionId: step.questionId,
      groupBy,
      buckets: buckets.slice(0, COLLECTIONS.topN).map(({ keys, count }) => ({ keys, count })),
      histogram: histogram.slice(0, 240),
      insights,
      total: total ?? 0,
    };
    work.counted.push(counted);
    await wanted.report('collection.counted', { ...named(collection), ...chartOf(counted) });
    if (total === null || total > 0)
      work.next.push({ ...scanOf(step, narrowed), ...(total === null ? {} : { total }) });
  }

  /** Reads all matches within the limits of mode and budget, and announces the plan first. */
  private async scan(step: Step, collection: Collection, work: Work): Promise<void> {
    const { wanted } = work;
    const total = await this.totalOf(step, collection, work);
    if (total === null) return;
    const words = wordsOf(step);
    const plan = work.finished.has(words) ? ofWhatWasRead(total) : planScan(total, 0, collection.priceUsd);
    const ceiling = SCAN_CEILING[wanted.mode];
    const allowed = total <= ceiling;
    await wanted.report('collection.scan-planned', { ...named(collection), ...planned(plan), allowed, ceiling });
    if (!allowed) {
      work.unread.push({ questionId: step.questionId, documents: total });
      return this.sample(step, collection, work);
    }
    const request = paged(step.request);
    const scan = await this.opened(collection, request, wanted);
    const questions = askedAlike(step, work);
    const reading = { questions, beside: mayAskAlike(step, questions, work), collection, request, total, scan };
    const { state, kept, near, fault } = await this.read(reading, wanted);
    const own = kept.filter(({ finding }) => questions.some(({ id }) => id === finding.questionId));
    work.found.push(...own);
    await wanted.report('collection.findings', { ...named(collection), findings: own.length });
    work.scanned.push({ ...bareName(collection), questionId: step.questionId, plan, state });
    if (work.finished.has(words)) return;
    if (state.end !== null && !fault) work.finished.add(words);
    took(work, collection, { state, near, fault });
  }

  /** Resumes an earlier scan of the same documents. */
  private opened({ server, tool }: Collection, request: DocumentRequest, { investigationId }: Wanted) {
    return this.store.open({ investigationId, server, tool, request: digestOfRequest(request) });
  }

  /**
   * Samples each of the largest groups if there are too many documents: the findings count, but the
   * collection is not reported as read.
   */
  private async sample(step: Step, collection: Collection, work: Work): Promise<void> {
    const { wanted, asks } = work;
    const groupBy = groupsOf(collection);
    if (groupBy.length === 0 || collection.parameters.samplesPerBucket === undefined) return;
    const request = { ...paged(step.request, { groupBy }), pageSize: 1 };
    const reply = await asks.ask(collection, request, wanted.context);
    if (!reply.ok) return lose(work, collection, reply.fault);
    const { buckets, receivedIn } = reply.value;
    const documents = documentsOf(
      { documents: buckets.flatMap(({ samples }) => samples), receivedIn },
      collection.mapping,
    );
    const questions = askedAlike(step, work);
    const unique = [...new Map(documents.map((document) => [document.id, document])).values()];
    const found = surest(unique.flatMap((document) => foundIn(document, questions, collection)));
    work.found.push(...found);
    const { near } = nearBy(questions, wanted);
    const looked = unique.map((document) => ({ document, nearness: near?.of(document) ?? 0 }));
    work.near.push(...nearest(looked, near?.most ?? 0).map((one) => ({ ...one, collection: bareName(collection) })));
    await wanted.report('collection.findings', {
      ...named(collection),
      findings: found.length,
      samples: unique.length,
    });
  }

  private read({ questions, beside, collection, request, total, scan }: Reading, wanted: Wanted): Promise<Scanned> {
    const scanner = new Scanner((page) => this.catalogue.ask(collection, page, wanted.context), this.store);
    return scanner.run({
      scan,
      collection,
      request,
      total,
      signal: wanted.context.signal,
      find: (document) => [questions, beside].flatMap((asked) => foundIn(document, asked, collection)),
      beside: new Set(beside.map(({ id }) => id)),
      ...nearBy(questions, wanted),
      onBatch: ({ read, batches, end }) =>
        wanted.report('collection.scanned', { ...named(collection), read, total, batches, end }),
    });
  }

  private async totalOf(step: Step, collection: Collection, work: Work): Promise<number | null> {
    if (step.total !== undefined) return step.total;
    const reply = await work.asks.ask(collection, { ...step.request, pageSize: 1 }, work.wanted.context);
    if (!reply.ok) {
      lose(work, collection, reply.fault);
      return null;
    }
    return reply.value.total ?? SCAN_CEILING[work.wanted.mode];
  }
}
const wordsOf = ({ server, tool, request }: Step): string => [server, tool, digestOfRequest(paged(request))].join(' ');

/**
 * The step's own question, and those waiting with the same request, so that documents are read once
 * for all of them.
 */
function askedAlike(step: Step, { wanted, steps }: Work): SubQuestion[] {
  const alike = [step, ...steps.filter((other) => wordsOf(other) === wordsOf(step))];
  return wanted.questions.filter(({ id }) => alike.some(({ questionId }) => questionId === id));
}

const foundIn = (document: CollectedDocument, asked: SubQuestion[], collection: Collection): KeptFinding[] =>
  extractFindings(document, asked, collection)
    .filter((finding) => isQuoted(finding, document))
    .map((finding) => ({ finding, document }));

const surest = (found: KeptFinding[]): KeptFinding[] =>
  found.toSorted((a, b) => b.finding.confidence - a.finding.confidence).slice(0, COLLECTIONS.findings);

/** Documents already read for another question cost nothing. */
const ofWhatWasRead = (documents: number): ScanPlan => ({
  needsFullScan: false,
  documents,
  batches: 0,
  calls: 0,
  costUsd: 0,
});

/** Other questions about the same names, whose follow-ups may reuse this scan. */
function mayAskAlike(
  { questionId }: Step,
  asked: SubQuestion[],
  { wanted: { questions, names } }: Work,
): SubQuestion[] {
  const own = questions.find(({ id }) => id === questionId);
  const named = new Set(own ? namesIn(own, names) : []);
  return questions.filter((one) => !asked.includes(one) && namesIn(one, names).some((name) => named.has(name)));
}

/** Without a model, no documents are kept for reading. */
function nearBy(questions: SubQuestion[], { reading, names }: Wanted): Pick<ScanJob, 'near'> {
  if (!reading) return {};
  const near = questions.map((question) => nearnessTo(question, names));
  return { near: { of: (document) => Math.max(0, ...near.map((of) => of(document))), most: reading.most } };
}

/** A step counted for only some dates is scanned for these dates only. */
const scanOf = ({ request, ...step }: Step, days?: Days): Step => ({
  ...step,
  operation: 'scan',
  request: { ...paged(request), ...(days && { ...days, around: undefined }), pageSize: COLLECTIONS.page },
});

const named = (collection: CollectionName) => ({ collection: nameOf(collection) });
const chartOf = ({ questionId, groupBy, buckets, histogram, total }: CountedCollection) => ({
  question: questionId,
  group_by: groupBy,
  buckets: buckets.map(({ keys, count }) => ({ key: keys.join(' · '), count })),
  months: histogram,
  total,
});
const planned = ({ needsFullScan, documents, batches, costUsd }: ScanPlan) => ({
  needs_full_scan: needsFullScan,
  documents,
  batches,
  cost_usd: costUsd,
});

/** Records the usage of a scan. */
function took(work: Work, collection: Collection, { state, near, fault }: Omit<Scanned, 'kept'>): void {
  if (fault) lose(work, collection, fault);
  if (state.narrowed) partial(work, collection, state.narrowed);
  work.near.push(...near.map((one) => ({ ...one, collection: bareName(collection) })));
}
