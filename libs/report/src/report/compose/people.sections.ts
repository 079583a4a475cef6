import { because, sentenceOf } from '@corroborate/domain';
import { historyOf, whenOf, type ActorProfile } from '@corroborate/records';
import { nameKey } from '@corroborate/text';
import { answersOf, type Answered } from '../../inquiry.builder';
import { counted, dayOf, listed } from '../days';
import {
  caseStatement,
  paragraph,
  sourcedDraft,
  type Draft,
  type DraftGroup,
  type DraftItem,
  type DraftSection,
} from '../draft';
import { comparable, inQuotes, plainLine } from '../quoting';
import type { CaseContext } from './case-context';
import { providerName } from './providers';

/** Maximum lines per kind. */
const SHOWN = 6;
const QUOTES = 3;

/** Detail kinds that describe a person. */
const DESCRIBING: ActorProfile['details'][number]['kind'][] = ['description', 'office', 'owner', 'news-house'];

/** Actors of the story and people named on pages. */
export function peopleSection(context: CaseContext): DraftSection {
  const { actors, context: background } = context.data;
  const profiles = (actors ?? []).map((actor) => ({ actor, sentences: profileOf(actor, context) }));
  const known = profiles.filter(({ sentences }) => sentences.length > 0);
  const items = (isPerson: boolean): DraftItem[] =>
    known
      .filter(({ actor }) => (actor.kind === 'person') === isPerson)
      .map(({ actor, sentences }) => ({ label: plainLine(actor.name), sentences }));
  const unknown = profiles.filter((one) => !known.includes(one)).map(({ actor }) => plainLine(actor.name));
  const notes = [
    ...(unknown.length > 0 ? [`Nothing found about ${listed(unknown)}.`] : []),
    ...((background?.unprofiled ?? []).length > 0 ? ['Private individuals were not looked up.'] : []),
  ];
  return {
    id: 'people',
    groups: [
      { heading: 'People', as: 'list', items: items(true) },
      { heading: 'Organizations', as: 'list', items: items(false) },
      {
        heading: 'Named on the pages',
        as: 'list',
        items: roles(
          context,
          known.map(({ actor }) => actor.name),
        ),
      },
      { as: 'prose', items: notes.map((note) => paragraph(caseStatement(note))) },
    ],
    empty: because(actors ? 'section.nothing-found' : 'section.not-made', { part: 'people' }),
  };
}

function profileOf({ details, statements, track }: ActorProfile, context: CaseContext): Draft[] {
  const kinds = Object.entries(track.counts).map(([kind, count]) => counted(count, kind));
  const record = `On record: ${listed(kinds)}.${track.note ? ` ${track.note}` : ''}`;
  return [
    ...details
      .filter(({ kind }) => DESCRIBING.includes(kind))
      .slice(0, QUOTES)
      .map(({ quote, sourceName, sourceUrl }) =>
        sourcedDraft(`${plainLine(sourceName)}: ${inQuotes(quote)}.`, [context.citeAt(sourceUrl, quote)]),
      ),
    ...statements.slice(0, QUOTES).map(({ quote, sourceId, sourceUrl, when, date }) => {
      const before = when === 'before' ? `Before the event${date ? ` (${dayOf(date)})` : ''}: ` : '';
      const plain = sourcedDraft(`${inQuotes(quote)}.`, [
        context.cite(sourceId, quote) ?? context.citeAt(sourceUrl, quote),
      ]);
      return before ? { ...plain, text: `${before}${plain.text}`, fallback: plain } : plain;
    }),
    ...(kinds.length > 0 ? [caseStatement(record)] : []),
  ];
}

/** Roles by page, without people who have a profile. */
function roles(context: CaseContext, known: readonly string[]): DraftItem[] {
  const profiled = new Set(known.map(nameKey));
  return (context.input.parts?.timeline?.people ?? [])
    .filter(({ person }) => !profiled.has(nameKey(person)))
    .map(({ person, roles: said }) => ({
      label: plainLine(person),
      sentences: said.map(({ quote, sourceIds }) =>
        sourcedDraft(
          `${inQuotes(quote)}.`,
          sourceIds.slice(0, 1).map((id) => context.cite(id, quote)),
        ),
      ),
    }));
}

const STATES = [
  ['Answered', 'answered'],
  ['Answered no, or differently by different sources', 'contradicted'],
  ['Open', 'open'],
  ['Cannot be answered by a search', 'unanswerable'],
] as const;

