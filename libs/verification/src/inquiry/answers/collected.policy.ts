import {
  ANSWER_RULES,
  createReason,
  type CollectedAnswer,
  type QuestionAnswer,
  type Reason,
  type ResearchQuestion,
  type Topic,
} from '@corroborate/domain';
import { findMatters } from '@corroborate/records';
import { truncate, isCompatible, findQuantities, findWrittenNumbers } from '@corroborate/text';
import { INQUIRY_LIMITS } from '../inquiry.thresholds';

/** Result from a data collection for a question in the plan. */
export interface CollectedFigure {
  questionId: string;
  /** `server/tool` */
  collection: string;
  /** Subjects for which the operator declared this collection the first-hand record. */
  primary: readonly string[];
  operation: string;
  /** Who chose the operation: `rules` or the name of a model. */
  by: string;
  rows: readonly (readonly string[])[];
  documents: readonly string[];
}

/** Documents in a collection that mention the subject of a question but do not answer it. */
type CollectedLead = Pick<CollectedFigure, 'questionId' | 'collection' | 'primary' | 'documents'>;

export interface CollectionResults {
  figures: readonly CollectedFigure[];
  leads: readonly CollectedLead[];
}

/**
 * Adds results from collections to a question. Pure. A first-hand record answers questions that pages leave open; other
 * collections are added as leads. A collection contradicts credible pages if the values are comparable and cannot both
 * be right.
 */
export function addCollectionResults(
  question: ResearchQuestion,
  answer: QuestionAnswer,
  { figures, leads, topic }: CollectionResults & { topic: Topic },
): QuestionAnswer {
  const own = figures.filter(({ questionId, rows }) => questionId === question.id && rows.length > 0);
  const figure = own.find(({ primary }) => findPrimaryMatter(primary, question, topic) !== null) ?? own[0];
  if (figure) return addFigure(answer, { ...figure, matter: findPrimaryMatter(figure.primary, question, topic) });
  const lead = leads.find(({ questionId, documents }) => questionId === question.id && documents.length > 0);
  return lead && answer.state === 'open'
    ? addLead(answer, lead, findPrimaryMatter(lead.primary, question, topic))
    : answer;
}

/** The subject of the question or topic for which the collection is the first-hand record; otherwise null. */
function findPrimaryMatter(primary: readonly string[], { question }: ResearchQuestion, topic: Topic): string | null {
  if (primary.length === 0) return null;
  const alone = { ...topic, title: question, summary: null, articleText: null };
  const matters = [...findMatters(alone), ...findMatters(topic)];
  return matters.find(({ matter }) => primary.includes(matter))?.matter ?? null;
}

type Figure = CollectedFigure & { matter: string | null };

/** Rows from a collection: values, or labels with values. */
interface FigureToCompare {
  operation: string;
  rows: readonly (readonly string[])[];
}

/** `apart`: the figures differ. `unlike`: they are not comparable. */
type Comparison = 'same' | 'apart' | 'unlike';

const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
const DAY = /^\d{4}-\d\d-\d\d/;
/** Operations that count documents, whose results are neither amounts of money nor percentages. */
const COUNT_OPERATIONS = new Set(['count', 'count_distinct', 'date_histogram']);
const UNITS_OF_MEASURE = new Set(['$', 'percent']);

/**
 * Compares the figure or date in an answer with a collection. Only single figures can contradict each other: a list of
 * payments does not contradict a total.
 */
export function compareFigure(answer: string, { operation, rows }: FigureToCompare): Comparison {
  const [row, ...others] = rows;
  if (!row || others.length > 0) return 'unlike';
  if (row.some((cell) => DAY.test(cell) && answer.includes(cell.slice(0, 10)))) return 'same';
  const stated = findQuantities(answer);
  const isMeasure = stated.some(({ unit }) => UNITS_OF_MEASURE.has(unit));
  const figures = isMeasure && COUNT_OPERATIONS.has(operation) ? [] : row.filter((cell) => NUMBER.test(cell));
  if (figures.some((cell) => hasFigure(answer, cell))) return 'same';
  return figures.length === 1 && stated.length === 1 ? 'apart' : 'unlike';
}

