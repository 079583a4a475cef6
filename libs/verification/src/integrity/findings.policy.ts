import {
  findMainClaim,
  createReason,
  type ClaimCheck,
  type Severity,
  type IntegrityFinding,
  type Reason,
} from '@corroborate/domain';
import type { PrePublicationCase, EventPage } from './pre-publication.types';
import { findFirstMatch, checkPattern } from './pre-publication.patterns';
import { ALLEGATION_LIMITS } from '../verification.thresholds';
import { hasRecordedReply } from './replies.policy';

const LOADED_WORDS = checkPattern('charged');
const GUILT = checkPattern('guilt');
const ATTRIBUTION_WORDS = checkPattern('passed-on');
const REVERSING_WORDS = checkPattern('turned');

/** Findings of the integrity check. A finding is MAJOR only if publishing the story would be wrong. */
export function findIntegrityIssues(known: PrePublicationCase, checks: ClaimCheck[]): IntegrityFinding[] {
  return [
    findMissingReply(known),
    findSingleSource(known),
    findUnnamedSources(known),
    findOneSided(known),
    findStatedAsFact(known),
    findGuiltStatedAsFact(known),
    ...findMissingQuotes(known, checks),
    ...findOutOfContext(known),
  ].flatMap((one) => one ?? []);
}

type FindingOrNull = IntegrityFinding | null;

const createFinding = (
  kind: IntegrityFinding['kind'],
  gravity: Severity,
  why: Reason,
  sourceIds: number[],
): IntegrityFinding => ({
  kind,
  gravity,
  open: true,
  why,
  sourceIds,
});

const supportingPages = ({ eventPages }: PrePublicationCase): EventPage[] =>
  eventPages.filter(({ source }) => source.stance.stance === 'supports' && !source.isTopicPage);
const idsOf = (pages: EventPage[]): number[] => pages.map(({ source }) => source.id);

/**
 * Whether a page contains a response, says that one was requested, or disputes the story, or an editor recorded a
 * response.
 */
const hasReply = (known: PrePublicationCase): boolean =>
  known.pageReplies.answered.length + known.pageReplies.asked.length > 0 ||
  known.eventPages.some(({ source }) => source.stance.stance === 'disputes') ||
  hasRecordedReply(known);

function findMissingReply(known: PrePublicationCase): FindingOrNull {
  const { accused: names, allegationWords: words, judged, isOfficial, decision } = known;
  const carried = supportingPages(known);
  if (names.length === 0 || carried.length === 0 || judged || hasReply(known)) return null;
  return isOfficial || decision.independentCredible >= ALLEGATION_LIMITS.enoughSources
    ? createFinding('reply', 'minor', createReason('integrity.reply-missing', { names }), idsOf(carried))
    : createFinding('reply', 'MAJOR', createReason('integrity.reply-not-sought', { names, words }), idsOf(carried));
}

function findSingleSource(known: PrePublicationCase): FindingOrNull {
  const [only] = supportingPages(known).filter(({ source }) => known.counted.has(source.id));
  if (known.allegationWords.length === 0 || known.decision.independentCredible !== 1 || !only) return null;
  return createFinding(
    'single-source',
    'minor',
    createReason('integrity.single-source', { name: only.source.name }),
    idsOf([only]),
  );
}

/** MAJOR if the allegation relies on no named person, public office or court judgment. */
function findUnnamedSources(known: PrePublicationCase): FindingOrNull {
  const carried = supportingPages(known).filter(({ source }) => known.counted.has(source.id));
  const nameless = new Set(known.unnamed);
  if (carried.length === 0 || !carried.every(({ source }) => nameless.has(source.id))) return null;
  const isMajor = known.accused.length > 0 && !known.isOfficial && !known.judged;
  const why = createReason('integrity.unnamed-only', { sources: carried.length });
  return createFinding('unnamed-sources', isMajor ? 'MAJOR' : 'minor', why, idsOf(carried));
}

function findOneSided(known: PrePublicationCase): FindingOrNull {
  const carried = supportingPages(known);
  if (known.accused.length === 0 || carried.length < 2 || known.judged || hasReply(known)) return null;
  return createFinding(
    'one-side',
    'minor',
    createReason('integrity.one-side', { sources: carried.length }),
    idsOf(carried),
  );
}

