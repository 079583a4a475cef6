import { sentenceOfClaim, type Claim, type Topic } from '@corroborate/domain';
import { withoutAddresses } from '@corroborate/text';
import type { DataLine } from '../grounding/fence.policy';
import { legible, type NumberedPassage } from '../grounding/passages.policy';
import { consolidateAnswer, type NoteItem } from '../notes/consolidate.policy';
import { pageNotesAnswer } from '../notes/notes.answer';
import { REASONING } from '../reasoning.thresholds';
import { prompt, type Prompt } from './prompts/prompts';
import { articleAnswer, type ArticleInput } from '../tasks/article.policy';
import { frameworksAnswer, type CaseToExamine } from '../tasks/frameworks.policy';
import type { ShownNotes } from '../tasks/answering.policy';
import type { ShownData } from '../tasks/data-questions.policy';
import { dataQuestionsAnswer } from '../tasks/data-questions.types';
import { documentLines, type ShownDocuments } from '../tasks/document-findings.policy';
import { documentFindingsAnswer, type DocumentsInput } from '../tasks/document-findings.types';
import type { AnswerInput } from '../tasks/answering.types';
import { critiqueAnswer, type CaseToCriticize } from '../tasks/critique.policy';
import { planAnswer, type CaseToPlan } from '../tasks/plan-case.policy';
import type { Statement } from '../guards/vouching/controls.policy';
import type { ChatTask } from './chat.port';
import {
  claimsAnswer,
  coreClaimAnswer,
  firsthandAnswer,
  questionAnswersAnswer,
  sourceClaimsAnswer,
  stanceAnswer,
  translationsAnswer,
  vouchingAnswer,
} from './chat.schema';

/** Lines of data for a prompt. Instructions are in `data/prompts`; everything else is passed as data. */
const shownLines = (shown: readonly NumberedPassage[]): DataLine[] =>
  shown.map(({ id, raw, withheld }) => ({ passage: id, text: withheld ? null : legible(raw) }));

const topicLine = (topic: Topic): DataLine => ({
  topic: legible(topic.title),
  summary: legible(topic.summary ?? '').slice(0, 1_000) || null,
  place: legible(topic.location ?? '') || null,
  date: topic.eventDate?.slice(0, 10) ?? null,
});

type ShownStatement = Pick<Statement, 'id' | 'text'>;

const statementLines = (topic: Topic, statements: readonly ShownStatement[], shown: readonly NumberedPassage[]) => [
  topicLine(topic),
  ...statements.map(({ id, text }): DataLine => ({ claim: id, text: legible(text) })),
  ...shownLines(shown),
];

export const stanceTask = (
  topic: Topic,
  statements: readonly ShownStatement[],
  shown: readonly NumberedPassage[],
): ChatTask<(typeof stanceAnswer)['_output']> => ({
  name: 'stance',
  schema: stanceAnswer,
  prompt: prompt('stance'),
  data: statementLines(topic, statements, shown),
});

/** Claims and explanations found on pages after this page was read. */
export const sourceClaimsTask = (
  topic: Topic,
  statements: readonly ShownStatement[],
  shown: readonly NumberedPassage[],
): ChatTask<(typeof sourceClaimsAnswer)['_output']> => ({
  name: 'source-claims',
  schema: sourceClaimsAnswer,
  prompt: prompt('source-claims'),
  data: statementLines(topic, statements, shown),
});

/** Headline and date of a page; null if missing or a possible prompt injection. */
export interface PageHead {
  title: string | null;
  published: string | null;
}

const headLine = ({ title, published }: PageHead): DataLine => ({ page: title && legible(title), published });

/** Adversarial question about the passage in which a reader found support. */
export const vouchingTask = (
  { topic, core }: { topic: Topic; core: string },
  found: { passage: string; quote: string },
  shown: readonly NumberedPassage[],
  head: PageHead,
): ChatTask<(typeof vouchingAnswer)['_output']> => ({
  name: 'vouching',
  schema: vouchingAnswer,
  prompt: prompt('vouching'),
  data: [
    topicLine(topic),
    { statement: legible(core) },
    { named: found.passage, words: legible(found.quote) },
    headLine(head),
    ...shownLines(shown),
  ],
});

