import { because, sentenceOf, type QuestionState } from '@corroborate/domain';
import { answersOf, type Answered } from '../../inquiry.builder';
import { ofTheCase, told, type DraftGroup, type DraftItem, type DraftSection } from '../draft';
import { inQuotes, plainLine } from '../quoting';
import type { Notes } from './notes';

const QUOTES = 3;
const DOCUMENTS = 5;

const GROUPS: readonly (readonly [heading: string, state: QuestionState])[] = [
  ['Answered', 'answered'],
  ['Answered differently', 'contradicted'],
  ['Open', 'open'],
  ['No search can tell', 'unanswerable'],
];

/** What was to be found out: each question with its answer, or why there is none. */
export function questionsSection(notes: Notes): DraftSection {
  const { inquiry } = notes.data;
  const empty = because(inquiry ? 'section.nothing-found' : 'section.not-made', { part: 'questions' });
  const all = answersOf(notes.data);
  const groups = GROUPS.map(([heading, state]): DraftGroup => ({
    heading,
    as: 'list',
    items: all.filter((one) => one.answer.state === state).map((one) => item(one, notes)),
  }));
  return { id: 'questions', groups, empty };
}

/** The answer is a reading of the case; the words it rests on stand behind it. */
function item({ question, answer }: Answered, notes: Notes): DraftItem {
  const read = answer.answer ? ofTheCase(`Answer: ${plainLine(answer.answer).replace(/\.+$/u, '')}.`) : null;
  return {
    label: plainLine(question.question),
    sentences: [
      read,
      ofTheCase(plainLine(sentenceOf(answer.why))),
      ...collectedLines(answer, notes),
      ...quotesOf(answer, notes),
    ],
  };
}

/** What the report quotes elsewhere is cited alone. */
function quotesOf({ questionId, findings }: Answered['answer'], notes: Notes): DraftItem['sentences'] {
  const shown = findings.slice(0, QUOTES).flatMap(({ sourceId, quote }) => {
    const [view, citation] = [notes.view(sourceId), notes.cite(sourceId, quote)];
    return view && citation ? [{ name: plainLine(view.name), quote, sourceId, citation }] : [];
  });
  const again = shown.filter(({ sourceId, quote }) => notes.quotedBefore(sourceId, quote, `question ${questionId}`));
  return [
    ...shown
      .filter((one) => !again.includes(one))
      .map(({ name, quote, citation }) => told(`${name}: ${inQuotes(quote)}.`, [citation], { minor: true })),
    ...(again.length > 0
      ? [
          told(
            'In the words quoted above.',
            again.map(({ citation }) => citation),
            { minor: true },
          ),
        ]
      : []),
  ];
}

/** What a collection has on it, where the answer does not say so itself, and by which documents. */
function collectedLines({ collected, why, questionId }: Answered['answer'], notes: Notes): DraftItem['sentences'] {
  if (!collected) return [];
  const { documents, operation } = collected;
  const more = documents.length > DOCUMENTS ? ` and ${documents.length - DOCUMENTS} more` : '';
  const ids = `${documents
    .slice(0, DOCUMENTS)
    .map((id) => inQuotes(id))
    .join(', ')}${more}`;
  const behind = operation ? `By ${operation.replaceAll('_', ' ')} of documents: ${ids}.` : `Documents: ${ids}.`;
  return [
    why.code === collected.why.code ? null : ofTheCase(plainLine(sentenceOf(collected.why))),
    documents.length > 0 ? ofTheCase(plainLine(behind)) : null,
    ...behindFigure(questionId, collected, notes),
  ];
}

/** How the first documents behind a figure begin, each with its capture. */
function behindFigure(
  questionId: string,
  { collection, operation }: { collection: string; operation: string | null },
  notes: Notes,
): DraftItem['sentences'] {
  if (!operation) return [];
  const { answers = [] } = notes.data.collections ?? {};
  const answer = answers.find((one) => one.questionId === questionId && one.captured !== undefined);
  return (answer?.captured ?? []).slice(0, QUOTES).map(({ quote, url }) => {
    const citation = notes.citeAt(url, quote);
    return citation ? told(`${plainLine(collection)}: ${inQuotes(quote)}.`, [citation], { minor: true }) : null;
  });
}
