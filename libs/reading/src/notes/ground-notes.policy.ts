import type { Passage } from '@corroborate/domain';
import { fold } from '@corroborate/text';
import { groundQuote } from '../grounding/grounding.policy';
import { isAddressedToAi } from '../grounding/instructions.policy';
import { toVisibleText, type NumberedPassage } from '../grounding/passages.policy';
import { isCoveredBySources } from '../grounding/unsourced-details.policy';
import type { PageNotesAnswer } from './notes.answer';
import type { PageNotes } from './page-notes.schema';

export interface ShownToReader {
  passages: readonly NumberedPassage[];
  /** IDs of the claims about which the reader was asked. */
  claimIds: readonly string[];
}

type Answer<K extends keyof PageNotesAnswer> = PageNotesAnswer[K] extends readonly (infer T)[] ? T : PageNotesAnswer[K];

/** Converts the answer to notes. Items whose quote is not verbatim on the page are dropped and counted. */
export function groundNotes(
  answer: PageNotesAnswer,
  { passages, claimIds }: ShownToReader,
  reader: PageNotes['reader'],
): PageNotes {
  const on = new Grounder(passages);
  const notes = {
    schema: 1 as const,
    reader,
    relation: answer.relation,
    genre: answer.genre,
    status: statusOf(answer, on),
    gist: gistOf(answer, on),
    stances: stancesOf(answer, on, claimIds),
    claims: on.keep(answer.claims, ({ text, importance }, at) => ({ text: on.sentence(text, at), importance, ...at })),
    statements: on.keep(answer.statements, (one, at) => statementOf(one, at, { on, claimIds })),
    events: on.keep(answer.events, (one, at) => eventOf(one, at, { on, events: answer.events })),
    actors: on.keep(answer.actors, (one, at) => actorOf(one, at, on)),
    sourcing: sourcingOf(answer, on),
    slant: slantOf(answer, on),
    explanations: on.keep(answer.explanations, ({ text, by }, at) => ({
      text: on.sentence(text, at),
      by: on.onPage(by),
      ...at,
    })),
    leads: on.keep(answer.leads, ({ kind, what, why }, at) => {
      const named = on.onPage(what);
      return named ? { kind, what: named, why: toVisibleText(why), ...at } : null;
    }),
  };
  return { ...notes, dropped: on.dropped };
}

function statusOf({ status }: PageNotesAnswer, on: Grounder): PageNotes['status'] {
  const what = status.kind === 'current' ? null : on.quoted(status);
  return what ? { kind: status.kind, what } : { kind: 'current', what: null };
}

/** Whole sentences up to the length limit. */
function gistOf({ gist }: PageNotesAnswer, on: Grounder): string {
  const sentences = on.keep(gist, ({ text }, at) => on.sentence(text, at));
  return sentences.reduce((gist, one) => (gist.length + one.length < MAX_GIST ? `${gist} ${one}`.trim() : gist), '');
}
const MAX_GIST = 500;

/** First answer for each claim. A differing value must be in the quote. */
function stancesOf({ stances }: PageNotesAnswer, on: Grounder, claimIds: readonly string[]): PageNotes['stances'] {
  const asked = stances.filter(
    ({ claim, stance }, at) =>
      stance !== 'unrelated' && claimIds.includes(claim) && stances.findIndex((one) => one.claim === claim) === at,
  );
  return on.keep(asked, ({ claim, stance, differs }, at) => {
    if (stance === 'unrelated') return null;
    const other = stance === 'partly' ? toVisibleText(differs) : '';
    if (!toVisibleText(at.quote).includes(other)) return null;
    return { claimId: claim, stance, ...at, differs: other || null };
  });
}

type Precision = PageNotes['events'][number]['precision'];

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2}))?)?)?$/;

/** Precision of a date; null if it is invalid. */
export function parsePrecision(date: string): Precision | null {
  const [, year, month, day, hour] = DATE.exec(date) ?? [];
  if (!year || !isCalendarDate(date)) return null;
  if (hour) return 'time';
  if (day) return 'day';
  return month ? 'month' : 'year';
}