/** Research questions with outcomes. */
export function questionsSection(context: CaseContext): DraftSection {
  // Unanswered standard questions say nothing about this case.
  const all = answersOf(context.data).filter(
    ({ answer, question }) => answer.state !== 'open' || question.by !== 'template',
  );
  const groups = STATES.map(([heading, state]): DraftGroup => ({
    heading,
    as: 'list',
    items: all.filter(({ answer }) => answer.state === state).map((one) => questionItem(one, context)),
  }));
  const made = context.data.inquiry ? 'section.nothing-found' : 'section.not-made';
  return { id: 'questions', groups, empty: because(made, { part: 'questions' }) };
}

function questionItem({ question, answer }: Answered, context: CaseContext): DraftItem {
  const { findings, why, collected } = answer;
  const read = answer.answer ? [`${plainLine(answer.answer).replace(/\.+$/u, '')}.`] : [];
  const quotes = findings
    .slice(0, QUOTES)
    .map(({ sourceId, quote }) =>
      sourcedDraft(`${context.nameOf(sourceId)}: ${inQuotes(quote)}.`, [context.cite(sourceId, quote)]),
    );
  const documents = collected?.documents.slice(0, SHOWN).map((id) => inQuotes(id)) ?? [];
  return {
    label: plainLine(question.question),
    sentences: [
      ...[...read, plainLine(sentenceOf(why))].map((line) => caseStatement(line)),
      ...quotes,
      collected && collected.why.code !== why.code ? caseStatement(plainLine(sentenceOf(collected.why))) : null,
      documents.length > 0 ? caseStatement(`Documents: ${documents.join(', ')}.`) : null,
      ...behindFigure(answer, context),
    ],
  };
}

/** Opening words of the first documents behind a figure, each with its capture. */
function behindFigure({ questionId, collected }: Answered['answer'], context: CaseContext): (Draft | null)[] {
  if (!collected?.operation) return [];
  const { answers = [] } = context.data.collections ?? {};
  const found = answers.find((one) => one.questionId === questionId && one.captured !== undefined);
  return (found?.captured ?? []).slice(0, QUOTES).map(({ quote, url }) => {
    const citation = context.citeAt(url, quote);
    return citation && sourcedDraft(`${plainLine(collected.collection)}: ${inQuotes(quote)}.`, [citation]);
  });
}

/** Background: place, history, registers, collections and pictures. Confirms nothing. */
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
      .slice(0, SHOWN)
      .map(quoted);
  const history = historyOf(details).slice(0, SHOWN);
  const list = (heading: string, items: DraftItem[]): DraftGroup => ({ heading, as: 'list', items });
  return {
    id: 'background',
    groups: [
      list('The place', ofKind('place')),
      list('Context', ofKind('background')),
      list(
        'Earlier events',
        history.map((detail) => ({ label: whenOf(detail), ...quoted(detail) })),
      ),
      list('Public registers', records(context)),
      list('Collections', collected(context)),
      list('Pictures', pictures(context)),
    ],
    empty: because(data.context ? 'section.nothing-found' : 'section.not-made', { part: 'background' }),
  };
}

/** Maximum length, in characters, of an addition to a name that is only a legal form. */
const LEGAL_FORM = 8;

/** Records weighed as sources are cited as pages; a bare entry with the name says nothing. */
function records(context: CaseContext): DraftItem[] {
  const isItsName = (title: string, actor: string) =>
    comparable(title).startsWith(comparable(actor)) && title.length < actor.length + LEGAL_FORM;
  return (context.data.registers?.records ?? [])
    .filter(
      ({ bearing, title, actor }) => bearing === 'evidence' || (bearing === 'background' && !isItsName(title, actor)),
    )
    .slice(0, SHOWN)
    .map(({ title, register, date, url, sourceId, form }) => ({
      label: date ? dayOf(date) : null,
      sentences: [
        sourcedDraft(`${providerName(register)}: ${inQuotes(title || form)}.`, [
          context.cite(sourceId) ?? context.citeAt(url),
        ]),
      ],
    }));
}

const collected = (context: CaseContext): DraftItem[] =>
  (context.data.collections?.records ?? [])
    .filter(({ bearing }) => bearing === 'background')
    .slice(0, SHOWN)
    .map(({ collection, quote, date, url }) => ({
      label: date,
      sentences: [sourcedDraft(`${plainLine(collection)}: ${inQuotes(quote)}.`, [context.citeAt(url, quote)])],
    }));

/** Technical notes on pictures; not part of the verdict. */
const pictures = (context: CaseContext): DraftItem[] =>
  (context.input.pictures ?? [])
    .flatMap(({ sourceId, site, notes }) => notes.map((note) => ({ sourceId, site, note })))
    .slice(0, SHOWN)
    .map(({ sourceId, site, note }) => ({
      label: plainLine(site),
      sentences: [caseStatement(plainLine(sentenceOf(note)), { citations: context.citeAll([sourceId]) })],
    }));
