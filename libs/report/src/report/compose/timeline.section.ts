import { isCredible, type SourceView } from '@corroborate/domain';
import { listContentStems } from '@corroborate/text';
import { isOnEvent } from '../../relevant-sources';
import { chooseVerb, capitalize, counted, formatDate, formatDay, joinNames, formatTime } from '../days';
import { caseStatement, paragraph, sourcedDraft, type Draft, type DraftItem, type DraftSection } from '../draft';
import { normalizeForComparison, inQuotes, plainLine } from '../quoting';
import type { EventDate, TimelineEvent } from '../../parts/noted/timeline.types';
import { isAhead } from '../../parts/noted/upcoming.policy';
import type { CaseContext } from './case-context';
import { emptyReason } from './file.sections';

/** Dated events as the pages report them. */
export function timelineSection(context: CaseContext): DraftSection {
  const timeline = context.input.parts?.timeline;
  const undated = timeline?.undated ?? 0;
  const rest = `${capitalize(counted(undated, 'event'))} without a date left out.`;
  const events = (timeline?.events ?? []).map((event) => eventItem(event, context));
  return {
    id: 'timeline',
    groups: [
      { as: 'list', items: events },
      { as: 'prose', items: events.length > 0 && undated > 0 ? [paragraph(caseStatement(rest))] : [] },
    ],
    empty: timeline?.skipped ?? emptyReason(context, 'timeline', Boolean(timeline)),
  };
}

function eventItem(event: TimelineEvent, context: CaseContext): DraftItem {
  const { date, quote, conflicting } = event;
  const sourceIds = [...new Set([...event.sourceIds, ...context.sourcesWithQuote(quote)])];
  const views = sourceIds.flatMap((id) => context.view(id) ?? []);
  // Dates inferred from text appear on no captured page, so they are stated as the investigation's inference, not
  // quoted.
  const others = conflicting.map((other) => {
    const names = context.namesOf(other.sourceIds);
    return caseStatement(
      `${joinNames(names)} ${chooseVerb(names.length, 'gives', 'give')} ${formatEventDay(other.date)}.`,
    );
  });
  if (isUnspecific(event)) return { sentences: [] };
  return {
    label: formatEventDay(date),
    sentences: [
      eventSentence(event, { sourceIds, context }),
      ...eventNotes(event, views).map((note) => caseStatement(note)),
      isDisputed(event, context) ? caseStatement('Other sources dispute it.') : null,
      ...others,
    ],
  };
}

/** Whether the event's quote is part of what supports a disputed claim. */
function isDisputed({ quote, sourceIds }: TimelineEvent, context: CaseContext): boolean {
  const text = normalizeForComparison(quote);
  return context.data.findings.some(
    ({ claimId, evidence }) =>
      context.standingOf(claimId) === 'disputed' &&
      evidence.some(({ stance, sourceId, passage }) => {
        const quoted = normalizeForComparison(passage?.quote ?? '');
        const isSame = quoted !== '' && (quoted.includes(text) || text.includes(quoted));
        return stance === 'supports' && sourceIds.includes(sourceId) && isSame;
      }),
  );
}

function eventNotes({ date: { value } }: TimelineEvent, views: readonly SourceView[]): string[] {
  const isOther = views.length > 0 && views.every(({ stance }) => !isOnEvent(stance));
  return [
    ...(views.length > 0 && views.every((view) => isAhead(value, view)) ? ['Upcoming when reported.'] : []),
    ...(isOther ? ['From pages about another event.'] : []),
    ...(views.some(({ tier }) => isCredible(tier)) ? [] : ['No credible source reports it.']),
  ];
}

/** Uses the noted sentence if the quote alone does not say who or what it is about. */
function eventSentence(
  { text = '', quote }: TimelineEvent,
  { sourceIds, context }: { sourceIds: readonly number[]; context: CaseContext },
): Draft {
  // The whole sentence includes the attribution: “…, two people in the room told the Record”.
  const whole = context.sentenceOf(sourceIds[0] ?? 0, quote);
  const citations = sourceIds.map((id, at) => context.cite(id, at === 0 ? whole : null));
  const holders = new Set(context.sourcesWithQuote(whole));
  const quoted = sourcedDraft(
    `${inQuotes(whole)}.`,
    citations.filter((_, at) => at === 0 || holders.has(sourceIds[at] ?? 0)),
  );
  const sentence = plainLine(text).replace(/\.+$/u, '');
  const isShared = (context.input.parts?.timeline?.events ?? []).filter((one) => whole.includes(one.quote)).length > 1;
  if (sentence === '' || (!isShared && !isFragment(quote) && !addsInformation(sentence, quote))) return quoted;
  return isFragment(sentence) ? quoted : { ...quoted, text: `${sentence}.`, fallback: quoted };
}

/** Whether the text begins mid-sentence or with a pronoun. */
const isFragment = (text: string): boolean => /^\p{Ll}/u.test(text) || PRONOUN.test(text);
const PRONOUN = /^(?:it|its|he|she|his|her|they|their)\s/i;

/** “Its registration, in January” does not state that anything happened. */
const isUnspecific = ({ text = '', quote }: TimelineEvent): boolean =>
  PRONOUN.test(text || quote) && quote.split(/\s+/).length < MIN_WORDS;
const MIN_WORDS = 6;

/** Whether the sentence names something that the quote only refers to. */
function addsInformation(sentence: string, quote: string): boolean {
  const known = new Set(listContentStems(quote));
  return listContentStems(sentence).some((stem) => !known.has(stem));
}

function formatEventDay({ value, precision }: EventDate): string {
  if (precision !== 'time') return formatDate({ value, precision });
  return `${formatDay(value.slice(0, 10))}, ${formatTime(`${value.slice(0, 16)}:00.000Z`)}`;
}
