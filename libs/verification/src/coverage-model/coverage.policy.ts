import { isCredibleElsewhere, type SourceView } from '@corroborate/domain';
import { isInOtherWords, type Weights, chanceOf, readModel, WEIGHTS } from '@corroborate/reading';
import { COVERAGE_LIMITS } from '../verification.thresholds';

export const COVERAGE_WEIGHTS = readModel('coverage', { weights: WEIGHTS }).weights;

/** What there is of the event: every readable, credible page that reports it, whether it counts or not. */
export type CoverageSource = Pick<SourceView, 'site' | 'stance' | 'tier' | 'readable' | 'isTopicPage'>;

/**
 * How the pages on an event look together. Of a story that holds, others write too, and in the same manner; around one
 * that does not hold a single page seems to carry it while the rest doubts, corrects or tells something else in words
 * no list of words knows.
 */
export function coverageFeatures(sources: readonly CoverageSource[]): Record<string, number> {
  const about = pagesOn(sources);
  const supporting = about.filter((one) => one.stance.stance === 'supports');
  const told = about.map(logit).sort((a, b) => b - a);
  const sites = new Set(supporting.map(({ site }) => site)).size;
  return {
    voices: Math.min(sites, 4),
    two: sites >= 2 ? 1 : 0,
    disputing: Math.min(about.filter((one) => one.stance.stance === 'disputes').length, 2),
    mean: mean(told),
    top: mean(told.slice(0, 3)),
    most: told[0] ?? COVERAGE_LIMITS.noPage,
    least: told.at(-1) ?? COVERAGE_LIMITS.noPage,
    share: supporting.length / Math.max(1, about.length),
    supporting: supporting.length > 0 ? mean(supporting.map(logit)) : COVERAGE_LIMITS.noSupport,
    against:
      about.filter((one) => one.stance.stance === 'mentions' && !isInOtherWords(one.stance)).length /
      Math.max(1, about.length),
  };
}

/**
 * Credible pages on the event that are on other sites than those that support it: without them there is no look of
 * all.
 */
export function othersOnIt(sources: readonly CoverageSource[]): number {
  const about = pagesOn(sources);
  const supporting = new Set(about.filter((one) => one.stance.stance === 'supports').map(({ site }) => site));
  return about.filter(({ site }) => !supporting.has(site)).length;
}

/**
 * Was any page on the event judged by its traits? Day and place must tie a page to it for that; where they tie none,
 * every trait of the look is a stand-in, and weights that were learned from pages with traits have nothing to go by.
 */
export const hasLook = (sources: readonly CoverageSource[]): boolean =>
  pagesOn(sources).some(({ stance }) => typeof stance.reportLikelihood === 'number');

/** Chance that the topic holds, by the look of all pages on it, 0–1. */
export const coverageLikelihood = (sources: readonly CoverageSource[], weights: Weights = COVERAGE_WEIGHTS): number =>
  chanceOf(coverageFeatures(sources), weights);

const pagesOn = (sources: readonly CoverageSource[]): CoverageSource[] =>
  sources.filter((one) => one.readable && isCredibleElsewhere(one) && isAbout(one));
/**
 * What only mentions it must be tied to it by day and place: what merely shares its names says nothing of it by its
 * manner.
 */
const isAbout = ({ stance }: CoverageSource): boolean =>
  stance.stance === 'supports' ||
  stance.stance === 'disputes' ||
  (stance.stance === 'mentions' && typeof stance.reportLikelihood === 'number');
const mean = (values: number[]): number =>
  values.length === 0 ? COVERAGE_LIMITS.noPage : values.reduce((sum, one) => sum + one, 0) / values.length;
function logit({ stance }: CoverageSource): number {
  const chance = Math.min(0.999, Math.max(0.001, stance.reportLikelihood ?? COVERAGE_LIMITS.unjudged));
  return Math.log(chance / (1 - chance));
}
