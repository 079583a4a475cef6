import {
  createReason,
  hasReason,
  toReasonText,
  toReasonTexts,
  type Claim,
  type Inquiry,
  type MatchedFactCheck,
  type OriginFinding,
  type Reason,
} from '@corroborate/domain';
import { addAccounts, type PlannedCase, type ReasoningAccount } from '@corroborate/reading';
import { findOrigin } from './beginning.policy';
import { firstJudgedRound, discardJudgments } from './set-aside.policy';
import { mergeUnreadLosses } from '../stages/read/unread-pages.policy';
import type { ActiveStage, Assessment, ReadPage, StageOutputs, StageRow, StoredOutput } from '../stages/stage.types';

/** Results of all stages and rounds of an investigation so far. */
export class CaseHistory {
  private readonly rows: StageRow[];

  constructor(rows: StageRow[]) {
    // After a re-evaluation, judgments from before it no longer apply.
    this.rows = discardJudgments(rows, firstJudgedRound(rows)).sort((a, b) => a.round - b.round);
  }

  /** Outputs of a stage by round, in ascending order; failed rounds are left out. */
  all<N extends ActiveStage>(stage: N): StageOutputs[N][] {
    return this.rows.filter((row) => row.stage === stage && hasOutput(row)).map((row) => row.data as StageOutputs[N]);
  }

  /** Like `all`, with round numbers. */
  rounds<N extends ActiveStage>(stage: N): { round: number; output: StageOutputs[N] }[] {
    return this.rows
      .filter((row) => row.stage === stage && hasOutput(row))
      .map(({ round, data }) => ({ round, output: data as StageOutputs[N] }));
  }

  at<N extends ActiveStage>(stage: N, round: number): StageOutputs[N] | null {
    const row = this.rows.find((item) => item.stage === stage && item.round === round && hasOutput(item));
    return row ? (row.data as StageOutputs[N]) : null;
  }

  latest<N extends ActiveStage>(stage: N): StageOutputs[N] | null {
    return this.all(stage).at(-1) ?? null;
  }

  /** All pages read, without duplicates, from searches and citations. */
  pages(): ReadPage[] {
    const pages = [
      ...this.all('records').flatMap((out) => out.pages ?? []),
      ...this.all('read').flatMap((out) => out.pages),
      ...this.all('origin').flatMap((out) => out.chased),
    ];
    const bySource = new Map<number, ReadPage>();
    for (const page of pages) if (!bySource.has(page.sourceId)) bySource.set(page.sourceId, page);
    return [...bySource.values()];
  }

  /** Claims of the topic, the same in all rounds; null if not extracted yet. */
  claims(): Claim[] | null {
    return this.judging().find(({ claims }) => claims !== undefined)?.claims ?? null;
  }

  /** Assessments by source ID; if a page has several, the first applies, or the first in which a model read it. */
  assessments(): Map<number, Assessment> {
    const bySource = new Map<number, Assessment>();
    for (const assessment of this.judging().flatMap(({ assessments }) => assessments))
      if (!bySource.get(assessment.sourceId)?.notes && (assessment.notes || !bySource.has(assessment.sourceId)))
        bySource.set(assessment.sourceId, assessment);
    return bySource;
  }

  /** Outputs that contain assessments: `assess` covers pages from searches, `origin` cited pages. */
  private judging() {
    return [...this.all('assess'), ...this.all('origin')];
  }

  /** Origin of the story, with social posts taken into account. */
  beginning(): OriginFinding | null {
    return findOrigin(this.latest('origin'), this.latest('social'));
  }

  /** Fact checks of the main claim, without duplicates. */
  factChecks(): MatchedFactCheck[] {
    const found = this.all('records').flatMap((out) => out.factChecks);
    return [...new Map(found.map((check) => [check.url, check])).values()];
  }

  /** Plan that a model made before the first round; null if none. */
  plannedCase(): PlannedCase | null {
    return this.all('search').find(({ planned }) => planned)?.planned ?? null;
  }

  /** Leads named by pages, from this round or later ones, for which a round has searched. */
  leads(from = 1): string[] {
    const decided = this.rounds('decide').filter(({ round, output }) => round >= from && output.again);
    const gaps = decided.flatMap(({ output }) => output.gaps);
    return gaps.filter(({ why }) => hasReason([why], 'gap.lead')).map(({ text }) => text);
  }

  /** Questions and answers after the latest round. */
  inquiry(): Inquiry | null {
    return this.all('decide').at(-1)?.inquiry ?? null;
  }

  /** Fact checks of the topic's other claims, without duplicates. */
  claimChecks(): MatchedFactCheck[] {
    const found = this.all('records').flatMap((out) => out.claimChecks ?? []);
    return [...new Map(found.map((check) => [check.url, check])).values()];
  }

  coverage() {
    return [...this.all('search'), ...this.all('records')].flatMap((out) => out.coverage);
  }

  /** Account of model use, combined over all stages and rounds. */
  reasoning(): ReasoningAccount {
    const stages = [
      ...this.all('search'),
      ...this.all('records'),
      ...this.all('assess'),
      ...this.all('origin'),
      ...this.all('cross-reference'),
      ...this.all('decide'),
    ];
    return addAccounts(stages.flatMap(({ reasoning }) => (reasoning ? [reasoning] : [])));
  }

  /** Losses of all stages, without duplicates. */
  losses(): Reason[] {
    const losses = this.rows.flatMap(stageLosses);
    const bySentence = new Map(losses.map((loss) => [toReasonText(loss), loss]));
    return mergeUnreadLosses([...bySentence.keys()]).map(
      (text) => bySentence.get(text) ?? createReason('loss.described', { text }),
    );
  }

  /** Losses as text. */
  missing(): string[] {
    return toReasonTexts(this.losses());
  }
}

function stageLosses({ state, stage, round, reason, data }: StageRow): Reason[] {
  if (state === 'failed')
    return [createReason('loss.stage-failed', { stage, round, why: reason ?? 'no reason given' })];
  const { loss, lost = [reason ?? ''] } = (data ?? {}) as StoredOutput;
  if (state === 'skipped') return loss ? [loss] : [];
  if (state !== 'partial' || !reason) return [];
  if (loss && hasReason([loss], 'loss.deadline', 'loss.wrapped-up'))
    return [loss, ...lossReasons((data as StoredOutput).lost)];
  if (loss && hasReason([loss], 'loss.stage-cut-short')) return [loss];
  return lossReasons(lost);
}

const lossReasons = (lost: string[] = []): Reason[] => lost.map((text) => createReason('loss.described', { text }));

const hasOutput = (row: StageRow) => row.state === 'done' || row.state === 'partial';
