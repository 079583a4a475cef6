import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database, type InvestigationEntity, type InvestigationFilter } from '@corroborate/db';
import { isTerminal, type InvestigationStatus } from '@corroborate/domain';
import { topicVerdict, toInvestigationView, type TopicVerdict } from './investigation.view';
import { EstimateService } from '../orders/estimates';
import { getApprovalDeadline } from '../plan/approval.policy';

export interface InvestigationListQuery extends Pick<InvestigationFilter, 'topicId' | 'mode' | 'limit'> {
  status?: InvestigationStatus;
  requiresHumanReview?: boolean;
  cursor?: string;
}

/** Investigations as shown to people: with topic, what they wait for, and estimated completion. */
@Injectable()
export class InvestigationReader {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'investigations' | 'topics' | 'reviews'>,
    private readonly estimates: EstimateService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async get(id: number) {
    const row = await this.db.investigations.get(id);
    if (!row) return null;
    const estimate = isTerminal(row.status) ? null : await this.estimates.of(row.mode);
    const topic = await this.db.topics.get(row.topicId);
    const review = (await this.db.reviews.listStates([id])).get(id) ?? null;
    return toInvestigationView(row, topic, estimate, { ...this.waitOf(row), review });
  }

  async list(filter: InvestigationListQuery) {
    const { requiresHumanReview: requiresReview, ...rest } = filter;
    const page = await this.db.investigations.list({ ...rest, requiresReview });
    const topics = await this.db.topics.listHeads(page.items.map((row) => row.topicId));
    const estimates = await this.estimates.ofRows(page.items);
    const reviews = await this.db.reviews.listStates(page.items.map(({ id }) => id));
    const items = page.items.map((row) =>
      toInvestigationView({ ...row, result: null }, topics.get(row.topicId) ?? null, estimates.get(row.mode) ?? null, {
        ...this.waitOf(row),
        review: reviews.get(row.id) ?? null,
      }),
    );
    return { items, nextCursor: page.nextCursor };
  }

  /** Current verdict of each topic that has one. */
  async verdictsOf(topicIds: number[]): Promise<Map<number, TopicVerdict>> {
    const found = await this.db.investigations.latestVerdictsOf(topicIds);
    const reviews = await this.db.reviews.listStates([...found.values()].map(({ id }) => id));
    return new Map([...found].map(([topic, row]) => [topic, topicVerdict(row, reviews.get(row.id) ?? null)]));
  }

  /** Deadline for approval of the plan; null if the investigation does not await approval. */
  private waitOf({ status, queuedAt }: Pick<InvestigationEntity, 'status' | 'queuedAt'>) {
    const waits = status === 'awaiting-approval';
    return { approvalUntil: waits ? getApprovalDeadline(queuedAt, this.settings.APPROVAL_DAYS) : null };
  }
}