function hasFigure(answer: string, cell: string): boolean {
  const wanted = findQuantities(cell)[0];
  const isStated = findQuantities(answer).some((one) => wanted && isCompatible(one, wanted));
  return isStated || findWrittenNumbers(answer).some(({ values }) => values.includes(Number(cell)));
}

function addFigure(answer: QuestionAnswer, figure: Figure): QuestionAnswer {
  const text = figureText(figure.rows);
  const pageAnswer = answer.state === 'answered' ? answer.answer : null;
  const compared = pageAnswer === null ? null : compareFigure(pageAnswer, figure);
  const why = collectedReason(figure, text, { compared, pageAnswer, state: answer.state });
  const collected = collectedOf(figure, text, why);
  if (compared === 'apart') return { ...contradictedAnswer(answer, why), by: readerName(figure, answer), collected };
  const settles = figure.matter !== null && (compared === 'same' || pageAnswer === null);
  if (settles && answer.state !== 'contradicted') {
    const floor = pageAnswer === null ? INQUIRY_LIMITS.recordConfidence : INQUIRY_LIMITS.corroboratedRecordConfidence;
    const confidence = Math.max(answer.confidence, floor);
    return { ...answer, state: 'answered', answer: text, confidence, why, by: readerName(figure, answer), collected };
  }
  return answer.state === 'open' ? { ...answer, why, collected } : { ...answer, collected };
}

/** The model that read the pages, or, if rules read them, the one that chose the operation. */
const readerName = ({ by }: Figure, answer: QuestionAnswer): string => (answer.by === 'rules' ? by : answer.by);

const contradictedAnswer = (answer: QuestionAnswer, why: Reason): QuestionAnswer => ({
  ...answer,
  state: 'contradicted',
  answer: null,
  confidence: ANSWER_RULES.contradicted,
  why,
});

interface FigureComparison extends Pick<QuestionAnswer, 'state'> {
  compared: Comparison | null;
  pageAnswer: string | null;
}

function collectedReason(
  { collection, matter, operation }: Figure,
  figure: string,
  { compared, pageAnswer, state }: FigureComparison,
): Reason {
  if (compared === 'apart') return createReason('answer.figure-apart', { collection, figure, told: pageAnswer ?? '' });
  if (compared === 'same') return createReason('answer.figure-agrees', { collection, figure });
  if (compared === 'unlike' || state === 'contradicted')
    return createReason('answer.figure-beside', { collection, figure });
  if (matter === null) return createReason('answer.figure-lead', { collection, figure });
  return createReason('answer.figure-on-record', { collection, matter, operation });
}

const collectedOf = (
  { collection, operation, documents, matter }: Figure,
  figure: string,
  why: Reason,
): CollectedAnswer => ({ collection, operation, figure, documents: documents.slice(0, MAX_DOCUMENTS), matter, why });

function addLead(
  answer: QuestionAnswer,
  { collection, documents }: CollectedLead,
  matter: string | null,
): QuestionAnswer {
  const why = createReason('answer.documents-lead', { collection, documents: documents.length });
  const listed = documents.slice(0, MAX_DOCUMENTS);
  return { ...answer, why, collected: { collection, operation: null, figure: null, documents: listed, matter, why } };
}

const MAX_DOCUMENTS = 20;
/** Maximum number of rows shown in an answer; the collection contains all of them. */
const MAX_ROWS_SHOWN = 3;
const MAX_FIGURE_CHARS = 200;

function figureText(rows: CollectedFigure['rows']): string {
  const lines = rows.slice(0, MAX_ROWS_SHOWN).map((row) => row.join(' · '));
  const more = rows.length > MAX_ROWS_SHOWN ? ` (${rows.length - MAX_ROWS_SHOWN} more)` : '';
  return `${truncate(lines.join('; '), MAX_FIGURE_CHARS)}${more}`;
}
