import { Inject, Injectable } from '@nestjs/common';
import {
  candidateGates,
  type CandidateThresholds,
  type AddedSource,
  type AddedSourceDraft,
  type LedgerEntry,
  type Topic,
  type TopicDraft,
} from '@corroborate/domain';
import { SETTINGS, type Settings } from '@corroborate/config';
import { relatedNote, type RelatedTopics } from '@corroborate/records';
import { hasCheckableClaim } from '@corroborate/reading';
import {
  DATABASE,
  type CandidateRequest,
  type Database,
  type HoldResult,
  type LedgerTotals,
  type ListedTopic,
  type Page,
  type ResearchJobEntity,
  type TopicFilter,
} from '@corroborate/db';
import type { EngineState } from '@corroborate/search';
import { readCapture, type CaptureView } from './case/capture.reader';
import { readEngineStates } from './adapters/engines.reader';
import type { ModeEstimate } from './orders/estimate.policy';
import { InvestigationReader, type InvestigationListQuery } from './status/investigation.reader';
import type { TopicVerdict } from './status/investigation.view';
import { PlanService, type PlanChange } from './plan/plan.service';
import { AddedSourcesService } from './added-sources/added-sources.service';
import { buildLineage, type LineageNode } from './case/lineage.policy';
import { CaseHistory } from './case/case.history';
import { findRelatedTopics, toUnstoredTopic } from './case/related.reader';
import { EstimateService } from './orders/estimates';
import { InvestigationOpener, type TriggerRequest } from './orders/orders';
import { JobStarter } from './orders/started-jobs';

/** Use cases behind the API, CLI and public queue. */
@Injectable()
export class InvestigationService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly orders: InvestigationOpener,
    private readonly plans: PlanService,
    private readonly added: AddedSourcesService,
    private readonly reader: InvestigationReader,
    private readonly estimates: EstimateService,
    private readonly jobs: JobStarter,
  ) {}

  /** Opens an investigation. Once its row is stored it will run, even if the queue is unavailable now. */
  async trigger(request: TriggerRequest) {
    const topic = await this.db.topics.get(request.topicId);
    if (!topic) return { kind: 'unknown-topic' as const };
    if (!hasCheckableClaim(topic)) return { kind: 'no-checkable-claim' as const };
    const gates = candidateGates(topic, this.thresholds());
    if (request.force || gates.every((gate) => gate.passed)) return this.orders.open(topic, request);
    const running = await this.db.investigations.findRunning(topic.id);
    return running
      ? { kind: 'already-running' as const, investigationId: running }
      : { kind: 'not-a-candidate' as const, gates };
  }

  get(id: number) {
    return this.reader.get(id);
  }

  list(filter: InvestigationListQuery) {
    return this.reader.list(filter);
  }

  /** State and reason of the latest investigation with a verdict, by topic ID. */
  verdictsOf(topicIds: number[]): Promise<Map<number, TopicVerdict>> {
    return this.reader.verdictsOf(topicIds);
  }

  candidates(request: Omit<CandidateRequest, 'thresholds'>) {
    return this.db.topics.candidates({ ...request, thresholds: this.thresholds() });
  }

  candidateCategories(): Promise<string[]> {
    return this.db.topics.candidateCategories();
  }

  /** Typical duration and cost of each mode. */
  modeEstimates(): Promise<ModeEstimate[]> {
    return this.estimates.ofModes();
  }

  /** All outgoing calls of an investigation, in order. Null if the investigation does not exist. */
  async calls(id: number): Promise<{ calls: LedgerEntry[]; totals: LedgerTotals } | null> {
    if (!(await this.db.investigations.get(id))) return null;
    const [calls, totals] = await Promise.all([this.db.ledger.listByInvestigation(id), this.db.ledger.totals(id)]);
    return { calls, totals };
  }

  async callTotals(id: number): Promise<LedgerTotals | null> {
    return (await this.db.investigations.get(id)) && this.db.ledger.totals(id);
  }

  /** A page as captured for this investigation; null if it is not one of its sources. */
  capture(id: number, sourceId: number): Promise<CaptureView | null> {
    return readCapture(this.db, id, sourceId);
  }

  /**
   * How each page and claim was found, step by step.
   * @throws CorroborateError `not-found`
   */
  async lineage(id: number): Promise<LineageNode[]> {
    const added = await this.added.of(id);
    return buildLineage(new CaseHistory(await this.db.stageResults.findAll(id)), added);
  }

  /** Added sources with their results. @throws CorroborateError `not-found` */
  addedSources(id: number): Promise<AddedSource[]> {
    return this.added.of(id);
  }

  /** @throws CorroborateError `not-found`, `conflict`, `invalid-input` */
  addSources(id: number, sources: AddedSourceDraft[], by: string): Promise<AddedSource[]> {
    return this.added.add(id, sources, { by });
  }

  async cancel(id: number): Promise<'cancelled' | 'already-finished' | 'unknown'> {
    if (await this.db.investigations.cancel(id)) return 'cancelled';
    return (await this.db.investigations.get(id)) ? 'already-finished' : 'unknown';
  }

  pause(id: number, by: string): Promise<HoldResult> {
    return this.db.investigations.pause(id, by);
  }

  async resume(id: number, by: string): Promise<HoldResult> {
    return this.jobs.goOn(id, await this.db.investigations.resume(id, by));
  }

  async wrapUp(id: number, by: string): Promise<HoldResult> {
    return this.jobs.goOn(id, await this.db.investigations.wrapUp(id, by));
  }

  /** Deep research jobs of an investigation, with their leads; null if the investigation does not exist. */
  async research(id: number): Promise<ResearchJobEntity[] | null> {
    return (await this.db.investigations.get(id)) ? this.db.researchJobs.listByInvestigation(id) : null;
  }

  plan(id: number) {
    return this.plans.get(id);
  }

  changePlan(id: number, change: PlanChange) {
    return this.plans.change(id, change);
  }

  approvePlan(id: number, who: string) {
    return this.plans.approve(id, who);
  }

  /** Whether the topic passes all gates. */
  isCandidate(topic: Topic): boolean {
    return candidateGates(topic, this.thresholds()).every((gate) => gate.passed);
  }

  topic(id: number): Promise<Topic | null> {
    return this.db.topics.get(id);
  }

  /** Other topics about the same event or series, with a note; null if the topic does not exist. */
  async related(id: number): Promise<(RelatedTopics & { note: string | null }) | null> {
    const topic = await this.db.topics.get(id);
    if (!topic) return null;
    const related = await findRelatedTopics(this.db, topic);
    return { ...related, note: relatedNote(related) };
  }

  /** Related topics of an unsaved draft. */
  async relatedTo(draft: TopicDraft): Promise<RelatedTopics & { note: string | null }> {
    const related = await findRelatedTopics(this.db, toUnstoredTopic(draft));
    return { ...related, note: relatedNote(related) };
  }

  listTopics(filter: TopicFilter): Promise<Page<ListedTopic>> {
    return this.db.topics.list(filter);
  }

  submitTopics(drafts: TopicDraft[]) {
    return this.db.topics.upsertMany(drafts);
  }

  /** Search engines with their calls since midnight UTC. */
  async engines(): Promise<EngineState[]> {
    return readEngineStates(this.db, this.settings);
  }

  private thresholds(): CandidateThresholds {
    return {
      maxSourceCount: this.settings.CANDIDATE_MAX_SOURCES,
      minNewsworthiness: this.settings.CANDIDATE_MIN_NEWSWORTHINESS,
    };
  }
}
