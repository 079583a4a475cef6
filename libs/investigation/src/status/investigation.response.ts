import type { InvestigationService } from '../investigation.service';

type View = NonNullable<Awaited<ReturnType<InvestigationService['get']>>>;

/** An investigation as JSON for the API and CLI. */
export type InvestigationResponse = ReturnType<typeof toInvestigationResponse>;
/** An investigation with its result, which is null until decided. */
export type InvestigationWithResult = ReturnType<typeof toResponseWithResult>;

export const toInvestigationResponse = (view: Omit<View, 'result'>) => ({
  id: view.id,
  topic_id: view.topicId,
  status: view.status,
  verdict: view.verdict,
  sources_found: view.sourcesFound,
  verification_upgraded: view.verificationUpgraded,
  new_verification_level: view.newVerificationLevel,
  recommended_level: view.recommendedLevel,
  topic_title: view.topicTitle,
  mode: view.mode,
  priority: view.priority,
  forced: view.forced,
  requested_by: view.requestedBy,
  social_sources_found: view.socialSourcesFound,
  verification_level_before: view.verificationBefore,
  requires_human_review: view.requiresHumanReview,
  review_reason: view.reviewReason,
  review_state: view.reviewState,
  confidence_level: view.confidence,
  round: view.round,
  stage: view.stage,
  phase: view.phase,
  paused_at: view.pausedAt,
  wrap_up_at: view.wrapUpAt,
  approval_until: view.approvalUntil,
  budget_usd: view.budgetUsd,
  cost_usd: view.costUsd,
  created_at: view.createdAt,
  started_at: view.startedAt,
  finished_at: view.finishedAt,
  estimated_completion: view.estimatedCompletion,
  failure: view.failure,
});

export const toResponseWithResult = <Result extends object | null>(
  view: Omit<View, 'result'> & { result: Result },
) => ({
  ...toInvestigationResponse(view),
  result: view.result,
});
