import { because, isCredible, sentenceOf, type Reason } from '@corroborate/domain';
import { isOnEvent } from '../../relevant-sources';
import { agreeing, capital, counted, dateOf, dayOf, inWords, listed } from '../days';
import { ofTheCase, told, type Draft, type DraftGroup, type DraftItem, type DraftSection } from '../draft';
import { inQuotes, plainLine } from '../quoting';
import type {
  BalancePart,
  EventDate,
  PositionPart,
  StatementPart,
  TheoryPart,
  TimelineEventPart,
} from '../report.parts';
import { claimSentence } from './claim-words';
import { statementEvidence } from '../../claim-standings';
import type { Notes } from './notes';

type Part = Reason<'section.nothing-found'>['params']['part'];

/** Why a part is empty: pages have no notes, nobody made it, or the pages have nothing of the kind. */
const whyEmpty = ({ input: { parts } }: Notes, part: Part, made: boolean): Reason =>
  parts?.withoutNotes ?? because(made ? 'section.nothing-found' : 'section.not-made', { part });

/** What happened when, as the pages tell it. */
export function timelineSection(notes: Notes): DraftSection {
  const timeline = notes.input.parts?.timeline;
  const empty = timeline?.skipped ?? whyEmpty(notes, 'timeline', Boolean(timeline));
  const events = (timeline?.events ?? []).map((event) => eventItem(event, notes));
  const undated = timeline?.undated ?? 0;
  const rest = `${capital(counted(undated, 'event'))} without a date ${agreeing(undated, 'is', 'are')} left out.`;
  const groups: DraftGroup[] = [
    { as: 'list', items: events },
    { as: 'prose', items: events.length > 0 && undated > 0 ? [{ sentences: [ofTheCase(rest)] }] : [] },
  ];
  return { id: 'timeline', groups, empty };
}

function eventItem({ date, quote, sourceIds, conflicting }: TimelineEventPart, notes: Notes): DraftItem {
  const credible = sourceIds.some((id) => isCredible(notes.view(id)?.tier ?? 4));
  const citations = sourceIds.map((id, at) => notes.cite(id, at === 0 ? quote : null));
  // A day that was worked out from the text stands in no capture: it is the case's reading.
  const others = conflicting.map((other) => {
    const names = other.sourceIds.flatMap((id) => notes.view(id)?.name ?? []).map(plainLine);
    return ofTheCase(`Another day is given by ${listed([...new Set(names)])}: ${eventDay(other.date)}.`);
  });
  const alone = credible ? null : ofTheCase('No credible source tells of it.');
  const views = sourceIds.flatMap((id) => notes.view(id) ?? []);
  const elsewhere = views.length > 0 && views.every(({ stance }) => !isOnEvent(stance));
  const another = elsewhere ? ofTheCase('It is told by pages that were taken to be on another event.') : null;
  return { label: eventDay(date), sentences: [told(`${inQuotes(quote)}.`, citations), another, alone, ...others] };
}

function eventDay({ value, precision }: EventDate): string {
  if (precision !== 'time') return dateOf({ value, precision });
  return `${dayOf(value.slice(0, 10))}, ${value.slice(11, 16)}`;
}

const HOLDS = { affirms: 'Affirmed by', denies: 'Denied by', doubts: 'Doubted by' } as const;

/** Who holds what about each claim, and which other explanations there are. */
export function positionsSection(notes: Notes): DraftSection {
  const { positions, theories } = notes.input.parts ?? {};
  const groups: DraftGroup[] = notes.claims().map((claim) => ({
    heading: inQuotes(claimSentence(claim)),
    as: 'list' as const,
    items: sidesOf((positions ?? []).filter(({ claimId }) => claimId === claim.id)).map((one) =>
      positionItem(one, notes),
    ),
  }));
  const other = { heading: 'Other explanations', as: 'list' as const, items: theoryItems(theories ?? [], notes) };
  const empty = whyEmpty(notes, 'positions', Boolean(positions));
  return { id: 'positions', groups: [...groups, other], empty };
}

/** Who affirms, then who denies, then who doubts. */
const sidesOf = (positions: readonly PositionPart[]): PositionPart[] =>
  (Object.keys(HOLDS) as PositionPart['holds'][]).flatMap((side) => positions.filter(({ holds }) => holds === side));

const positionItem = (position: PositionPart, notes: Notes): DraftItem => ({
  label: `${HOLDS[position.holds]} ${notes.spelled(position.holder)}`,
  sentences: [
    ...saidBy(position, notes),
    position.answered && !notes.isAccusation() ? ofTheCase(answerTo(position.answered)) : null,
  ],
});

function saidBy({ claimId, statements }: PositionPart, notes: Notes): Draft[] {
  const again = statements.filter(({ sourceId, quote }) => notes.quotedBefore(sourceId, `said: ${quote}`, claimId));
  const fresh = statements.filter((one) => !again.includes(one));
  const cited = again.map(({ sourceId, quote }) => notes.cite(sourceId, quote));
  return [
    ...fresh.map(({ sourceId, quote }) => told(`${inQuotes(quote)}.`, [notes.cite(sourceId, quote)])),
    ...(again.length > 0 ? [told('In the words quoted above.', cited)] : []),
  ];
}

function answerTo(why: Reason): string {
  if (why.code !== 'position.answered') return plainLine(sentenceOf(why));
  const { voices } = why.params;
  const say = agreeing(voices, 'says', 'say');
  return `${capital(counted(voices, 'credible voice'))} ${say} otherwise.`;
}