/** The topic states as fact what every supporting passage attributes to someone. */
function findStatedAsFact(known: PrePublicationCase): FindingOrNull {
  const storyText = `${known.topic.title}\n${findMainClaim(known.claims)?.text ?? ''}`;
  const carried = supportingPages(known);
  if (known.allegationWords.length === 0 || known.judged || carried.length === 0 || ATTRIBUTION_WORDS.test(storyText))
    return null;
  const words = carried.map(({ source }) => findFirstMatch(source.stance.passage?.quote ?? '', ATTRIBUTION_WORDS));
  if (words.some((one) => one === null)) return null;
  const shown = [...new Set(words.flatMap((one) => one ?? []))].slice(0, 3);
  return createFinding(
    'told-as-fact',
    'minor',
    createReason('integrity.told-as-fact', { words: shown }),
    idsOf(carried),
  );
}

/** The topic states guilt as fact although pages report only a charge, not a judgment. */
function findGuiltStatedAsFact(known: PrePublicationCase): FindingOrNull {
  const word = GUILT.exec(`${known.topic.title}\n${findMainClaim(known.claims)?.text ?? ''}`)?.[0];
  const carried = supportingPages(known);
  const charged = carried.filter(
    ({ capture }) => findFirstMatch(`${capture.title}\n${capture.text}`, LOADED_WORDS) !== null,
  );
  if (!word || known.judged || known.accused.length === 0 || charged.length === 0) return null;
  return createFinding('docket', 'MAJOR', createReason('integrity.docket-as-guilt', { word }), idsOf(charged));
}

/** Quotes that are missing from their page; MAJOR if the page counts toward the level. */
function findMissingQuotes({ counted, sources }: PrePublicationCase, checks: ClaimCheck[]): IntegrityFinding[] {
  const lost = checks.flatMap(({ quotes }) => quotes.filter(({ state }) => state === 'NOT_FOUND'));
  return [...new Set(lost.map(({ sourceId }) => sourceId))].map((id) => {
    const name = sources.find((one) => one.id === id)?.name ?? '';
    return createFinding(
      'quote-missing',
      counted.has(id) ? 'MAJOR' : 'minor',
      createReason('integrity.quote-missing', { name }),
      [id],
    );
  });
}

/** Number of characters examined on each side of a quote, enough for the rest of its sentence. */
const MAX_CONTEXT_CHARS = 160;
const SENTENCE_BEFORE = /[^.!?\n]{0,160}$/u;
const SENTENCE_AFTER = /^[^.!?\n]{0,160}/u;

/**
 * Words omitted from a quoted sentence that reverse its meaning; MAJOR if no other independent source supports the
 * story.
 */
function findOutOfContext(known: PrePublicationCase): IntegrityFinding[] {
  return supportingPages(known).flatMap(({ source, capture }) => {
    const words = omittedQualifier(source.stance.passage?.quote ?? '', capture.text);
    if (words === null) return [];
    const isMajor = known.counted.has(source.id) && known.decision.independentCredible <= 1;
    const why = createReason('integrity.out-of-context', { name: source.name, words });
    return [createFinding('out-of-context', isMajor ? 'MAJOR' : 'minor', why, [source.id])];
  });
}

function omittedQualifier(quote: string, text: string): string | null {
  const at = quote === '' ? -1 : text.indexOf(quote);
  if (at < 0 || REVERSING_WORDS.test(quote)) return null;
  const before = SENTENCE_BEFORE.exec(text.slice(Math.max(0, at - MAX_CONTEXT_CHARS), at))?.[0] ?? '';
  const end = at + quote.length;
  const after = /[.!?]["”’')\]]*$/.test(quote)
    ? ''
    : (SENTENCE_AFTER.exec(text.slice(end, end + MAX_CONTEXT_CHARS))?.[0] ?? '');
  return REVERSING_WORDS.exec(before)?.[0] ?? REVERSING_WORDS.exec(after)?.[0] ?? null;
}
