import { createReason, toReasonData, toReasonText, type ClaimStanding, type Reason } from '@corroborate/domain';
import type { ArticleSentence, WrittenArticle } from '@corroborate/reading';
import { claimSentence as claimText, isUnclear } from '../report/compose/claim-words';
import { isRestatement } from '../report/compose/restate';
import { joinNames } from '../report/days';
import { inQuotes, plainLine } from '../report/quoting';
import type { InvestigationResult } from '../result.schema';

export type ArticleLine = NonNullable<InvestigationResult['article']>;
type Sentence = ArticleLine['brief'][number];

/** Parts of the result from which the note is made. */
export type ArticleParts = Pick<
  InvestigationResult,
  'claims' | 'positions' | 'inquiry' | 'additional_sources' | 'verdict'
>;
type Claim = ArticleParts['claims'][number];

/** Maximum questions, and maximum denials, in a note. */
const MAX_LISTED = 5;

/** The article, if one was written and the main claim is confirmed; otherwise a note. */
export function articleLine(parts: ArticleParts, written: WrittenArticle | null): ArticleLine {
  const core = parts.claims.find((claim) => claim.core);
  if (core?.standing !== 'confirmed') {
    const isRefuted = core?.standing === 'disputed' && core.verdict === 'refuted';
    return noteLine(parts, createReason('article.not-confirmed', { refuted: isRefuted }));
  }
  if (!written) return noteLine(parts, createReason('article.not-written'));
  const { by, paragraphs, brief, dropped, why } = written;
  if (why) return { ...noteLine(parts, why), dropped: dropped.length };
  return {
    ...{ kind: 'article', why: null, why_code: null, by, dropped: dropped.length },
    paragraphs: paragraphs.map((sentences) => ({ heading: null, sentences: sentences.map(sentenceLine) })),
    brief: brief.map(sentenceLine),
  };
}

/** An article is shown only while the main claim is confirmed; a note follows the standing of the claims. */
export function currentArticle(article: ArticleLine, parts: ArticleParts): ArticleLine {
  const now = articleLine(parts, null);
  const isConfirmed = now.why_code?.code !== 'article.not-confirmed';
  if (article.kind === 'article') return isConfirmed ? article : { ...now, dropped: article.dropped };
  const wasWritten = isConfirmed && article.why_code?.code !== 'article.not-confirmed';
  return wasWritten ? { ...article, paragraphs: now.paragraphs } : now;
}

const sentenceLine = ({ text, claimIds, sourceIds }: ArticleSentence): Sentence => ({
  text,
  claim_ids: claimIds,
  source_ids: sourceIds,
});

function noteLine(parts: ArticleParts, why: Reason): ArticleLine {
  const confirmed = sentencesByStanding(['confirmed'], parts);
  const known = confirmed.filter(({ source_ids: ids }) =>
    areIndependent(parts.additional_sources.filter(({ source_id }) => ids.includes(source_id))),
  );
  const isReported = ({ source_ids: ids }: Sentence) => ids.length > 0;
  const [held, open] = [sentencesByStanding(['held'], parts), sentencesByStanding(['disputed', 'open'], parts)];
  const single = confirmed.filter((one) => !known.includes(one));
  const reported = [...held, ...single, ...denials(parts), ...open.filter(isReported)];
  const unknown = open.filter((one) => !isReported(one));
  const alone = toReasonText(createReason('section.nothing-found', { part: 'confirmed' }));
  const none = single.length > 0 ? alone : 'Nothing is confirmed.';
  const nothing: Sentence[] = [{ text: none, claim_ids: [], source_ids: [] }];
  return {
    ...{ kind: 'note', why: toReasonText(why), why_code: toReasonData(why), by: null, brief: [], dropped: 0 },
    paragraphs: [
      { heading: 'What we know', sentences: known.length > 0 ? known : nothing },
      ...[
        { heading: 'What is reported', sentences: reported },
        { heading: 'What we don’t know', sentences: unknown },
        { heading: 'Questions without a recognized answer', sentences: openQuestionSentences(parts) },
      ].filter(({ sentences }) => sentences.length > 0),
    ],
  };
}

/** Whether the sources are independent of each other, as in the report. */
const areIndependent = (sources: ArticleParts['additional_sources']): boolean =>
  new Set(sources.map(({ cluster }) => cluster)).size > 1;

