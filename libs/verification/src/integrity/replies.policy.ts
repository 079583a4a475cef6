import { findMainClaim, isCredible, type ReplyEntry, type ReplyRequest, type ReplyState } from '@corroborate/domain';
import { listContentStems, nameKey, isPlainDenial, htmlToVisibleText, tokenizeWords } from '@corroborate/text';
import { findReplyWords } from './pre-publication.patterns';
import type { PrePublicationCase } from './pre-publication.types';

/** Maximum number of quotes in a request. */
const MAX_QUOTES = 3;

/** Whether the accused has responded to the allegation, as recorded by an editor. */
export const hasRecordedReply = (known: PrePublicationCase): boolean =>
  replyRequests(known).some(({ state }) => state === 'answered');

/**
 * Requests for a response, one for each accused person or organization in a serious allegation, with quotes of the
 * allegation.
 */
export function replyRequests(known: PrePublicationCase): ReplyRequest[] {
  const { accused, claims, pageReplies, replies } = known;
  const quotes = quotesOf(known);
  return accused.map((name) => ({
    name,
    claimId: findMainClaim(claims)?.id ?? null,
    state: stateOf({ name, replies, quotes }, pageReplies),
    quotes,
    sourceIds: [...new Set([...pageReplies.answered, ...pageReplies.asked])],
  }));
}

/** Quotes from counted sources and credible pages, counted ones first. Uses other pages only if there are none. */
function quotesOf({ eventPages, counted }: PrePublicationCase): ReplyRequest['quotes'] {
  const carrying = eventPages.filter(({ source }) => source.stance.stance === 'supports' && source.stance.passage);
  const credible = carrying.filter(({ source }) => counted.has(source.id) || isCredible(source.tier));
  return (credible.length > 0 ? credible : carrying)
    .sort((a, b) => Number(counted.has(b.source.id)) - Number(counted.has(a.source.id)))
    .slice(0, MAX_QUOTES)
    .flatMap(({ source: { id, stance } }) => (stance.passage ? [{ sourceId: id, quote: stance.passage.quote }] : []));
}

interface RecordedReplies extends Pick<ReplyRequest, 'name' | 'quotes'> {
  replies: ReplyEntry[];
}

/** The response to the allegation that editors recorded; null if they recorded none. */
export const getRecordedReply = ({ name, quotes, replies }: RecordedReplies): ReplyEntry['what'] | null =>
  findRecordedReply(
    name,
    replies,
    quotes.map(({ quote }) => quote),
  );

function stateOf(recorded: RecordedReplies, pageReplies: PrePublicationCase['pageReplies']): ReplyState {
  const noted = getRecordedReply(recorded);
  if (noted === 'answered') return noted;
  if (pageReplies.answered.length > 0) return 'heard';
  if (pageReplies.asked.length > 0) return 'no-answer';
  return noted ?? 'open';
}

/**
 * A received response takes precedence over a request, whichever was recorded first. A response to something else only
 * shows that the accused was asked.
 */
function findRecordedReply(
  name: string,
  replies: ReplyEntry[],
  allegation: readonly string[],
): ReplyEntry['what'] | null {
  const own = replies.filter((one) => nameKey(one.name) === nameKey(name));
  if (own.some(({ what, reply }) => what === 'answered' && addressesAllegation(reply ?? '', allegation, name)))
    return 'answered';
  return own.length > 0 ? 'asked' : null;
}

/** Maximum length of a plain denial in words; a longer one must also contain a word from the allegation. */
const MAX_PLAIN_NO_WORDS = 12;

const isShortDenial = (reply: string): boolean =>
  tokenizeWords(reply).length <= MAX_PLAIN_NO_WORDS && isPlainDenial(reply);

/** Whether a response denies or admits something, says that there was none, or contains words from the allegation. */
function addressesAllegation(given: string, allegation: readonly string[], name: string): boolean {
  const reply = htmlToVisibleText(given);
  if (
    findReplyWords(reply, null, 'reply') !== null ||
    findReplyWords(reply, null, 'asked') !== null ||
    isShortDenial(reply)
  )
    return true;
  const ofName = new Set(listContentStems(name));
  const alleged = new Set(allegation.flatMap((quote) => listContentStems(quote)).filter((stem) => !ofName.has(stem)));
  return listContentStems(reply).some((stem) => alleged.has(stem));
}
