import { createReason, toReasonText, type AnswerFinding, type Reason } from '@corroborate/domain';
import { listPrecedents, getPrecedentDate } from '@corroborate/records';
import type { CollectionsFound } from '../../collections.builder';
import { buildAnswers, openQuestions, type AnsweredQuestion } from '../../inquiry.builder';
import { formatDay } from '../days';
import { caseStatement, sourcedDraft, type Draft, type DraftGroup, type DraftItem, type DraftSection } from '../draft';
import { normalizeForComparison, inQuotes, plainLine } from '../quoting';
import type { CaseContext } from './case-context';
import { providerName } from './providers';

/** Maximum lines per kind. */
const MAX_SHOWN = 6;
const MAX_QUOTES_SHOWN = 3;

const ANSWER_STATE_GROUPS = [
  ['Answered', 'answered'],
  ['Answered no, or differently by different sources', 'contradicted'],
  ['No answer recognized', 'open'],
  ['Cannot be answered by a search', 'unanswerable'],
] as const;

/** Research questions with outcomes. */
export function questionsSection(context: CaseContext): DraftSection {
  const settled = buildAnswers(context.data).filter(({ answer }) => answer.state !== 'open');
  const open = openQuestions(context.data);
  const groups = ANSWER_STATE_GROUPS.map(([heading, state]): DraftGroup => ({
    heading,
    as: 'list',
    items: [...settled, ...open]
      .filter(({ answer }) => answer.state === state)
      .map((one) => questionItem(one, context)),
  }));
  const made = context.data.inquiry ? 'section.nothing-found' : 'section.not-made';
  return { id: 'questions', groups, empty: createReason(made, { part: 'questions' }) };
}

function questionItem({ question, answer }: AnsweredQuestion, context: CaseContext): DraftItem {
  const { findings, why, collected } = answer;
  const read = answer.answer ? [`${plainLine(answer.answer).replace(/\.+$/u, '')}.`] : [];
  const closest = answer.state === 'open' ? context.closestSentence(question.question) : null;
  // The report shows the first quote on a planned question, unless it is quoted above; the file shows all.
  const isMinor = (at: number) => question.by === 'template' || (at > 0 && answer.state === 'answered');
  const quotes = withoutNestedQuotes(findings)
    .slice(0, MAX_QUOTES_SHOWN)
    .map(({ sourceId, quote }, at) =>
      sourcedDraft(
        `${context.nameOf(sourceId)}: ${inQuotes(quote)}.`,
        [context.cite(sourceId, quote)],
        isMinor(at) ? { minor: true } : {},
      ),
    );
  const documents = collected?.documents.slice(0, MAX_SHOWN).map((id) => inQuotes(id)) ?? [];
  return {
    label: plainLine(question.question),
    sentences: [
      ...(closest ? [] : [...read, plainLine(toReasonText(why))]).map((line) => caseStatement(line, { minor: true })),
      ...quotes,
      closest &&
        sourcedDraft(
          `Closest sentence, ${context.nameOf(closest.sourceId)}: ${inQuotes(closest.text)}.`,
          [context.cite(closest.sourceId, closest.text)],
          { minor: true },
        ),
      ...[
        collected && collected.why.code !== why.code ? caseStatement(plainLine(toReasonText(collected.why))) : null,
        documents.length > 0 ? caseStatement(`Documents: ${documents.join(', ')}.`) : null,
        ...figureDocuments(answer, context),
      ].map((one) => one && { ...one, minor: true }),
    ],
  };
}

/** Quotes that are not contained in a longer quote from the same page. */
function withoutNestedQuotes(findings: readonly AnswerFinding[]): AnswerFinding[] {
  const holds = (one: AnswerFinding, other: AnswerFinding) =>
    one.sourceId === other.sourceId && normalizeForComparison(one.quote).includes(normalizeForComparison(other.quote));
  return findings.filter((one, at) =>
    findings.every((other, place) => other === one || !holds(other, one) || (holds(one, other) && at < place)),
  );
}

/** Opening words of the first documents on which a figure is based, each citing its capture. */
function figureDocuments(
  { questionId, collected }: AnsweredQuestion['answer'],
  context: CaseContext,
): (Draft | null)[] {
  if (!collected?.operation) return [];
  const { answers = [] } = context.data.collections ?? {};
  const found = answers.find((one) => one.questionId === questionId && one.captured !== undefined);
  return (found?.captured ?? []).slice(0, MAX_QUOTES_SHOWN).map(({ quote, url }) => {
    const citation = context.citeAt(url, quote);
    return citation && sourcedDraft(`${plainLine(collected.collection)}: ${inQuotes(quote)}.`, [citation]);
  });
}

