import type { Decision, SeriousFindings, Reason, Topic } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { PageNotes } from '@corroborate/reading';
import { findAccusedInNotes, decide, type DecideInput } from '@corroborate/verification';
import type { CaseHistory } from '../case/case.history';
import type { CrossReferenceOutput } from '../stages/stage.types';

export type DecideSettings = Pick<
  Settings,
  'CERTIFIED_AT' | 'VERIFIED_AT' | 'STRONGLY_VERIFIED_AT' | 'NEUTRAL_QUORUM' | 'RULES_APPLY_FROM' | 'UPGRADES'
>;

/** A topic with its cross-referenced evidence and other stage results. */
export interface CaseToDecide {
  topic: Topic;
  history: CaseHistory;
  weighed: CrossReferenceOutput;
  /** Serious findings of the pre-publication check; absent if it did not run. */
  look?: SeriousFindings;
  /** Serious issues with which the last checkpoint failed; absent if it did not fail. */
  unsettled?: Reason[];
}

/** Complete input of the decision. */
export function buildDecideInput(known: CaseToDecide, settings: DecideSettings): DecideInput {
  const { topic, history, weighed, look, unsettled } = known;
  return {
    topic,
    ...weighed,
    origin: history.beginning(),
    coverage: history.coverage(),
    ...nonEvidenceInput(history),
    missing: history.losses(),
    unnamed: listUnnamedSources(history),
    accused: listAccused({ topic, history, weighed }),
    ...(look ? { look } : {}),
    ...(unsettled ? { unsettled } : {}),
    thresholds: {
      certifiedAt: settings.CERTIFIED_AT,
      verifiedAt: settings.VERIFIED_AT,
      stronglyVerifiedAt: settings.STRONGLY_VERIFIED_AT,
      neutralQuorum: settings.NEUTRAL_QUORUM,
      rulesApplyFrom: settings.RULES_APPLY_FROM,
      upgrades: settings.UPGRADES,
    },
  };
}

/** People and organizations that pages on this event accuse; ignores the topic's own page and unreliable sources. */
export function listAccused({
  topic,
  history,
  weighed,
}: Pick<CaseToDecide, 'topic' | 'history' | 'weighed'>): string[] {
  const assessments = history.assessments();
  const pages = weighed.sources
    .filter(({ tier, isTopicPage }) => tier < UNRELIABLE_TIER && !isTopicPage)
    .flatMap(({ id }) => assessments.get(id)?.notes ?? [])
    .filter(({ relation }) => relation === 'this-event');
  return findAccusedInNotes({ topic, claims: weighed.claims }, pages);
}

const UNRELIABLE_TIER = 4;

/** Sources that rely on unnamed people, according to their notes. */
export const listUnnamedSources = (history: CaseHistory): number[] =>
  [...history.assessments().values()].flatMap(({ sourceId, notes }) =>
    notes && reliesOnUnnamedSources(notes) ? [sourceId] : [],
  );

const reliesOnUnnamedSources = ({ sourcing: { own, unnamed }, statements }: PageNotes): boolean =>
  unnamed.length > 0 && own.length === 0 && !statements.some(({ side }) => side === 'affirms');

/** Decides a case. `prepare` is called first, to apply editors' corrections. */
export const decideCase = (known: CaseToDecide, settings: DecideSettings, prepare = keepUnchanged): Decision =>
  decide(buildDecideInput({ ...known, weighed: prepare(known.weighed) }, settings));

const keepUnchanged = (weighed: CrossReferenceOutput): CrossReferenceOutput => weighed;

/** Information that affects a decision but is not evidence: posts and background. */
function nonEvidenceInput(history: CaseHistory) {
  const social = history.latest('social');
  return {
    social: social
      ? { independentAccounts: social.independentAccounts, coordinated: social.coordination.clusters.length > 0 }
      : undefined,
    contextDetails: history.latest('context')?.details.length,
  };
}
