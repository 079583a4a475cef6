import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  CollectionDescriber,
  DataAnswers,
  type Catalogue,
  type Collection,
  type DataAnswer,
  type ReadQuestions,
} from '@corroborate/collections';
import type { CallContext } from '@corroborate/domain';
import { RELEASE } from '@corroborate/terminal';
import { askedOf, openClaimReader, type AskedOf } from '../veracity/claim.reader';
import { markOf, scoreOf, type Mark, type NewsroomQuestion, type Score } from './asked.score';

export interface ReadingOptions {
  /** Who reads beside the rules: a name of a reader of the sandbox. */
  reader?: string;
  /** Folder of recorded answers. */
  answersDir?: string;
  /** Where to write what a reader was asked and nobody has answered. */
  requests?: string;
}

export interface NewsroomFigures extends AskedOf {
  score: Score;
  /** Why there is nothing to score by a reader. */
  skipped?: string;
}

export interface NewsroomAnswer extends NewsroomQuestion {
  mark: Mark;
  told: DataAnswer;
}

/** Questions of one topic: a plan has so many at most. */
const OF_ONE_TOPIC = 10;
const MOST_DOCUMENTS = 200_000;
const CONTEXT: CallContext = { investigationId: null, stage: 'records' };
export const ANSWERS_OF_COLLECTIONS = path.join(RELEASE, 'lab/eval/answers/collections');

/** Questions of a newsroom put to the register as the product puts those of a plan. */
export async function newsroomRun(
  questions: NewsroomQuestion[],
  at: { catalogue: Catalogue; collection: Collection },
  options: ReadingOptions,
): Promise<{ figures: NewsroomFigures; answered: NewsroomAnswer[] }> {
  const answersDir = options.answersDir ?? ANSWERS_OF_COLLECTIONS;
  const none = options.reader === 'recorded' && !existsSync(path.join(answersDir, 'answers.jsonl'));
  const reading = none ? {} : options;
  const reader = await openClaimReader(reading.reader, answersDir, 'data-questions');
  try {
    const reasoner = reader.reasoning.open(CONTEXT);
    const read: ReadQuestions = async ({ questions: asked, collections }) =>
      reasoner.askData({
        questions: asked,
        collections: collections.map(({ server, tool, ...one }) => ({ ...one, name: `${server}/${tool}` })),
      });
    const answered = await answerAll(questions, at, reading.reader === undefined ? null : read);
    const score = scoreOf(answered.map(({ mark }) => mark));
    const skipped = none ? `no answers of a reader are recorded in ${answersDir}` : undefined;
    return { figures: { score, skipped, ...(await askedOf(reader, reading)) }, answered };
  } finally {
    await reader.close();
  }
}

async function answerAll(
  questions: NewsroomQuestion[],
  { catalogue, collection }: { catalogue: Catalogue; collection: Collection },
  read: ReadQuestions | null,
): Promise<NewsroomAnswer[]> {
  const answers = new DataAnswers(catalogue, new CollectionDescriber(catalogue));
  const answered: NewsroomAnswer[] = [];
  for (let from = 0; from < questions.length; from += OF_ONE_TOPIC) {
    const own = questions.slice(from, from + OF_ONE_TOPIC);
    const names = own.flatMap((one) => one.names);
    const told = await answers.answer({
      questions: own,
      names,
      collections: [collection],
      context: CONTEXT,
      most: MOST_DOCUMENTS,
      read,
    });
    answered.push(...own.flatMap((one, at) => marked(one, told[at])));
  }
  return answered;
}

const marked = (question: NewsroomQuestion, told: DataAnswer | undefined): NewsroomAnswer[] =>
  told ? [{ ...question, told, mark: markOf(question, told.rows) }] : [];
