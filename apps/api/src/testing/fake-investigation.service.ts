import type { EngineState } from '@corroborate/search';
import {
  candidateGates,
  CorroborateError,
  type AddedSource,
  type AddedSourceDraft,
  type LedgerEntry,
  type NotedPicture,
  type Topic,
} from '@corroborate/domain';
import type { HoldResult, ListedTopic, ResearchJobEntity, TopicFilter } from '@corroborate/db';
import type {
  CaptureView,
  InvestigationPlan,
  LineageNode,
  ModeEstimate,
  TopicVerdict,
  TriggerRequest,
} from '@corroborate/investigation';
import type { CheckedQuote, FailedCapture, ExportedDocument, CaseReportInput } from '@corroborate/casework';
import type { WatchedSource } from '@corroborate/housekeeping';
import { filterInvestigations, paginate, filterTopics, sumCalls } from './fake-lists';
import { FakeTopics } from './fake-topics';
import { addedSource, engineView, fakePlan, investigationView, NOW, SOON } from './investigation.samples';
import type {
  CallTotals,
  CaseReportPort,
  EvidenceCheckPort,
  InvestigationFilter,
  InvestigationPort,
  InvestigationView,
  PicturePort,
  SourceChangesPort,
  TriggerOutcome,
} from './ports';

type Ports = InvestigationPort & CaseReportPort & EvidenceCheckPort & PicturePort & SourceChangesPort;

/** The investigation service in memory. */
export class FakeInvestigationService extends FakeTopics implements Ports {
  readonly investigations: InvestigationView[] = [];
  readonly topicVerdicts = new Map<number, TopicVerdict>();
  readonly searchEngines: EngineState[] = [];
  readonly ledger: LedgerEntry[] = [];
  readonly plans = new Map<number, InvestigationPlan>();
  readonly captures = new Map<string, CaptureView>();
  readonly quotes = new Map<number, CheckedQuote[]>();
  readonly failed = new Map<number, FailedCapture[]>();
  readonly caseFiles = new Map<number, string>();
  readonly cases = new Map<number, CaseReportInput>();
  readonly handedOut: (ExportedDocument & { id: number })[] = [];
  readonly researchJobs: ResearchJobEntity[] = [];
  readonly shownPictures: NotedPicture[] = [];
  readonly triggered: TriggerRequest[] = [];

  async trigger(request: TriggerRequest): Promise<TriggerOutcome> {
    await this.ready();
    this.triggered.push(request);
    const topic = this.topics.find(({ id }) => id === request.topicId);
    if (!topic) return { kind: 'unknown-topic' };
    const running = this.investigations.find((item) => item.topicId === topic.id && item.finishedAt === null);
    if (running) return { kind: 'already-running', investigationId: running.id };
    const gates = candidateGates(topic);
    if (!request.force && gates.some(({ passed }) => !passed)) return { kind: 'not-a-candidate', gates };
    const view = this.addInvestigation(topic, {
      mode: request.mode,
      priority: request.priority,
      requestedBy: request.requestedBy,
      status: request.awaitApproval ? 'awaiting-approval' : 'queued',
    });
    if (request.awaitApproval) this.plans.set(view.id, fakePlan());
    return {
      kind: 'started',
      investigationId: view.id,
      estimatedCompletion: SOON,
      awaitsApproval: request.awaitApproval ?? false,
    };
  }

  readonly added: AddedSource[] = [];

  async addedSources(id: number): Promise<AddedSource[]> {
    await this.assertExists(id);
    return this.added.filter(({ investigationId }) => investigationId === id);
  }

  async addSources(id: number, sources: AddedSourceDraft[], by: string): Promise<AddedSource[]> {
    await this.assertExists(id);
    const rows = sources.map((draft, at) => addedSource({ ...draft, id: this.added.length + at + 1, addedBy: by }));
    this.added.push(...rows.map((row) => ({ ...row, investigationId: id })));
    return rows;
  }

  readonly watchedSources: WatchedSource[] = [];
  async listWatchedSources(id: number): Promise<WatchedSource[]> {
    if (!(await this.get(id))) throw new CorroborateError('not-found', `There is no investigation ${id}.`);
    return this.watchedSources;
  }

  async lineage(id: number): Promise<LineageNode[]> {
    await this.assertExists(id);
    return [];
  }

  private async assertExists(id: number): Promise<void> {
    await this.ready();
    const known = this.investigations.some((item) => item.id === id);
    if (!known) throw new CorroborateError('not-found', `There is no investigation ${id}.`);
  }

  async get(id: number): Promise<InvestigationView | null> {
    await this.ready();
    return this.investigations.find((item) => item.id === id) ?? null;
  }

  async capture(id: number, sourceId: number): Promise<CaptureView | null> {
    await this.ready();
    return this.captures.get(`${id} ${sourceId}`) ?? null;
  }

  async caseFile(id: number): Promise<string | null> {
    await this.ready();
    return this.caseFiles.get(id) ?? null;
  }

  async loadCase(id: number): Promise<CaseReportInput | null> {
    await this.ready();
    return this.cases.get(id) ?? null;
  }

  async recordExport(id: number, report: ExportedDocument): Promise<void> {
    this.handedOut.push({ id, ...report });
  }

  async checkQuotes(id: number): Promise<CheckedQuote[]> {
    return this.quotes.get(id) ?? missing(`Investigation ${id} does not exist or is not decided.`);
  }

