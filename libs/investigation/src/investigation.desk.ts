import {
  candidateGates,
  isTerminal,
  type CandidateThresholds,
  type Clock,
  type Instant,
  type InvestigationStatus,
  type Mode,
  type Priority,
  type Topic,
  type TopicDraft,
} from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { Database, Investigation } from '@corroborate/db';
import type { Advancer } from './advancer';
import { estimateCompletion } from './estimate.policy';

export type DeskDb = Pick<Database, 'topics' | 'investigations'>;
type DeskSettings = Pick<
  Settings,
  'BUDGET_USD' | 'CANDIDATE_MAX_SOURCES' | 'CANDIDATE_MIN_NEWSWORTHINESS' | 'SEARCH_CONCURRENCY'
>;

export interface TriggerRequest {
  topicId: number;
  mode: Mode;
  priority: Priority;
  force: boolean;
  budgetUsd?: number;
  requestedBy: string;
}

export interface DeskLog {
  warn(details: object, message: string): void;
}

/** What people and the pipeline can ask of the house: the use cases behind API, CLI and public queue. */
export class InvestigationDesk {
  constructor(
    private readonly db: DeskDb,
    private readonly advancer: Pick<Advancer, 'startRound'>,
    private readonly settings: DeskSettings,
    private readonly clock: Clock,
    private readonly log: DeskLog,
  ) {}

  /** Opens an investigation. Once the row is stored it will be done, even when the queue cannot be reached now. */
  async trigger(request: TriggerRequest) {
    const topic = await this.db.topics.get(request.topicId);
    if (!topic) return { kind: 'unknown-topic' as const };
    const running = await this.runningOf(topic.id);
    if (running) return { kind: 'already-running' as const, investigationId: running };
    const gates = candidateGates(topic, this.thresholds());
    if (!request.force && gates.some((gate) => !gate.passed)) return { kind: 'not-a-candidate' as const, gates };
    return this.open(topic, request);
  }

  async get(id: number) {
    const row = await this.db.investigations.get(id);
    return row && this.view(row, await this.db.topics.get(row.topicId));
  }

  async list(filter: {
    status?: InvestigationStatus;
    topicId?: number;
    mode?: Mode;
    requiresHumanReview?: boolean;
    limit: number;
    cursor?: string;
  }) {
    const { requiresHumanReview: requiresReview, ...rest } = filter;
    const page = await this.db.investigations.list({ ...rest, requiresReview });
    const titled = page.items.map(async (row) => this.view(row, await this.db.topics.get(row.topicId)));
    return { items: await Promise.all(titled), nextCursor: page.nextCursor };
  }

  candidates(page: { limit: number; cursor?: string }) {
    return this.db.topics.candidates({ ...page, thresholds: this.thresholds() });
  }

  async cancel(id: number): Promise<'cancelled' | 'already-finished' | 'unknown'> {
    if (await this.db.investigations.cancel(id)) return 'cancelled';
    return (await this.db.investigations.get(id)) ? 'already-finished' : 'unknown';
  }

  /** Do all gates let the topic in? */
  isCandidate(topic: Topic): boolean {
    return candidateGates(topic, this.thresholds()).every((gate) => gate.passed);
  }

  topic(id: number): Promise<Topic | null> {
    return this.db.topics.get(id);
  }

  submitTopics(drafts: TopicDraft[]): Promise<{ topic: Topic; created: boolean }[]> {
    return this.db.topics.upsertMany(drafts);
  }

  private async open(topic: Topic, { mode, priority, force, budgetUsd, requestedBy }: TriggerRequest) {
    const budget = budgetUsd ?? this.settings.BUDGET_USD;
    const opened = await this.db.investigations.create({
      topicId: topic.id,
      mode,
      priority,
      budgetUsd: budget,
      forced: force,
      requestedBy,
    });
    if (!opened.created) return { kind: 'already-running' as const, investigationId: opened.runningId };
    await this.enqueue(opened.investigation.id);
    const estimatedCompletion = await this.estimate(mode, opened.investigation.id);
    return { kind: 'started' as const, investigationId: opened.investigation.id, estimatedCompletion };
  }

  /** The row is the truth: a queue that cannot be reached now is caught up by the reconciler. */
  private async enqueue(investigationId: number): Promise<void> {
    try {
      await this.advancer.startRound(investigationId, 1);
    } catch (error) {
      this.log.warn({ err: error, investigationId }, 'the queue took no jobs; the reconciler will put them in');
    }
  }

  private async runningOf(topicId: number): Promise<number | null> {
    const { items } = await this.db.investigations.list({ topicId, limit: 1 });
    const latest = items[0];
    return latest && !isTerminal(latest.status) ? latest.id : null;
  }

  private async estimate(mode: Mode, exceptId: number): Promise<Instant> {
    const [measured, counts] = await Promise.all([
      this.db.investigations.durations(mode),
      this.db.investigations.countByStatus(),
    ]);
    const ahead = Math.max(0, counts.queued + counts.running - (exceptId ? 1 : 0));
    return estimateCompletion(this.clock.now(), mode, measured, ahead, this.settings.SEARCH_CONCURRENCY);
  }

  private thresholds(): CandidateThresholds {
    return {
      maxSourceCount: this.settings.CANDIDATE_MAX_SOURCES,
      minNewsworthiness: this.settings.CANDIDATE_MIN_NEWSWORTHINESS,
    };
  }

  private async view(row: Investigation, topic: Topic | null) {
    const over = isTerminal(row.status);
    return {
      id: row.id,
      topicId: row.topicId,
      topicTitle: topic?.title ?? '',
      status: row.status,
      mode: row.mode,
      priority: row.priority,
      forced: row.forced,
      requestedBy: row.requestedBy ?? '',
      sourcesFound: row.sourcesFound,
      socialSourcesFound: row.socialSourcesFound,
      verificationUpgraded: row.verificationLevelAfter !== null && row.verificationLevelAfter !== row.verificationLevelBefore,
      verificationBefore: row.verificationLevelBefore,
      newVerificationLevel: row.verificationLevelAfter,
      requiresHumanReview: row.requiresHumanReview,
      reviewReason: row.reviewReason,
      confidence: row.confidenceLevel,
      round: row.round,
      stage: row.stage,
      budgetUsd: row.budgetUsd,
      costUsd: row.spentUsd,
      createdAt: row.queuedAt,
      startedAt: row.startedAt,
      finishedAt: row.finishedAt,
      estimatedCompletion: over ? null : await this.estimate(row.mode, row.id),
      failure: row.failure?.message ?? null,
      result: row.result,
    };
  }
}
