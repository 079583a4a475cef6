import {
  createReason,
  hasReason,
  isAbove,
  type Reason,
  type ReviewReason,
  type SourceView,
  type StanceJudgement,
  type VerificationLevel,
} from '@corroborate/domain';
import type { CountedVoice } from '../counting/voices.types';
import type { Count } from './counting.policy';
import type { DecideInput } from './decide.types';
import { levelFor } from './level.policy';

/** Why a recommended upgrade is not applied automatically. */
export interface Withheld {
  reason: ReviewReason;
  why: Reason;
}

/**
 * Rules misread disputes in unfamiliar words: in held-out worlds two in five upgrades based on one source were false,
 * one in six based on two, and none based on three. So upgrades on few sources read only by rules are not applied
 * automatically.
 */
export function whyWithheld(input: DecideInput, count: Count, recommended: VerificationLevel): Withheld | null {
  const { upgrades, rulesApplyFrom } = input.thresholds;
  if (!isAbove(recommended, input.topic.verificationStatus)) return null;
  if (upgrades === 'review') return { reason: 'upgrades-reviewed', why: createReason('review.upgrades-reviewed') };
  const [first, ...others] = underOtherNames(input, count, recommended);
  if (first) return { reason: 'other-names', why: otherNames(first, others) };
  const { counted, neutral } = count;
  const trusted = { counted: counted.filter(isTrusted), neutral: neutral.filter(isTrusted) };
  if (isReadByModels(input, count, recommended) || isEnoughByRules(input, trusted, recommended)) return null;
  const unqualified = carrying(count).flatMap(unqualifiedReaders);
  if (unqualified.length > 0) return { reason: 'unqualified-reader', why: unqualifiedBy(unqualified) };
  const sources = carrying(count);
  const name = sources[0]?.sources[0]?.name ?? '';
  return {
    reason: 'few-sources',
    why: createReason('review.few-sources', { sources: sources.length, name, wanted: rulesApplyFrom }),
  };
}

interface NameMatch {
  name: string;
  page: string;
  story: string;
}

/** Names to compare, if sources that use the story's own names do not give the level. */
function underOtherNames(input: DecideInput, { counted, neutral }: Count, recommended: VerificationLevel): NameMatch[] {
  const direct = { counted: counted.filter(usesOwnNames), neutral: neutral.filter(usesOwnNames) };
  if (!isAbove(recommended, levelFor(direct, input))) return [];
  return [...counted, ...neutral].flatMap(({ sources }) => sources.flatMap(matchesOf)).slice(0, MAX_MATCHES);
}

const MAX_MATCHES = 3;
const usesOwnNames = ({ sources }: CountedVoice): boolean => sources.some((one) => matchesOf(one).length === 0);

const matchesOf = ({ stance }: Pick<SourceView, 'stance'>): NameMatch[] =>
  stance.reasons.flatMap((why) => (why.code === 'model.other-names' ? why.params : []));

const otherNames = (first: NameMatch, others: readonly NameMatch[]): Reason =>
  createReason('review.other-names', {
    ...{ page: first.page, story: first.story },
    matches: [first, ...others].map(({ name, page, story }) =>
      createReason('review.other-name', { name, page, story }),
    ),
  });

type Voices = Pick<Count, 'counted' | 'neutral'>;

const carrying = ({ counted, neutral }: Voices): CountedVoice[] => (counted.length > 0 ? counted : neutral);

/** Whether enough sources have support found by rules or a qualified model, and these sources give the level. */
const isEnoughByRules = (input: DecideInput, trusted: Voices, recommended: VerificationLevel): boolean =>
  carrying(trusted).length >= input.thresholds.rulesApplyFrom && !isAbove(recommended, levelFor(trusted, input));

/** Whether the sources in which a qualified language model found support give the level by themselves. */
function isReadByModels(input: DecideInput, { counted, neutral }: Voices, recommended: VerificationLevel): boolean {
  const read = { counted: counted.filter(isReadByModel), neutral: neutral.filter(isReadByModel) };
  return !isAbove(recommended, levelFor(read, input));
}

const isReadByModel = ({ sources }: CountedVoice): boolean =>
  sources.some(({ stance }) => hasReason(stance.reasons, 'model.confirms', 'model.vouches') && !isUnqualified(stance));

/** A reading is trusted if rules find the support, too, or if the model is qualified. */
const isTrusted = ({ sources }: CountedVoice): boolean =>
  sources.some(({ stance }) => !isUnqualified(stance) || !hasReason(stance.reasons, 'model.vouches'));

const isUnqualified = ({ reasons }: StanceJudgement): boolean => hasReason(reasons, 'model.unqualified');

const unqualifiedReaders = ({ sources }: CountedVoice): string[] =>
  sources.filter(({ stance }) => isUnqualified(stance)).flatMap(({ stance }) => stance.reasons.flatMap(namesOf));

const namesOf = (reason: Reason): string[] =>
  reason.code === 'model.vouches' || reason.code === 'model.confirms' ? reason.params.names : [];

const unqualifiedBy = (names: readonly string[]): Reason =>
  createReason('review.unqualified-reader', { names: [...new Set(names)].sort() });