  async findFailedCaptures(id: number): Promise<FailedCapture[]> {
    return this.failed.get(id) ?? missing(`There is no investigation ${id}.`);
  }

  async list(filter: InvestigationFilter): Promise<{ items: InvestigationView[]; nextCursor: string | null }> {
    await this.ready();
    const { page, nextCursor } = paginate(filterInvestigations(filter, this.investigations), filter);
    return { items: page, nextCursor };
  }

  async modeEstimates(): Promise<ModeEstimate[]> {
    await this.ready();
    return [{ mode: 'detailed', seconds: 120, costUsd: 0.02, measured: 7, needsApproval: false }];
  }

  async callTotals(id: number): Promise<CallTotals | null> {
    return (await this.calls(id))?.totals ?? null;
  }

  async calls(id: number): Promise<{ calls: LedgerEntry[]; totals: CallTotals } | null> {
    await this.ready();
    if (!this.investigations.some((item) => item.id === id)) return null;
    const calls = this.ledger.filter(({ investigationId }) => investigationId === id);
    return { calls, totals: sumCalls(calls) };
  }

  async cancel(id: number): Promise<'cancelled' | 'already-finished' | 'unknown'> {
    await this.ready();
    const view = this.investigations.find((item) => item.id === id);
    if (!view) return 'unknown';
    if (view.finishedAt !== null) return 'already-finished';
    Object.assign(view, { status: 'cancelled', finishedAt: NOW });
    return 'cancelled';
  }

  pause(id: number): Promise<HoldResult> {
    return this.hold(id, ['queued', 'running'], { status: 'paused', pausedAt: NOW });
  }

  resume(id: number): Promise<HoldResult> {
    return this.hold(id, ['paused'], { status: 'running', pausedAt: null });
  }

  wrapUp(id: number): Promise<HoldResult> {
    return this.hold(id, ['queued', 'running', 'paused'], { status: 'running', pausedAt: null, wrapUpAt: NOW });
  }

  private async hold(id: number, from: string[], to: Partial<InvestigationView>): Promise<HoldResult> {
    await this.ready();
    const view = this.investigations.find((item) => item.id === id);
    if (!view) return { kind: 'unknown' };
    const isSo = view.status === to.status && (!to.wrapUpAt || view.wrapUpAt !== null);
    if (!isSo && !from.includes(view.status)) return { kind: 'refused', status: view.status };
    if (!isSo) Object.assign(view, to);
    return { kind: 'held', changed: !isSo };
  }

  async research(id: number): Promise<ResearchJobEntity[] | null> {
    await this.ready();
    return this.investigations.some((item) => item.id === id) ? this.researchJobs : null;
  }

  async pictures(id: number): Promise<{ pictures: NotedPicture[]; pending: boolean } | null> {
    await this.ready();
    const known = this.investigations.some((item) => item.id === id);
    return known ? { pictures: this.shownPictures, pending: false } : null;
  }

  async plan(id: number): Promise<InvestigationPlan | null> {
    await this.ready();
    return this.plans.get(id) ?? null;
  }

  async changePlan(
    id: number,
    { brief, struck }: Parameters<InvestigationPort['changePlan']>[1],
  ): Promise<InvestigationPlan> {
    const plan = this.waitingPlan(id);
    Object.assign(plan, brief ? { brief } : {}, struck ? { struck } : {});
    return plan;
  }

  async approvePlan(id: number, who: string): Promise<InvestigationPlan> {
    const plan = Object.assign(this.waitingPlan(id), { approvedBy: who, approvedAt: NOW });
    Object.assign(
      this.investigations.find((item) => item.id === id)!,
      { status: 'queued' },
    );
    return plan;
  }

  private waitingPlan(id: number): InvestigationPlan {
    const view = this.investigations.find((item) => item.id === id);
    if (!view) throw new CorroborateError('not-found', `There is no investigation ${id}.`);
    const plan = this.plans.get(id);
    if (!plan || view.status !== 'awaiting-approval') throw new CorroborateError('conflict', 'It does not wait.');
    return plan;
  }

  async verdictsOf(topicIds: number[]): Promise<Map<number, TopicVerdict>> {
    return new Map([...this.topicVerdicts].filter(([id]) => topicIds.includes(id)));
  }

  async listTopics(filter: TopicFilter): Promise<{ items: ListedTopic[]; nextCursor: string | null }> {
    await this.ready();
    const { page, nextCursor } = paginate(filterTopics(filter, this.topics), filter);
    const last = (id: number) => this.investigations.findLast(({ topicId }) => topicId === id) ?? null;
    return {
      items: page.map((topic) => ({ ...topic, createdAt: NOW, investigation: last(topic.id), openReviewId: null })),
      nextCursor,
    };
  }

  async engines(): Promise<EngineState[]> {
    await this.ready();
    return this.searchEngines;
  }

  addEngine(overrides: Partial<EngineState> = {}): EngineState {
    const view = engineView(overrides);
    this.searchEngines.push(view);
    return view;
  }

  addInvestigation(topic: Topic, overrides: Partial<InvestigationView> = {}): InvestigationView {
    const view = investigationView(this.investigations.length + 123, topic, overrides);
    this.investigations.push(view);
    return view;
  }
}

function missing(message: string): never {
  throw new CorroborateError('not-found', message);
}
