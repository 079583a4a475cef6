import {
  because,
  isCredible,
  isCredibleElsewhere,
  type AnswerFinding,
  type ResearchQuestion,
  type SourceView,
} from '@corroborate/domain';
import type { HeardStatement } from '@corroborate/records';
import { isStopword, nameKey, properNames, words } from '@corroborate/text';
import { INQUIRY } from '../inquiry.thresholds';
import { notFound, open, surenessOf, unanswerable, type Found } from './answer';
import { voicesOf, type Captures, type QuestionCase } from './question-case';
import { repliesTold } from './replies-told';

const NAMES = 4;
/** An origin of which less is sure is no answer. */
const SURE_ORIGIN = 50;

/** Who says so: the voices that count, one page of each. */
export function byVoices(data: QuestionCase): Found {
  const counted = data.sources.filter(({ id }) => data.decision.counted.includes(id));
  const heads = new Set(data.clusters.map(({ representativeId }) => representativeId));
  // The last of a voice stays: the page that speaks for it, where that is known.
  const inOrder = [...counted].sort((a, b) => Number(heads.has(a.id)) - Number(heads.has(b.id)));
  const leading = [...new Map(inOrder.map((one) => [one.clusterId, one])).values()];
  if (leading.length === 0) return notFound(data);
  return {
    state: 'answered',
    answer: namesOf(leading),
    confidence: surenessOf(leading.length),
    findings: passagesOf(leading),
    why: because('answer.voices', { voices: leading.length }),
  };
}

/** Who disputes it. That nobody was found is no proof that nobody does. */
export function byDisputes(data: QuestionCase): Found {
  const against = data.sources.filter((one) => one.stance.stance === 'disputes' && isCredibleElsewhere(one));
  if (passagesOf(against).length === 0) return open(because('answer.nobody-disputes'));
  const voices = voicesOf(
    against.map(({ id }) => id),
    data,
  );
  return {
    state: 'answered',
    answer: namesOf(against),
    confidence: surenessOf(voices),
    findings: passagesOf(against),
    why: because('answer.voices', { voices }),
  };
}

/** Who had it first, where the chain of reports leads to a page that was read. */
export function byOrigin({ origin, sources }: QuestionCase, captures: Captures): Found {
  const view = sources.find(({ id }) => id === origin?.sourceId);
  const text = view && captures.get(view.id)?.text;
  if (!origin || !view || !text || origin.confidence < SURE_ORIGIN) return open(because('answer.none-found'));
  const [words] = passagesOf([view]);
  const opening = text.split('\n', 1)[0]?.slice(0, INQUIRY.sentenceChars) ?? '';
  return {
    state: 'answered',
    answer: view.name,
    confidence: origin.confidence / 100,
    findings: [words ?? { sourceId: view.id, quote: opening, start: 0, end: opening.length }],
    why: because('answer.earliest', { confidence: origin.confidence }),
  };
}

/** Who with a name speaks on it. */
export function bySpeakers(data: QuestionCase, captures: Captures): Found {
  const named = ({ known, sourceId }: HeardStatement) => isNamed(known, captures.get(sourceId)?.text ?? '');
  const heard = data.heard.filter((one) => isCredible(one.tier) && named(one));
  return said(
    heard,
    eachOnce(heard.map(({ known }) => known))
      .slice(0, NAMES)
      .join('; '),
    data,
  );
}

/**
 * "Which" and "residents" are nobody with a name, nor are "Plumbers" and "City officials", who owe their capital to the
 * place at which they stand. One word alone is a name where the page has it as one, or as the end of one, elsewhere.
 */
function isNamed(known: string, page: string): boolean {
  if (/\p{Lo}/u.test(known) || properNames(known).length > 0) return true;
  const [alone, ...more] = words(known).filter(({ folded }) => !isStopword(folded));
  if (!alone || more.length > 0 || !/^\p{Lu}/u.test(alone.raw)) return false;
  return properNames(page).some((name) => ` ${nameKey(name)}`.endsWith(` ${alone.folded}`));
}

/** "The Ledger" is "the Dunsel Ledger", which says more. */
function eachOnce(names: readonly string[]): string[] {
  const byKey = new Map(names.map((name) => [nameKey(name), name]));
  const keys = [...byKey.keys()];
  return keys
    .filter((key) => !keys.some((other) => other !== key && isPartOf(key, other)))
    .flatMap((key) => byKey.get(key) ?? []);
}

const isPartOf = (key: string, other: string): boolean => key !== '' && ` ${other} `.includes(` ${key} `);

/** What somebody says to it: the words themselves, else the sentence that tells of their answer. */
export function byResponse({ about }: ResearchQuestion, data: QuestionCase, captures: Captures): Found {
  const key = nameKey(about ?? '');
  const heard = data.heard.filter(({ tier, known }) => isCredible(tier) && isOf(nameKey(known), key));
  return heard.length > 0 ? said(heard, heard[0]?.quote ?? '', data) : told(about ?? '', data, captures);
}

function told(name: string, data: QuestionCase, captures: Captures): Found {
  const replies = repliesTold(name, data, captures);
  const [first] = replies;
  if (!first) return notFound(data);
  const sourceIds = replies.map(({ sourceId }) => sourceId);
  return {
    state: 'answered',
    answer: first.quote,
    confidence: surenessOf(voicesOf(sourceIds, data)),
    findings: replies.slice(0, INQUIRY.findings).map((one) => ({ ...one, start: 0, end: 0 })),
    why: because('answer.reply-told', { name }),
  };
}

const isOf = (known: string, wanted: string): boolean =>
  wanted.length > 2 && (` ${known} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${known} `));

function said(heard: readonly HeardStatement[], answer: string, data: QuestionCase): Found {
  const [first] = heard;
  if (!first) return notFound(data);
  const voices = voicesOf(
    heard.map(({ sourceId }) => sourceId),
    data,
  );
  return {
    state: 'answered',
    answer,
    confidence: surenessOf(voices),
    // Their place is found when the quote is looked for in the capture.
    findings: heard.slice(0, INQUIRY.findings).map(({ sourceId, quote }) => ({ sourceId, quote, start: 0, end: 0 })),
    why: because('answer.spoken', { speaker: first.known }),
  };
}

/** What registers have: entries that bear on the topic. */
export function byRecords(data: QuestionCase): Found {
  if (data.records === null) return unanswerable(because('answer.not-looked-up'));
  const entries = data.sources.filter(({ id }) => data.records?.includes(id));
  const findings = passagesOf(entries);
  if (findings.length === 0) return open(because('answer.none-found'));
  return {
    state: 'answered',
    answer: namesOf(entries),
    confidence: surenessOf(findings.length),
    findings,
    why: because('answer.on-record', { records: findings.length }),
  };
}

const namesOf = (views: readonly SourceView[]): string =>
  [...new Set(views.map(({ name }) => name))].slice(0, NAMES).join('; ');

const passagesOf = (views: readonly SourceView[]): AnswerFinding[] =>
  views
    .flatMap(({ id, stance }) => (stance.passage ? [{ sourceId: id, ...stance.passage }] : []))
    .slice(0, INQUIRY.findings);
