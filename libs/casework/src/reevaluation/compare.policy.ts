import {
  because,
  codeLine,
  sentenceOf,
  sentencesOf,
  type Decision,
  type Reason,
  type SourceView,
} from '@corroborate/domain';
import { verdictChanges } from '../added-sources/verdict-changes.policy';
import { changesOf, differenceOf } from '../corrections/difference.policy';
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
export interface Judged {
  decision: Decision;
  weighed: Pick<CrossReferenceOutput, 'claims' | 'findings' | 'sources'>;
}

/** Differences between two judgments, with rules. Pure. */
export function compare(before: Judged, after: Judged): ReplayDifference {
  const decided = differenceOf(before.decision, after.decision);
  const claimed = claimChange(before, after);
  const sources = sourceChanges(before, after);
  const claims = verdictChanges(before.weighed, after.weighed);
  const codes = [...changesOf(before.decision, after.decision), ...claimed].map(({ code }) => code);
  const kinds = kindsOf([...codes, ...sources.flatMap((one) => one.change_codes.map(({ code }) => code))]);
  if (claims.length > 0) kinds.add('claim');
  return {
    ...decided,
    changes: [...decided.changes, ...sentencesOf(claimed)],
    change_codes: [...decided.change_codes, ...claimed.map(codeLine)],
    kinds: REPLAY_KINDS.filter((kind) => kinds.has(kind)),
    reviews: reviewChanges(before.decision, after.decision),
    sources,
    claims,
  };
}

/** Number of cases of each kind. */
export function summaryOf(outcomes: readonly ReplayOutcome[]): ReplaySummary {
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

const KIND_OF: Partial<Record<Reason['code'], ReplayKind>> = {
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
  new Set(codes.flatMap((code) => KIND_OF[code as Reason['code']] ?? []));

/** Compares the claims themselves: verdicts on different claims are not comparable. */
function claimChange(before: Judged, after: Judged): Reason[] {
  const texts = ({ weighed }: Judged) => JSON.stringify(weighed.claims.map(({ id, text }) => [id, text]));
  if (texts(before) === texts(after)) return [];
  return [because('replay.claims', { from: before.weighed.claims.length, to: after.weighed.claims.length })];
}

function sourceChanges(before: Judged, after: Judged): SourceChange[] {
  const [was, is] = [bySource(before), bySource(after)];
  const ids = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => a - b);
  return ids.flatMap((id) => {
    const changes = changesOfSource(was.get(id), is.get(id), counting(before, after, id));
    return changes.length > 0 ? [sourceChange(changes, was.get(id), is.get(id))] : [];
  });
}

const bySource = ({ weighed }: Judged) => new Map(weighed.sources.map((source) => [source.id, source]));

function counting({ decision: before }: Judged, { decision: after }: Judged, id: number): Reason[] {
  const [was, is] = [before.counted.includes(id), after.counted.includes(id)];
  if (was === is) return [];
  return [is ? because('replay.counts-now') : because('replay.counts-no-longer')];
}

function changesOfSource(was: SourceView | undefined, is: SourceView | undefined, counted: Reason[]): Reason[] {
  if (!was) return [because('replay.weighed-now'), ...counted];
  if (!is) return [because('replay.not-weighed'), ...counted];
  const [from, to] = [was.stance, is.stance];
  const otherStance = from.stance !== to.stance;
  return [
    ...(otherStance ? [because('replay.stance', { from: from.stance, to: to.stance })] : []),
    ...(!otherStance && from.passage?.quote !== to.passage?.quote ? [because('replay.quote')] : []),
    ...(was.tier === is.tier ? [] : [because('replay.tier', { from: was.tier, to: is.tier })]),
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
    changes: sentencesOf(changes),
    change_codes: changes.map(codeLine),
    why_before: sentencesOf(before),
    why_before_codes: before.map(codeLine),
    why_after: sentencesOf(after),
    why_after_codes: after.map(codeLine),
  };
}

function reviewChanges(before: Decision, after: Decision): ReviewChange[] {
  const without = (list: Decision, other: Decision, now: boolean): ReviewChange[] =>
    list.review.reasons
      .filter(({ reason }) => !other.review.reasons.some((one) => one.reason === reason))
      .map(({ reason, why }) => ({ rule: reason, now, why: sentenceOf(why), why_code: codeLine(why) }));
  return [...without(after, before, true), ...without(before, after, false)];
}
