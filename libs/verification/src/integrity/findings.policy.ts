import {
  coreClaim,
  createReason,
  type ClaimCheck,
  type Severity,
  type IntegrityFinding,
  type Reason,
} from '@corroborate/domain';
import type { PrePublicationCase, EventPage } from './pre-publication.types';
import { firstIn, checkPattern } from './pre-publication.patterns';
import { ALLEGATION } from '../verification.thresholds';
import { hasRecordedReply } from './replies.policy';

const CHARGED = checkPattern('charged');
const GUILT = checkPattern('guilt');
const PASSED_ON = checkPattern('passed-on');
const TURNED = checkPattern('turned');

/** Findings of the integrity check. MAJOR only if publishing would be wrong. */
export function integrityFindings(known: PrePublicationCase, checks: ClaimCheck[]): IntegrityFinding[] {
  return [
    reply(known),
    single(known),
    unnamed(known),
    oneSide(known),
    findStatedAsFact(known),
    docket(known),
    ...missing(known, checks),
    ...outOfContext(known),
  ].flatMap((one) => one ?? []);
}

type Found = IntegrityFinding | null;

const found = (
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

const supporting = ({ eventPages }: PrePublicationCase): EventPage[] =>
  eventPages.filter(({ source }) => source.stance.stance === 'supports' && !source.isTopicPage);
const idsOf = (pages: EventPage[]): number[] => pages.map(({ source }) => source.id);

/** Whether a page carries a response, says one was sought or disputes the story, or an editor recorded a response. */
const hasReply = (known: PrePublicationCase): boolean =>
  known.pageReplies.answered.length + known.pageReplies.asked.length > 0 ||
  known.eventPages.some(({ source }) => source.stance.stance === 'disputes') ||
  hasRecordedReply(known);

function reply(known: PrePublicationCase): Found {
  const { accused: names, grave: words, judged, byOffice, decision } = known;
  const carried = supporting(known);
  if (names.length === 0 || carried.length === 0 || judged || hasReply(known)) return null;
  return byOffice || decision.independentCredible >= ALLEGATION.enoughSources
    ? found('reply', 'minor', createReason('integrity.reply-missing', { names }), idsOf(carried))
    : found('reply', 'MAJOR', createReason('integrity.reply-not-sought', { names, words }), idsOf(carried));
}

function single(known: PrePublicationCase): Found {
  const [only] = supporting(known).filter(({ source }) => known.counted.has(source.id));
  if (known.grave.length === 0 || known.decision.independentCredible !== 1 || !only) return null;
  return found(
    'single-source',
    'minor',
    createReason('integrity.single-source', { name: only.source.name }),
    idsOf([only]),
  );
}

/** Serious if the allegation is based on no named person, office or judgment. */
function unnamed(known: PrePublicationCase): Found {
  const carried = supporting(known).filter(({ source }) => known.counted.has(source.id));
  const nameless = new Set(known.unnamed);
  if (carried.length === 0 || !carried.every(({ source }) => nameless.has(source.id))) return null;
  const grave = known.accused.length > 0 && !known.byOffice && !known.judged;
  const why = createReason('integrity.unnamed-only', { sources: carried.length });
  return found('unnamed-sources', grave ? 'MAJOR' : 'minor', why, idsOf(carried));
}

function oneSide(known: PrePublicationCase): Found {
  const carried = supporting(known);
  if (known.accused.length === 0 || carried.length < 2 || known.judged || hasReply(known)) return null;
  return found('one-side', 'minor', createReason('integrity.one-side', { sources: carried.length }), idsOf(carried));
}

/** The topic states as fact what every supporting passage attributes. */
function findStatedAsFact(known: PrePublicationCase): Found {
  const storyText = `${known.topic.title}\n${coreClaim(known.claims)?.text ?? ''}`;
  const carried = supporting(known);
  if (known.grave.length === 0 || known.judged || carried.length === 0 || PASSED_ON.test(storyText)) return null;
  const words = carried.map(({ source }) => firstIn(source.stance.passage?.quote ?? '', PASSED_ON));
  if (words.some((one) => one === null)) return null;
  const shown = [...new Set(words.flatMap((one) => one ?? []))].slice(0, 3);
  return found('told-as-fact', 'minor', createReason('integrity.told-as-fact', { words: shown }), idsOf(carried));
}

/** Guilt stated as fact while pages report only a charge, no judgment. */
function docket(known: PrePublicationCase): Found {
  const word = GUILT.exec(`${known.topic.title}\n${coreClaim(known.claims)?.text ?? ''}`)?.[0];
  const carried = supporting(known);
  const charged = carried.filter(({ capture }) => firstIn(`${capture.title}\n${capture.text}`, CHARGED) !== null);
  if (!word || known.judged || known.accused.length === 0 || charged.length === 0) return null;
  return found('docket', 'MAJOR', createReason('integrity.docket-as-guilt', { word }), idsOf(charged));
}

/** Quotes missing from their page; serious if the page supports the level. */
function missing({ counted, sources }: PrePublicationCase, checks: ClaimCheck[]): IntegrityFinding[] {
  const lost = checks.flatMap(({ quotes }) => quotes.filter(({ state }) => state === 'NOT_FOUND'));
  return [...new Set(lost.map(({ sourceId }) => sourceId))].map((id) => {
    const name = sources.find((one) => one.id === id)?.name ?? '';
    return found(
      'quote-missing',
      counted.has(id) ? 'MAJOR' : 'minor',
      createReason('integrity.quote-missing', { name }),
      [id],
    );
  });
}

/** Characters around a quote, enough for the rest of its sentence. */
const BESIDE = 160;
const SENTENCE_BEFORE = /[^.!?\n]{0,160}$/u;
const SENTENCE_AFTER = /^[^.!?\n]{0,160}/u;

/** Words cut from a quoted sentence that reverse its meaning; serious if no other independent source supports it. */
function outOfContext(known: PrePublicationCase): IntegrityFinding[] {
  return supporting(known).flatMap(({ source, capture }) => {
    const words = omittedQualifier(source.stance.passage?.quote ?? '', capture.text);
    if (words === null) return [];
    const grave = known.counted.has(source.id) && known.decision.independentCredible <= 1;
    const why = createReason('integrity.out-of-context', { name: source.name, words });
    return [found('out-of-context', grave ? 'MAJOR' : 'minor', why, [source.id])];
  });
}

function omittedQualifier(quote: string, text: string): string | null {
  const at = quote === '' ? -1 : text.indexOf(quote);
  if (at < 0 || TURNED.test(quote)) return null;
  const before = SENTENCE_BEFORE.exec(text.slice(Math.max(0, at - BESIDE), at))?.[0] ?? '';
  const end = at + quote.length;
  const after = /[.!?]["”’')\]]*$/.test(quote) ? '' : (SENTENCE_AFTER.exec(text.slice(end, end + BESIDE))?.[0] ?? '');
  return TURNED.exec(before)?.[0] ?? TURNED.exec(after)?.[0] ?? null;
}