const STANDING_PREFIXES: Record<ClaimStanding, string> = {
  confirmed: '',
  held: 'Held for review: ',
  disputed: 'Disputed: ',
  open: 'Not confirmed: ',
};

/** Maximum claims of one standing in a note. */
const MAX_CLAIMS = 6;

const sentencesByStanding = (wanted: readonly ClaimStanding[], parts: ArticleParts): Sentence[] =>
  wanted.flatMap((standing) =>
    clearClaims(parts)
      .filter((claim) => claim.standing === standing)
      .slice(0, MAX_CLAIMS)
      .map((claim) => claimSentence(claim, parts)),
  );

/** Omits claims that restate the main claim or cannot be understood alone. */
function clearClaims({ claims }: ArticleParts): Claim[] {
  const core = claims.find((claim) => claim.core);
  const isRestated = (claim: Claim): boolean =>
    core !== undefined && isRestatement(wordsOf(claim), wordsOf(core), core.standing === 'disputed');
  return claims.filter((claim) => claim === core || (!isUnclear(wordsOf(claim)) && !isRestated(claim)));
}

const wordsOf = ({ text, statement }: Claim) => ({ text, ...(statement === null ? {} : { statement }) });

function claimSentence(claim: Claim, { additional_sources: sources, claims }: ArticleParts): Sentence {
  const on = (stance: string) => {
    const ids = claim.evidence.filter((one) => one.stance === stance).map(({ source_id }) => source_id);
    return sources.filter(({ source_id, credible }) => credible && ids.includes(source_id));
  };
  const [support, dispute] = [on('supports'), on('disputes')];
  const sides = [sideText('Reported by', support), sideText('Disputed by', dispute)].filter(Boolean);
  const isFact = claim.standing === 'confirmed' && areIndependent(support);
  const lead = leadOf(claim, support.length > 0, claims);
  return {
    text: [`${lead}${claimText(wordsOf(claim))}`, ...(isFact ? [] : sides)].join(' '),
    claim_ids: [claim.id],
    source_ids: [...support, ...dispute].map(({ source_id }) => source_id),
  };
}

/** A credible source's report is not doubted merely because it is the only one, unless the whole story is held. */
function leadOf({ standing, verdict }: Claim, isSupported: boolean, claims: readonly Claim[]): string {
  const isHeld = standing === 'held' && claims.some((one) => one.core && one.standing === 'held');
  if (isSupported && !isHeld && (standing === 'open' || standing === 'held')) return '';
  return standing === 'disputed' && verdict === 'refuted' && !isSupported ? 'Refuted: ' : STANDING_PREFIXES[standing];
}

const sideText = (lead: string, sources: ArticleParts['additional_sources']): string => {
  const names = [...new Set(sources.map(({ name }) => plainLine(name)))];
  return names.length > 0 ? `${lead} ${joinNames(names)}.` : '';
};

/** Speakers who deny the main claim, quoted. */
function denials({ claims, positions, verdict }: ArticleParts): Sentence[] {
  const isAccusation = verdict?.reason_codes.some(
    ({ params }) => 'isAccusation' in params && params.isAccusation === true,
  );
  const what = isAccusation ? 'the accusation' : 'the main claim';
  const core = claims.find((claim) => claim.core)?.id;
  return positions
    .filter(({ claim_id, holds, kind }) => claim_id === core && holds === 'denies' && kind === 'speaker')
    .flatMap(({ claim_id, holder, statements: [first] }) =>
      first
        ? [
            {
              text: `${plainLine(holder)} denies ${what}: ${inQuotes(first.quote)}.`,
              claim_ids: [claim_id],
              source_ids: [first.source_id],
            },
          ]
        : [],
    )
    .slice(0, MAX_LISTED);
}

/** Questions take the event for granted, so they are asked only if it is established. */
const openQuestionSentences = ({ inquiry, claims }: ArticleParts): Sentence[] =>
  (claims.some(({ core, standing }) => core && standing === 'confirmed') ? (inquiry?.questions ?? []) : [])
    .filter(({ state, answered_by }) => state === 'open' && answered_by === 'free')
    .slice(0, MAX_LISTED)
    .map(({ question }) => ({ text: plainLine(question), claim_ids: [], source_ids: [] }));
