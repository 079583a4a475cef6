import { DAY_MS, because, isCredible, type Claim, type SourceView } from '@corroborate/domain';
import { weekdayMentions } from '@corroborate/text';
import { counted, capital, dayOf, inWords, listed, weekdayOf } from '../days';
import { ofTheCase, paragraph, told, type Draft, type DraftSection } from '../draft';
import { inQuotes, plainLine } from '../quoting';
import { settledBy } from '../settled.policy';
import { signsAgainst } from './against';
import { claimSentence, clauseOf } from './claim-words';
import { denialSentence, quoteSentence, regionOf, statedOn, type Notes } from './notes';
import { correctedSince } from './limits';
import { earliestSentence } from './origin';
import { standingOf } from './standing.words';

/** Sources named in a sentence; the rest is cited without a name. */
const NAMED = 8;
/** Those who deny it that are quoted; all of them stand under Positions. */
const DENYING = 2;
/** Sources that the first sentence cites. */
const LED_BY = 3;

/** What happened, who says so, who says otherwise, where it began, and where the topic stands. */
export function summarySection(notes: Notes): DraftSection {
  const what = paragraph(
    lead(notes),
    voices(notes),
    echoes(notes),
    uncounted(notes),
    ...denials(notes),
    ...deniedBy(notes),
    ...signsAgainst(notes),
  );
  const standing = paragraph(
    setting(notes),
    earliestSentence(notes),
    level(notes),
    review(notes),
    ...correctedSince(notes),
  );
  return {
    id: 'summary',
    groups: [{ as: 'prose', items: [what, standing] }],
    empty: because('section.nothing-found', { part: 'claims' }),
  };
}

const namesOf = (views: readonly SourceView[]): string[] => [...new Set(views.map(({ name }) => plainLine(name)))];

/** Stated where it is confirmed and nothing is open; ascribed where a person must look first; else said to be open. */
function lead(notes: Notes): Draft | null {
  const core = notes.core();
  if (!core) return null;
  const supporters = notes.countedVoices();
  const verdict = notes.findingOf(core.id)?.verdict;
  const claimed = inQuotes(claimSentence(core));
  if (verdict !== 'refuted' && notes.standingOf(core.id) === 'disputed')
    return ofTheCase(`This claim is disputed: ${claimed}.`);
  if (verdict === 'refuted') return ofTheCase(`Credible sources say that this claim is false: ${claimed}.`);
  if (supporters.length === 0) return ofTheCase(`This claim could not be verified: ${claimed}.`);
  return confirmed(core, supporters, notes);
}

function confirmed(core: Claim, supporters: readonly SourceView[], notes: Notes): Draft | null {
  const cite = (views: readonly SourceView[]) =>
    views.map((view) => notes.cite(view.id, view.stance.passage?.quote ?? null));
  const first = supporters.slice(0, LED_BY);
  const everyone = notes.data.decision.counted.flatMap((id) => notes.view(id) ?? []);
  const [leading] = supporters;
  const shown = leading && notes.showing.of(leading, core, leading.stance.passage);
  const quoting = leading && shown ? quoteSentence(notes, leading, shown) : null;
  const who = listed(namesOf(first));
  const frame =
    notes.standingOf(core.id) !== 'confirmed'
      ? (claimed: string) => `According to ${who}, ${clauseOf(claimed)}.`
      : undefined;
  const forms = { frame, otherwise: quoting ?? undefined };
  return statedOn(core, [cite(first), cite(supporters), cite(everyone)], forms, regionOf(notes.data.topic)) ?? null;
}

/** “Three sources that do not rest on one another confirm it: A, B and C.” What is not confirmed they only report. */
function voices(notes: Notes): Draft | null {
  const supporters = notes.countedVoices();
  const names = namesOf(supporters);
  const citations = supporters.map(({ id }) => notes.cite(id));
  if (supporters.length === 0) return null;
  const verb = notes.standingOf(notes.core()?.id ?? '') === 'confirmed' ? 'confirm' : 'report';
  if (supporters.length === 1) return told(`One independent credible source ${verb}s it: ${names[0]}.`, citations);
  const count = capital(inWords(supporters.length));
  const shown = names.length > NAMED ? [...names.slice(0, NAMED), 'others'] : names;
  return told(`${count} credible sources that do not rest on one another ${verb} it: ${listed(shown)}.`, citations, {
    counted: [{ words: count, value: supporters.length, of: 'voices' }],
  });
}

/** Pages that carry the report of a voice, and count with it. */
function echoes(notes: Notes): Draft | null {
  const voices = notes.countedVoices();
  const rest = notes.data.decision.counted.filter((id) => !voices.some((view) => view.id === id));
  const citations = rest.map((id) => notes.cite(id)).filter((one) => one !== null);
  if (citations.length === 0) return null;
  const words = capital(inWords(citations.length));
  const one = citations.length === 1;
  const [pages, carry] = one ? ['page', 'carries'] : ['pages', 'carry'];
  const report = voices.length === 1 ? 'that report' : 'one of these reports';
  return told(
    `${words} other ${pages} ${carry} ${report} and ${one ? 'adds no voice of its' : 'add no voice of their'} own.`,
    citations,
    {
      counted: [{ words, value: citations.length, of: 'sources' }],
    },
  );
}

