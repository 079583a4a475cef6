import { createHash } from 'node:crypto';
import { because, isOutOfTime, within, type CallContext, type Mode, type Reason } from '@corroborate/domain';
import type { Catalogue } from './catalogue';
import { COLLECTIONS, COLLECTIONS_MS, SCAN_CEILING } from './collections.thresholds';
import type { Bucket, Collection, CollectionName, Days, DocumentRequest, SubQuestion } from './collection.types';
import type { CollectionFault, FaultKind } from './faults/fault.types';
import { extractFindings, isQuoted } from './findings/extract.policy';
import { insightsOf } from './findings/insights.policy';
import {
  analyseGaps,
  completionOf,
  mergeFindings,
  validate,
  type Completion,
  type Coverage,
  type Validation,
} from './findings/validate.policy';
import { nameOf, planSteps, type Step } from './plan/plan.policy';
import { paged } from './request/tool.policy';
import { planScan, type ScanPlan, type ScanState } from './scan/scan.policy';
import type { KeptFinding, OpenScan, ScanStore } from './scan/scan-store.port';
import { Scanner, type Scanned } from './scan/scanner';

/** What was counted, for charts and readers. */
export interface CountedCollection extends CollectionName {
  questionId: string;
  groupBy: string[];
  buckets: Pick<Bucket, 'keys' | 'count'>[];
  histogram: { key: string; count: number }[];
  insights: Reason[];
  total: number;
}

export interface ScannedCollection extends CollectionName {
  questionId: string;
  plan: ScanPlan;
  state: ScanState;
}

/** What collections said on a topic, and how asking them ended. */
export interface CollectionReport {
  questions: SubQuestion[];
  /** Which there were, with size and price. */
  collections: (CollectionName & Pick<Collection, 'size' | 'priceUsd' | 'health' | 'primary'>)[];
  counted: CountedCollection[];
  scanned: ScannedCollection[];
  /** With the document in which each stands. */
  found: KeptFinding[];
  validation: Validation;
  coverage: Coverage;
  completion: Completion;
  why: Reason;
  faults: (CollectionName & { kind: FaultKind; detail: string })[];
}

export interface Wanted {
  investigationId: number;
  questions: SubQuestion[];
  names: string[];
  mode: Mode;
  context: CallContext;
  /** Collections that an editor chose, as `server/tool`; null = what the policy chooses. */
  chosen?: string[] | null;
  /** The day of the event, where it is known. */
  day?: string | null;
  report: (type: string, data: Record<string, unknown>) => Promise<void>;
}

/** What is known so far. */
interface Work {
  wanted: Wanted;
  steps: Step[];
  done: Set<string>;
  counted: CountedCollection[];
  scanned: ScannedCollection[];
  found: KeptFinding[];
  newInLast: number[];
  faults: CollectionReport['faults'];
  unread: number;
  /** Something was asked for fewer days than it should have been. */
  partial: boolean;
  iterations: number;
}

interface Reading {
  step: Step;
  collection: Collection;
  request: DocumentRequest;
  total: number;
  scan: OpenScan;
}

/**
 * Asks collections about a topic: counts first, reads in full what may be read, finds what the documents say on each
 * question, and says how it ended. Never throws for what is normal outside.
 */
