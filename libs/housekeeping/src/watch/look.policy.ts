import { because, type SourceChange } from '@corroborate/domain';
import type { TakenLook, Validators } from '@corroborate/db';
import { digestOf, type PageChange } from '@corroborate/evidence';
import { WATCHING } from './watch.thresholds';

export type LookStep =
  /** It is looked again after this long before anything is said. */
  | { kind: 'again'; waitMs: number }
  /** `fresh`: it says what no look before it said, so people and programs are told. */
  | { kind: 'said'; said: PageChange; fresh: boolean };

/** What follows of what a look found. `status`: as the server answered, null where nothing did. */
export function afterLook(
  found: PageChange,
  { tries, before }: Pick<TakenLook, 'tries' | 'before'>,
  status: number | null,
): LookStep {
  if (found.change === null) {
    const waitMs = WATCHING.againMs[tries - 1];
    return waitMs === undefined ? { kind: 'said', said: found, fresh: false } : { kind: 'again', waitMs };
  }
  const isNew = before?.change !== found.change;
  if (found.change === 'gone' && isNew && tries === 1 && status !== GONE_FOR_GOOD)
    return { kind: 'again', waitMs: WATCHING.confirmMs };
  return { kind: 'said', said: found, fresh: isFresh(found, before) };
}

/** By its own word it will not come back. */
const GONE_FOR_GOOD = 410;

/**
 * What the server is asked by. Its word that nothing changed is taken once and not twice in a row: many name a moment
 * of the first print, or a tag of a template, whatever is edited. The page then comes whole. `given`: with the page
 * when it was read for the case.
 */
export function askedBy(before: TakenLook['before'], given: Validators): Validators {
  const tookItsWord = before?.reasons.some(({ code }) => code === 'watch.not-modified');
  return tookItsWord ? { etag: null, lastModified: null } : (before ?? given);
}

/** The server says that the page is what it was at the last look: so is what was said of it. */
export function asBefore(before: TakenLook['before']): PageChange {
  const change: SourceChange = before?.change ?? 'unchanged';
  const reasons = [because('watch.not-modified'), ...substantialReasons(before?.reasons ?? [])];
  return { change, reasons, differences: before?.differences ?? [] };
}

function isFresh({ change, reasons }: PageChange, before: TakenLook['before']): boolean {
  if (change === 'unchanged' || change === null) return false;
  return (
    before === null ||
    digestOf([change, substantialReasons(reasons)]) !== digestOf([before.change, substantialReasons(before.reasons)])
  );
}

/** What says only how it was found out has no part in what was found. */
const substantialReasons = (reasons: PageChange['reasons']): PageChange['reasons'] =>
  reasons.filter(({ code }) => code !== 'watch.not-modified' && code !== 'watch.same');
