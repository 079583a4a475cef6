import { learn, rounded, type Row } from '../trainer/logistic.ts';
import { lookTraits, type Trial } from './trial-decision.ts';
import type { TrialTopic } from './trial.ts';

const DIGITS = 4;

type Learnt = NonNullable<Trial['reportLikelihood']>;

/** Weights of pages and of topics, learnt from several corpora. */
export class Anew {
  private readonly corpora: ReadonlyMap<string, readonly TrialTopic[]>;
  private readonly from: number;

  /** `from`: the chance from which on a page's traits speak for it while topics are learnt. */
  constructor(corpora: ReadonlyMap<string, readonly TrialTopic[]>, from: number) {
    this.corpora = corpora;
    this.from = from;
  }

  reportLikelihood(ridge: number, without?: string): Learnt {
    const others = [...this.corpora].filter(([name]) => name !== without);
    return {
      weights: weightsOf(
        others.flatMap(([, topics]) => pageRows(topics)),
        ridge,
      ),
      from: this.from,
    };
  }

  /** Each corpus is judged by page weights that have not seen it, else its pages would look surer than new ones do. */
  coverageLikelihood(ridge: number, from: number): Learnt {
    const rows = [...this.corpora].flatMap(([name, topics]) => topicRows(topics, this.reportLikelihood(ridge, name)));
    return { weights: weightsOf(rows, ridge), from };
  }

  /** Pages and topics learnt from, and how many of them tell or hold. */
  sizes(): Record<string, string> {
    const count = (rows: readonly Row[]) => `${rows.length} (${rows.filter(({ y }) => y === 1).length})`;
    return Object.fromEntries(
      [...this.corpora].map(([name, topics]) => [
        name,
        `pages ${count(pageRows(topics))}, topics ${count(topicRows(topics, null))}`,
      ]),
    );
  }
}

const weightsOf = (rows: readonly Row[], ridge: number) =>
  rounded(learn(rows, { trait: ridge * rows.length, level: 0 }), DIGITS);

const pageRows = (topics: readonly TrialTopic[]): Row[] =>
  topics.flatMap(({ pages }) =>
    pages.flatMap(({ traits, tells }) => (traits && tells !== null ? [{ values: traits, y: tells }] : [])),
  );

/** Topics that may go either way teach nothing. */
function topicRows(topics: readonly TrialTopic[], reportLikelihood: Trial['reportLikelihood']): Row[] {
  return topics.flatMap((topic): Row[] => {
    const { level } = topic.truth;
    const stays = level.includes('unverified');
    return stays && level.length > 1 ? [] : [{ values: lookTraits(topic, reportLikelihood), y: stays ? 0 : 1 }];
  });
}