export class CollectionResearch {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly store: ScanStore,
  ) {}

  async run(given: Wanted): Promise<CollectionReport> {
    const wanted = { ...given, context: within(given.context, COLLECTIONS_MS[given.mode]) };
    const { collections: all, faults } = await this.catalogue.discover(wanted.context);
    const changed = await this.catalogue.changed(all, wanted.context);
    const collections = all.filter((one) => !changed.includes(one));
    const work = begin(wanted, collections);
    for (const { server, tool, fault } of faults) lose(work, { server, tool: tool ?? '' }, fault);
    for (const one of changed) lose(work, one, { kind: 'validation', detail: 'the tool is not what it was' });
    const completion = await this.loop(work, collections);
    return told(work, collections, completion);
  }

  private async loop(work: Work, collections: Collection[]): Promise<Completion> {
    for (;;) {
      const ended = completionOf(progressOf(work));
      if (ended) return ended;
      work.iterations += 1;
      const before = work.found.length;
      const step = work.steps.shift();
      const collection = collections.find((one) => one.server === step?.server && one.tool === step.tool);
      if (step && collection) await this.take(step, collection, work);
      work.newInLast.push(work.found.length - before);
    }
  }

  private take(step: Step, collection: Collection, work: Work): Promise<void> {
    const key = keyOf(step);
    if (work.done.has(key)) return Promise.resolve();
    work.done.add(key);
    return step.operation === 'aggregate' ? this.count(step, collection, work) : this.scan(step, collection, work);
  }

  /** How many documents there are, and of whom; what is few enough is read next. */
  private async count(step: Step, collection: Collection, work: Work): Promise<void> {
    const { wanted } = work;
    const reply = await this.catalogue.ask(collection, step.request, wanted.context);
    if (!reply.ok) return lose(work, collection, reply.fault);
    const { total, buckets, histogram, narrowed } = reply.value;
    if (narrowed) partial(work, collection, narrowed);
    const groupBy = step.request.groupBy ?? [];
    const insights = insightsOf({ total: total ?? 0, groupBy, buckets, histogram });
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
    if (total === null || total > 0) work.steps.push(scanOf(step, narrowed));
  }

  /** Reads all that matches, where that is not more than the mode and the budget bear; says so before it begins. */
  private async scan(step: Step, collection: Collection, work: Work): Promise<void> {
    const { wanted } = work;
    const total = await this.totalOf(step, collection, work);
    if (total === null) return;
    const plan = planScan(total, 0, collection.priceUsd);
    const ceiling = SCAN_CEILING[wanted.mode];
    const allowed = total <= ceiling;
    await wanted.report('collection.scan-planned', { ...named(collection), ...planned(plan), allowed, ceiling });
    if (!allowed) {
      work.unread += total;
      return;
    }
    const request = paged(step.request);
    const scan = await this.store.open({
      investigationId: wanted.investigationId,
      server: collection.server,
      tool: collection.tool,
      request: digest(request),
    });
    const { state, kept, fault } = await this.read({ step, collection, request, total, scan }, wanted);
    if (fault) lose(work, collection, fault);
    if (state.narrowed) partial(work, collection, state.narrowed);
    work.found.push(...kept);
    work.scanned.push({ server: collection.server, tool: collection.tool, questionId: step.questionId, plan, state });
    await wanted.report('collection.findings', { ...named(collection), findings: kept.length });
  }

  private read({ step, collection, request, total, scan }: Reading, wanted: Wanted): Promise<Scanned> {
    const scanner = new Scanner((page) => this.catalogue.ask(collection, page, wanted.context), this.store);
    const questions = wanted.questions.filter(({ id }) => id === step.questionId);
    return scanner.run({
      scan,
      collection,
      request,
      total,
      signal: wanted.context.signal,
      find: (document) =>
        extractFindings(document, questions, collection)
          .filter((finding) => isQuoted(finding, document))
          .map((finding) => ({ finding, document })),
      onBatch: ({ read, batches, end }) =>
        wanted.report('collection.scanned', { ...named(collection), read, total, batches, end }),
    });
  }

  private async totalOf(step: Step, collection: Collection, work: Work): Promise<number | null> {
    const known = work.counted.findLast(
      ({ questionId, server, tool }) =>
        questionId === step.questionId && server === collection.server && tool === collection.tool,
    );
    if (known) return known.total;
    const reply = await this.catalogue.ask(collection, { ...step.request, pageSize: 1 }, work.wanted.context);
    if (!reply.ok) {
      lose(work, collection, reply.fault);
      return null;
    }
    return reply.value.total ?? SCAN_CEILING[work.wanted.mode];
  }
}

const begin = (wanted: Wanted, collections: Collection[]): Work => ({
  wanted,
  steps: planSteps({ ...wanted, collections }),
  done: new Set(),
  counted: [],
  scanned: [],
  found: [],
  newInLast: [],
  faults: [],
  unread: 0,
  partial: false,
  iterations: 0,
});

const lose = (work: Work, { server, tool }: CollectionName, { kind, detail }: CollectionFault): void =>
  void work.faults.push({ server, tool, kind, detail });

/** What could be counted only for some days is read for these days alone. */
const scanOf = ({ request, ...step }: Step, days?: Days): Step => ({
  ...step,
  operation: 'scan',
  request: { ...paged(request), ...(days && { ...days, around: undefined }), pageSize: COLLECTIONS.page },
});

/** An answer for fewer days than were asked for is told as the fault that it rests on. */
const partial = (work: Work, collection: CollectionName, { from, to }: Days): void => {
  work.partial = true;
  lose(work, collection, { kind: 'internal', detail: `it answered for ${from} to ${to} alone` });
};

const digest = (request: DocumentRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32);
const keyOf = ({ questionId, server, tool, operation, request }: Step): string =>
  [questionId, server, tool, operation, digest(request)].join(' ');

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

const findingsOf = ({ found }: Work) => mergeFindings(found.map(({ finding }) => finding));

const progressOf = (work: Work) => ({
  questions: work.wanted.questions,
  coverage: analyseGaps(work.wanted.questions, findingsOf(work), work.newInLast),
  left: work.steps.length,
  iterations: work.iterations,
  unread: work.unread,
  brokenOff: work.partial || work.scanned.some(({ state }) => state.end === 'fault'),
  emptyBatches: work.scanned.some(({ state }) => state.end === 'empty-batches'),
  faults: work.faults.length,
  outOfTime: isOutOfTime(work.wanted.context.signal),
  documents: work.scanned.reduce((sum, { state }) => sum + state.read, 0),
});

function told(work: Work, collections: Collection[], completion: Completion): CollectionReport {
  const { documents, iterations, coverage } = progressOf(work);
  return {
    questions: work.wanted.questions,
    collections: collections.map(({ server, tool, size, priceUsd, health, primary }) => ({
      server,
      tool,
      size,
      priceUsd,
      health,
      primary,
    })),
    counted: work.counted,
    scanned: work.scanned,
    found: work.found,
    validation: validate(findingsOf(work)),
    coverage,
    completion,
    why: because('collection.ended', { end: completion, documents, iterations }),
    faults: work.faults,
  };
}