/** Who tells it and does not make it any surer. */
function uncounted(notes: Notes): Draft | null {
  if (notes.countedVoices().length > 0) return null;
  const supporters = [...notes.pages('supports', true), ...notes.pages('supports', false)];
  if (supporters.length === 0) return ofTheCase('No page that was read reports it as a fact.');
  const names = listed(namesOf(supporters).slice(0, NAMED));
  const one = namesOf(supporters).length === 1;
  const why = supporters.some(({ tier }) => isCredible(tier))
    ? `${names} ${one ? 'reports' : 'report'} it, which does not count as confirmation here.`
    : `Only ${names} ${one ? 'reports' : 'report'} it, and ${one ? 'it' : 'they'} ${standingOf(supporters)}.`;
  return told(
    why,
    supporters.slice(0, NAMED).map((view) => notes.cite(view.id, view.stance.passage?.quote ?? null)),
  );
}

function denials(notes: Notes): (Draft | null)[] {
  const disputing = notes.pages('disputes', true);
  if (disputing.length === 0)
    return [notes.countedVoices().length > 0 ? ofTheCase('No credible source that was read disputes it.') : null];
  return notes
    .oneEach(disputing.map(({ id }) => id))
    .slice(0, 3)
    .map((view) => denialSentence(notes, view, shownOn(view, notes)));
}

/** People and bodies that pages quote as denying it, whether or not a page takes their side. */
function deniedBy(notes: Notes): Draft[] {
  const outlets = new Set(notes.data.sources.map(({ name }) => name));
  const denies = notes.isAccusation() ? 'rejects the accusation' : 'denies it';
  return (notes.input.parts?.positions ?? [])
    .filter(({ claimId, holds, holder }) => claimId === notes.core()?.id && holds === 'denies' && !outlets.has(holder))
    .slice(0, DENYING)
    .flatMap(({ holder, statements: [first] }) =>
      first
        ? [
            told(`${capital(notes.spelled(holder))} ${denies}: ${inQuotes(first.quote)}.`, [
              notes.cite(first.sourceId, first.quote),
            ]),
          ]
        : [],
    );
}

function shownOn(view: SourceView, notes: Notes) {
  const core = notes.core();
  return core ? notes.showing.of(view, core, view.stance.passage) : view.stance.passage;
}

/** “early on Saturday” is of which week? */
function setting(notes: Notes): Draft | null {
  const { location } = notes.data.topic;
  const day = eventDay(notes);
  const parts = [location ? `in ${plainLine(location)}` : '', day ?? ''].filter(Boolean);
  return parts.length > 0 ? ofTheCase(`The topic places the event ${parts.join(', ')}.`) : null;
}

/** An instant may be of the day before where it happened: the weekday that the claim names tells. */
function eventDay(notes: Notes): string | null {
  const { eventDate } = notes.data.topic;
  if (!eventDate) return null;
  const core = notes.core();
  const [weekday, ...others] = core ? weekdayMentions(claimSentence(core)) : [];
  const days = [0, -1, 1].map((away) => new Date(Date.parse(eventDate) + away * DAY_MS));
  const named = others.length === 0 ? days.find((day) => day.getUTCDay() === weekday) : undefined;
  return named ? `on ${weekdayOf(named)}, ${dayOf(named.toISOString())}` : `about ${dayOf(eventDate)}`;
}

function level({ data, input }: Notes): Draft {
  const { applied, recommended, held, confidence } = data.decision;
  const sure = `${Math.round(confidence)} out of 100`;
  const by = settledBy(input.decisions);
  const did = by?.action === 'mark-false' ? 'marked the upgrade as false' : 'decided';
  const stands = `A person ${did} on ${by ? dayOf(by.at) : ''}: the topic is ${applied}`;
  if (by) return ofTheCase(`${stands}. The evidence gives the level ${recommended} (confidence ${sure}).`);
  const would = `The evidence would make the topic “${recommended}” (confidence ${sure})`;
  if (held) return ofTheCase(`${would}; that waits for a person: see Recommendations.`);
  if (applied === 'unverified') return ofTheCase(`The topic stays unverified (confidence ${sure}).`);
  return ofTheCase(`The topic is ${applied} (confidence ${sure}).`);
}

function review({ data }: Notes): Draft | null {
  const { required, reasons } = data.decision.review;
  if (!required || data.decision.held) return null;
  return ofTheCase(`A person must look at it, for ${counted(reasons.length, 'reason')} named under Recommendations.`);
}
