import {
  type DateRecord,
  type DateSignal,
  type QuestionState,
  type RuleTrace,
  sentenceOf,
  sentenceOfClaim,
  sentencesOf,
} from '@corroborate/domain';
import { cut, datelineLength, oneLine, printable } from '@corroborate/text';
import type { RelatedTopic } from '@corroborate/context';
import { historyLines, notLookedUp, precedentsLine } from './background.builder';
import type { CaseData } from './case.types';
import { answerOf } from './inquiry.builder';
import { lastLookLines } from './last-look/last-look.lines';
import { placeLines } from './place.builder';
import { sinceLines, type Since } from './case-file.decisions';
import { voiceLines, voicesTitle } from './case-file.voices';
import { coverageByProvider } from './result.builder';
import { withNames } from './report/spelled-names';
import { ruleSentence } from './told';

/** The case as plain text for a terminal or a log: what was decided, on which evidence, by which rules. */
export function printCaseFile(data: CaseData, since: Since = {}): string {
  const parts = [
    heading(data),
    section('Since then, by persons', sinceLines(since)),
    section('Rules', rules(data)),
    section(voicesTitle(data), voiceLines(data)),
    section(steeringTitle(data), steeringLines(data)),
    section('Claims', claims(data)),
    section('Questions', questionLines(data)),
    section('Last look before print', lastLookLines(data.lastLook, data.decision.applied)),
    section(
      'Accounts that differ',
      data.discrepancies.map((item) => discrepancy(data, item)),
    ),
    section('Fact checks', factChecks(data)),
    section('Public records', publicRecords(data)),
    section('Actors', actorProfiles(data)),
    section('Where', placeLines(data)),
    section('Origin', origin(data)),
    section('What happened before', before(data)),
    section('Coverage over time', coverageOverTime(data)),
    section('Other topics', otherTopics(data)),
    section('Language models', modelLines(data)),
    section('Not looked at', blindSpots(data)),
  ];
  // What pages, outlets and topics call themselves is theirs to choose.
  return printable(parts.filter(Boolean).join('\n\n'));
}

function heading(data: CaseData): string {
  const { topic, decision, costUsd } = data;
  const held = decision.held ? ` (recommended: ${decision.recommended}, held for a person)` : '';
  return [
    topic.title,
    `${topic.verificationStatus} → ${decision.applied}${held} · ${sureness(decision)} · $${costUsd.toFixed(3)}`,
    notesOf(data),
    wouldLift(decision),
    reviewLine(decision),
  ]
    .filter(Boolean)
    .join('\n');
}

const sureness = ({ applied, confidence }: CaseData['decision']): string =>
  `confidence ${applied === 'unverified' ? 'in this level ' : ''}${Math.round(confidence)}`;

/** Why something is missing stands at the end, once, and how sure it is in the line above. */
const notesOf = ({ decision, missing }: CaseData): string =>
  missing
    .reduce((notes, loss) => notes.replaceAll(loss, whatAndWhy(loss).what), decision.notes)
    .replace(/ \(confidence (?:in this level )?[\d.]{1,8}\)/, '');

const whatAndWhy = (loss: string): { what: string; why: string } => {
  const at = loss.indexOf(' (');
  return at < 0 ? { what: loss, why: '' } : { what: loss.slice(0, at), why: loss.slice(at) };
};

/** What is missing for the same reason in several rounds has that reason once. */
function lossLines({ missing }: CaseData): string[] {
  const told = new Set<string>();
  return missing.map((loss) => {
    const { what, why } = whatAndWhy(loss);
    const isTold = told.has(why);
    if (why.length > WORTH_SAYING_ONCE) told.add(why);
    return isTold ? `${what} (for the same reason)` : loss;
  });
}
const WORTH_SAYING_ONCE = 30;

/** Mostly the notes end with it. */
function wouldLift({ wouldLift: reason, notes }: CaseData['decision']): string {
  const sentence = reason ? sentenceOf(reason) : '';
  return notes.includes(sentence) ? '' : sentence;
}

