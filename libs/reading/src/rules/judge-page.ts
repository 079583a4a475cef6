import { createReason, isReadable, type Article, type Claim, type Topic } from '@corroborate/domain';
import type { SourceJudgement, SourceToJudge } from '../reading.types';
import { mentionFinding, unrelatedFinding } from './case/findings';
import { buildPageCase, type PageCase } from './case/page-case';
import type { Finding, StanceRule } from './case/rule.types';
import { withDisplayableQuote } from './case/displayable-quote.policy';
import { CAUTIONS } from '../guards/cautions/cautions';
import { judgeClaim } from './claims/claim-stance.policy';
import { RULES } from './stance/rules';
import { buildTopicModel, type TopicModel } from './topic/topic.model';

/**
 * Stance of a page on the topic. Deterministic. The page supports only if it is about the same event and a quoted
 * sentence asserts the main claim; unclear pages are `mentions`.
 */
export function judgeSource({ topic, claims, article, engineDate, now }: SourceToJudge): SourceJudgement {
  if (!isReadable(article.verdict)) return unreadablePage(claims, article);
  const c = buildPageCase({
    topic,
    model: topicModel(topic, claims),
    article,
    engineDate: engineDate ?? null,
    now,
  });
  const { same, dated, anchored } = c.match;
  const overall = { ...withDisplayableQuote(c, judgePage(c)), tied: same && dated && anchored };
  const perClaim = claims.map((claim) => ({
    claimId: claim.id,
    judgement: claim.core ? overall : judgeClaim(claim, c.topic, c.page, overall),
  }));
  return { overall, perClaim, sameEvent: { same: c.match.same, reasons: c.match.reasons } };
}

/** The first rule that applies determines the stance. A supporting stance must also pass every check. */
export function judgePage(c: PageCase): Finding {
  for (const rule of RULES) {
    const finding = rule.judge(c);
    if (finding) return applyCautions(rule, c, { ...finding, rule: rule.name });
  }
  return unrelatedFinding(createReason('stance.silent'));
}

/** Reduces support to a mention if a caution applies. */
function applyCautions({ vouched }: StanceRule, c: PageCase, finding: Finding): Finding {
  if (finding.stance !== 'supports') return finding;
  for (const caution of CAUTIONS) {
    const reason = vouched && !caution.always ? null : caution.why(c, finding);
    if (reason)
      return { ...mentionFinding(c, [reason, ...finding.reasons]), rule: finding.rule, caution: caution.name };
  }
  return finding;
}

/** Caches the parsed topic, because one topic is compared with many pages. */
const MODEL_CACHE = new WeakMap<Topic, { claims: Claim[]; model: TopicModel }>();

function topicModel(topic: Topic, claims: Claim[]): TopicModel {
  const known = MODEL_CACHE.get(topic);
  if (known?.claims === claims) return known.model;
  const model = buildTopicModel(topic, claims);
  MODEL_CACHE.set(topic, { claims, model });
  return model;
}

function unreadablePage(claims: Claim[], { verdict, verdictReason }: Article): SourceJudgement {
  const judgement = unrelatedFinding(createReason('page.unreadable', { verdict, detail: verdictReason }));
  return {
    overall: judgement,
    perClaim: claims.map((claim) => ({ claimId: claim.id, judgement })),
    sameEvent: { same: false, reasons: [createReason('page.not-read')] },
  };
}
