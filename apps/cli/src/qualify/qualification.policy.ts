import type { QualificationPage } from './qualification.set';

/** What a reader must reach: hardly a trap taken for support, and most of the support found. */
export const QUALIFICATION = { maxFalseShare: 0.025, minRecall: 0.75 } as const;

/** One page with what the reader, checked by the guards, made of it. */
export interface QualificationReading {
  page: Pick<QualificationPage, 'id' | 'language' | 'kind' | 'supports'>;
  supported: boolean;
}

export interface Qualification {
  passed: boolean;
  pages: number;
  /** Pages taken for support that do not support the claim. */
  falselySupported: string[];
  /** Pages that support the claim and were not taken for it. */
  missed: string[];
  /** Of the pages taken for support, the share that is; null where none was. */
  precision: number | null;
  /** Of the pages that support the claim, the share that was found. */
  recall: number;
}

export function qualificationOf(readings: readonly QualificationReading[]): Qualification {
  const idsOf = (wrong: (one: QualificationReading) => boolean) => readings.filter(wrong).map(({ page }) => page.id);
  const falselySupported = idsOf(({ page, supported }) => supported && !page.supports);
  const missed = idsOf(({ page, supported }) => !supported && page.supports);
  const [taken, supporting] = [readings.filter(({ supported }) => supported), readings.filter(isSupport)];
  const traps = readings.length - supporting.length;
  const recall = supporting.length === 0 ? 0 : 1 - missed.length / supporting.length;
  return {
    passed:
      traps > 0 && falselySupported.length <= QUALIFICATION.maxFalseShare * traps && recall >= QUALIFICATION.minRecall,
    pages: readings.length,
    falselySupported,
    missed,
    precision: taken.length === 0 ? null : 1 - falselySupported.length / taken.length,
    recall,
  };
}

const isSupport = ({ page }: QualificationReading): boolean => page.supports;
