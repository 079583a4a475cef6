import { because, type QuestionAnswer, type ResearchQuestion, type SourceView, type Topic } from '@corroborate/domain';
import type { Reasoner } from '@corroborate/reasoning';
import { INQUIRY, readValue } from '@corroborate/verification';

/** What a model is given to answer from. */
export interface ModelQuestions {
  topic: Topic;
  questions: readonly ResearchQuestion[];
  /** Of rules; those that stand are left alone. */
  answers: QuestionAnswer[];
  pages: readonly { sourceId: number; text: string }[];
  sources: readonly SourceView[];
}

/** Free questions alone, and only those that rules leave open: one request each. */
export async function readByModel(
  { topic, questions, answers, pages, sources }: ModelQuestions,
  reasoner: Pick<Reasoner, 'answer'>,
): Promise<QuestionAnswer[]> {
  if (pages.length === 0) return answers;
  const free = new Map(
    questions.filter(({ answeredBy }) => answeredBy === 'free').map((one) => [one.id, one.question]),
  );
  return Promise.all(
    answers.map(async (given) => {
      const question = given.state === 'open' ? free.get(given.questionId) : undefined;
      const read = question ? await reasoner.answer({ topic, question, pages }) : null;
      return question && read ? taken({ question, given }, read, sources) : given;
    }),
  );
}

type Read = NonNullable<Awaited<ReturnType<Reasoner['answer']>>>;

interface Put {
  question: string;
  given: QuestionAnswer;
}

function taken({ question, given }: Put, read: Read, sources: readonly SourceView[]): QuestionAnswer {
  const { by, words, sourceId, quote, start, end } = read;
  const source = sources.find(({ id }) => id === sourceId);
  if (!source) return given;
  return {
    questionId: given.questionId,
    state: 'answered',
    answer: readValue({ question, words, quote, published: source.published }),
    confidence: INQUIRY.voices[1],
    findings: [{ sourceId, quote, start, end }],
    why: because('answer.read-by-model', { name: by, voices: 1 }),
    by,
  };
}
