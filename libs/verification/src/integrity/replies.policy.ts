import { coreClaim, isCredible, type NotedReply, type ReplyRequest, type ReplyState } from '@corroborate/domain';
import { nameKey } from '@corroborate/text';
import type { PrePublicationCase } from './pre-publication.types';

/** Maximum quotes per request. */
const MOST_QUOTES = 3;

/** Whom to ask for a response: those a serious allegation is against, with its quotes. */
export function replyRequests(known: PrePublicationCase): ReplyRequest[] {
  const { accused, claims, pageReplies, replies } = known;
  const quotes = quotesOf(known);
  return accused.map((name) => ({
    name,
    claimId: coreClaim(claims)?.id ?? null,
    state: stateOf(name, pageReplies, replies),
    quotes,
    sourceIds: [...new Set([...pageReplies.answered, ...pageReplies.asked])],
  }));
}

/** Quotes from counted sources; from unreliable pages only if there are no others. */
function quotesOf({ eventPages, counted }: PrePublicationCase): ReplyRequest['quotes'] {
  const carrying = eventPages.filter(({ source }) => source.stance.stance === 'supports' && source.stance.passage);
  const credible = carrying.filter(({ source }) => counted.has(source.id) || isCredible(source.tier));
  return (credible.length > 0 ? credible : carrying)
    .sort((a, b) => Number(counted.has(b.source.id)) - Number(counted.has(a.source.id)))
    .slice(0, MOST_QUOTES)
    .flatMap(({ source: { id, stance } }) => (stance.passage ? [{ sourceId: id, quote: stance.passage.quote }] : []));
}

function stateOf(name: string, pageReplies: PrePublicationCase['pageReplies'], replies: NotedReply[]): ReplyState {
  const noted = notedOf(name, replies);
  if (noted === 'answered') return noted;
  if (pageReplies.answered.length > 0) return 'heard';
  if (pageReplies.asked.length > 0) return 'no-answer';
  return noted ?? 'open';
}

/** A received response takes precedence over a request, whichever was recorded first. */
export function notedOf(name: string, replies: NotedReply[]): NotedReply['what'] | null {
  const own = replies.filter((one) => nameKey(one.name) === nameKey(name));
  if (own.some(({ what }) => what === 'answered')) return 'answered';
  return own.length > 0 ? 'asked' : null;
}
