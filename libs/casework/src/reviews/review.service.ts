import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, CorroborateError, orNotFound, isAbove, type Clock, type Topic } from '@corroborate/domain';
import { SETTINGS, type Settings } from '@corroborate/config';
import {
  DATABASE,
  type EvidenceCorrectionEntity,
  type ReplyNoteEntity,
  type InvestigationEntity,
  type ReplayEntity,
  type ReviewDecisionEntity,
  type ReviewFilter,
  type ReviewItemEntity,
  type ReviewVerdict,
  type TopicHead,
} from '@corroborate/db';
import { currentResult, readableResult, type StoredResult } from '@corroborate/report';
import { InvestigationService } from '@corroborate/investigation';
import { CorrectionService } from '../corrections/correction.service';
import type { DecisionDifference } from '../corrections/difference.policy';
import { ReplyService, type ReplyOrder } from '../replies/reply.service';
import { LEASE_MINUTES } from './review.thresholds';
import type { CorrectionOrder, ReviewDb } from './review.types';
import { decideVerdict, type ReviewOrder } from './verdict.policy';

/**
 * Result of a decision. `awaits-second`: stored; a second reviewer must approve. `gone`: the item is no longer open.
 */
export type ReviewOutcome =
  | { kind: 'decided' | 'awaits-second'; decision: ReviewDecisionEntity; nextInvestigationId: number | null }
  | { kind: 'gone' };

/** Editors' actions on cases held for review. */
@Injectable()
export class ReviewService {
  private readonly correcting: CorrectionService;
  private readonly replying = new ReplyService(this.db);

  constructor(
    @Inject(DATABASE) private readonly db: ReviewDb,
    @Inject(InvestigationService) private readonly investigations: Pick<InvestigationService, 'trigger'>,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.correcting = new CorrectionService(db, settings, clock);
  }

  async list(filter: ReviewFilter) {
    const page = await this.db.reviews.list(filter);
    const topics = await this.db.topics.listHeads(page.items.map(({ topicId }) => topicId));
    return {
      items: page.items.map((item) => ({ item, topic: topics.get(item.topicId) ?? null })),
      nextCursor: page.nextCursor,
    };
  }

  async get(id: number) {
    const item = await this.db.reviews.get(id);
    if (!item) return null;
    const [topic, decisions, corrections] = await Promise.all([
      this.db.topics.get(item.topicId),
      this.db.reviews.listDecisions(id),
      this.db.corrections.listByCase(item.investigationId),
    ]);
    return { item, topic, decisions, corrections };
  }

  backlog() {
    return this.db.reviews.backlog();
  }

  /**
   * Claims an item.
   * @throws CorroborateError `not-found`; `conflict` if it is decided or claimed by someone else
   */
  async claim(id: number, who: string, minutes: number = LEASE_MINUTES.usual): Promise<ReviewItemEntity> {
    const claimed = await this.db.reviews.claim(id, who, Math.min(minutes, LEASE_MINUTES.most) * 60_000);
    return claimed ?? this.throwNotDecidable(id);
  }

  /**
   * Releases a claim.
   * @throws CorroborateError `not-found`; `conflict` if this person has not claimed the item
   */
  async release(id: number, who: string, note: string | null): Promise<ReviewItemEntity> {
    return (await this.db.reviews.release(id, who, note)) ?? this.throwNotDecidable(id);
  }

  /** @throws CorroborateError `not-found`, `conflict`, `invalid-input`. */
  async decide(id: number, who: string, order: ReviewOrder): Promise<ReviewOutcome> {
    const needsTwo = this.settings.REVIEW_SECOND_PERSON;
    let waits = false;
    const decision = await this.db.reviews.decide(id, who, async (open) => {
      const verdict = decideVerdict(order, open, { who, needsTwo });
      waits = verdict.awaitsSecond ?? false;
      return waits
        ? verdict
        : this.updateClaimNotes(verdict, open.topic, await this.loadResult(open.item.investigationId));
    });
    if (!decision) return { kind: 'gone' };
    const next = order.action === 'another-round' ? await this.reinvestigate(decision, who) : null;
    return { kind: waits ? 'awaits-second' : 'decided', decision, nextInvestigationId: next };
  }

