import {
  hasReason,
  isAbove,
  type Checkpoint,
  type EvidenceGap,
  type Inquiry,
  type PrePublicationCheck,
  type Reason,
} from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import { noteClaims } from '@corroborate/reading';
import type { ReportParts } from '@corroborate/report';
import {
  assessCheckpoint,
  findEvidenceGaps,
  buildLeadGaps,
  decideNextRound,
  buildQuestionGaps,
  ROUNDS_BY_MODE,
  searchLimitReason,
  buildSourceClaimGaps,
  planTargetedRound,
  type CheckpointInput,
  type NextRound,
} from '@corroborate/verification';
import type { StageInput } from '../stages/stage';
import type { CaseHistory } from '../case/case.history';
import { countFoundPages } from '../rounds/source-limit.policy';
import { listNamedLeads, type CaseNotes } from '../stages/decide/case-notes';
import type { RoundEnd } from './inquirer';
import { summarizeGathered, openTheories, unknownPeople } from './question-case';

/** Gathers the input for the policies that decide on rounds. */
export class RoundPlanner {
  constructor(
    private readonly ledger: Pick<Database['ledger'], 'totals'>,
    private readonly settings: Pick<Settings, 'MAX_ROUNDS' | 'CERTIFIED_AT'>,
  ) {}

  /** Why no further round is possible, whatever is missing; null if one is. */
  async limit(end: RoundEnd): Promise<Reason | null> {
    const { input } = end;
    const gathered = summarizeGathered(input.history, input.round);
    return searchLimitReason(await this.limits(input), gathered, openLeads(end).length);
  }

  /** Whether another round follows, and what it should search for. */
  async next(end: RoundEnd, inquiry: Inquiry | null, noted: CaseNotes | null): Promise<NextRound> {
    const { input, weighed, decision } = end;
    const searched = listSearchedGaps(input.history);
    const asked = { questions: inquiry?.questions ?? [], answers: inquiry?.answers ?? [] };
    const { independentCredible } = decision;
    const unreadCitations = input.history.latest('origin')?.unread ?? [];
    return decideNextRound({
      ...(await this.limits(input)),
      checkpoint: buildCheckpoint(end, inquiry, null),
      missing: {
        questions: buildQuestionGaps(asked, { mode: input.mode, searched }),
        leads: openLeads(end),
        evidence: findEvidenceGaps({ ...weighed, topic: input.topic, independentCredible, unreadCitations }),
        sourceClaims: noted ? buildSourceClaimGaps(noteClaims({ claims: weighed.claims, ...noted })) : [],
      },
      searched,
      enoughSources: independentCredible >= this.settings.CERTIFIED_AT ? independentCredible : null,
    });
  }

  /** A round that searches for gaps in the finished case; null if no gap is worth a search. */
  async targeted({ input, weighed }: RoundEnd, { look, made }: FinalChecks): Promise<NextRound | null> {
    if (input.halt) return null;
    return planTargetedRound({
      ...(await this.limits(input)),
      look,
      checkpoint: made,
      sources: weighed.sources,
      searched: listSearchedGaps(input.history),
      hadTargeted: input.history.all('decide').some(({ why }) => hasReason([why], 'stop.targeted')),
    });
  }

  private async limits({ investigationId, mode, round, limits, profile, history }: StageInput) {
    const spent = limits && limits.budgetUsd > 0 ? await this.ledger.totals(investigationId, round) : null;
    return {
      ...{ mode, round },
      rounds: mode === 'exhaustive' ? this.settings.MAX_ROUNDS : ROUNDS_BY_MODE[mode],
      budgetSpent: spent !== null && spent.costUsd >= (limits?.budgetUsd ?? 0),
      pagesFound: countFoundPages(history),
      sourceLimit: profile.sourceLimit,
    };
  }
}

/** The finished case before publication. */
export interface FinalChecks {
  look: PrePublicationCheck | null;
  made: Checkpoint | null;
}

/** Checkpoint of the case after this round. `parts`: null while the search continues. */
export const buildCheckpoint = (end: RoundEnd, inquiry: Inquiry | null, parts: ReportParts | null): Checkpoint =>
  assessCheckpoint(checkpointCaseOf(end, inquiry, parts), 'every-rounds');

function checkpointCaseOf({ input, weighed, decision }: RoundEnd, inquiry: Inquiry | null, parts: ReportParts | null) {
  const { round, history, topic } = input;
  return {
    ...{ round, claims: weighed.claims, findings: weighed.findings },
    ...{ questions: inquiry?.questions ?? [], answers: inquiry?.answers ?? [] },
    upgrade: isAbove(decision.recommended, topic.verificationStatus) && decision.independentCredible > 0,
    confidence: decision.confidence / 100,
    unknownPeople: unknownPeople(history),
    openTheories: openTheories(parts),
    gathered: summarizeGathered(history, round),
  } satisfies CheckpointInput;
}

/** Leads named by pages that no round has searched for. */
const openLeads = ({
  input: { topic, history },
  weighed,
  decision: { independentCredible },
}: RoundEnd): EvidenceGap[] =>
  buildLeadGaps({
    ...{ topic, independentCredible, searched: listSearchedGaps(history) },
    leads: listNamedLeads(history, weighed.sources),
  });

/** Gaps for which earlier rounds have searched. */
const listSearchedGaps = (history: CaseHistory): EvidenceGap[] =>
  history.all('decide').flatMap(({ again, gaps }) => (again ? gaps : []));
