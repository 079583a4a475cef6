/**
 * Descriptions of the metrics for OpenAPI and Prometheus, copied into the dashboard and explained in docs/glossary.md.
 * Investigations count in the period in which they ended, decisions in the period in which they were made.
 */
export const FIGURE_DESCRIPTIONS = {
  investigations: 'Investigations that ended, with any outcome.',
  completed: 'Investigations that ended with a decision.',
  failed: 'Investigations that ended without a decision.',
  cancelled: 'Investigations cancelled by a user.',
  success_rate: 'Share of completed investigations with at least three relevant sources of any credibility.',
  criteria_met_rate: 'Share of completed investigations that met a success criterion (`result.success`).',
  partial_rate: 'Share of completed investigations with coverage gaps, relevant or not.',
  review_rate: 'Share of completed investigations that require review, with or without a held upgrade.',
  upgraded: 'Upgrades: completed investigations that raised the level of their topic, automatically or after review.',
  upgrade_rate: 'Upgrades as a share of completed investigations whose topic was below the highest level.',
  false_upgrades: 'Upgrades that an editor has since marked as false. Unmarked upgrades may also be false.',
  false_upgrade_rate: 'False upgrades as a share of all upgrades (false_upgrades / upgraded).',
  withheld_upgrades: 'Recommended upgrades that were not applied: held for review, or recorded only (UPGRADES=shadow).',
  withheld_confirmed: 'Withheld upgrades whose topic has since reached the recommended level.',
  withheld_refused: 'Withheld upgrades rejected by a reviewer. The rest are open.',
  mean_sources: 'Mean number of relevant sources per completed investigation.',
  seconds_p50: 'Median duration of completed investigations.',
  seconds_p95: '95th percentile of the duration of completed investigations.',
  seconds_p99: '99th percentile of the duration of completed investigations.',
  wait_seconds_p95: '95th percentile of the time from request to start, for all that ended.',
  cost_usd: 'Cost of all investigations that ended.',
  cost_per_investigation_usd:
    'Mean cost of all that ended (cost_usd / investigations), including failed and cancelled ones.',
  cost_per_day_usd: 'Mean cost per day of the period.',
  decisions: 'Review items settled: approved, overturned or raised.',
  approved: 'Review items settled as recommended.',
  overturned: 'Review items rejected, or set to a lower level than recommended.',
  raised: 'Review items set manually to the recommended or a higher level.',
  overturn_rate: 'Overturned review items as a share of those settled (overturned / decisions).',
} as const;
