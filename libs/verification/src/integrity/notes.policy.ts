import { createReason, findMainClaim, type ArticleNote, type Claim, type ReplyRequest } from '@corroborate/domain';
import type { PrePublicationCase } from './pre-publication.types';
import { isReplyClaim } from './pre-publication.patterns';

/**
 * Notes for the writer on level, attribution, and unconfirmed and differing details. Empty if no source counts and none
 * disputes the main claim.
 */
export function articleNotes(known: PrePublicationCase, replies: ReplyRequest[]): ArticleNote[] {
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
  const { decision, counted, sources, clusters, grave } = known;
  if (isContested(known)) return [];
  const heads = new Set(clusters.map(({ representativeId }) => representativeId));
  const voices = sources.filter(({ id }) => counted.has(id));
  const own = voices.some(({ id }) => heads.has(id)) ? voices.filter(({ id }) => heads.has(id)) : voices;
  if (own.length === 0 || (decision.independentCredible > MAX_NAMED_SOURCES && grave.length === 0)) return [];
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