/** Background: place, history, registers, collections and pictures. None of it counts as confirmation. */
export function backgroundSection(context: CaseContext): DraftSection {
  const { data } = context;
  const details = data.context?.details ?? [];
  const quoted = (detail: (typeof details)[number]): DraftItem => ({
    sentences: [
      sourcedDraft(`${plainLine(detail.sourceName)}: ${inQuotes(detail.quote)}.`, [
        context.citeAt(detail.sourceUrl, detail.quote),
      ]),
    ],
  });
  const ofKind = (wanted: string) =>
    details
      .filter(({ kind }) => kind === wanted)
      .slice(0, MAX_SHOWN)
      .map(quoted);
  const history = listPrecedents(details).slice(0, MAX_SHOWN);
  const list = (heading: string, items: DraftItem[]): DraftGroup => ({ heading, as: 'list', items });
  return {
    id: 'background',
    groups: [
      list('The place', ofKind('place')),
      list('Context', ofKind('background')),
      list(
        'Earlier events',
        history.map((detail) => ({ label: getPrecedentDate(detail), ...quoted(detail) })),
      ),
      list('Public registers', recordItems(context)),
      list('Collections', [...collectedItems(context), ...collectionSummary(context)]),
      list('Pictures', pictureItems(context)),
    ],
    empty: createReason(data.context ? 'section.nothing-found' : 'section.not-made', { part: 'background' }),
  };
}

/** Maximum length, in characters, of text after a name that is treated as only a legal form. */
const MAX_LEGAL_FORM_CHARS = 8;

/**
 * Register records. Those used as evidence are cited as pages; entries that only repeat the actor's name are omitted.
 */
function recordItems(context: CaseContext): DraftItem[] {
  const isItsName = (title: string, actor: string) =>
    normalizeForComparison(title).startsWith(normalizeForComparison(actor)) &&
    title.length < actor.length + MAX_LEGAL_FORM_CHARS;
  return (context.data.registers?.records ?? [])
    .filter(
      ({ bearing, title, actor }) => bearing === 'evidence' || (bearing === 'background' && !isItsName(title, actor)),
    )
    .slice(0, MAX_SHOWN)
    .map(({ title, register, date, url, sourceId, form }) => ({
      label: date ? formatDay(date) : null,
      sentences: [
        sourcedDraft(`${providerName(register)}: ${inQuotes(title || form)}.`, [
          context.cite(sourceId) ?? context.citeAt(url),
        ]),
      ],
    }));
}

const collectedItems = (context: CaseContext): DraftItem[] =>
  (context.data.collections?.records ?? [])
    .filter(({ bearing }) => bearing === 'background')
    .slice(0, MAX_SHOWN)
    .map(({ collection, quote, date, url }) => ({
      label: date,
      sentences: [sourcedDraft(`${plainLine(collection)}: ${inQuotes(quote)}.`, [context.citeAt(url, quote)])],
    }));

/** Technical notes on pictures; not part of the verdict. */
const pictureItems = (context: CaseContext): DraftItem[] =>
  (context.input.pictures ?? [])
    .flatMap(({ sourceId, site, notes }) => notes.map((note) => ({ sourceId, site, note })))
    .slice(0, MAX_SHOWN)
    .map(({ sourceId, site, note }) => ({
      label: plainLine(site),
      sentences: [caseStatement(plainLine(toReasonText(note)), { citations: context.citeAll([sourceId]) })],
    }));

/** Figures from the collections, the confidence of their findings, and the questions they leave open. */
function collectionSummary({ data: { collections } }: CaseContext): DraftItem[] {
  if (!collections) return [];
  return [
    ...statisticItems(collections),
    reasonItem('Validation', [collections.why, ...validationOf(collections)]),
    ...gapsOf(collections),
    reasonItem('Recommendation', [createReason(RECOMMENDATION[collections.coverage.recommendation])]),
  ];
}

const reasonItem = (label: string, reasons: readonly Reason[]): DraftItem => ({
  label: plainLine(label),
  sentences: reasons.map((reason) => caseStatement(plainLine(toReasonText(reason)))),
});

/** Each set of figures once per collection, because several questions may count the same documents. */
function statisticItems({ counted }: CollectionsFound): DraftItem[] {
  const items = counted
    .filter(({ total }) => total > 0)
    .map(({ server, tool, insights }) => reasonItem(`${server}/${tool}`, insights));
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function validationOf({ validation, revisions = 0 }: CollectionsFound): Reason[] {
  const { status, contradictions, weak } = validation;
  const repeated = revisions > 0 ? [createReason('collection.revised', { revisions })] : [];
  if (status === 'PASSED') return [createReason('collection.passed'), ...repeated];
  if (status === 'FAILED') return [createReason('collection.invalid'), ...repeated];
  const figures = { contradictions: contradictions.length, weak: weak.length };
  return [createReason('collection.needs-revision', figures), ...repeated];
}

/** Questions that the collections leave open, critical ones first. */
function gapsOf({ coverage: { gaps }, questions }: CollectionsFound): DraftItem[] {
  const sorted = gaps.toSorted((a, b) => Number(b.importance === 'critical') - Number(a.importance === 'critical'));
  return sorted
    .slice(0, MAX_SHOWN)
    .map(({ code, questionId }) =>
      reasonItem(questions.find(({ id }) => id === questionId)?.question ?? questionId, [
        createReason(`collection.gap-${code}`),
      ]),
    );
}

const RECOMMENDATION = {
  CONTINUE_RESEARCH: 'collection.continue-research',
  SUFFICIENT_COVERAGE: 'collection.sufficient-coverage',
  DIMINISHING_RETURNS: 'collection.diminishing-returns',
} as const;
