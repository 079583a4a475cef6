import type { InvestigationResponse } from '@corroborate/investigation';

const SAMPLE: InvestigationResponse = {
  id: 12,
  topic_id: 7,
  status: 'running',
  verdict: null,
  sources_found: 5,
  verification_upgraded: false,
  new_verification_level: null,
  recommended_level: null,
  topic_title: 'Dock workers walk out',
  mode: 'detailed',
  priority: 'high',
  forced: true,
  requested_by: 'command line',
  social_sources_found: 1,
  verification_level_before: 'unverified',
  requires_human_review: false,
  review_reason: null,
  review_state: null,
  confidence_level: null,
  round: 1,
  stage: 'read',
  phase: 'gathering',
  paused_at: null,
  wrap_up_at: null,
  approval_until: null,
  budget_usd: 0.5,
  cost_usd: 0.01,
  created_at: '2026-01-02T09:30:00.000Z',
  started_at: '2026-01-02T09:30:01.000Z',
  finished_at: null,
  estimated_completion: '2026-01-02T09:32:00.000Z',
  failure: null,
};

/** A running investigation with the given fields. */
export const answer = (over: Partial<InvestigationResponse> = {}): InvestigationResponse => ({ ...SAMPLE, ...over });
