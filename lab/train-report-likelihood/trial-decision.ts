import type * as Domain from '@corroborate/domain';
import type * as Evaluation from '../src/scores/index.ts';
import type * as Stance from '@corroborate/stance';
import type * as Verification from '@corroborate/verification';
import type { weighPages, JudgedPage } from '../../test/golden/judge-topic.ts';
import type { outcomeOf } from '../src/judged/judged.outcome.ts';
import { areaUnderCurve, type Weights } from '../trainer/logistic.ts';
import { compiled, compiledFile } from '../trainer/product.ts';
import type { TrialPage, TrialTopic } from './trial.ts';

const { isReadable } = compiled<typeof Domain>('domain');
const { scoreWorld } = compiledFile<typeof Evaluation>('lab/src/scores/index');
const { chanceOf } = compiled<typeof Stance>('stance');
/** What is needed of the room, each by name, so that the search for unused exports sees it. */
interface CoverageModel {
  COVERAGE_LIMITS: typeof Verification.COVERAGE_LIMITS;
  hasLook: typeof Verification.hasLook;
  othersOnIt: typeof Verification.othersOnIt;
  coverageFeatures: typeof Verification.coverageFeatures;
}
const { hasLook, othersOnIt, coverageFeatures, COVERAGE_LIMITS } = compiled<CoverageModel>('verification');
const golden = {
  ...compiledFile<{ weighPages: typeof weighPages }>('test/golden/judge-topic'),
  ...compiledFile<{ outcomeOf: typeof outcomeOf }>('lab/src/judged/judged.outcome'),
};

type Source = Parameters<CoverageModel['coverageFeatures']>[0][number];

/** Weights and from which chance on they speak; null: not at all. */
export interface Trial {
  reportLikelihood: { weights: Weights; from: number } | null;
  coverageLikelihood: { weights: Weights; from: number } | null;
}

/** What becomes of topics by such weights: false upgrades and misses, each beside how many there could be. */
export function figuresOf(topics: readonly TrialTopic[], trial: Trial) {
  const { counts } = scoreWorld(
    topics.map(({ truth }) => truth),
    topics.map((topic) => outcome(topic, trial)),
  );
  return [`false ${counts.falseUpgrades} of ${counts.shouldStay}`, `missed ${counts.missed} of ${counts.shouldRise}`];
}

function outcome(given: TrialTopic, { reportLikelihood, coverageLikelihood }: Trial) {
  const pages = given.pages.map((page) => judgedBy(page, reportLikelihood));
  const usual = COVERAGE_LIMITS.coverageLikelihood;
  COVERAGE_LIMITS.coverageLikelihood =
    coverageLikelihood && lookOf(given, pages, coverageLikelihood.weights) < coverageLikelihood.from ? 2 : 0;
  const judged = golden.weighPages(given.topic, given.claims, pages);
  COVERAGE_LIMITS.coverageLikelihood = usual;
  return golden.outcomeOf(given.id, judged);
}

/** Chance that a topic holds by the look of its pages; 1 where they have none or nobody else wrote. */
function lookOf(given: TrialTopic, pages: readonly JudgedPage[], weights: Weights): number {
  const sources = sourcesOf(given, pages);
  return hasLook(sources) && othersOnIt(sources) > 0 ? chanceOf(coverageFeatures(sources), weights) : 1;
}

/** Traits of a topic's look, where page weights have judged its pages. */
export const lookTraits = (given: TrialTopic, reportLikelihood: Trial['reportLikelihood']): Weights =>
  coverageFeatures(
    sourcesOf(
      given,
      given.pages.map((page) => judgedBy(page, reportLikelihood)),
    ),
  );

function judgedBy(
  { silent, spoken, tied, traits }: TrialPage,
  reportLikelihood: Trial['reportLikelihood'],
): JudgedPage {
  const chance = tied && traits && reportLikelihood ? chanceOf(traits, reportLikelihood.weights) : null;
  const one = reportLikelihood && chance !== null && chance >= reportLikelihood.from ? spoken : silent;
  return { ...one, judged: { ...one.judged, overall: { ...one.judged.overall, reportLikelihood: chance } } };
}

const sourcesOf = ({ topic }: TrialTopic, pages: readonly JudgedPage[]): Source[] =>
  pages.map(({ page: { article, profile }, judged: { overall } }) => ({
    site: article.site,
    tier: profile.tier,
    readable: isReadable(article.verdict),
    isTopicPage: [article.url, article.finalUrl, article.canonicalUrl].includes(topic.url ?? ''),
    stance: overall,
  }));

/** Area under the curve for the pages of which somebody says whether they tell it; null where all do or none does. */
export function areaOf(topics: readonly TrialTopic[], { reportLikelihood }: Trial): number | null {
  const judged = topics.flatMap(({ pages }) =>
    pages.flatMap(({ traits, tells }) =>
      traits && tells !== null && reportLikelihood
        ? [{ chance: chanceOf(traits, reportLikelihood.weights), y: tells }]
        : [],
    ),
  );
  const both = new Set(judged.map(({ y }) => y)).size === 2;
  return both ? areaUnderCurve(judged) : null;
}

/** Pages that their traits alone make speak for a topic: how many rightly and how many wrongly, English and other. */
export function liftedOf(topics: readonly TrialTopic[], { reportLikelihood }: Trial): Record<string, string> {
  const lifted = reportLikelihood
    ? topics.flatMap(({ pages }) => pages.filter((page) => isLifted(page, reportLikelihood) && page.tells !== null))
    : [];
  const count = (language: string, tells: 0 | 1) =>
    lifted.filter((page) => languageOf(page) === language && page.tells === tells).length;
  return Object.fromEntries(['en', 'other'].map((name) => [name, `${count(name, 1)} right, ${count(name, 0)} wrong`]));
}

const isLifted = (page: TrialPage, reportLikelihood: NonNullable<Trial['reportLikelihood']>): boolean =>
  page.silent.judged.overall.stance !== 'supports' &&
  judgedBy(page, reportLikelihood).judged.overall.stance === 'supports';

const languageOf = ({ silent }: TrialPage): string => (silent.page.article.language === 'en' ? 'en' : 'other');
