import { Catalogue, createCollectionServers, FigureAnswers, type Collection } from '@corroborate/collections';
import { loadSettings } from '@corroborate/config';
import { blocked, CorroborateError } from '@corroborate/domain';
import { print } from '@corroborate/terminal';
import { newsroomQuestions, registerQuestions, type RegisterQuestion } from '../register/register.questions';
import { newsroomRun, type NewsroomFigures, type ReadingOptions } from '../register/newsroom.run';
import { listed } from '../world-run/task.counts';
import { createScratchDatabase, fillRegister, registerServerSetting } from '@corroborate-app/cli';

export interface CollectionsOptions extends ReadingOptions {
  json?: boolean;
}

interface Answered extends RegisterQuestion {
  answer: string | null;
  why: string | null;
}

const CONTEXT = { investigationId: null, stage: 'evaluation' };

/** Asks the register questions with known answers, using rules alone. */
export async function evalCollections(options: CollectionsOptions): Promise<void> {
  const { json } = options;
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const database = await createScratchDatabase(settings, 'register');
  try {
    await fillRegister(database.url);
    const { catalogue, collection } = await open(database.url);
    const answered = await answerAll(new FigureAnswers(catalogue, collection, CONTEXT));
    const asked = await newsroomQuestions(database.url);
    const newsroom = await newsroomRun(asked, { catalogue, collection }, options);
    const figures = { questions: score(answered), newsroom };
    await catalogue.close();
    print(json ? `${JSON.stringify(figures, null, 2)}\n` : linesOf(figures));
  } finally {
    await database.drop();
  }
}

async function open(url: string): Promise<{ catalogue: Catalogue; collection: Collection }> {
  const given = loadSettings({}, { MCP_SERVERS: registerServerSetting(url) });
  const catalogue = new Catalogue(createCollectionServers(given, { call: async () => blocked('no calls') }));
  const { collections, faults } = await catalogue.discover(CONTEXT);
  const [collection] = collections;
  if (!collection)
    throw new CorroborateError('upstream-failed', `The register did not answer: ${faults[0]?.fault.kind}.`);
  return { catalogue, collection };
}

async function answerAll(answers: FigureAnswers): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const asked of await registerQuestions()) {
    const { value, ...rest } = await answers.answer(asked.question, asked.names);
    answered.push({ ...asked, answer: value, why: 'why' in rest ? rest.why : null });
  }
  return answered;
}

function score(answered: Answered[]) {
  const count = (test: (one: Answered) => boolean) => answered.filter(test).length;
  return {
    asked: answered.length,
    right: count(({ expected, answer }) => expected !== null && answer === expected),
    wrong: count(({ expected, answer }) => answer !== null && answer !== expected),
    honestly_open: count(({ expected, answer }) => expected === null && answer === null),
    missed: count(({ expected, answer }) => expected !== null && answer === null),
  };
}

function newsroomLines({ score: of, skipped, reader, requests, unanswered }: NewsroomFigures): string[] {
  const by = reader ? `with the reader ${reader}` : 'by rules alone';
  return [
    `${of.asked} questions of a newsroom ${by}: ${of.right} right, ${of.wrong} wrong, ${of.missed} missed; ` +
      `of those that the register cannot tell ${of.honestly_open} left open, ${of.claimed} claimed`,
    ...(reader ? [`  it was asked ${listed(requests ?? {})}; not recorded: ${listed(unanswered ?? {})}`] : []),
    ...(skipped ? [`  reader left out: ${skipped}`] : []),
  ];
}

const linesOf = ({ questions, newsroom }: { questions: ReturnType<typeof score>; newsroom: NewsroomFigures }): string =>
  [
    `${questions.asked} questions by rules alone: ${questions.right} right, ${questions.wrong} wrong, ` +
      `${questions.honestly_open} honestly left open, ${questions.missed} missed`,
    ...newsroomLines(newsroom),
    '',
  ].join('\n');
