import { Inject, Injectable } from '@nestjs/common';
import {
  CLOCK,
  CorroborateError,
  hasReason,
  isAbove,
  toReasonText,
  type Clock,
  type ErrorCode,
  type Reason,
  type StageName,
  type Topic,
} from '@corroborate/domain';
import {
  DATABASE,
  type ConclusionWrite,
  type Database,
  type InvestigationEntity,
  type StoredCase,
} from '@corroborate/db';
import { resultFaults, type CaseData } from '@corroborate/report';
import { QueueHub } from '@corroborate/queue';
import { AROUND_CONCLUSION } from '../tokens';
import { buildCaseData } from '../case/case.data';
import { CaseHistory } from '../case/case.history';
import { buildConclusion } from '../conclusion/conclusion.builder';
import { storeEvidence } from '../conclusion/evidence.keeper';
import { findRelatedTopics } from '../case/related.reader';
import type { ConclusionGate } from '../added-sources/before-conclusion';
import { ADDED_ROUND_STAGES, selectStages } from './round.policy';
import { treeNumber } from './tree.policy';
import type { DecideOutput } from '../stages/stage.types';

/** Data on a concluded investigation, for operators. */
export interface ConclusionStats {
  /** US dollars. */
  costUsd: number;
  /** Violations of the result schema. */
  faults: string[];
}

/** Hooks before and after a conclusion. */
export interface ConclusionHooks {
  onConcluded: (investigationId: number, concluded: ConclusionStats) => void;
  /** For operators. */
  onFailed?: (investigationId: number, reason: string) => void;
  before: ConclusionGate;
}

/** Applies a stored decision: next round, conclusion or failure. Idempotent. */
@Injectable()
export class Advancer {
  constructor(
    @Inject(DATABASE)
    private readonly db: Pick<
      Database,
      'investigations' | 'topics' | 'topicKeys' | 'stageResults' | 'ledger' | 'sources' | 'claims' | 'events'
    >,
    @Inject(QueueHub) private readonly queue: Pick<QueueHub, 'enqueueRound'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(AROUND_CONCLUSION) private readonly around: ConclusionHooks,
  ) {}

  /** False if the case waits for something, or has no decision in this round. `given`: the case. */
  async advance(investigationId: number, round: number, given?: StoredCase): Promise<boolean> {
    const stored = given ?? (await this.db.stageResults.caseOf(investigationId));
    const history = new CaseHistory(stored?.results ?? []);
    const decided = history.at('decide', round);
    if (!stored || !decided) return false;
    if (decided.decision && !decided.again) return this.finish(stored, { round, history, decided });
    if (decided.again) await this.goOn(stored.investigation, round + 1);
    else await this.fail(investigationId, toReasonText(decided.why), failureCode(decided.why));
    return true;
  }

  /** Concludes the case, unless an added source has not been read yet or is still to arrive. */
  private async finish(stored: StoredCase, end: DecidedRound): Promise<boolean> {
    const { id, mode } = stored.investigation;
    const next = await this.around.before({ investigationId: id, mode, ...end });
    if (next === 'conclude') await this.conclude(stored, end);
    if (next === 'look-at-added')
      await this.goOn(await this.db.investigations.get(id), end.round + 1, ADDED_ROUND_STAGES);
    return next !== 'wait';
  }

  /** Enqueues the jobs of a round. Idempotent per round and generation. */
  async startRound(
    { id, priority, pauses }: Pick<InvestigationEntity, 'id' | 'priority' | 'pauses'>,
    round: number,
    generation = 0,
    stages: StageName[] = selectStages(round),
  ): Promise<void> {
    const job = await this.queue.enqueueRound({
      investigationId: id,
      round,
      generation: treeNumber({ pauses, generation }),
      priority,
      stages,
    });
    await this.db.investigations.setRootJob(id, job, { generation, pauses });
  }

  /** Continues from the stored state: applies the decision of the round, or enqueues the round. */
  async takeUp(row: InvestigationEntity, generation = row.generation): Promise<void> {
    // The investigation was paused again in the meantime: jobs enqueued now would do nothing, and would be missing
    // after it resumes.
    if (row.status === 'paused') return;
    const round = Math.max(1, row.round);
    const decided = (await this.db.stageResults.findAll(row.id)).some(
      (one) => one.stage === 'decide' && one.round === round && one.state !== 'failed',
    );
    if (decided) await this.advance(row.id, round);
    else await this.startRound(row, round, generation);
  }

  /** Fails an investigation without a verdict. The topic is unchanged. */
  async fail(investigationId: number, message: string, code: ErrorCode = 'internal'): Promise<void> {
    if (await this.db.investigations.fail(investigationId, { code, message }))
      this.around.onFailed?.(investigationId, message);
  }

  private async goOn(row: InvestigationEntity | null, round: number, stages?: StageName[]): Promise<void> {
    // Resuming a paused investigation calls this again.
    if (row && row.status !== 'paused') await this.startRound(row, round, 0, stages);
  }

  private async conclude(stored: StoredCase, { round, history, decided }: DecidedRound): Promise<void> {
    const { id } = stored.investigation;
    const evidence = { id, round, history, counted: new Set(decided.decision?.counted) };
    const spent = await this.db.ledger.totals(id, round);
    // Read after the decision, because related topics are shown with the verdict but do not affect it.
    const related = stored.topic && (await findRelatedTopics(this.db, stored.topic));
    let faults: string[] = [];
    const concluded = await this.db.investigations.conclude(id, async ({ client, topic, investigation }) => {
      const data = buildCaseData({
        topic,
        investigation,
        history,
        decided,
        costUsd: spent.costUsd,
        decidedAt: this.clock.now().toISOString(),
        related,
      });
      if (!data) throw new CorroborateError('internal', 'a case without a decision cannot be completed');
      await storeEvidence(this.db, evidence, client);
      const write = buildConclusionWrite(data, topic, investigation);
      // Faults in the result are reported, but the case is not lost.
      faults = resultFaults(write.investigation.result);
      return write;
    });
    if (concluded) this.around.onConcluded(id, { costUsd: spent.costUsd, faults });
  }
}

interface DecidedRound {
  round: number;
  history: CaseHistory;
  decided: DecideOutput;
}

const failureCode = (why: Reason): ErrorCode =>
  hasReason([why], 'stop.nothing-gathered') ? 'upstream-failed' : 'internal';

function buildConclusionWrite(data: CaseData, topic: Topic, { priority }: InvestigationEntity): ConclusionWrite {
  const { topic: topicPatch, investigation, review } = buildConclusion(data, topic);
  const { applied, recommended, held } = data.decision;
  return {
    topic: topicPatch,
    investigation,
    review: review && { ...review, priority },
    events: buildConclusionEvents(data, topic),
    event: { type: 'investigation.completed', data: { applied, recommended, held } },
  };
}

/** Additional events of a conclusion: losses, upgrade, review request. */
function buildConclusionEvents({ decision, missing }: CaseData, { id, verificationStatus }: Topic) {
  const { applied, recommended, review } = decision;
  const events: NonNullable<ConclusionWrite['events']> = [];
  if (missing.length) events.push({ type: 'investigation.partial', data: { missing: missing.slice(0, 20) } });
  if (isAbove(applied, verificationStatus))
    events.push({ type: 'topic.upgraded', data: { topic_id: id, from: verificationStatus, to: applied, by: 'rules' } });
  if (review.required)
    events.push({
      type: 'review.requested',
      data: { recommended, reasons: review.reasons.map(({ reason }) => reason) },
    });
  return events;
}
