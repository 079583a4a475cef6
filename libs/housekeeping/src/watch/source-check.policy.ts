import { createReason, type SourceChange } from '@corroborate/domain';
import type { ClaimedSourceCheck, Validators } from '@corroborate/db';
import { digestJson, type PageChange } from '@corroborate/evidence';
import { SOURCE_WATCH_LIMITS } from './watch.thresholds';

export type SourceCheckStep =
  /** The page is to be checked again after `waitMs` before a change is reported. */
  | { kind: 'again'; waitMs: number }
  /** `fresh`: the finding is new, so people and programs are notified. */
  | { kind: 'checked'; found: PageChange; fresh: boolean };

/** Evaluates a check. `status`: HTTP status; null if there was no response. */
export function nextStep(
  found: PageChange,
  { tries, before }: Pick<ClaimedSourceCheck, 'tries' | 'before'>,
  status: number | null,
): SourceCheckStep {
  if (found.change === null) {
    const waitMs = SOURCE_WATCH_LIMITS.againMs[tries - 1];
    return waitMs === undefined ? { kind: 'checked', found, fresh: false } : { kind: 'again', waitMs };
  }
  const isNew = before?.change !== found.change;
  if (found.change === 'gone' && isNew && tries === 1 && status !== HTTP_GONE)
    return { kind: 'again', waitMs: SOURCE_WATCH_LIMITS.confirmMs };
  return { kind: 'checked', found, fresh: isFresh(found, before) };
}

/** 410: the server states that the page is permanently gone. */
const HTTP_GONE = 410;

/**
 * Validators for a conditional request. A "not modified" response is accepted once but not twice in
 * a row, because many servers send the time of first publication or the tag of a template whatever
 * is edited; then the full page is requested. `given`: validators received when the page was read
 * for the case.
 */
export function conditionalValidators(before: ClaimedSourceCheck['before'], given: Validators): Validators {
  const tookItsWord = before?.reasons.some(({ code }) => code === 'watch.not-modified');
  return tookItsWord ? { etag: null, lastModified: null } : (before ?? given);
}

/** After "not modified", the previous check's finding still applies. */
export function unchangedFinding(before: ClaimedSourceCheck['before']): PageChange {
  const change: SourceChange = before?.change ?? 'unchanged';
  const reasons = [createReason('watch.not-modified'), ...substantialReasons(before?.reasons ?? [])];
  return { change, reasons, differences: before?.differences ?? [] };
}

function isFresh({ change, reasons }: PageChange, before: ClaimedSourceCheck['before']): boolean {
  if (change === 'unchanged' || change === null) return false;
  return (
    before === null ||
    digestJson([change, substantialReasons(reasons)]) !==
      digestJson([before.change, substantialReasons(before.reasons)])
  );
}

/** Leaves out reasons that only describe how the finding was made. */
const substantialReasons = (reasons: PageChange['reasons']): PageChange['reasons'] =>
  reasons.filter(({ code }) => code !== 'watch.not-modified' && code !== 'watch.same');
