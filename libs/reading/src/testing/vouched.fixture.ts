import type { Passage, StanceJudgement } from '@corroborate/domain';
import { findReadingExclusion } from '../guards/vouching/exclusions.policy';
import { combineReadings } from '../guards/vouching/vouch.policy';
import type { PageJudgement } from '../reasoner.port';

/** The judgment of a page after a qualified model has read the passage as support and confirmed it when asked again. */
export function judgementWithSupport(page: PageJudgement, passage: Passage): StanceJudgement {
  const read = { name: 'reader-1', passage };
  const readings = {
    readings: [{ ...read, stance: 'supports' as const }],
    vouchings: [{ ...read, answer: 'reports' as const }],
    void: [],
  };
  return combineReadings(page.overall, readings, findReadingExclusion(page));
}