/** The reading of a page: headline, date and passages. The outlet is withheld from the reader. */
export const pageNotesTask = (
  { topic, statements }: { topic: Topic; statements: readonly ShownStatement[] },
  head: PageHead,
  shown: readonly NumberedPassage[],
): ChatTask<(typeof pageNotesAnswer)['_output']> => ({
  name: 'page-notes',
  schema: pageNotesAnswer,
  prompt: prompt('page-notes'),
  data: [
    topicLine(topic),
    ...statements.map(({ id, text }): DataLine => ({ claim: id, text: legible(text) })),
    headLine(head),
    ...shownLines(shown),
  ],
});

/** Notes of all pages by ID, to group equal claims, events, actors and explanations. */
export const consolidateTask = (
  topic: Topic,
  items: readonly NoteItem[],
): ChatTask<(typeof consolidateAnswer)['_output']> => ({
  name: 'consolidate',
  schema: consolidateAnswer,
  prompt: prompt('consolidate'),
  data: [topicLine(topic), ...itemLines(items)],
});

const itemLines = (items: readonly NoteItem[]): DataLine[] =>
  items.map(({ id, kind, text, sourceId }) => ({
    item: id,
    kind,
    text: legible(text),
    page: sourceId === null ? null : String(sourceId),
  }));

export const coreClaimTask = (
  topic: Topic,
  shown: readonly NumberedPassage[],
): ChatTask<(typeof coreClaimAnswer)['_output']> => ({
  name: 'core-claim',
  schema: coreClaimAnswer,
  prompt: prompt('core-claim'),
  data: [topicLine(topic), ...shownLines(shown)],
});

export const claimsTask = (
  topic: Topic,
  known: readonly Claim[],
  shown: readonly NumberedPassage[],
): ChatTask<(typeof claimsAnswer)['_output']> => ({
  name: 'claims',
  schema: claimsAnswer,
  prompt: prompt('claims'),
  data: [
    topicLine(topic),
    ...known.map(({ id, text }): DataLine => ({ claim: id, text: legible(text) })),
    ...shownLines(shown),
  ],
});

/** Verifies sentences that a reader took for the page's own reporting, mixed with sentences of other pages. */
export const firsthandTask = (
  statements: readonly { id: string; text: string }[],
): ChatTask<(typeof firsthandAnswer)['_output']> => ({
  name: 'firsthand',
  schema: firsthandAnswer,
  prompt: prompt('firsthand'),
  data: statements.map(({ id, text }): DataLine => ({ statement: id, text: legible(text) })),
});

/** One request for questions, perspectives and queries, before anything is searched. */
export const planTask = ({ topic, claims, mode, note }: CaseToPlan): ChatTask<(typeof planAnswer)['_output']> => ({
  name: 'plan',
  schema: planAnswer,
  prompt: prompt('plan'),
  data: [
    topicLine(topic),
    { mode },
    ...claims.map((claim): DataLine => ({ claim: claim.id, text: legible(sentenceOfClaim(claim)) })),
    ...(note ? [{ brief: legible(withoutAddresses(note)).slice(0, 1_000) }] : []),
  ],
});

/** Claims with their standing, and notes with the outlets that a writer attributes them to. */
export const articleTask = (
  { topic, claims, published, outlets }: ArticleInput,
  shown: ShownNotes,
): ChatTask<(typeof articleAnswer)['_output']> => ({
  name: 'article',
  schema: articleAnswer,
  prompt: prompt('article'),
  data: [
    topicLine(topic),
    ...claims.map(({ id, text, core, standing }): DataLine => ({
      ...{ claim: id, text: legible(text), main: core ? 'yes' : null, standing },
    })),
    ...noteLines(shown, published, outlets),
  ],
});

export const translationsTask = (
  into: string,
  shown: readonly NumberedPassage[],
): ChatTask<(typeof translationsAnswer)['_output']> => ({
  name: 'translations',
  schema: translationsAnswer,
  prompt: prompt('translations'),
  data: [{ into }, ...shownLines(shown)],
});

