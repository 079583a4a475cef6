import type { Outcome } from '@corroborate/domain';
import { hasEnded } from '@corroborate/providers';
import { missingField } from './fields.policy';
import type { LiveProbe, LiveRecording, LiveReport } from './live.types';

type LiveJudgment = Pick<LiveReport, 'verdict' | 'reason' | 'field'>;
type JudgedProbe = Pick<LiveProbe, 'name' | 'hasKey' | 'ends'>;

/** Verdict of one response. */
export function judgeLive(
  probe: JudgedProbe,
  outcome: Outcome<unknown>,
  recordings: readonly LiveRecording[],
  now: Date,
): LiveJudgment {
  const field = missingField(probe.name, recordings);
  if (outcome.kind === 'found')
    return field === null
      ? { verdict: 'works', reason: 'response as expected', field }
      : { verdict: 'changed', reason: `the response no longer contains ${field}`, field };
  const { reason } = outcome;
  if (probe.hasKey && probe.ends !== null && hasEnded({ ends: probe.ends }, now))
    return { verdict: 'gone', reason: `discontinued by its provider on ${probe.ends}`, field: null };
  if (outcome.kind === 'not-configured') return { verdict: 'not configured', reason, field: null };
  return judgeByStatus(probe, outcome, recordings) ?? { ...judgeByOutcome(outcome, recordings, field), field };
}

const NO_RESULTS_REASON = 'no results for a query that always has some';
const reasonOf = (outcome: Outcome<unknown>): string => (outcome.kind === 'found' ? '' : outcome.reason);
const lastStatus = (recordings: readonly LiveRecording[]): number | null => recordings.at(-1)?.status ?? null;

function judgeByStatus(
  probe: JudgedProbe,
  outcome: Outcome<unknown>,
  recordings: readonly LiveRecording[],
): LiveJudgment | null {
  const status = lastStatus(recordings);
  const reason = reasonOf(outcome);
  if (outcome.kind === 'limited' || status === 429) return { verdict: 'limited', reason, field: null };
  if (outcome.kind === 'blocked' || status === 401 || status === 403)
    return { verdict: probe.hasKey && status !== null ? 'key refused' : 'blocked', reason, field: null };
  if (status === 404 || status === 410) return { verdict: 'gone', reason: `HTTP ${status}: ${reason}`, field: null };
  if (status === null || status >= 500) return { verdict: 'unreachable', reason, field: null };
  return null;
}

/** Verdict of a response that was successful but unreadable or empty; the test query always has results. */
function judgeByOutcome(
  outcome: Outcome<unknown>,
  recordings: readonly LiveRecording[],
  field: string | null,
): Pick<LiveJudgment, 'verdict' | 'reason'> {
  const reason = outcome.kind === 'nothing-found' ? NO_RESULTS_REASON : reasonOf(outcome);
  const missing = field === null ? '' : `; the response no longer contains ${field}`;
  return { verdict: 'changed', reason: `HTTP ${lastStatus(recordings)}: ${reason}${missing}` };
}
