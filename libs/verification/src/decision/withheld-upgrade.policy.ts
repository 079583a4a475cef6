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
import type { CountedGroup } from '../counting/counting.types';
import type { SourceTally } from './counting.policy';
import type { DecideInput } from './decide.types';
import { computeLevel } from './level.policy';
import { isReadByModel, createUndatedReason } from './undated.policy';

/** A recommended upgrade that is not applied automatically, and why. */
export interface WithheldUpgrade {
  reason: ReviewReason;
  why: Reason;
}

/**
 * Rules misread disputes in unfamiliar wording: in held-out worlds, two in five upgrades based on one source were
 * false, one in six based on two, and none based on three. An upgrade based on few sources read only by rules is
 * therefore not applied automatically.
 */
export function findWithholdingReason(
  input: DecideInput,
  count: SourceTally,
  recommended: VerificationLevel,
): WithheldUpgrade | null {
  const { upgrades, rulesApplyFrom } = input.thresholds;
  if (!isAbove(recommended, input.topic.verificationStatus)) return null;
  if (count.undated.length > 0) return { reason: 'undated-sources', why: createUndatedReason(count.undated) };
  if (upgrades === 'review') return { reason: 'upgrades-reviewed', why: createReason('review.upgrades-reviewed') };
  const [first, ...others] = matchesByOtherNames(input, count, recommended);
  if (first) return { reason: 'other-names', why: otherNamesReason(first, others) };
  const { counted, neutral } = count;
  const trusted = { counted: counted.filter(isTrusted), neutral: neutral.filter(isTrusted) };
  if (isReadByModels(input, count, recommended) || isEnoughByRules(input, trusted, recommended)) return null;
  const unqualified = countedOrNeutral(count).flatMap(unqualifiedReaders);
  if (unqualified.length > 0) return { reason: 'unqualified-reader', why: unqualifiedReaderReason(unqualified) };
  const sources = countedOrNeutral(count);
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
  linkedBy: string;
}

/**
 * Variants of a name that an editor must compare, if the sources that use the names in the story are not enough for the
 * level.
 */
function matchesByOtherNames(
  input: DecideInput,
  { counted, neutral }: SourceTally,
  recommended: VerificationLevel,
): NameMatch[] {
  const direct = { counted: counted.filter(usesOwnNames), neutral: neutral.filter(usesOwnNames) };
  if (!isAbove(recommended, computeLevel(direct, input))) return [];
  return [...counted, ...neutral].flatMap(({ sources }) => sources.flatMap(nameMatchesOf)).slice(0, MAX_MATCHES);
}

const MAX_MATCHES = 3;
const usesOwnNames = ({ sources }: CountedGroup): boolean => sources.some((one) => nameMatchesOf(one).length === 0);

const nameMatchesOf = ({ stance }: Pick<SourceView, 'stance'>): NameMatch[] =>
  stance.reasons.flatMap((why) => (why.code === 'model.other-names' ? why.params : []));

const otherNamesReason = (first: NameMatch, others: readonly NameMatch[]): Reason =>
  createReason('review.other-names', {
    ...{ page: first.page, story: first.story },
    matches: [first, ...others].map(({ name, page, story, linkedBy }) =>
      createReason('review.other-name', { name, page, story, linkedBy }),
    ),
  });

type CountedGroups = Pick<SourceTally, 'counted' | 'neutral'>;

const countedOrNeutral = ({ counted, neutral }: CountedGroups): CountedGroup[] =>
  counted.length > 0 ? counted : neutral;

/** Whether the sources whose support was found by rules or a qualified model would alone be enough for the level. */
const isEnoughByRules = (input: DecideInput, trusted: CountedGroups, recommended: VerificationLevel): boolean =>
  countedOrNeutral(trusted).length >= input.thresholds.rulesApplyFrom &&
  !isAbove(recommended, computeLevel(trusted, input));

/** Whether the sources in which a qualified language model found support would alone be enough for the level. */
function isReadByModels(
  input: DecideInput,
  { counted, neutral }: CountedGroups,
  recommended: VerificationLevel,
): boolean {
  const read = { counted: counted.filter(isReadByModel), neutral: neutral.filter(isReadByModel) };
  return !isAbove(recommended, computeLevel(read, input));
}

/** A source is trusted if rules also find the support or the model is qualified. */
const isTrusted = ({ sources }: CountedGroup): boolean =>
  sources.some(({ stance }) => !isFromUnqualifiedReader(stance) || !hasReason(stance.reasons, 'model.vouches'));

const isFromUnqualifiedReader = ({ reasons }: StanceJudgement): boolean => hasReason(reasons, 'model.unqualified');

const unqualifiedReaders = ({ sources }: CountedGroup): string[] =>
  sources
    .filter(({ stance }) => isFromUnqualifiedReader(stance))
    .flatMap(({ stance }) => stance.reasons.flatMap(confirmingModels));

const confirmingModels = (reason: Reason): string[] =>
  reason.code === 'model.vouches' || reason.code === 'model.confirms' ? reason.params.names : [];

const unqualifiedReaderReason = (names: readonly string[]): Reason =>
  createReason('review.unqualified-reader', { names: [...new Set(names)].sort() });
