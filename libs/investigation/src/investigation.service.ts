import { Inject, Injectable, Optional } from '@nestjs/common';
import { CLOCK, SETTINGS } from '@corroborate/config/module';
import { DATABASE } from '@corroborate/db/module';
import {
  candidateGates,
  type CandidateThresholds,
  type Clock,
  type AddedSource,
  type AddedSourceDraft,
  type LedgerEntry,
  type Topic,
  type ToldPicture,
  type TopicDraft,
  type UpstreamGateway,
} from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import { relatedNote, type RelatedTopics } from '@corroborate/records';
import { hasCheckableClaim } from '@corroborate/reading';
import {
  type CandidateRequest,
  type Database,
  type Held,
  type LedgerTotals,
  type ListedTopic,
  type Page,
  type ResearchJob as ResearchJobRow,
  type TopicFilter,
} from '@corroborate/db';
import type { EngineState } from '@corroborate/search';
import { Advancer } from './advancer';
import { LOG } from '@corroborate/telemetry/module';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { captureOf, type CaptureView } from './capture.reader';
import { caseFileOf } from './case-file.reader';
import { enginesToday } from './engines.reader';
import type { ModeEstimate } from './estimate.policy';
import { InvestigationReader, type ListedBy } from './investigation.reader';
import type { TopicVerdict } from './investigation.view';
import { masksOf } from './masks';
import { PlanService, type PlanChange } from './plan/plan.service';
import { LateSources } from './late/late-sources';
import { lineageOf, type LineageNode } from './lineage/lineage.policy';
import { CaseHistory } from './case.history';
import { casePlanning } from './plan/case-planning';
import { Planner } from './plan/planner';
import { CaseArchiver, openOriginalStore } from '@corroborate/evidence';
import type { FailedCapture } from './evidence/captures/failed-captures.policy';
import { capturesLookedFor, quotesLookedFor } from './evidence/evidence.looks';
import type { CheckedQuote } from './evidence/quotes/quotes.policy';
import { relatedOf, unstored } from './related.reader';
import { picturesOf } from './pictures/pictures.reader';
import { tellOfReport, type HandedReport } from './evidence/handed-report';
import { caseToReport, type CaseToReport } from './report.reader';
import { Estimates } from './orders/estimates';
import { Orders, type TriggerRequest } from './orders/orders';
import { StartedJobs, type InvestigationLog } from './orders/started-jobs';
import { watchedSources, type WatchedSource } from './watch/watched.reader';

export type InvestigationServiceDb = Pick<
  Database,
  | 'topics'
  | 'topicKeys'
  | 'investigations'
  | 'ledger'
  | 'collections'
  | 'dataSource'
  | 'pictures'
  | 'sources'
  | 'stageResults'
  | 'reviews'
  | 'corrections'
  | 'replies'
  | 'researchJobs'
  | 'added'
  | 'events'
  | 'evidence'
  | 'looks'
>;