/** False for "2026-02-30". */
function isCalendarDate(date: string): boolean {
  const whole = date + '0001-01-01T00:00'.slice(date.length);
  const at = new Date(`${whole}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(whole);
}

export const isDay = (day: string): boolean => parsePrecision(day) === 'day';

/**
 * Whether every number in the written date is part of the given date. Detects readers that turn "Oct. 17" into the
 * 18th, or last year's date into this year's. Text without numbers ("on Monday") is accepted. `others` are dates from
 * the same words, as in "between 1993 and 1996", where each has its own number.
 */
export function matchesWrittenDate(date: string, written: string, others: readonly string[] = []): boolean {
  const numbers = [...written.matchAll(/\d{1,4}/g)].map(([digits]) => Number(digits));
  const own = numbersOf(date);
  const rest = new Set(others.flatMap((other) => [...numbersOf(other)]));
  const hasOwnNumber = numbers.some((number) => own.has(number) && !rest.has(number));
  return numbers.every((number) => own.has(number) || (hasOwnNumber && rest.has(number)));
}

/** The parts of a date, including the short forms of its year and hour. */
function numbersOf(date: string): Set<number> {
  const parts = (DATE.exec(date) ?? []).slice(1).flatMap((part) => (part ? [Number(part)] : []));
  const [year = 0, , , hour] = parts;
  return new Set([...parts, year % 100, ...(hour === undefined ? [] : [hour % 12, (hour % 12) + 12])]);
}

function statementOf(
  { speaker, role, day, venue, claim, side }: Answer<'statements'>,
  at: Passage,
  { on, claimIds }: { on: Grounder; claimIds: readonly string[] },
): PageNotes['statements'][number] | null {
  const name = on.onPage(speaker);
  if (!name || !isName(name)) return null;
  const claimId = claimIds.includes(claim) ? claim : null;
  return {
    ...{ speaker: name, role: roleOf(role, on), venue: on.onPage(venue), day: isDay(day) ? day : null },
    ...{ claimId, side: claimId ? side : 'neither' },
    ...at,
  };
}

function eventOf(
  { when, written, passage, what }: Answer<'events'>,
  at: Passage,
  { on, events }: { on: Grounder; events: PageNotesAnswer['events'] },
): PageNotes['events'][number] | null {
  const precision = parsePrecision(when);
  const words = on.onPage(written);
  const ends = events.filter((one) => one.passage === passage && one.written === written && one.when !== when);
  if (
    !precision ||
    !words ||
    !matchesWrittenDate(
      when,
      words,
      ends.map((one) => one.when),
    )
  )
    return null;
  return { when, precision, written: words, what: on.sentence(what, at), ...at };
}

function actorOf(
  { name, kind, role, place, look }: Answer<'actors'>,
  at: Passage,
  on: Grounder,
): PageNotes['actors'][number] | null {
  const named = on.onPage(name);
  if (!named || !isName(named)) return null;
  return { name: named, kind, role: roleOf(role, on), place: on.onPage(place), worthLookingUp: look, ...at };
}

/**
 * The role as given on the page. If only the part before its comma occurs there, returns that part: "lieutenant" for
 * "lieutenant, who led the search".
 */
const roleOf = (role: string, on: Grounder): string | null => on.onPage(role) ?? on.onPage(role.split(',', 1)[0] ?? '');

const sourcingOf = ({ own, others, unnamed }: PageNotesAnswer, on: Grounder): PageNotes['sourcing'] => ({
  own: on.keep(own, (_, at) => at),
  others: on.keep(others, ({ source, rests }, at) => {
    const name = on.onPage(source);
    return name && isName(name) ? { source: name, rests, ...at } : null;
  }),
  unnamed: on.keep(unnamed, (_, at) => at),
});

function slantOf({ slant }: PageNotesAnswer, on: Grounder): PageNotes['slant'] {
  const at = slant.side === 'neutral' ? null : on.quoted(slant);
  return slant.side === 'neutral' || !at ? null : { side: slant.side, ...at };
}

/** Whether the text has a capital letter or is in a script without capitals: "he" and "officials" are not names. */
const isName = (text: string): boolean => /[\p{Lu}\p{Lo}]/u.test(text);

interface Cited {
  passage: string;
  quote: string;
}

/** Compares items with the passages that were sent and counts ungrounded ones. */
class Grounder {
  dropped = 0;
  private readonly page: string;

  constructor(private readonly shown: readonly NumberedPassage[]) {
    this.page = fold(shown.map(({ raw, withheld }) => (withheld ? '' : toVisibleText(raw))).join('\n'));
  }

  /** The quote as captured; null, and counted as ungrounded, if it is not in the cited passage. */
  quoted({ passage, quote }: Cited): Passage | null {
    const found = groundQuote(quote, passage, this.shown);
    if (!found) this.dropped += 1;
    return found && { quote: found.quote, start: found.start, end: found.end };
  }

  /** Items with a grounded quote, mapped by `make`. Null results are counted as ungrounded as well. */
  keep<G extends Cited, T>(given: readonly G[], make: (one: G, at: Passage) => T | null): T[] {
    return given.flatMap((one) => {
      const at = this.quoted(one);
      const made = at && make(one, at);
      if (at && made === null) this.dropped += 1;
      return made === null ? [] : [made];
    });
  }

  /** The text if it occurs on the page; null if it does not or is empty. */
  onPage(text: string): string | null {
    const clean = toVisibleText(text);
    return clean !== '' && this.page.includes(fold(clean)) && !isAddressedToAi(clean) ? clean : null;
  }

  /**
   * The sentence written by the reader if it says no more than its quote, or else the quote, cut to `most` characters.
   */
  sentence(text: string, { quote }: Passage, most = 300): string {
    const clean = toVisibleText(text);
    const holds = clean !== '' && isCoveredBySources(clean, quote) && !isAddressedToAi(clean);
    return (holds ? clean : toVisibleText(quote)).slice(0, most);
  }
}