/** The kinds alone: the notes and the rules say why. */
const reviewLine = ({ review: { required, reasons } }: CaseData['decision']): string =>
  required ? `Review: ${[...new Set(reasons.map(({ reason }) => reason))].join(', ')}` : '';

function section(title: string, lines: string[]): string {
  return lines.length ? [title, ...lines.map((line) => `  ${line}`)].join('\n') : '';
}

/** Review rules that found nothing are one line; each other rule has its own. */
function rules({ decision }: CaseData): string[] {
  const quiet = decision.rules.filter(({ rule, passed }) => passed && rule.startsWith('review:'));
  const told = decision.rules
    .filter((rule) => !quiet.includes(rule))
    .map((rule) => `${rule.passed ? 'pass' : ' no '}  ${rule.rule}: ${ruleSentence(rule)}${sumOf(rule, decision)}`);
  const names = quiet.map(({ rule }) => rule.replace('review:', '')).join(', ');
  return names ? [...told, `pass  review: nothing found for ${names}`] : told;
}

/** Where points were added or taken away: what they came to. */
const sumOf = ({ rule, reasons }: RuleTrace, { confidence }: CaseData['decision']): string =>
  rule === 'confidence' && reasons.length > 1 ? ` = ${Math.round(confidence)}` : '';

/** The rule on steering looks at pages on this event alone: where it found none, these are of others. */
const steeringTitle = ({ decision }: CaseData): string =>
  decision.rules.some(({ rule, passed }) => rule === 'review:steering-attempt' && passed)
    ? 'Pages that speak to machines (none of them is on this event, so that none could weigh here)'
    : 'Pages that speak to machines';

const steeringLines = (data: CaseData): string[] =>
  data.steering.map(({ sourceId, quote }) => `${nameOf(data, sourceId)}: “${clip(quote)}”`);

function claims(data: CaseData): string[] {
  return data.claims.map((claim) => {
    const finding = data.findings.find(({ claimId }) => claimId === claim.id);
    const verdict = `${finding?.verdict ?? 'unverifiable'}${claim.core ? ' (core)' : ''}`;
    return `${claim.id} ${verdict}: ${clip(undated(sentenceOfClaim(claim)), 300)}`;
  });
}

/** Where it was written is no part of what a claim says. */
const undated = (text: string): string => text.slice(datelineLength(text));

/** Each with its answer, or why there is none. */
const questionLines = ({ inquiry }: CaseData): string[] =>
  (inquiry?.questions ?? []).map(({ id, question }) => {
    const { state, answer, confidence, why } = answerOf(inquiry!, id);
    const said = answer ? ` ${clip(answer)} (${Math.round(confidence * 100)} %)` : ` ${sentenceOf(why)}`;
    return `${QUESTION_WORDS[state]}  ${clip(question, 300)}${said}`;
  });

const QUESTION_WORDS: Record<QuestionState, string> = {
  answered: 'answered',
  contradicted: 'answered differently',
  open: 'open',
  unanswerable: 'no search can tell',
};

function discrepancy(data: CaseData, item: CaseData['discrepancies'][number]): string {
  return (
    `${item.reading}, ${item.about}: ` +
    `${item.values.map(({ value, sourceId }) => `${value} (${nameOf(data, sourceId)})`).join(' / ')}`
  );
}

const factChecks = ({ factChecks: found }: CaseData): string[] =>
  (found ?? []).map(
    (check) =>
      `${check.publisher} (tier ${check.tier}): “${clip(check.rating, 40)}” on “${clip(check.claim)}” ${check.url}`,
  );

const publicRecords = ({ registers }: CaseData): string[] =>
  (registers?.records ?? []).map(
    ({ bearing, title, date, register, reasons, url }) =>
      `${bearing}: ${title}${date ? ` (${date.slice(0, 10)})` : ''}, ${register}: ` +
      `${clip(sentencesOf(reasons).join(' '))} ${url}`,
  );

