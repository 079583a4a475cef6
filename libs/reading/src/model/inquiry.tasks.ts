import { getClaimStatement, type Topic } from '@corroborate/domain';
import type { DataLine } from '../grounding/fence.policy';
import { toVisibleText, type NumberedPassage } from '../grounding/passages.policy';
import { type NoteItem } from '../notes/consolidate.policy';
import { loadPrompt, type Prompt } from './prompts/prompts';
import { frameworksAnswer, type CaseToExamine } from '../tasks/frameworks.policy';
import type { ShownNotes } from '../tasks/answering.policy';
import type { ShownData } from '../tasks/data-questions.policy';
import { dataQuestionsAnswer } from '../tasks/data-questions.types';
import { documentLines, type ShownDocuments } from '../tasks/document-findings.policy';
import { documentFindingsAnswer, type DocumentsInput } from '../tasks/document-findings.types';
import type { AnswerInput } from '../tasks/answering.types';
import { otherNamesAnswer } from '../tasks/other-names.policy';
import { critiqueAnswer, type CaseToCriticize } from '../tasks/critique.policy';
import type { ChatTask } from './chat.port';
import { questionAnswersAnswer } from './chat.schema';
import { itemLines, noteLines } from './case.tasks';
import { shownLines, topicLine, type PageHead } from './page.tasks';

/** Sends open questions with claims, notes and dates of pages. */
export const questionAnswersTask = (
  { topic, questions, claims, published }: AnswerInput,
  shown: ShownNotes,
): ChatTask<(typeof questionAnswersAnswer)['_output']> => ({
  name: 'question-answers',
  schema: questionAnswersAnswer,
  prompt: loadPrompt('question-answers'),
  data: [
    topicLine(topic),
    ...questions.map(({ question }, at): DataLine => ({ question: `q${at + 1}`, text: toVisibleText(question) })),
    ...claims.map(({ id, text, verdict }): DataLine => ({
      item: id,
      kind: 'claim of the case',
      text: toVisibleText(text),
      verdict,
    })),
    ...noteLines(shown, published),
  ],
});

/** Sends the case as described by its notes: claims with verdicts, questions with states, and findings per page. */
export const critiqueTask = (
  { topic, claims, questions }: CaseToCriticize,
  items: readonly NoteItem[],
): ChatTask<(typeof critiqueAnswer)['_output']> => ({
  name: 'critique',
  schema: critiqueAnswer,
  prompt: loadPrompt('critique'),
  data: caseLines({ topic, claims, questions }, items),
});

const caseLines = (
  { topic, claims, questions }: Pick<CaseToCriticize, 'topic' | 'claims' | 'questions'>,
  items: readonly NoteItem[],
): DataLine[] => [
  topicLine(topic),
  ...claims.map((one): DataLine => ({
    claim: one.id,
    text: toVisibleText(getClaimStatement(one)),
    verdict: one.verdict,
  })),
  ...questions.map(({ question, state }): DataLine => ({ question: toVisibleText(question), state })),
  ...itemLines(items),
];

/** Sends the same data as for a critique. The methods are part of the prompt, because they are instructions. */
export const frameworksTask = (
  { methods, ...input }: CaseToExamine,
  items: readonly NoteItem[],
): ChatTask<(typeof frameworksAnswer)['_output']> => ({
  name: 'frameworks',
  schema: frameworksAnswer,
  prompt: withMethods(loadPrompt('frameworks'), methods),
  data: [...caseLines(input, items), ...methods.map(({ id, shape }): DataLine => ({ method: id, shape }))],
});

const withMethods = ({ text, ...rest }: Prompt, methods: CaseToExamine['methods']): Prompt => ({
  ...rest,
  text: [text, ...methods.map(({ id, shape, instructions }) => `"${id}" (${shape}): ${instructions}`)].join('\n'),
});

/**
 * Sends pages that may report the story under other names: the statement, then headline and date of each page and of
 * reports that show which names belong to the story, then the passages of all.
 */
export const otherNamesTask = (
  { topic, statement }: { topic: Topic; statement: string },
  heads: Record<'pages' | 'reports', readonly (PageHead & { id: string })[]>,
  shown: readonly NumberedPassage[],
): ChatTask<(typeof otherNamesAnswer)['_output']> => ({
  name: 'other-names',
  schema: otherNamesAnswer,
  prompt: loadPrompt('other-names'),
  data: [
    topicLine(topic),
    { statement: toVisibleText(statement) },
    ...heads.pages.map(({ id, ...head }): DataLine => ({ page: id, ...visibleHead(head) })),
    ...heads.reports.map(({ id, ...head }): DataLine => ({ report: id, ...visibleHead(head) })),
    ...shownLines(shown),
  ],
});

const visibleHead = ({ title, published }: PageHead) => ({ title: title && toVisibleText(title), published });

/** Asks which operation on which collection answers each question, without sending documents. */
export const dataQuestionsTask = ({
  lines,
}: Pick<ShownData, 'lines'>): ChatTask<(typeof dataQuestionsAnswer)['_output']> => ({
  name: 'data-questions',
  schema: dataQuestionsAnswer,
  prompt: loadPrompt('data-questions'),
  data: lines,
});

/** Asks all questions about all documents. */
export const documentFindingsTask = (
  { topic, questions }: Pick<DocumentsInput, 'topic' | 'questions'>,
  shown: ShownDocuments,
): ChatTask<(typeof documentFindingsAnswer)['_output']> => ({
  name: 'document-findings',
  schema: documentFindingsAnswer,
  prompt: loadPrompt('document-findings'),
  data: [
    topicLine(topic),
    ...questions.map(({ question }, at): DataLine => ({ question: `q${at + 1}`, text: toVisibleText(question) })),
    ...documentLines(shown),
  ],
});
