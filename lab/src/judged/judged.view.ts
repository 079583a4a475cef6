import {
  sentenceOf,
  sentencesOf,
  type Cluster,
  type Decision,
  type Reason,
  type StanceJudgement,
} from '@corroborate/domain';
import type { JudgedTopic } from '../../../test/golden/judge-topic';

/**
 * What was judged, as text that is the same for the same judgement: chosen fields, keys in order, reasons as people
 * read them.
 */
export function judgedText(judged: JudgedTopic): string {
  const view = {
    claims: judged.claims,
    pages: judged.pages.map(
      ({ page: { id, article, profile }, judged: { overall, perClaim, sameEvent }, attributions }) => ({
        id,
        url: article.url,
        tier: profile.tier,
        verdict: article.verdict,
        language: article.language,
        day: article.published?.value ?? null,
        overall: stanceView(overall),
        perClaim: perClaim.map(({ claimId, judgement }) => ({ claimId, ...stanceView(judgement) })),
        sameEvent: { same: sameEvent.same, reasons: sameEvent.reasons },
        attributions,
      }),
    ),
    clusters: judged.clusters.map(clusterView),
    weighed: judged.weighed,
    origin: judged.origin,
    decision: decisionView(judged.decision),
  };
  return `${JSON.stringify(inOrder(view), null, 1)}\n`;
}

const stanceView = ({ stance, strength, passage, reasons, reportLikelihood }: StanceJudgement) => ({
  stance,
  strength,
  passage,
  reasons,
  reportLikelihood: reportLikelihood ?? null,
});

const clusterView = ({ reasons, ...cluster }: Cluster) => ({
  ...cluster,
  reasons: reasons.map(({ why, ...merge }) => ({ ...merge, detail: why })),
});

const decisionView = ({ review, rules, ...decision }: Decision) => ({
  ...decision,
  review: { ...review, reasons: review.reasons.map(({ reason, why }) => ({ reason, detail: why })) },
  rules: rules.map(({ reasons, ...rule }) => ({ ...rule, reason: sentencesOf(reasons).join(' ') })),
});

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  if (isReason(value)) return sentenceOf(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, inOrder(item)]));
}

const isReason = (value: object): value is Reason => Object.keys(value).sort().join() === 'code,params';
