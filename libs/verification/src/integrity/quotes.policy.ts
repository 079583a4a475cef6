import {
  createReason,
  isCredible,
  type Claim,
  type ClaimCheck,
  type ClaimFinding,
  type ClaimVerdict,
  type Passage,
  type QuoteCheck,
  type QuoteState,
  type Reason,
} from '@corroborate/domain';
import { oneLine } from '@corroborate/text';
import type { PrePublicationCase } from './pre-publication.types';
import { isReplyClaim } from './pre-publication.patterns';

type QuoteCase = Pick<PrePublicationCase, 'captures' | 'claims' | 'findings' | 'sources' | 'pageReplies'>;
type Evidence = ClaimFinding['evidence'][number];

/** Searches for each quote for or against a claim in its capture, and derives what to do about the claim. */
export const checkClaims = (known: QuoteCase): ClaimCheck[] =>
  known.claims.map((claim) =>
    checkClaimQuotes(
      claim,
      known.findings.find(({ claimId }) => claimId === claim.id),
      known,
    ),
  );

function checkClaimQuotes(
  { id: claimId, text }: Claim,
  finding: ClaimFinding | undefined,
  known: QuoteCase,
): ClaimCheck {
  const evidence = finding?.evidence ?? [];
  const quoted = evidence.flatMap((one) => (takesSide(one) && one.passage ? [{ one, passage: one.passage }] : []));
  const quotes = quoted.map(({ one, passage }) => checkQuote(one.sourceId, passage, known));
  const state = stateOf(
    quoted.map(({ one }) => one),
    quotes,
    known,
  );
  const answered = state === 'NO_EVIDENCE' && known.pageReplies.answered.length > 0 && isReplyClaim(text);
  const action = answered ? 'act.as-answered' : actionOf(state, finding?.verdict ?? 'unverifiable');
  return { claimId, state, action: createReason(action), quotes };
}

const takesSide = ({ stance }: Evidence): boolean => stance === 'supports' || stance === 'disputes';

const ACTIONS = {
  VERIFIED: 'act.nothing',
  CONTRADICTED: 'act.both-sides',
  NOT_FOUND: 'act.leave-out-quote',
  NO_EVIDENCE: 'act.find-evidence',
} as const satisfies Record<QuoteState, Reason['code']>;

/**
 * Recommends what to do about a claim. A quote that is on its page is not necessarily true, and a refuted claim needs
 * no presentation of both sides.
 */
function actionOf(state: QuoteState, verdict: ClaimVerdict) {
  if (state === 'VERIFIED' && verdict === 'unverifiable') return 'act.not-as-fact';
  if (verdict === 'refuted' && (state === 'VERIFIED' || state === 'CONTRADICTED')) return 'act.refuted';
  return state === 'VERIFIED' && verdict === 'disputed' ? 'act.both-sides' : ACTIONS[state];
}

const checkQuote = (sourceId: number, { quote }: Passage, { captures }: QuoteCase): QuoteCheck => ({
  sourceId,
  quote,
  state: quoteState(quote, captures.get(sourceId)),
});

function quoteState(quote: string, capture: { text: string; title: string } | undefined): QuoteState {
  if (!capture) return 'NO_EVIDENCE';
  return containsQuote(quote, capture.text) || containsQuote(quote, capture.title) ? 'VERIFIED' : 'NOT_FOUND';
}

/** Whether the text contains the quote verbatim, ignoring whitespace. */
const containsQuote = (quote: string, text: string): boolean =>
  quote.trim() !== '' && (text.includes(quote) || oneLine(text).includes(oneLine(quote)));

/** Credible quotes against the claim outweigh quotes for it. One verified quote is enough. */
function stateOf(evidence: Evidence[], quotes: QuoteCheck[], { sources }: QuoteCase): QuoteState {
  const verified = evidence.filter((_, at) => quotes[at]?.state === 'VERIFIED');
  const credible = (id: number) => sources.some((one) => one.id === id && isCredible(one.tier));
  if (verified.some(({ stance, sourceId }) => stance === 'disputes' && credible(sourceId))) return 'CONTRADICTED';
  if (verified.some(({ stance }) => stance === 'supports')) return 'VERIFIED';
  return quotes.some(({ state }) => state === 'NOT_FOUND') ? 'NOT_FOUND' : 'NO_EVIDENCE';
}
