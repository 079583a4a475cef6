import {
  type SeriousFindings,
  type PrePublicationCheck,
  type ReplyEntry,
  findMainClaim,
  hasReason,
  type SourceView,
  createReason,
  type ArticleNote,
  type Claim,
  type ReplyRequest,
} from '@corroborate/domain';
import { findConceptMentions, nameKey, readLanguage } from '@corroborate/text';
import { isSeriousAccusation } from '../decision/review.policy';
import { HARM_TO_MINORS, findSeriousAllegation } from '../decision/serious.policy';
import { findAccused } from './accused.policy';
import { findIntegrityIssues } from './findings.policy';
import { findFirstMatch, checkPattern, findReplyWords, isReplyClaim } from './pre-publication.patterns';
import type { PrePublicationCheckInput, PageReplies, PrePublicationCase, EventPage } from './pre-publication.types';
import { answerQuestions } from './questions.policy';
import { checkClaims } from './quotes.policy';
import { getRecordedReply, replyRequests } from './replies.policy';
import { findLegalRisks } from './risks.policy';

/** Runs the pre-publication check on a decided case. Pure. */
export function runPrePublicationCheck(input: PrePublicationCheckInput): PrePublicationCheck {
  const known = prePublicationCase(input);
  const claims = checkClaims(known);
  const replies = replyRequests(known);
  const look = {
    claims,
    questions: answerQuestions(known, claims),
    findings: findIntegrityIssues(known, claims),
    risks: findLegalRisks(known),
    replies,
    notes: articleNotes(known, replies),
  };
  return { clear: isClear(look), ...look };
}

/** Whether there are no MAJOR findings and no HIGH risks. */
const isClear = (look: Pick<PrePublicationCheck, 'findings' | 'risks'>): boolean => {
  const { integrity, legal } = selectHoldingFindings(look);
  return integrity.length + legal.length === 0;
};

/** Findings that hold an upgrade for review. */
export const selectHoldingFindings = ({
  findings,
  risks,
}: Pick<PrePublicationCheck, 'findings' | 'risks'>): SeriousFindings => ({
  integrity: findings.filter(({ gravity, open }) => gravity === 'MAJOR' && open).map(({ why }) => why),
  legal: risks.filter(({ level }) => level === 'HIGH').map(({ why }) => why),
});

/**
 * Applies responses recorded by editors. A response to the allegation resolves the finding that no response was
 * requested, and lowers the related risk.
 */
export function addReplies(look: PrePublicationCheck, noted: ReplyEntry[]): PrePublicationCheck {
  const replies = look.replies.map((one) => {
    const what = getRecordedReply({ ...one, replies: noted });
    if (what === 'answered') return { ...one, state: what };
    return what && one.state === 'open' ? { ...one, state: what } : one;
  });
  if (!replies.some(({ state }) => state === 'answered')) return { ...look, replies };
  const findings = look.findings.map((one) => (one.kind === 'reply' ? { ...one, open: false } : one));
  const risks = look.risks.map((one) => (one.kind === 'defamation' ? { ...one, level: 'acceptable' as const } : one));
  const settled = { ...look, replies, findings, risks };
  return { ...settled, clear: isClear(settled) };
}

const OFFICIAL_SOURCE_WORDS = checkPattern('officials-say');
const JUDGMENT_WORDS = checkPattern('judged');

/** Prepares the data shared by all parts of the check. */
function prePublicationCase(input: PrePublicationCheckInput): PrePublicationCase {
  const core = findMainClaim(input.claims);
  const telling = pagesOnEvent(input);
  const allegationWords = findAllegationWords(input);
  return {
    ...input,
    allegationWords,
    accused: allegationWords.length > 0 ? namesToAsk(input, core?.text ?? '') : [],
    eventPages: telling,
    counted: new Set(input.decision.counted),
    isOfficial: telling.some(
      ({ source, capture }) =>
        isSupportingOfficial(source) || findFirstMatch(capture.text, OFFICIAL_SOURCE_WORDS) !== null,
    ),
    judged: telling.some(({ capture }) => findFirstMatch(`${capture.title}\n${capture.text}`, JUDGMENT_WORDS) !== null),
    pageReplies: findPageReplies(telling),
  };
}

/**
 * Names of those to ask for a response. In languages that capitalize all nouns, only entities and people in notes are
 * treated as names.
 */
function namesToAsk({ topic, accused: noted = [] }: PrePublicationCheckInput, core: string): string[] {
  const names = findAccused(topic, core, noted);
  const known = new Set([...topic.entities, ...noted].map(nameKey));
  const { tag } = readLanguage({ text: `${topic.title}. ${core}` });
  return tag === 'de' ? names.filter((name) => known.has(nameKey(name))) : names;
}

/** Words of the allegation, or the topic's title if only a model found it; otherwise empty. */
function findAllegationWords({ topic, claims }: PrePublicationCheckInput): string[] {
  if (!isSeriousAccusation(topic, claims)) return [];
  const { words } = findSeriousAllegation(topic, claims);
  return words.length > 0 ? words.filter(isMoreThanViolent) : [topic.title];
}

const VIOLENT_EVENTS: ReadonlySet<string> = new Set(['die', 'shoot', 'attack']);
/** A death, shooting or attack alone is not an allegation: "killed" does not say who did it. */
const isMoreThanViolent = (word: string): boolean =>
  word !== HARM_TO_MINORS &&
  (findConceptMentions(word).length === 0 || findConceptMentions(word).some(({ id }) => !VIOLENT_EVENTS.has(id)));

