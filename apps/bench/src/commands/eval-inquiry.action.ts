import { writeFile } from 'node:fs/promises';
import type { QuestionAnswer } from '@corroborate/domain';
import { heardStatements } from '@corroborate/context';
import { scoreInquiry, type AskedQuestion, type InquiryScore } from '@corroborate/evaluation';
import { pagesToAsk, readByModel } from '@corroborate/investigation';
import { print } from '@corroborate/terminal';
import { answerQuestions, freeQuestion, type QuestionCase } from '@corroborate/verification';
import { askedOf, openClaimReader, type AskedOf, type ClaimReader } from '../veracity/claim.reader';
import { judgeWorld, type JudgedOfWorld } from '../golden/judge-world';
import { ANSWERING_TASKS } from '../world-run/reader.option';
import { listed } from '../world-run/task.counts';
import { worldFolder } from '../world-run/world.finder';
import { worldQuestions, type WorldQuestion } from '../world-run/world.questions';

export interface InquiryOptions {
  world: string;
  show?: boolean;
  json?: boolean;
  out?: string;
  /** Who reads what rules leave open: a name of a reader of the sandbox. */
  reader?: string;
  /** Folder of recorded answers; default the world. */
  answersDir?: string;
  /** Where to write what a reader was asked and nobody has answered. */
  requests?: string;
}

/** Questions in free words, answered from the pages that share most words with each topic. */
export async function evalInquiry({ world, show, json, out, ...reading }: InquiryOptions): Promise<void> {
  const dir = worldFolder(world);
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

async function answersIn(
  judged: JudgedOfWorld,
  questions: readonly WorldQuestion[],
  reader: ClaimReader,
): Promise<AskedQuestion[]> {
  const own = questions.filter(({ topic }) => topic === judged.externalId);
  const asked = own.map(({ question }, at) => freeQuestion({ question, priority: 'medium' }, 'editor', `sq_${at + 1}`));
  const captures = new Map(judged.judged.pages.map(({ page }) => [page.id, page.article]));
  const byRule = answerQuestions(asked, questionCase(judged), captures);
  const reasoner = reader.reasoning.open({ investigationId: judged.topic.id, stage: 'assess' });
  const {
    topic: story,
    judged: { sources },
  } = judged;
  const pages = pagesToAsk(sources, captures);
  const answers = await readByModel({ topic: story, questions: asked, answers: byRule, pages, sources }, reasoner);
  return own.map(({ topic, id, answerable, answer }, at) => ({
    topic,
    id,
    answerable,
    accepted: answer,
    answer: claimed(answers[at]),
  }));
}

/** Two answers that exclude each other claim neither. */
const claimed = (answer: QuestionAnswer | undefined): string | null =>
  answer?.state === 'answered' ? answer.answer : null;

function questionCase({ topic, judged }: JudgedOfWorld): QuestionCase {
  const { claims, sources, clusters, weighed, origin, decision, pages } = judged;
  const views = new Map(sources.map((view) => [view.id, view]));
  const heard = heardStatements(
    pages.flatMap(({ page, statements }) => {
      const view = views.get(page.id);
      if (!view || view.isTopicPage || statements.length === 0) return [];
      const { url, name, tier } = view;
      const published = view.published?.value ?? null;
      return [{ sourceId: page.id, url, name, tier, published, text: page.article.text, statements }];
    }),
  );
  return { topic, claims, findings: weighed.findings, sources, clusters, origin, heard, records: null, decision };
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
