import type { QualificationPage } from './qualification.set';

/** Limits: maximum share of traps counted as support, and minimum share of supporting pages found. */
export const QUALIFICATION_LIMITS = { maxFalseShare: 0.025, minRecall: 0.75 } as const;

/** One page, and whether the model's reading counted it as support after all guards. */
export interface QualificationReading {
  page: Pick<QualificationPage, 'id' | 'language' | 'kind' | 'supports'>;
  supported: boolean;
}

export type Qualification = ReturnType<typeof evaluateQualification>;

export function evaluateQualification(readings: readonly QualificationReading[]) {
  const idsOf = (wrong: (one: QualificationReading) => boolean) => readings.filter(wrong).map(({ page }) => page.id);
  const falselySupported = idsOf(({ page, supported }) => supported && !page.supports);
  const missed = idsOf(({ page, supported }) => !supported && page.supports);
  const [taken, supporting] = [
    readings.filter(({ supported }) => supported),
    readings.filter(({ page }) => page.supports),
  ];
  const traps = readings.length - supporting.length;
  const recall = supporting.length === 0 ? 0 : 1 - missed.length / supporting.length;
  return {
    passed:
      traps > 0 &&
      falselySupported.length <= QUALIFICATION_LIMITS.maxFalseShare * traps &&
      recall >= QUALIFICATION_LIMITS.minRecall,
    pages: readings.length,
    /** Ids of traps counted as support. */
    falselySupported,
    /** Ids of supporting pages that were not counted. */
    missed,
    /** Precision from 0 to 1; null if no page was counted as support. */
    precision: taken.length === 0 ? null : 1 - falselySupported.length / taken.length,
    /** 0–1. */
    recall,
  };
}

/** Formats a share as a percentage. */
export const percent = (share: number | null): string =>
  share === null ? 'none' : `${Math.round(share * 1_000) / 10}%`;