/** What people and the pipeline can ask of the product: the use cases behind API, CLI and public queue. */
@Injectable()
export class InvestigationService {
  constructor(
    @Inject(DATABASE) private readonly db: InvestigationServiceDb,
    @Inject(Advancer) advancer: Pick<Advancer, 'startRound' | 'takeUp'>,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) log: InvestigationLog,
    // A command that only stores and asks has no gateway; then plans are made by rules.
    @Optional() @Inject(UPSTREAM_GATEWAY) gateway: UpstreamGateway | null = null,
  ) {
    this.late = new LateSources(db, settings);
    this.estimates = new Estimates(db.investigations, settings);
    this.reader = new InvestigationReader(db, this.estimates, settings);
    const jobs = new StartedJobs(db.investigations, advancer, log);
    const model = casePlanning(settings, gateway);
    const planner = new Planner({ db, clock, masks: masksOf(settings), model }, settings);
    this.plans = new PlanService(db, planner, jobs.start, () => clock.now());
    this.jobs = jobs;
    const { late, plans, estimates } = this;
    this.orders = new Orders(
      { investigations: db.investigations, events: db.events, late, plans, estimates, jobs },
      settings,
    );
  }

  /** Sources that come by another way than the search. */
  readonly late: LateSources;
  private readonly plans: PlanService;
  private readonly estimates: Estimates;
  private readonly reader: InvestigationReader;
  private readonly orders: Orders;
  private readonly jobs: StartedJobs;

  /** Orders whose jobs are not in the queue yet are left to the reconciler. */
  close(): Promise<void> {
    return this.jobs.close();
  }

  /**
   * Opens an investigation. Once the row is stored it will be done, even when the queue cannot be reached now; its jobs
   * follow at once.
   */
  async trigger(request: TriggerRequest) {
    const topic = await this.db.topics.get(request.topicId);
    if (!topic) return { kind: 'unknown-topic' as const };
    if (!hasCheckableClaim(topic)) return { kind: 'no-checkable-claim' as const };
    const gates = candidateGates(topic, this.thresholds());
    if (request.force || gates.every((gate) => gate.passed)) return this.orders.open(topic, request);
    const running = await this.db.investigations.runningOf(topic.id);
    return running
      ? { kind: 'already-running' as const, investigationId: running }
      : { kind: 'not-a-candidate' as const, gates };
  }

  get(id: number) {
    return this.reader.get(id);
  }

  list(filter: ListedBy) {
    return this.reader.list(filter);
  }

  /** State and reason of the latest investigation with a verdict, by topic. */
  verdictsOf(topicIds: number[]): Promise<Map<number, TopicVerdict>> {
    return this.reader.verdictsOf(topicIds);
  }

  candidates(request: Omit<CandidateRequest, 'thresholds'>) {
    return this.db.topics.candidates({ ...request, thresholds: this.thresholds() });
  }

  candidateCategories(): Promise<string[]> {
    return this.db.topics.candidateCategories();
  }

  /** What each mode has usually taken and cost. */
  modeEstimates(): Promise<ModeEstimate[]> {
    return this.estimates.ofModes();
  }

  /** Every call to the outside for an investigation, in order. Null where there is no such investigation. */
  async calls(id: number): Promise<{ calls: LedgerEntry[]; totals: LedgerTotals } | null> {
    if (!(await this.db.investigations.get(id))) return null;
    const [calls, totals] = await Promise.all([this.db.ledger.ofInvestigation(id), this.db.ledger.totals(id)]);
    return { calls, totals };
  }

  async callTotals(id: number): Promise<LedgerTotals | null> {
    return (await this.db.investigations.get(id)) && this.db.ledger.totals(id);
  }

  /** A page as captured for this investigation; null if it is not one of its sources. */
  capture(id: number, sourceId: number): Promise<CaptureView | null> {
    return captureOf(this.db, id, sourceId);
  }

  /** The case as plain text; null if unknown or not decided. */
  async caseFile(id: number): Promise<string | null> {
    return caseFileOf(this.db, id);
  }

  /** What its report, folder and reviews of claims are made of; null while nothing was decided. */
  caseToReport(id: number): Promise<CaseToReport | null> {
    return caseToReport(this.db, id);
  }

  /** Has the chain of the case tell of it; it may leave afterwards. */
  handOut(id: number, report: HandedReport): Promise<void> {
    return tellOfReport(this.db, id, report, this.clock);
  }

  /** How each page and claim was found, step by step. @throws CorroborateError `not-found` */
  async lineage(id: number): Promise<LineageNode[]> {
    const added = await this.late.of(id);
    return lineageOf(new CaseHistory(await this.db.stageResults.findAll(id)), added);
  }

  /** What became of its sources since its decision. @throws CorroborateError `not-found` */
  watched(id: number): Promise<WatchedSource[]> {
    return watchedSources(this.db, id);
  }

  /** What people added to it, with what became of it. @throws CorroborateError `not-found` */
  addedSources(id: number): Promise<AddedSource[]> {
    return this.late.of(id);
  }

  /** @throws CorroborateError `not-found`, `conflict`, `invalid-input` */
  addSources(id: number, sources: AddedSourceDraft[], by: string): Promise<AddedSource[]> {
    return this.late.add(id, sources, { by });
  }

  /** Everything that is kept of it in one archive, with its chain and seals; null where nothing is. */
  evidenceArchive(id: number): Promise<Buffer | null> {
    return new CaseArchiver(this.db.evidence, openOriginalStore(this.settings)).archive(id);
  }

  /** Every quote of a decided case, looked for in what was received. @throws CorroborateError `not-found` */
  checkedQuotes(id: number): Promise<CheckedQuote[]> {
    return quotesLookedFor(this.db, this.settings, id);
  }

  /** Pages of it that cannot be shown as they were received. @throws CorroborateError `not-found` */
  failedCaptures(id: number): Promise<FailedCapture[]> {
    return capturesLookedFor(this.db, this.settings, id);
  }

  async cancel(id: number): Promise<'cancelled' | 'already-finished' | 'unknown'> {
    if (await this.db.investigations.cancel(id)) return 'cancelled';
    return (await this.db.investigations.get(id)) ? 'already-finished' : 'unknown';
  }

  pause(id: number, by: string): Promise<Held> {
    return this.db.investigations.pause(id, by);
  }

  async resume(id: number, by: string): Promise<Held> {
    return this.jobs.goOn(id, await this.db.investigations.resume(id, by));
  }

  async wrapUp(id: number, by: string): Promise<Held> {
    return this.jobs.goOn(id, await this.db.investigations.wrapUp(id, by));
  }

  /** What deep research was begun for it, and what it named. Null where there is no such investigation. */
  async research(id: number): Promise<ResearchJobRow[] | null> {
    return (await this.db.investigations.get(id)) ? this.db.researchJobs.ofInvestigation(id) : null;
  }

  /** Pictures that its sources show. Null where there is no such investigation. */
  async pictures(id: number): Promise<{ pictures: ToldPicture[]; pending: boolean } | null> {
    if (!(await this.db.investigations.get(id))) return null;
    return { pictures: await picturesOf(this.db, id), pending: await this.db.pictures.isDue(id) };
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

  /** Do all gates let the topic in? */
  isCandidate(topic: Topic): boolean {
    return candidateGates(topic, this.thresholds()).every((gate) => gate.passed);
  }

  topic(id: number): Promise<Topic | null> {
    return this.db.topics.get(id);
  }

  /** Other topics of the same event or series, and what is to be said of them; null where there is no such topic. */
  async related(id: number): Promise<(RelatedTopics & { note: string | null }) | null> {
    const topic = await this.db.topics.get(id);
    if (!topic) return null;
    const related = await relatedOf(this.db, topic);
    return { ...related, note: relatedNote(related) };
  }

  /** The same for a story that is not stored yet. */
  async relatedTo(draft: TopicDraft): Promise<RelatedTopics & { note: string | null }> {
    const related = await relatedOf(this.db, unstored(draft));
    return { ...related, note: relatedNote(related) };
  }

  listTopics(filter: TopicFilter): Promise<Page<ListedTopic>> {
    return this.db.topics.list(filter);
  }

  submitTopics(drafts: TopicDraft[]): Promise<{ topic: Topic; created: boolean }[]> {
    return this.db.topics.upsertMany(drafts);
  }

  /** The search engines with what they did since midnight UTC. */
  async engines(): Promise<EngineState[]> {
    return enginesToday(this.db, this.settings);
  }

  private thresholds(): CandidateThresholds {
    return {
      maxSourceCount: this.settings.CANDIDATE_MAX_SOURCES,
      minNewsworthiness: this.settings.CANDIDATE_MIN_NEWSWORTHINESS,
    };
  }
}