  /**
   * Marks a false upgrade: the topic returns to `unverified`. The false-upgrade rate counts it once, for its own
   * investigation.
   */
  async markFalse(investigationId: number, who: string, note: string): Promise<ReviewDecisionEntity> {
    return this.db.reviews.decideWithoutItem(investigationId, who, ({ topic, investigation }) => {
      if (topic.verificationStatus === 'unverified')
        throw new CorroborateError(
          'conflict',
          'The topic has not been upgraded, so no upgrade can be marked as false.',
        );
      if (!wasUpgraded(investigation))
        throw new CorroborateError('conflict', 'This investigation did not upgrade the topic.', {
          hint: 'Mark the investigation that upgraded it.',
        });
      const verdict: ReviewVerdict = { action: 'mark-false', note, topic: null, level: 'unverified' };
      return this.updateClaimNotes(verdict, topic, readableResult(investigation.result));
    });
  }

  private async loadResult(investigationId: number): Promise<StoredResult | null> {
    return readableResult((await this.db.investigations.get(investigationId))?.result);
  }

  /** Updates the notes on claims stored with topic and investigation to the level after the decision. */
  private updateClaimNotes(verdict: ReviewVerdict, topic: Topic, result: StoredResult | null): ReviewVerdict {
    if (!result) return verdict;
    const level = verdict.level ?? topic.verificationStatus;
    const current = currentResult(result, { level, held: false });
    const { verified_claims: verifiedClaims, disputed_claims: disputedClaims, additional_context: note } = current;
    const decided = verdict.level ? `An editor set the topic to “${level}”. Previous decision:\n` : '';
    return {
      ...verdict,
      topic: {
        verifiedFacts: { investigation_context: note },
        investigationNotes: `${decided}${result.investigation_notes}`,
      },
      investigation: { verifiedClaims, disputedClaims, contextNotes: note },
    };
  }

  /** The open review item of an investigation; null if none. */
  async findOpenItem(investigationId: number): Promise<{ item: ReviewItemEntity; topic: TopicHead | null } | null> {
    const item = (await this.db.reviews.listByCase(investigationId)).find(({ state }) => state === 'open');
    if (!item) return null;
    return { item, topic: (await this.db.topics.listHeads([item.topicId])).get(item.topicId) ?? null };
  }

  listDecisions(investigationId: number): Promise<ReviewDecisionEntity[]> {
    return this.db.reviews.listDecisionsWithoutItem(investigationId);
  }

  listCorrections(investigationId: number): Promise<EvidenceCorrectionEntity[]> {
    return this.db.corrections.listByCase(investigationId);
  }

  /** Re-evaluations that were accepted. */
  listReevaluations(investigationId: number): Promise<ReplayEntity[]> {
    return this.db.replays.listByCase(investigationId);
  }

  /** @throws CorroborateError `not-found`, `invalid-input`. */
  previewCorrection(order: CorrectionOrder): Promise<DecisionDifference> {
    return this.correcting.preview(order);
  }

  correct(order: CorrectionOrder): Promise<EvidenceCorrectionEntity> {
    return this.correcting.correct(order);
  }

  /**
   * Editors' notes on replies for the investigation's topic.
   * @throws CorroborateError `not-found`.
   */
  listReplies(investigationId: number): Promise<ReplyNoteEntity[]> {
    return this.replying.list(investigationId);
  }

  /** @throws CorroborateError `not-found`, `conflict`, `invalid-input`. */
  addReply(order: ReplyOrder): Promise<ReplyNoteEntity> {
    return this.replying.add(order);
  }

  /** Starts another investigation of the topic if possible. If this fails, the decision is kept. */
  private async reinvestigate({ topicId }: ReviewDecisionEntity, who: string): Promise<number | null> {
    const outcome = await this.investigations.trigger({
      topicId,
      mode: 'exhaustive',
      priority: 'high',
      force: true,
      requestedBy: who,
    });
    return outcome.kind === 'started' || outcome.kind === 'already-running' ? outcome.investigationId : null;
  }

  private async throwNotDecidable(id: number): Promise<never> {
    const item = orNotFound(await this.db.reviews.get(id), `There is no review item ${id}.`);
    if (item.state !== 'open') throw new CorroborateError('conflict', `Review item ${id} is already ${item.state}.`);
    throw new CorroborateError(
      'conflict',
      item.claimedBy ? `Review item ${id} is claimed by ${item.claimedBy}.` : `Review item ${id} is not claimed.`,
      {
        details: { claimedBy: item.claimedBy, leaseUntil: item.leaseUntil },
      },
    );
  }
}

const wasUpgraded = ({
  verificationLevelBefore: before,
  verificationLevelAfter: after,
}: Pick<InvestigationEntity, 'verificationLevelBefore' | 'verificationLevelAfter'>): boolean =>
  after !== null && isAbove(after, before);
