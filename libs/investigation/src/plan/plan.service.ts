import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, CorroborateError, type Clock, type JsonObject, type Topic } from '@corroborate/domain';
import { DATABASE, type Database, type InvestigationEntity } from '@corroborate/db';
import { rejectOtherTopic, applyQuestionEdits, type EditedQuestion } from '@corroborate/verification';
import { JobStarter } from '../orders/started-jobs';
import { hasSameInformation } from './plan.policy';
import { Planner } from './planner';
import { EMPTY_BRIEF, type InvestigationPlan, type PreservedPlanParts, type PlanBrief } from './plan.types';

const EMPTY_KEPT_PLAN: PreservedPlanParts = { struck: { queries: [], engines: [], servers: [] } };

export interface PlanChange {
  brief?: PlanBrief;
  struck?: InvestigationPlan['struck'];
  /** Questions to keep, in order, and new ones; if absent, all are kept. */
  questions?: EditedQuestion[];
}

/** Shows, changes and approves plans that await an editor. To reject a plan, cancel its investigation. */
@Injectable()
export class PlanService {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'investigations' | 'topics'>,
    private readonly planner: Planner,
    private readonly jobs: JobStarter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Makes the first plan of a waiting investigation. */
  async open(investigation: InvestigationEntity): Promise<void> {
    await this.make(investigation, EMPTY_BRIEF, EMPTY_KEPT_PLAN);
  }

  /** Null if the investigation has no plan to approve. @throws CorroborateError `not-found` */
  async get(investigationId: number): Promise<InvestigationPlan | null> {
    const row = await this.db.investigations.get(investigationId);
    if (!row) throw new CorroborateError('not-found', `There is no investigation ${investigationId}.`);
    return row.status === 'awaiting-approval' ? this.planMade(row) : parseStoredPlan(row);
  }

  /**
   * Changes a waiting plan. A changed brief leads to a new plan, by a model if configured; struck items stay struck,
   * and questions of templates and editors are kept. `questions`, if given, replaces all questions without a model
   * call.
   * @throws CorroborateError `not-found`, `conflict`, `invalid-input`
   */
  async change(investigationId: number, { brief, struck, questions }: PlanChange): Promise<InvestigationPlan> {
    const { row, plan } = await this.waiting(investigationId);
    const inquiry = questions ? applyQuestionEdits(plan.inquiry, questions) : plan.inquiry;
    const stays = questions !== undefined || !brief || hasSameInformation(brief, plan.brief);
    const kept = { struck: { ...plan.struck, ...struck }, inquiry };
    return this.make(row, brief ?? plan.brief, stays ? { ...kept, planned: plan.planned ?? null } : kept);
  }

  /**
   * Approves the plan and starts the investigation, which may then spend its budget.
   * @throws CorroborateError `not-found`, `conflict`
   */
  async approve(investigationId: number, who: string): Promise<InvestigationPlan> {
    const { row, plan } = await this.waiting(investigationId);
    const approved = { ...plan, approvedBy: who, approvedAt: this.clock.now().toISOString() };
    await this.db.investigations.setPlan(investigationId, approved);
    if (!(await this.db.investigations.approve(investigationId))) throw notAwaitingApprovalError(investigationId);
    await this.jobs.start(row);
    return approved;
  }

  private async waiting(investigationId: number) {
    const row = await this.db.investigations.get(investigationId);
    if (!row) throw new CorroborateError('not-found', `There is no investigation ${investigationId}.`);
    if (row.status !== 'awaiting-approval') throw notAwaitingApprovalError(investigationId);
    return { row, plan: await this.planMade(row) };
  }

  /** The stored plan; makes one if a process crashed after opening the investigation and left none. */
  private async planMade(row: InvestigationEntity): Promise<InvestigationPlan> {
    return parseStoredPlan(row) ?? this.make(row, EMPTY_BRIEF, EMPTY_KEPT_PLAN);
  }

  private async make(row: InvestigationEntity, brief: PlanBrief, kept: PreservedPlanParts): Promise<InvestigationPlan> {
    const topic = await this.topicOf(row);
    rejectOtherTopic(topic, brief.note ?? null);
    const plan = await this.planner.plan(topic, row, brief, kept);
    if (!(await this.db.investigations.setPlan(row.id, plan))) throw notAwaitingApprovalError(row.id);
    return plan;
  }

  private async topicOf({ topicId }: InvestigationEntity): Promise<Topic> {
    const topic = await this.db.topics.get(topicId);
    if (!topic) throw new CorroborateError('not-found', `There is no topic ${topicId}.`);
    return topic;
  }
}

/** Only this package writes plans, so the stored shape is known. */
export const parseStoredPlan = ({ plan }: Pick<InvestigationEntity, 'plan'>): InvestigationPlan | null =>
  plan && 'queries' in plan ? (plan satisfies JsonObject as unknown as InvestigationPlan) : null;

const notAwaitingApprovalError = (id: number) =>
  new CorroborateError('conflict', `Investigation ${id} is not waiting for approval.`, {
    hint: 'Check its status.',
    details: { investigationId: id },
  });