/** Pages about this event, without mentions of other events. */
function pagesOnEvent({ sources, captures }: PrePublicationCheckInput): EventPage[] {
  return sources.flatMap((source) => {
    const capture = captures.get(source.id);
    return capture && source.readable && reportsStory(source) ? [{ source, capture }] : [];
  });
}

const reportsStory = ({ stance, isTopicPage }: SourceView): boolean =>
  isTopicPage ||
  stance.stance === 'supports' ||
  stance.stance === 'disputes' ||
  (stance.stance === 'mentions' && !hasReason(stance.reasons, 'stance.not-this-event'));

const isSupportingOfficial = ({ kind, stance }: SourceView): boolean =>
  kind === 'official' && stance.stance === 'supports';

const findPageReplies = (telling: EventPage[]): PageReplies => {
  const withWords = (section: 'asked' | 'reply') =>
    telling
      .filter(
        ({ capture: { text, title, language } }) => findReplyWords(`${title}\n${text}`, language, section) !== null,
      )
      .map(({ source }) => source.id);
  return { answered: withWords('reply'), asked: withWords('asked') };
};

/**
 * Notes for the writer on level, attribution, and unconfirmed and differing details. Empty if no source counts and none
 * disputes the main claim.
 */
function articleNotes(known: PrePublicationCase, replies: ReplyRequest[]): ArticleNote[] {
  if (known.counted.size === 0 && !isContested(known)) return [];
  return [
    ...levelNotes(known),
    ...attributionNotes(known),
    ...known.claims.flatMap((claim) => openClaimNotes(claim, known)),
    ...known.discrepancies.map(({ about, values }) => ({
      why: createReason('write.figures-differ', {
        about,
        values: [...new Set(values.map(({ value }) => value))].slice(0, 4),
      }),
      sourceIds: values.map(({ sourceId }) => sourceId),
    })),
    ...replyNotes(replies),
  ];
}

function levelNotes(known: PrePublicationCase): ArticleNote[] {
  const { recommended, independentCredible } = known.decision;
  const { counted } = known;
  if (recommended === 'unverified' || isContested(known)) return [];
  const why = createReason('write.level', { level: recommended, voices: independentCredible });
  return [{ why, sourceIds: [...counted] }];
}

/** Whether credible sources dispute the main claim, so that neither side may be presented alone. */
const isContested = ({ claims, findings }: PrePublicationCase): boolean => {
  const core = findMainClaim(claims)?.id;
  const verdict = findings.find(({ claimId }) => claimId === core)?.verdict;
  return verdict === 'disputed' || verdict === 'refuted';
};

/** Maximum number of independent sources that are named individually. */
const MAX_NAMED_SOURCES = 2;
function attributionNotes(known: PrePublicationCase): ArticleNote[] {
  const { decision, counted, sources, clusters, allegationWords } = known;
  if (isContested(known)) return [];
  const representativeIds = new Set(clusters.map(({ representativeId }) => representativeId));
  const countedSources = sources.filter(({ id }) => counted.has(id));
  const own = countedSources.some(({ id }) => representativeIds.has(id))
    ? countedSources.filter(({ id }) => representativeIds.has(id))
    : countedSources;
  if (own.length === 0 || (decision.independentCredible > MAX_NAMED_SOURCES && allegationWords.length === 0)) return [];
  const names = [...new Set(own.map(({ name }) => name))].slice(0, 4);
  return [{ why: createReason('write.attribute', { names }), sourceIds: own.map(({ id }) => id) }];
}

function openClaimNotes({ id, text, core }: Claim, known: PrePublicationCase): ArticleNote[] {
  const { claims, findings, pageReplies } = known;
  const isRefuted = findings.some(
    ({ claimId, verdict }) => claimId === findMainClaim(claims)?.id && verdict === 'refuted',
  );
  const finding = findings.find(({ claimId }) => claimId === id);
  const ids = finding?.evidence.map(({ sourceId }) => sourceId) ?? [];
  if (!finding || finding.verdict === 'unverifiable') return [unconfirmedNote(text, pageReplies.answered)];
  if (finding.verdict === 'refuted' || (isRefuted && !core && finding.verdict === 'disputed'))
    return [{ why: createReason('write.refuted', { claim: text }), sourceIds: ids }];
  return finding.verdict === 'disputed'
    ? [{ why: createReason('write.contested', { claim: text }), sourceIds: ids }]
    : [];
}

/** Notes that a claim is unconfirmed, unless it is a response from the accused, which must not be removed. */
const unconfirmedNote = (claim: string, answered: number[]): ArticleNote =>
  answered.length > 0 && isReplyClaim(claim)
    ? { why: createReason('write.answer', { claim }), sourceIds: answered }
    : { why: createReason('write.unconfirmed', { claim }), sourceIds: [] };

function replyNotes(replies: ReplyRequest[]): ArticleNote[] {
  const received = replies.filter(({ state }) => state === 'heard' || state === 'answered');
  if (received.length === 0) return [];
  return [
    {
      why: createReason('write.reply', { names: received.map(({ name }) => name) }),
      sourceIds: received[0]?.sourceIds ?? [],
    },
  ];
}
