import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  CollectionDescriber,
  DataAnswers,
  type Catalogue,
  type Collection,
  type ProposeOperations,
} from '@corroborate/collections';
import type { CallContext } from '@corroborate/domain';
import { RELEASE_FOLDER } from '@corroborate/terminal';
import { summarizeRequests, openPageSetReader, type AskedOf } from '../world-run/page-set.reader';
import { markAnswer, countMarks, type Mark, type NewsroomQuestion, type Score } from './asked.score';

export interface ReadingOptions {
  /** Sandbox reader used in addition to the rules, by name. */
  reader?: string;
  /** Folder of recorded responses. */
  answersDir?: string;
  /** File for requests to a reader that have no recorded response. */
  requests?: string;
}

export interface NewsroomFigures extends AskedOf {
  score: Score;
  /** Why there is nothing to score for a reader. */
  skipped?: string;
}

/** Maximum number of questions per topic, as in a plan. */
const OF_ONE_TOPIC = 10;
const MAX_DOCUMENTS = 200_000;
const CONTEXT: CallContext = { investigationId: null, stage: 'records' };
const ANSWERS_OF_COLLECTIONS = path.join(RELEASE_FOLDER, 'lab/eval/answers/collections');

/** Asks the register a newsroom's questions in the same way as the product asks those of a plan. */
export async function newsroomRun(
  questions: NewsroomQuestion[],
  at: { catalogue: Catalogue; collection: Collection },
  options: ReadingOptions,
): Promise<NewsroomFigures> {
  const answersDir = options.answersDir ?? ANSWERS_OF_COLLECTIONS;
  const none = options.reader === 'recorded' && !existsSync(path.join(answersDir, 'answers.jsonl'));
  const reading = none ? {} : options;
  const reader = await openPageSetReader(reading.reader, answersDir, 'data-questions');
  try {
    const reasoner = reader.reasoning.open(CONTEXT);
    const read: ProposeOperations = async ({ questions: asked, collections }) =>
      reasoner.askData({
        questions: asked,
        collections: collections.map(({ server, tool, ...one }) => ({ ...one, name: `${server}/${tool}` })),
      });
    const score = countMarks(await answerAll(questions, at, reading.reader === undefined ? null : read));
    const skipped = none ? `no answers of a reader are recorded in ${answersDir}` : undefined;
    return { score, skipped, ...(await summarizeRequests(reader, reading)) };
  } finally {
    await reader.close();
  }
}

async function answerAll(
  questions: NewsroomQuestion[],
  { catalogue, collection }: { catalogue: Catalogue; collection: Collection },
  read: ProposeOperations | null,
): Promise<Mark[]> {
  const answers = new DataAnswers(catalogue, new CollectionDescriber(catalogue));
  const marks: Mark[] = [];
  for (let from = 0; from < questions.length; from += OF_ONE_TOPIC) {
    const own = questions.slice(from, from + OF_ONE_TOPIC);
    const names = own.flatMap((one) => one.names);
    const dataAnswers = await answers.answer({
      questions: own,
      names,
      collections: [collection],
      context: CONTEXT,
      most: MAX_DOCUMENTS,
      read,
    });
    marks.push(...dataAnswers.flatMap(({ rows }, at) => (own[at] ? [markAnswer(own[at], rows)] : [])));
  }
  return marks;
}
