import type { Database, OfferedReview } from '@corroborate/db';
import type { PublicReviewPayload } from '@corroborate/queue';
import type { HouseLog } from '../house.log';
import { repeat } from './repeat';
import { WEBHOOKS } from './webhooks.thresholds';

/** The part of the queue that offering review items needs. */
export interface ReviewShelf {
  offerReviews(payloads: PublicReviewPayload[]): Promise<void>;
  withdrawReviews(ids: number[]): Promise<number[]>;
  countReviews(): Promise<number>;
}

/** Keeps the public queue `reviews` in step with the rows, which remain the truth. Several may run at once. */
export class ReviewPublisher {
  constructor(
    private readonly db: Pick<Database, 'reviewQueue'>,
    private readonly shelf: ReviewShelf,
    private readonly log: HouseLog,
  ) {}

  /** Looks for changes until closed. */
  start(): { close(): Promise<void> } {
    const looking = repeat(
      () => this.pump(),
      WEBHOOKS.pollMs,
      (error) => this.log.error({ err: error }, 'review items could not be offered'),
    );
    return { close: () => looking.stop() };
  }

  /**
   * Offers what is new and takes back what is decided. Each step may be repeated: a process that dies between two loses
   * nothing.
   */
  async pump(): Promise<void> {
    const { reviewQueue } = this.db;
    const fresh = await reviewQueue.toOffer(WEBHOOKS.reviewBatch);
    if (fresh.length > 0) {
      await this.shelf.offerReviews(fresh.map(toPayload));
      await reviewQueue.mark(
        fresh.map(({ id }) => id),
        true,
      );
    }
    const over = await reviewQueue.toWithdraw(WEBHOOKS.reviewBatch);
    if (over.length > 0) await reviewQueue.mark(await this.shelf.withdrawReviews(over), false);
  }

  /** Offers everything open again where the queue holds less than it should: its store was lost. Gives how many. */
  async mend(): Promise<number> {
    const { reviewQueue } = this.db;
    if ((await this.shelf.countReviews()) >= (await reviewQueue.countOffered())) return 0;
    let count = 0;
    for (let after = 0; ;) {
      const page = await reviewQueue.offered(after, WEBHOOKS.reviewBatch);
      const last = page.at(-1);
      if (!last) return count;
      await this.shelf.offerReviews(page.map(toPayload));
      count += page.length;
      after = last.id;
    }
  }
}

const toPayload = (item: OfferedReview): PublicReviewPayload => ({
  version: 1,
  review_id: item.id,
  investigation_id: item.investigationId,
  topic_id: item.topicId,
  external_id: item.externalId,
  topic_title: item.topicTitle,
  reasons: item.reasons.map(({ reason, detail }) => ({ reason, detail })),
  priority: item.priority,
  current_level: item.currentLevel,
  recommended_level: item.recommendedLevel,
  created_at: item.createdAt,
});
