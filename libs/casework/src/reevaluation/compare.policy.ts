import {
  createReason,
  toReasonData,
  toReasonText,
  toReasonTexts,
  type Decision,
  type Reason,
  type SourceView,
} from '@corroborate/domain';
import { verdictChanges } from '../added-sources/verdict-changes.policy';
import { listChanges, compareDecisions } from '../corrections/difference.policy';
import type { CrossReferenceOutput } from '@corroborate/investigation';
import {
  REPLAY_KINDS,
  type ReplayDifference,
  type ReplayKind,
  type ReplayOutcome,
  type ReplaySummary,
  type ReviewChange,
  type SourceChange,
} from './replay.types';

/** The parts of an evaluated case that are compared. */
export interface EvaluatedCase {
  decision: Decision;
  weighed: Pick<CrossReferenceOutput, 'claims' | 'findings' | 'sources'>;
}

/** Differences between two evaluations, with the rules that caused them. Pure. */
export function compareEvaluations(before: EvaluatedCase, after: EvaluatedCase): ReplayDifference {
  const decided = compareDecisions(before.decision, after.decision);
  const claimed = claimChange(before, after);
  const sources = sourceChanges(before, after);
  const claims = verdictChanges(before.weighed, after.weighed);
  const codes = [...listChanges(before.decision, after.decision), ...claimed].map(({ code }) => code);
  const kinds = kindsOf([...codes, ...sources.flatMap((one) => one.change_codes.map(({ code }) => code))]);
  if (claims.length > 0) kinds.add('claim');
  return {
    ...decided,
    changes: [...decided.changes, ...toReasonTexts(claimed)],
    change_codes: [...decided.change_codes, ...claimed.map(toReasonData)],
    kinds: REPLAY_KINDS.filter((kind) => kinds.has(kind)),
    reviews: reviewChanges(before.decision, after.decision),
    sources,
    claims,
  };
}

/** Number of cases of each kind. */
export function summarize(outcomes: readonly ReplayOutcome[]): ReplaySummary {
  const changed = outcomes.flatMap((one) => (one.kind === 'changed' ? [one.difference] : []));
  const count = (kind: ReplayOutcome['kind']) => outcomes.filter((one) => one.kind === kind).length;
  const withKind = (kind: ReplayKind) => changed.filter(({ kinds }) => kinds.includes(kind)).length;
  return {
    looked_at: outcomes.length,
    unchanged: count('unchanged'),
    changed: changed.length,
    not_judged: count('not-judged'),
    by_kind: Object.fromEntries(REPLAY_KINDS.map((kind) => [kind, withKind(kind)])) as ReplaySummary['by_kind'],
  };
}

const KIND_BY_CODE: Partial<Record<Reason['code'], ReplayKind>> = {
  'change.level': 'level',
  'change.now-held': 'held',
  'change.no-longer-held': 'held',
  'change.sources': 'voices',
  'change.confidence': 'confidence',
  'change.new-review': 'review',
  'change.no-longer-review': 'review',
  'replay.stance': 'stance',
  'replay.not-weighed': 'stance',
  'replay.weighed-now': 'stance',
  'replay.tier': 'tier',
  'replay.counts-now': 'voices',
  'replay.counts-no-longer': 'voices',
  'replay.quote': 'quote',
  'replay.claims': 'claim',
};

const kindsOf = (codes: readonly string[]): Set<ReplayKind> =>
  new Set(codes.flatMap((code) => KIND_BY_CODE[code as Reason['code']] ?? []));

/** Change of the claims. Their texts are compared, because verdicts on different claims are not comparable. */
function claimChange(before: EvaluatedCase, after: EvaluatedCase): Reason[] {
  const texts = ({ weighed }: EvaluatedCase) => JSON.stringify(weighed.claims.map(({ id, text }) => [id, text]));
  if (texts(before) === texts(after)) return [];
  return [createReason('replay.claims', { from: before.weighed.claims.length, to: after.weighed.claims.length })];
}

function sourceChanges(before: EvaluatedCase, after: EvaluatedCase): SourceChange[] {
  const [was, is] = [sourcesById(before), sourcesById(after)];
  const ids = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => a - b);
  return ids.flatMap((id) => {
    const changes = listSourceChanges(was.get(id), is.get(id), countedChange(before, after, id));
    return changes.length > 0 ? [sourceChange(changes, was.get(id), is.get(id))] : [];
  });
}

const sourcesById = ({ weighed }: EvaluatedCase) => new Map(weighed.sources.map((source) => [source.id, source]));

function countedChange({ decision: before }: EvaluatedCase, { decision: after }: EvaluatedCase, id: number): Reason[] {
  const [was, is] = [before.counted.includes(id), after.counted.includes(id)];
  if (was === is) return [];
  return [is ? createReason('replay.counts-now') : createReason('replay.counts-no-longer')];
}

function listSourceChanges(was: SourceView | undefined, is: SourceView | undefined, counted: Reason[]): Reason[] {
  if (!was) return [createReason('replay.weighed-now'), ...counted];
  if (!is) return [createReason('replay.not-weighed'), ...counted];
  const [from, to] = [was.stance, is.stance];
  const otherStance = from.stance !== to.stance;
  return [
    ...(otherStance ? [createReason('replay.stance', { from: from.stance, to: to.stance })] : []),
    ...(!otherStance && from.passage?.quote !== to.passage?.quote ? [createReason('replay.quote')] : []),
    ...(was.tier === is.tier ? [] : [createReason('replay.tier', { from: was.tier, to: is.tier })]),
    ...counted,
  ];
}

function sourceChange(changes: Reason[], was: SourceView | undefined, is: SourceView | undefined): SourceChange {
  const { id, url, name } = (is ?? was)!;
  const [before, after] = [was?.stance.reasons ?? [], is?.stance.reasons ?? []];
  return {
    source_id: id,
    url,
    name,
    changes: toReasonTexts(changes),
    change_codes: changes.map(toReasonData),
    why_before: toReasonTexts(before),
    why_before_codes: before.map(toReasonData),
    why_after: toReasonTexts(after),
    why_after_codes: after.map(toReasonData),
  };
}

function reviewChanges(before: Decision, after: Decision): ReviewChange[] {
  const reviewsMissingIn = (list: Decision, other: Decision, now: boolean): ReviewChange[] =>
    list.review.reasons
      .filter(({ reason }) => !other.review.reasons.some((one) => one.reason === reason))
      .map(({ reason, why }) => ({ rule: reason, now, why: toReasonText(why), why_code: toReasonData(why) }));
  return [...reviewsMissingIn(after, before, true), ...reviewsMissingIn(before, after, false)];
}
