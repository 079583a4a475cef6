import { isCredibleElsewhere, type SourceView } from '@corroborate/domain';
import { isInOtherWords, type Weights, chanceOf, readModel, WEIGHTS } from '@corroborate/reading';
import { COVERAGE_LIMITS } from '../verification.thresholds';

export const COVERAGE_WEIGHTS = readModel('coverage', { weights: WEIGHTS }).weights;

/** Readable, credible pages that report the event, counted or not. */
export type CoverageSource = Pick<SourceView, 'site' | 'stance' | 'tier' | 'readable' | 'isTopicPage'>;

/**
 * Features of the coverage as a whole. A true story is reported by several outlets in similar ways; around a false one
 * a single page seems to support it while others doubt, correct or report something else in words no list covers.
 */
export function coverageFeatures(sources: readonly CoverageSource[]): Record<string, number> {
  const about = pagesOn(sources);
  const supporting = about.filter((one) => one.stance.stance === 'supports');
  const logits = about.map(logit).sort((a, b) => b - a);
  const sites = new Set(supporting.map(({ site }) => site)).size;
  return {
    voices: Math.min(sites, 4),
    two: sites >= 2 ? 1 : 0,
    disputing: Math.min(about.filter((one) => one.stance.stance === 'disputes').length, 2),
    mean: mean(logits),
    top: mean(logits.slice(0, 3)),
    most: logits[0] ?? COVERAGE_LIMITS.noPage,
    least: logits.at(-1) ?? COVERAGE_LIMITS.noPage,
    share: supporting.length / Math.max(1, about.length),
    supporting: supporting.length > 0 ? mean(supporting.map(logit)) : COVERAGE_LIMITS.noSupport,
    against:
      about.filter((one) => one.stance.stance === 'mentions' && !isInOtherWords(one.stance)).length /
      Math.max(1, about.length),
  };
}

/** Credible pages on the event on sites other than the supporting ones; without them the model is not applied. */
export function othersOnIt(sources: readonly CoverageSource[]): number {
  const about = pagesOn(sources);
  const supporting = new Set(about.filter((one) => one.stance.stance === 'supports').map(({ site }) => site));
  return about.filter(({ site }) => !supporting.has(site)).length;
}

/**
 * Whether the reporting model scored any page on the event. Only pages tied by date and place are scored; without any,
 * all features are defaults and the trained weights do not apply.
 */
export const hasLook = (sources: readonly CoverageSource[]): boolean =>
  pagesOn(sources).some(({ stance }) => typeof stance.reportLikelihood === 'number');

/** Chance that the topic holds, by the look of all pages on it, 0–1. */
export const coverageLikelihood = (sources: readonly CoverageSource[], weights: Weights = COVERAGE_WEIGHTS): number =>
  chanceOf(coverageFeatures(sources), weights);

const pagesOn = (sources: readonly CoverageSource[]): CoverageSource[] =>
  sources.filter((one) => one.readable && isCredibleElsewhere(one) && isAbout(one));
/** Mentions must be tied by date and place: a page that only shares names says nothing about the event. */
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
