import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database, type InvestigationEntity } from '@corroborate/db';
import { linkDraft, listProvidedUrls, type AddedSourceDraft, type Topic } from '@corroborate/domain';
import { AddedSourcesService } from '../added-sources/added-sources.service';
import { getApprovalDeadline, needsApproval } from '../plan/approval.policy';
import { PlanService } from '../plan/plan.service';
import { EstimateService } from './estimates';
import { JobStarter } from './started-jobs';

/** Request to investigate a topic. */
export interface TriggerRequest extends Pick<InvestigationEntity, 'topicId' | 'mode' | 'priority'> {
  /** Whether to investigate even if a gate rejects the topic. */
  force: boolean;
  /** If absent, the configured budget applies. */
  budgetUsd?: number;
  requestedBy: string;
  /** Whether to make the plan but search nothing until it is approved. `PLAN_APPROVAL` can also require this. */
  awaitApproval?: boolean;
  /** Sources submitted with the order: read first, and counted by the same rules as other pages. */
  sources?: AddedSourceDraft[];
}

/** Opens investigations of accepted topics. */
@Injectable()
export class InvestigationOpener {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'investigations' | 'events'>,
    private readonly added: AddedSourcesService,
    private readonly plans: PlanService,
    private readonly estimates: EstimateService,
    private readonly jobs: JobStarter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Once the row is stored, the investigation will run: its jobs are enqueued at once, or after plan approval. */
  async open(topic: Topic, request: TriggerRequest) {
    const { estimates, jobs, added } = this;
    const awaitsApproval = needsApproval(request.mode, request.awaitApproval, this.settings);
    added.check(request.sources ?? []);
    const opened = await this.stored(topic.id, request, awaitsApproval);
    if (!opened.created) return { kind: 'already-running' as const, investigationId: opened.runningId };
    const { investigation } = opened;
    await this.bring(investigation.id, topic, request);
    if (awaitsApproval) await this.planned(investigation);
    else jobs.startSoon(investigation);
    const estimatedCompletion = await estimates.of(request.mode);
    return { kind: 'started' as const, investigationId: investigation.id, estimatedCompletion, awaitsApproval };
  }

  private stored(topicId: number, request: TriggerRequest, awaitsApproval: boolean) {
    const { mode, priority, force, budgetUsd, requestedBy } = request;
    return this.db.investigations.create({
      topicId,
      mode,
      priority,
      budgetUsd: budgetUsd ?? this.settings.BUDGET_USD,
      forced: force,
      requestedBy,
      status: awaitsApproval ? 'awaiting-approval' : 'queued',
    });
  }

  /** Makes the plan and notifies approvers. */
  private async planned(investigation: InvestigationEntity): Promise<void> {
    await this.plans.open(investigation);
    const until = getApprovalDeadline(investigation.queuedAt, this.settings.APPROVAL_DAYS);
    await this.db.events.append(investigation.id, 'investigation.waiting', { waits_for: 'approval', until });
  }

  /** Adds sources submitted with the topic and order before any search. */
  private async bring(id: number, topic: Topic, { sources = [], requestedBy }: TriggerRequest): Promise<void> {
    const own = listProvidedUrls(topic).map(linkDraft);
    const brought = [...sources, ...own.filter((one) => this.added.refusalOf(one) === null)];
    if (brought.length > 0) await this.added.add(id, brought, { by: requestedBy, moment: 'brief' });
  }
}