function before(data: CaseData): string[] {
  const note = precedentsLine(data)?.note;
  return [
    ...(note ? [note] : []),
    ...historyLines(data).map(
      ({ when, quote, source_name, source_url }) =>
        `${when ?? 'no date'}: “${clip(quote)}” ${source_name} ${source_url}`,
    ),
  ];
}

/**
 * When it was told, and whether something like it was told long before; a note for the reviewer, no part of the
 * decision.
 */
function coverageOverTime({ context }: CaseData): string[] {
  const { volume, retellings = [] } = context ?? {};
  return [
    ...(volume ? [volumeLine(volume)] : []),
    ...(volume?.note ? [volume.note] : []),
    ...retellings.map(
      ({ title, site, date, url }) =>
        `reads like this event, but is dated ${date.slice(0, 10)}: ${clip(title)} (${site}) ${url}`,
    ),
  ];
}

type Volume = NonNullable<NonNullable<CaseData['context']>['volume']>;

function volumeLine({ provider, query, start, eventDay }: Volume): string {
  const told = start === null ? 'no coverage of the event' : `coverage from ${start}, event ${eventDay}`;
  const early = start !== null && start < eventDay ? EARLY : '';
  return `${provider}, “${query}”: ${told}${early}`;
}

/** What is counted are reports with these words. */
const EARLY = ' (what is told before the day is no report of it: it has the same words, or the day is not right)';

/** Told so that nobody takes them for proof. */
function otherTopics({ related }: CaseData): string[] {
  const lines = (topics: RelatedTopic[], what: string) =>
    topics.map(
      ({ topicId, title, verificationStatus, date, reasons }) =>
        `${what}: ${clip(title)} (topic ${topicId}, ${verificationStatus}${date ? `, ${date.slice(0, 10)}` : ''}): ` +
        clip(sentencesOf(reasons).join('; ')),
    );
  const told = related ? [...lines(related.sameEvent, 'same event'), ...lines(related.sameSeries, 'same series')] : [];
  return told.length > 0 ? ['context, never evidence', ...told] : [];
}

const IDENTITY_WORDS: Record<NonNullable<CaseData['actors']>[number]['identity']['state'], string> = {
  resolved: 'identified',
  'not told apart': 'several of that name, none chosen',
  'not found': 'not identified',
  'not asked': 'known by the pages alone',
};

/** One line an actor, then what it said and what is on record. */
function actorProfiles({ actors }: CaseData): string[] {
  return (actors ?? []).flatMap((actor) => [
    (
      `${clip(actor.name, 100)} (${actor.kind}, ${IDENTITY_WORDS[actor.identity.state]})` +
      `${actor.details[0] ? `: ${clip(actor.details[0].text)}` : ''} ` +
      `${actor.identifiers.map(({ scheme, value }) => `${scheme} ${clip(value, 60)}`).join(', ')}`
    ).trim(),
    ...actor.statements.map(
      ({ when, quote, sourceName, date }) =>
        `    ${when === 'before' ? 'said before' : 'says'}${date ? ` (${date.slice(0, 10)})` : ''}, ` +
        `${clip(sourceName, 60)}: “${clip(quote)}”`,
    ),
    ...Object.entries(actor.track.counts).map(([kind, count]) => `    on record: ${kind} ${count}`),
    ...(actor.track.note ? [`    ${actor.track.note}`] : []),
  ]);
}

function origin(data: CaseData): string[] {
  const { origin: finding, sources } = data;
  if (!finding?.site) return ['no origin could be established'];
  const when = finding.date ? `, ${whenWords(finding.date)}` : '';
  const others = (finding.candidates ?? []).filter(({ chosen }) => !chosen).slice(0, 3);
  return [
    `${finding.url ?? finding.site}${when}`,
    ...sentencesOf(finding.reasons).map((reason) => `- ${withNames(reason, sources)}`),
    ...(finding.earlier ? [`- Search for anything earlier: ${sentenceOf(finding.earlier.stop)}`] : []),
    ...others.map(
      ({ sourceId, name, score, reasons }) =>
        `· ${calledOf(data, sourceId, name)} (${score} of 100 as the first): ${clip(sentencesOf(reasons)[0] ?? '')}`,
    ),
  ];
}

