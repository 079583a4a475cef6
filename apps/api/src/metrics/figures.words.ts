/**
 * What each figure of the work means, said once: OpenAPI and Prometheus tell it in these words, the dashboard repeats
 * them, and docs/glossary.md explains them. Investigations count in the window in which they ended, decisions in the
 * one in which they were made.
 */
export const FIGURE_WORDS = {
  investigations: 'Investigations that ended, however they ended.',
  completed: 'Investigations that ended with a decision.',
  failed: 'Investigations that ended without one: nothing could be decided.',
  cancelled: 'Investigations that were stopped by a person.',
  success_rate: 'Share of the completed that found at least three relevant sources, whatever these are worth.',
  criteria_met_rate: 'Share of the completed that met a criterion of success (`result.success`).',
  partial_rate: 'Share of the completed in which something could not be searched or read, whether or not it mattered.',
  review_rate: 'Share of the completed that ask for a person, with or without an upgrade to hold.',
  upgraded:
    'Upgrades: completed investigations that raised the level of their topic, by the rules or by a person ' +
    'after review.',
  upgrade_rate: 'Upgrades as a share of the completed whose topic could still rise.',
  false_upgrades:
    'Upgrades that a person marked as false, at any time since. What nobody has marked is not known to be false.',
  false_upgrade_rate:
    'False upgrades as a share of the upgrades (false_upgrades / upgraded); not of the topics that should ' +
    'stay, which an evaluation alone knows.',
  withheld_upgrades:
    'Upgrades that were recommended and not applied: held for a person, or recorded (UPGRADES=shadow).',
  withheld_confirmed: 'Of these: those whose topic has the recommended level by now.',
  withheld_refused: 'Of these: those that a person decided against. The others are open.',
  mean_sources: 'Mean number of relevant sources of a completed investigation.',
  seconds_p50: 'Time of the completed from start to end, median.',
  seconds_p95: 'The same, 95th percentile.',
  seconds_p99: 'The same, 99th percentile.',
  wait_seconds_p95: 'Time from order to start, 95th percentile of all that ended.',
  cost_usd: 'Cost of all investigations that ended.',
  cost_per_investigation_usd:
    'Mean cost of all that ended (cost_usd / investigations), failed and cancelled ones included.',
  cost_per_day_usd: 'cost_usd spread over every day of the window.',
  decisions: 'Review items settled: approved, overturned or raised.',
  approved: 'Review items settled as recommended.',
  overturned: 'Review items rejected, or set to a lower level than recommended.',
  raised: 'Review items set by hand to the recommended or a higher level.',
  overturn_rate: 'Overturned review items as a share of those settled (overturned / decisions).',
} as const;
