import type * as Stance from '@corroborate/reading';
import type * as Verification from '@corroborate/verification';
import { areaUnderCurve, learn, rounded, type Row, type Weights } from '../trainer/logistic.ts';
import { compiled } from '../trainer/product.ts';
import type { PageRow } from './read.ts';

const { chanceOf, REPORT_LIKELIHOOD_LIMITS } = compiled<typeof Stance>('reading');
/** What is needed of the room, each by name, so that the search for unused exports sees it. */
interface CoverageModel {
  COVERAGE_LIMITS: typeof Verification.COVERAGE_LIMITS;
  othersOnIt: typeof Verification.othersOnIt;
  coverageFeatures: typeof Verification.coverageFeatures;
}
const { othersOnIt, coverageFeatures, COVERAGE_LIMITS } = compiled<CoverageModel>('verification');
/** On each trait's weight, a row. */
const RIDGE = { reportLikelihood: 0.1, coverageLikelihood: 0.1 };
const DIGITS = 4;
const CREDIBLE = 2;

type Source = Parameters<CoverageModel['coverageFeatures']>[0][number];

interface TopicRow extends Row {
  topic: string;
  /** Credible pages on other sites than those that support it. */
  others: number;
}

/** Weights of pages and of topics, learnt from some worlds and tried on others. */
export class Looks {
  /** Each world's topics by page weights learnt on the others: page weights must not have seen that world. */
  private readonly unseen: ReadonlyMap<string, TopicRow[]>;
  private readonly rows: ReadonlyMap<string, PageRow[]>;

  constructor(rows: ReadonlyMap<string, PageRow[]>) {
    this.rows = rows;
    this.unseen = new Map([...rows.keys()].map((world) => [world, this.topicsOf(world)]));
  }

  reportLikelihood(worlds: readonly string[]): Weights {
    return weightsOf(
      worlds.flatMap((world) => this.pagesOf(world)),
      RIDGE.reportLikelihood,
    );
  }

  coverageLikelihood(worlds: readonly string[]): Weights {
    return weightsOf(
      worlds.flatMap((world) => this.unseen.get(world) ?? []),
      RIDGE.coverageLikelihood,
    );
  }

  /** How a world is judged by weights that were learnt on the others. */
  heldOut(world: string) {
    const reportLikelihood = this.reportLikelihood(this.except(world));
    const coverageLikelihood = this.coverageLikelihood(this.except(world));
    const [pages, topics] = [this.pagesOf(world), this.unseen.get(world) ?? []];
    return {
      pages: pages.length,
      pagesArea: areaUnderCurve(judgedBy(pages, reportLikelihood)),
      topics: topics.length,
      topicsArea: areaUnderCurve(judgedBy(topics, coverageLikelihood)),
      byVoicesAlone: countsOf(topics, () => true),
      withCoverageModel: countsOf(topics, (topic) => holdsOut(topic, coverageLikelihood)),
    };
  }

  private except(world: string): string[] {
    return [...this.rows.keys()].filter((one) => one !== world);
  }

  /** Pages of which the writers say whether they tell the topic as it is. */
  private pagesOf(world: string): Row[] {
    return (this.rows.get(world) ?? []).flatMap(({ values, label }) => (label === null ? [] : [{ values, y: label }]));
  }

  private topicsOf(world: string): TopicRow[] {
    const reportLikelihood = this.reportLikelihood(this.except(world));
    const byTopic = Map.groupBy(this.rows.get(world) ?? [], ({ topic }) => topic);
    return [...byTopic].map(([topic, pages]) => topicRow(topic, pages, reportLikelihood));
  }
}

function weightsOf(rows: readonly Row[], ridge: number): Weights {
  return rounded(learn(rows, { trait: ridge * rows.length, level: 0 }), DIGITS);
}

const judgedBy = (rows: readonly Row[], weights: Weights) =>
  rows.map(({ values, y }) => ({ chance: chanceOf(values, weights), y }));

/** A topic with the look of its pages. */
function topicRow(topic: string, pages: readonly PageRow[], reportLikelihood: Weights): TopicRow {
  const sources = pages
    .filter(({ stance }) => stance !== 'unrelated')
    .map((row) => sourceOf(row, chanceOf(row.values, reportLikelihood)));
  const y = pages[0]?.holds ? 1 : 0;
  return { topic, y, values: coverageFeatures(sources), others: othersOnIt(sources) };
}

function sourceOf({ stance, reasons, same, otherwise, site }: PageRow, chance: number): Source {
  const isSupport = otherwise && same && chance >= REPORT_LIKELIHOOD_LIMITS.support;
  return {
    site,
    tier: CREDIBLE,
    readable: true,
    isTopicPage: false,
    stance: {
      stance: isSupport ? 'supports' : stance,
      strength: 0,
      passage: null,
      reasons,
      reportLikelihood: same ? chance : null,
    },
  };
}

const voicesOf = ({ values }: TopicRow): number => values['voices'] ?? 0;

const holdsOut = (topic: TopicRow, coverageLikelihood: Weights): boolean =>
  voicesOf(topic) > COVERAGE_LIMITS.fewVoices ||
  topic.others === 0 ||
  chanceOf(topic.values, coverageLikelihood) >= COVERAGE_LIMITS.coverageLikelihood;

/** What would be lifted, contradictions apart: how many do not hold, and how many that hold are not lifted. */
function countsOf(topics: readonly TopicRow[], lets: (topic: TopicRow) => boolean) {
  const lifted = topics.filter((topic) => voicesOf(topic) > 0 && topic.values['disputing'] === 0 && lets(topic));
  const holding = lifted.filter(({ y }) => y === 1).length;
  const all = topics.filter(({ y }) => y === 1).length;
  return { lifted: lifted.length, false: lifted.length - holding, missed: all - holding, of: all };
}
