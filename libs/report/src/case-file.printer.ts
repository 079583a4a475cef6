import { hasReason, sentenceOf, sentenceOfClaim, type QuestionState, type RuleTrace } from '@corroborate/domain';
import { datelineLength, printable } from '@corroborate/text';
import { actorLines } from './case-file.actors';
import { coverageLines, factCheckLines, historyOf, recordLines, relatedLines } from './case-file.background';
import { blindSpots, whatAndWhy } from './case-file.losses';
import { modelLines } from './case-file.models';
import { originLines } from './case-file.origin';
import { voiceLines, voicesTitle } from './case-file.voices';
import { clip, nameOf } from './case-file.words';
import type { CaseData } from './case.types';
import { answerOf } from './inquiry.builder';
import { lastLookLines } from './last-look/last-look.lines';
import { placeLines } from './place.builder';
import { sinceLines, type Since } from './case-file.decisions';
import { settledBy } from './report/settled.policy';
import { ruleSentence } from './told';

/** The case as plain text for a terminal or a log: what was decided, on which evidence, by which rules. */
export function printCaseFile(data: CaseData, since: Since = {}): string {
  const parts = [
    heading(data, since),
    section('Since then, by persons', sinceLines(since)),
    settledBy(since.decisions) ? section('Before that, by the rules', before(data)) : '',
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
    section('Fact checks', factCheckLines(data)),
    section('Public records', recordLines(data)),
    section('Actors', actorLines(data)),
    section('Where', placeLines(data)),
    section('Origin', originLines(data)),
    section('What happened before', historyOf(data)),
    section('Coverage over time', coverageLines(data)),
    section('Other topics', relatedLines(data)),
    section('Language models', modelLines(data)),
    section('Not looked at', blindSpots(data)),
  ];
  // What pages, outlets and topics call themselves is theirs to choose.
  return printable(parts.filter(Boolean).join('\n\n'));
}

/** What a person has settled stands first; what the rules had come to stands below it. */
function heading(data: CaseData, { decisions }: Since): string {
  const { topic, decision, costUsd } = data;
  const last = settledBy(decisions);
  const held = decision.held ? ` (recommended: ${decision.recommended}, held for a person)` : '';
  const level = last ? `${last.levelAfter} (decided by a person)` : `${decision.applied}${held}`;
  const line = `${topic.verificationStatus} → ${level} · ${sureness(decision)} · $${costUsd.toFixed(3)}`;
  return [topic.title, line, ...(last ? [] : before(data))].join('\n');
}

/** What the rules came to. */
const before = (data: CaseData): string[] =>
  [...notesOf(data).split('\n'), wouldLift(data.decision), reviewLine(data.decision)].filter(Boolean);

/** Of a topic that stays unverified it is said which level is meant: it is that of the recommended one. */
function sureness({ applied, recommended, confidence }: CaseData['decision']): string {
  const meant = recommended === applied ? 'this level' : `“${recommended}”`;
  return `confidence ${applied === 'unverified' ? `in ${meant} ` : ''}${Math.round(confidence)}`;
}

/** Why something is missing stands at the end, once, and how sure it is in the line above. */
const notesOf = ({ decision, missing }: CaseData): string =>
  missing
    .reduce((notes, loss) => notes.replaceAll(loss, whatAndWhy(loss).what), decision.notes)
    .replace(/ \(confidence (?:in this level )?[\d.]{1,8}\)/, '');

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
    const held = hasReason([why], 'answer.held') ? ` ${sentenceOf(why)}` : '';
    const said = answer ? ` ${clip(answer)} (${Math.round(confidence * 100)} %)${held}` : ` ${sentenceOf(why)}`;
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
