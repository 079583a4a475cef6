import {
  createReason,
  findMainClaim,
  isCredibleElsewhere,
  toReasonText,
  type Claim,
  type ClaimFinding,
  type ClaimStanding,
  type ClaimVerdict,
  type ReasonData,
  type Reason,
} from '@corroborate/domain';
import type { CaseChanges } from '../report/since';
import type { CaseData } from '../case.types';
import { claimSentence } from '../report/compose/claim-words';
import { getCaseStandings } from '../claim-standings';
import { isRestatement } from '../report/compose/restate';
import { isOverruled, applyDecisions } from '../report/settled.policy';

interface Organization {
  '@type': 'Organization';
  name: string;
  url?: string;
}

interface CreativeWork {
  '@type': 'CreativeWork';
  url: string;
}

/**
 * schema.org/ClaimReview with the fields that search engines document:
 * https://developers.google.com/search/docs/appearance/structured-data/factcheck
 */
interface ClaimReview {
  '@context': 'https://schema.org';
  '@type': 'ClaimReview';
  /** Required: URL of the fact check, on the domain that carries the markup. */
  url: string;
  datePublished: string;
  /** Required. */
  claimReviewed: string;
  author?: Organization;
  /** Required, with `alternateName`. 1 is false, 5 is true. */
  reviewRating: {
    '@type': 'Rating';
    ratingValue: number;
    bestRating: number;
    worstRating: number;
    alternateName: string;
  };
  itemReviewed: {
    '@type': 'Claim';
    author?: Organization;
    datePublished?: string;
    appearance?: CreativeWork[];
    firstAppearance?: CreativeWork;
  };
}

export interface ClaimReviewInput extends Pick<CaseChanges, 'decisions' | 'reviewOpen'> {
  data: CaseData;
  /** URL at which the fact check is published. */
  url: string;
  /** Publisher; null if not configured. */
  publisher: { name: string; url: string | null } | null;
  /** True if an editor decided the case. */
  decidedByPerson: boolean;
}

export interface ClaimReviews {
  /** Each review can be embedded in a page as is. */
  reviews: ClaimReview[];
  withheld: (ReasonData & { claimId: string; claim: string; reason: string })[];
}

/** ClaimReview for each claim that qualifies, and reasons for the others. */
export function claimReviews(given: ClaimReviewInput): ClaimReviews {
  const input = applyDecisions(given);
  const { claims, findings } = input.data;
  const standings = getCaseStandings(input.data);
  const checked = claims.map((claim) => {
    const finding = findings.find(({ claimId }) => claimId === claim.id);
    const why = coreDependenceReason({ claim, finding }, standings, input.data) ?? withheldReason(finding, input);
    return { claim, finding, why: why ?? unconfirmedReason(finding, standings.get(claim.id)) };
  });
  return {
    reviews: checked.flatMap(({ claim, finding, why }) => (why || !finding ? [] : [reviewOf(claim, finding, input)])),
    withheld: checked.flatMap(({ claim, why }) =>
      why ? [{ claimId: claim.id, claim: claimSentence(claim), reason: toReasonText(why), ...why }] : [],
    ),
  };
}

/**
 * A detail is published only with a decided main claim, because readers take “True” for the whole story. A restatement
 * of the main claim must not be rated differently.
 */
function coreDependenceReason(
  { claim, finding }: { claim: Claim; finding: ClaimFinding | undefined },
  standings: ReadonlyMap<string, ClaimStanding>,
  data: CaseData,
): Reason | null {
  const core = findMainClaim(data.claims);
  if (!core || core.id === claim.id) return null;
  const verdict = data.findings.find(({ claimId }) => claimId === core.id)?.verdict ?? 'unverifiable';
  if (isRestatement(claim, core, standings.get(core.id) === 'disputed')) return createReason('claim-review.says-core');
  const open = !RATINGS[verdict] || (verdict === 'refuted' && finding?.verdict !== 'refuted');
  return open ? createReason('claim-review.core-open', { verdict }) : null;
}

/**
 * Why the claim gets no markup; null if it is decided, rests on a credible source, an editor's decision or a certified
 * topic, and nothing is open.
 */
function withheldReason(finding: ClaimFinding | undefined, input: ClaimReviewInput): Reason | null {
  const { data, decidedByPerson } = input;
  const verdict = finding?.verdict ?? 'unverifiable';
  if (!RATINGS[verdict]) return createReason('claim-review.undecided', { verdict });
  if (data.decision.held) return createReason('claim-review.held');
  if (verdict !== 'refuted' && isOverruled(data.decision.recommended, input.decisions))
    return createReason('claim-review.overruled');
  const hasCredibleEvidence = finding?.evidence.some(({ sourceId, stance }) => {
    const view = data.sources.find(({ id }) => id === sourceId);
    return (stance === 'supports' || stance === 'disputes') && view && isCredibleElsewhere(view);
  });
  const earned = hasCredibleEvidence || decidedByPerson || data.decision.applied === 'certified';
  return earned ? null : createReason('claim-review.not-earned');
}

/** “True” is published only for claims that all other outputs publish as fact. */
function unconfirmedReason(finding: ClaimFinding | undefined, standing: ClaimStanding = 'open'): Reason | null {
  if (finding?.verdict === 'refuted' || standing === 'confirmed') return null;
  if (standing === 'held') return createReason('claim-review.held');
  if (standing === 'disputed') return createReason('claim-review.undecided', { verdict: 'disputed' });
  return createReason('claim-review.level-unverified');
}

/** Disputed claims have no rating. */
const RATINGS: Partial<Record<ClaimVerdict, { value: number; name: string }>> = {
  verified: { value: 5, name: 'True' },
  refuted: { value: 1, name: 'False' },
};

function reviewOf(claim: Claim, { verdict }: ClaimFinding, { data, url, publisher }: ClaimReviewInput): ClaimReview {
  const rating = RATINGS[verdict] ?? { value: 3, name: verdict };
  return {
    '@context': 'https://schema.org',
    '@type': 'ClaimReview',
    url,
    datePublished: data.decidedAt.slice(0, 10),
    claimReviewed: claimSentence(claim),
    ...(publisher ? { author: organization(publisher) } : {}),
    reviewRating: {
      '@type': 'Rating',
      ratingValue: rating.value,
      bestRating: 5,
      worstRating: 1,
      alternateName: rating.name,
    },
    itemReviewed: itemOf(data),
  };
}

const organization = ({ name, url }: { name: string; url: string | null }) => ({
  '@type': 'Organization' as const,
  name,
  ...(url ? { url } : {}),
});

/** Where the claim appeared: the topic's page, with the origin as first appearance. */
function itemOf({ topic, origin, sources }: CaseData): ClaimReview['itemReviewed'] {
  const page = sources.find(({ isTopicPage }) => isTopicPage);
  return {
    '@type': 'Claim',
    ...(page ? { author: organization({ name: page.name, url: null }) } : {}),
    ...(page?.published ? { datePublished: page.published.value.slice(0, 10) } : {}),
    ...(topic.url ? { appearance: [{ '@type': 'CreativeWork' as const, url: topic.url }] } : {}),
    ...(origin?.url ? { firstAppearance: { '@type': 'CreativeWork' as const, url: origin.url } } : {}),
  };
}