const theoryItems = (theories: readonly TheoryPart[], notes: Notes): DraftItem[] =>
  theories.map((theory) => ({
    sentences: [
      told(
        `${inQuotes(theory.quote)}.`,
        theory.sourceIds.map((id, at) => notes.cite(id, at === 0 ? theory.quote : null)),
      ),
      ...theory.for.map((one) => sideOf('For it', one, notes)),
      ...theory.against.map((one) => sideOf('Against it', one, notes)),
      theory.for.length + theory.against.length === 0
        ? ofTheCase('No other credible page speaks for or against it.', { minor: true })
        : null,
    ],
  }));

const sideOf = (side: string, { sourceId, quote }: TheoryPart['for'][number], notes: Notes): Draft =>
  told(`${side}, ${plainLine(notes.view(sourceId)?.name ?? '')}: ${inQuotes(quote)}.`, [notes.cite(sourceId, quote)]);

const BORNE_OUT = {
  'borne-out': 'Credible sources confirm it.',
  contradicted: 'Credible sources say otherwise.',
} as const;

/** What named people said, against the evidence and against what they said before. */
export function statementsSection(notes: Notes): DraftSection {
  const { statements } = notes.input.parts ?? {};
  const empty = whyEmpty(notes, 'statements', Boolean(statements));
  return {
    id: 'statements',
    groups: [{ as: 'list', items: (statements ?? []).map((one) => statementItem(one, notes)) }],
    empty,
  };
}

function statementItem(one: StatementPart, notes: Notes): DraftItem {
  const { speaker, date, venue, quote, sourceId, sourceIds, earlier } = one;
  const evidence = statementEvidence(one, {
    standing: notes.standingOf(one.claimId ?? ''),
    verdict: notes.findingOf(one.claimId ?? '')?.verdict,
  });
  const where = [date ? dateOf({ value: date, precision: 'day' }) : '', venue ?? ''].filter(Boolean).join(', ');
  // Whether who is accused did it, no source of the accusation settles.
  const verdict = evidence === 'open' || notes.isAccusation() ? null : BORNE_OUT[evidence];
  return {
    label: `${capital(plainLine(speaker))}${where ? ` (${plainLine(where)})` : ''}`,
    sentences: [
      told(`${inQuotes(quote)}.`, [notes.cite(sourceId, quote)]),
      verdict &&
        told(
          verdict,
          sourceIds.map((id) => notes.cite(id)),
        ),
      earlier ? earlierSentence(earlier, notes) : null,
    ],
  };
}

function earlierSentence({ quote, sourceId, url, date, changed }: NonNullable<StatementPart['earlier']>, notes: Notes) {
  const when = date ? `On ${dateOf({ value: date, precision: 'day' })}` : 'Before that';
  const how = changed ? 'the same speaker said otherwise' : 'the same speaker said on the matter';
  const citation = notes.cite(sourceId, quote) ?? notes.citeAt(url, quote);
  return told(`${when}, ${how}: ${inQuotes(quote)}.`, [citation]);
}

const SIDES = [
  ['for', 'speaks for it', 'speak for it'],
  ['critical', 'is critical of it', 'are critical of it'],
  ['neutral', 'writes neutrally about it', 'write neutrally about it'],
] as const;

/** How the coverage leans; it never feeds the level. */
export function balanceSection(notes: Notes): DraftSection {
  const { balance } = notes.input.parts ?? {};
  const empty = whyEmpty(notes, 'balance', Boolean(balance));
  if (!balance) return { id: 'balance', groups: [], empty };
  const items = balance.sources.flatMap((slant) => slantItem(slant, notes));
  const overall: DraftGroup = { as: 'prose', items: [{ sentences: overallOf(balance) }] };
  return { id: 'balance', groups: [overall, { as: 'list', items }], empty };
}

function overallOf({ subject, score, band, sides, missing }: BalancePart): DraftItem['sentences'] {
  const all = SIDES.reduce((sum, [side]) => sum + sides[side].clusters, 0);
  const heard = SIDES.filter(([side]) => sides[side].clusters > 0);
  const each = heard.map(
    ([side, one, many]) => `${inWords(sides[side].clusters)} ${agreeing(sides[side].clusters, one, many)}`,
  );
  const nobody =
    all === 1 ? 'The one independent voice writes neutrally about it.' : `All ${voices(all)} write neutrally about it.`;
  const about = subject ? ` of ${plainLine(subject)}` : '';
  const scale = `${score} on a scale from 0 (balanced) to 10 (one-sided)`;
  return [
    ofTheCase(sides.neutral.clusters === all ? nobody : `Of ${voices(all)}, ${listed(each)}.`),
    score > 0 ? ofTheCase(`The coverage${about} is ${band.replaceAll('-', ' ')}: ${scale}.`) : null,
    missing ? ofTheCase(plainLine(sentenceOf(missing))) : null,
    score > 0 ? ofTheCase('This says nothing of whether the story is true.') : null,
  ];
}

const voices = (count: number): string => counted(count, 'independent voice');

const TAKES = { for: 'Speaks for it', critical: 'Is critical of it' } as const;

/** The passage by which a source takes a side; nothing where it takes none and has no known lean. */
function slantItem({ sourceId, lean, side, passage }: BalancePart['sources'][number], notes: Notes): DraftItem[] {
  const view = notes.view(sourceId);
  if (!view || (!passage && lean === null)) return [];
  const label = `${plainLine(view.name)}${lean ? ` (${plainLine(lean)})` : ''}`;
  if (!passage || side === 'neutral') return [{ label, sentences: [ofTheCase('It writes neutrally.')] }];
  return [
    { label, sentences: [told(`${TAKES[side]}: ${inQuotes(passage.quote)}.`, [notes.cite(sourceId, passage.quote)])] },
  ];
}
