import { writeFile } from 'node:fs/promises';
import { modeOf, type Mode, type QuestionAnswer } from '@corroborate/domain';
import { scoreInquiry, type AskedQuestion, type InquiryScore } from '../scores';
import { pagesToAsk, readByModel, withReadings } from '@corroborate/investigation';
import type { ModelRequest } from '@corroborate/sandbox';
import { print, printError } from '@corroborate/terminal';
import { answerQuestions, asksForValue, freeQuestion, type QuestionCase } from '@corroborate/verification';
import { askedOf, openClaimReader, type AskedOf, type ClaimReader } from '../veracity/claim.reader';
import { judgeWorld, type JudgedOfWorld } from '../../../test/golden/judge-world';
import { askedLines } from '../inquiry/asked.lines';
import { askedRun, type AskedRun } from '../inquiry/asked.run';
import { ANSWERING_TASKS } from '../world-run/reader.option';
import { writeRequests } from '../world-run/requests.file';
import { countsByTask, listed, tasksOf } from '../world-run/task.counts';
import { labWorld } from '../world-run/lab.worlds';
import { worldQuestions, type WorldQuestion } from '../world-run/world.questions';
import type { StartProduct } from '@corroborate-app/cli';

export interface InquiryOptions {
  world: string;
  show?: boolean;
  json?: boolean;
  out?: string;
  /** Whole investigations in this mode, and in `detailed` beside it; absent = pages are judged without search. */
  mode?: string;
  /** Investigations at once. */
  concurrency?: number;
  /** Tasks that the reader of whole investigations is asked; default questions alone. */
  tasks?: string;
  /** Who reads what rules leave open: a name of a reader of the sandbox. */
  reader?: string;
  /** Folder of recorded answers; default the world. */
  answersDir?: string;
  /** Where to write what a reader was asked and nobody has answered. */
  requests?: string;
}

/** Questions in free words beside the truth of a world. */
export const evalInquiry = (options: InquiryOptions, start: StartProduct): Promise<void> =>
  options.mode === undefined ? onPages(options) : inModes(modeOf(options.mode), options, start);

/** Answered from the pages that share most words with each topic. */
async function onPages({ world, show, json, out, ...reading }: InquiryOptions): Promise<void> {
  const dir = labWorld(world);
  const questions = await worldQuestions(dir);
  const wanted = new Set(questions.map(({ topic }) => topic));
  const judged = await judgeWorld(dir, (id) => wanted.has(id));
  const reader = await openClaimReader(reading.reader, reading.answersDir ?? dir, ANSWERING_TASKS);
  try {
    const asked = await Promise.all(judged.map((one) => answersIn(one, questions, reader)));
    const score = { ...scoreInquiry(asked.flat()), ...(await askedOf(reader, reading)) };
    const text = `${JSON.stringify(score, null, 2)}\n`;
    if (out) await writeFile(out, text);
    print(json ? text : linesOf(score, show ?? false));
  } finally {
    await reader.close();
  }
}

/** Whole investigations, one run a mode: search, rounds, checkpoint and budget as in the product. */
async function inModes(mode: Mode, options: InquiryOptions, start: StartProduct): Promise<void> {
  const { world, show = false, json, out, requests, concurrency = 4, ...reading } = options;
  const dir = labWorld(world);
  const questions = await worldQuestions(dir);
  const runs: AskedRun[] = [];
  for (const one of new Set<Mode>([mode, 'detailed']))
    runs.push(await askedRun(one, questions, { dir, concurrency, ...reading }, start));
  const open = openIn(runs.flatMap(({ asked }) => asked));
  if (requests) await writeRequests(requests, open);
  const told = runs.map(({ asked, ...run }) => ({ ...run, requests: tasksOf(asked) }));
  const figures = { reader: reading.reader ?? 'rules', unanswered: open.length, runs: told };
  const text = `${JSON.stringify(figures, null, 2)}\n`;
  if (out) await writeFile(out, text);
  print(json ? text : askedLines(runs, show));
  if (open.length === 0) return;
  printError(
    `${open.length} answers are not recorded (${countsByTask(open)}), so that these figures say nothing yet\n`,
  );
  if (!requests) process.exitCode = 1;
}

/** Each once, though both modes asked it. */
const openIn = (asked: readonly ModelRequest[]) => [
  ...new Map(asked.flatMap(({ open }) => (open ? [[open.key, open] as const] : []))).values(),
];

async function answersIn(
  { externalId, topic: story, judged }: JudgedOfWorld,
  questions: readonly WorldQuestion[],
  reader: ClaimReader,
): Promise<AskedQuestion[]> {
  const own = questions.filter(({ topic }) => topic === externalId);
  const asked = own.map(({ question }, at) => freeQuestion({ question, priority: 'medium' }, 'editor', `sq_${at + 1}`));
  const captures = new Map(judged.pages.map(({ page }) => [page.id, page.article]));
  const byRule = answerQuestions(asked, questionCase({ topic: story, judged }), captures);
  const reasoner = reader.reasoning.open({ investigationId: story.id, stage: 'assess' });
  const { sources } = judged;
  const pages = pagesToAsk(story, sources, captures);
  const readings = await readByModel({ topic: story, questions: asked, pages, before: [] }, reasoner);
  const answers = withReadings({ topic: story, questions: asked, byRule, sources, readings });
  return own.map(({ topic, id, question, answerable, answer }, at) => ({
    topic,
    id,
    answerable,
    accepted: answer,
    told: !asksForValue(question),
    answer: claimed(answers[at]),
  }));
}

/** Two answers that exclude each other claim neither. */
const claimed = (answer: QuestionAnswer | undefined): string | null =>
  answer?.state === 'answered' ? answer.answer : null;

function questionCase({ topic, judged }: Pick<JudgedOfWorld, 'topic' | 'judged'>): QuestionCase {
  const { claims, sources, clusters, weighed, origin, decision } = judged;
  return { topic, claims, findings: weighed.findings, sources, clusters, origin, heard: [], records: null, decision };
}

function linesOf(score: InquiryScore & AskedOf, show: boolean): string {
  const { questions, answerable, right, wrong, open, unanswerable, falselyClaimed } = score;
  const rows = show
    ? score.rows.map(({ topic, id, mark, answer }) => `  ${mark}  ${topic} ${id}: ${answer ?? '-'}`)
    : [];
  return [
    `${questions} questions`,
    `  can be answered ${answerable}: ${right} right, ${wrong} wrong, ${open} open`,
    `  cannot ${unanswerable}: ${falselyClaimed} falsely claimed`,
    ...(score.reader ? [`  ${score.reader} was asked ${listed(score.requests ?? {})}`] : []),
    ...rows,
    '',
  ].join('\n');
}