const tasksOf = ({ tasks }: CaseData['reasoning']['models'][number]): string => {
  const each = Object.entries(tasks ?? {}).map(
    ([task, { answered, tokensIn, tokensOut }]) => `${task} ${answered}: ${tokensIn} in, ${tokensOut} out`,
  );
  return each.length ? ` (${each.join('; ')})` : '';
};

/** Nothing where rules judged alone. */
function modelLines({ reasoning }: CaseData): string[] {
  if (reasoning.judgedBy === 'rules') return [];
  const uses = reasoning.models.map(
    (use) =>
      `${use.role} ${use.provider} ${use.model}: ${use.calls} calls, ${use.tokensIn + use.tokensOut} tokens, ` +
      `$${use.costUsd.toFixed(4)}${tasksOf(use)}`,
  );
  const counts =
    `${reasoning.moreCareful} judgements made more careful, ${reasoning.disagreements} disagreements, ` +
    `${reasoning.droppedQuotes} quotes dropped, ${reasoning.withheld} passages withheld, ` +
    `${reasoning.notRead ?? 0} pages not read and ${reasoning.notBorneOut ?? 0} not borne out by the checker`;
  const fallbacks = (reasoning.fallbacks ?? []).map(
    ({ from, to, reason, questions }) => `${from}: ${reason}; ${to} answered instead (${questions})`,
  );
  return [...uses, counts, ...fallbacks, ...reasoning.degraded];
}

function blindSpots(data: CaseData): string[] {
  const silent = coverageByProvider(data).filter((row) => row.answered < row.asked);
  const without = silent.filter((row) => row.not_configured === row.asked);
  const engines = silent
    .filter((row) => !without.includes(row))
    .map(
      (row) =>
        `${row.provider}: ${row.answered} of ${row.asked} answered${row.reasons[0] ? ` (${row.reasons[0]})` : ''}`,
    );
  const early = data.endedEarly ? [sentenceOf(data.endedEarly)] : [];
  const others = notLookedUp(data).map(({ what, reason }) => `${what}: ${reason}`);
  return [...early, ...lossLines(data), ...engines, ...notSetUp(without), ...others];
}

/** Nobody waits for an engine that was never set up: one line for all of them. */
const notSetUp = (rows: { provider: string }[]): string[] =>
  rows.length > 0 ? [`not set up, so not asked: ${rows.map(({ provider }) => provider).join(', ')}`] : [];

const nameOf = (data: CaseData, sourceId: number): string => calledOf(data, sourceId, `source ${sourceId}`);

const calledOf = ({ sources }: CaseData, sourceId: number | null, otherwise: string): string =>
  sources.find(({ id }) => id === sourceId)?.name ?? otherwise;

const SIGNAL_WORDS: Record<DateSignal, string> = {
  'json-ld': 'what its page tells machines',
  meta: 'what its page tells machines',
  'time-element': 'a date marked on its page',
  'visible-text': 'the text of its page',
  url: 'its address',
  feed: 'its feed',
  'http-header': 'its server',
  engine: 'the engine that found it',
  'archive-capture': 'its oldest copy in an archive',
  platform: 'its platform',
};

/** A day where only a day is known. */
const whenWords = ({ value, precision, signal }: DateRecord): string =>
  `${precision === 'day' ? value.slice(0, 10) : minuteOf(value)} (dated by ${SIGNAL_WORDS[signal]})`;

const minuteOf = (value: string): string => (/Z$/.test(value) ? `${value.slice(0, 16).replace('T', ' ')} UTC` : value);

const clip = (text: string, length = 160) => cut(oneLine(text), length);