/** Open questions with claims, notes and page dates. */
export const questionAnswersTask = (
  { topic, questions, claims, published }: AnswerInput,
  shown: ShownNotes,
): ChatTask<(typeof questionAnswersAnswer)['_output']> => ({
  name: 'question-answers',
  schema: questionAnswersAnswer,
  prompt: prompt('question-answers'),
  data: [
    topicLine(topic),
    ...questions.map(({ question }, at): DataLine => ({ question: `q${at + 1}`, text: legible(question) })),
    ...claims.map(({ id, text, verdict }): DataLine => ({
      item: id,
      kind: 'claim of the case',
      text: legible(text),
      verdict,
    })),
    ...noteLines(shown, published),
  ],
});

/** Dates of the pages, then their notes, equal ones once. */
const noteLines = (
  { items, sourceIds }: ShownNotes,
  published: AnswerInput['published'],
  outlets?: ArticleInput['outlets'],
): DataLine[] => [
  ...sourceIds.map((id, at): DataLine => ({
    ...{ page: String(at + 1), published: published.get(id) ?? null },
    ...(outlets && { outlet: legible(outlets.get(id) ?? '') }),
  })),
  ...[...items].map(([{ id, kind, text, sourceId }, same]): DataLine => ({
    item: id,
    kind,
    text: legible(text).slice(0, REASONING.maxItemChars),
    page: String(sourceId),
    pages: String(new Set(same.map((one) => one.sourceId)).size),
  })),
];

/** The case by its notes: claims with verdicts, questions with states, and findings per page. */
export const critiqueTask = (
  { topic, claims, questions }: CaseToCriticize,
  items: readonly NoteItem[],
): ChatTask<(typeof critiqueAnswer)['_output']> => ({
  name: 'critique',
  schema: critiqueAnswer,
  prompt: prompt('critique'),
  data: caseLines({ topic, claims, questions }, items),
});

const caseLines = (
  { topic, claims, questions }: Pick<CaseToCriticize, 'topic' | 'claims' | 'questions'>,
  items: readonly NoteItem[],
): DataLine[] => [
  topicLine(topic),
  ...claims.map((one): DataLine => ({ claim: one.id, text: legible(sentenceOfClaim(one)), verdict: one.verdict })),
  ...questions.map(({ question, state }): DataLine => ({ question: legible(question), state })),
  ...itemLines(items),
];

/** The case as for a critique; the methods stand in the prompt, because they are instructions. */
export const frameworksTask = (
  { methods, ...input }: CaseToExamine,
  items: readonly NoteItem[],
): ChatTask<(typeof frameworksAnswer)['_output']> => ({
  name: 'frameworks',
  schema: frameworksAnswer,
  prompt: withMethods(prompt('frameworks'), methods),
  data: [...caseLines(input, items), ...methods.map(({ id, shape }): DataLine => ({ method: id, shape }))],
});

const withMethods = ({ text, ...rest }: Prompt, methods: CaseToExamine['methods']): Prompt => ({
  ...rest,
  text: [text, ...methods.map(({ id, shape, instructions }) => `"${id}" (${shape}): ${instructions}`)].join('\n'),
});

/** Asks which operation on which collection answers each question, without document text. */
export const dataQuestionsTask = ({
  lines,
}: Pick<ShownData, 'lines'>): ChatTask<(typeof dataQuestionsAnswer)['_output']> => ({
  name: 'data-questions',
  schema: dataQuestionsAnswer,
  prompt: prompt('data-questions'),
  data: lines,
});

/** All questions on all documents. */
export const documentFindingsTask = (
  { topic, questions }: Pick<DocumentsInput, 'topic' | 'questions'>,
  shown: ShownDocuments,
): ChatTask<(typeof documentFindingsAnswer)['_output']> => ({
  name: 'document-findings',
  schema: documentFindingsAnswer,
  prompt: prompt('document-findings'),
  data: [
    topicLine(topic),
    ...questions.map(({ question }, at): DataLine => ({ question: `q${at + 1}`, text: legible(question) })),
    ...documentLines(shown),
  ],
});
