import { MODES, STAGES, UNQUALIFIED_READERS, UPGRADES } from '@corroborate/domain';
import { z } from 'zod';
import { spansSetting } from '../spans';
import { flag, int, nameList, oneOf } from './kinds';

/** Queues that a worker can be limited to. */
const WORKER_QUEUES = [
  'unverified-topics',
  ...STAGES.map((stage) => `stage-${stage}` as const),
  'snapshots',
  'maintenance',
  'watch',
] as const;

/** Decision thresholds, deadlines and concurrency. */
export const WORK = {
  CANDIDATE_MAX_SOURCES: int(3, 1, 100, 'Number of sources from which a topic is not a candidate'),
  CANDIDATE_MIN_NEWSWORTHINESS: int(50, 0, 100, 'Minimum newsworthiness of a candidate topic'),
  CERTIFIED_AT: int(6, 1, 100, 'Independent credible supporting sources required for `certified`'),
  VERIFIED_AT: int(1, 1, 100, 'Independent credible supporting sources required for `verified`'),
  STRONGLY_VERIFIED_AT: int(
    3,
    1,
    100,
    'Independent credible supporting sources from which `verified` counts as a success',
  ),
  RULES_APPLY_FROM: int(
    3,
    1,
    100,
    'Independent sources required to apply an upgrade without a language model; with fewer, the upgrade ' +
      'is held for review. 1: apply every upgrade',
  ),
  UPGRADES: oneOf(UPGRADES)
    .default('apply')
    .describe(
      'Handling of upgrades: `apply` (unless held for review), `review` (hold all for review) or `shadow` ' +
        '(record only, change no topic)',
    ),
  UNQUALIFIED_READERS: oneOf(UNQUALIFIED_READERS)
    .default('recommend')
    .describe(
      'Language models that have not passed `corroborate doctor --qualify`: `recommend` holds upgrades that ' +
        'depend on support only they read; `apply` applies them',
    ),
  MAX_ROUNDS: int(
    10,
    1,
    50,
    'Maximum rounds of an exhaustive investigation, unless checkpoint, budget or time limit ends it earlier',
  ),
  NEUTRAL_QUORUM: int(
    0,
    0,
    20,
    'Neutral sources (tier 3) that must agree independently for `verified` if no credible source ' +
      'addresses the topic; never enough for `certified`. 0: disabled; 1 is treated as 2',
  ),

  PLAN_APPROVAL: nameList(MODES, 'none').describe(
    'Modes in which every investigation waits for approval of its plan: comma-separated `quick`, ' +
      '`detailed`, `exhaustive`; `none` leaves it to each request (`await_approval`)',
  ),
  APPROVAL_DAYS: int(
    7,
    1,
    365,
    'Days after which an investigation with an unapproved plan is canceled, leaving its topic unchanged; ' +
      'a reminder is sent after half of them',
  ),
  REVIEW_SECOND_PERSON: flag(false, "Whether an editor's decision on `certified` needs approval by a second person"),

  // Concurrency and time limits
  WORKER_QUEUES: nameList(WORKER_QUEUES, '').describe(
    'Comma-separated queues that a worker process handles; empty: all. Every queue needs a worker; `maintenance` ' +
      'includes background work such as webhooks',
  ),
  SEARCH_CONCURRENCY: int(16, 1, 200, 'Concurrent searches per worker process'),
  READ_CONCURRENCY: int(8, 1, 200, 'Investigations whose pages are read concurrently per worker process'),
  WEIGH_CONCURRENCY: int(
    4,
    1,
    200,
    'Concurrent investigations in each of the stages assess, origin and cross-reference, per worker process',
  ),
  DECIDE_CONCURRENCY: int(4, 1, 200, 'Concurrent decisions per worker process'),
  STAGE_TIMEOUT_MS: int(120000, 1000, 900000, 'Time limit of one stage in ms; partial results are used'),
  DEADLINE_QUICK_MINUTES: int(
    2,
    0,
    1440,
    'Minutes, excluding pauses, after which a `quick` investigation stops collecting evidence and is ' +
      'decided; 0: no limit. Ignored with `CLOCK_START`',
  ),
  DEADLINE_DETAILED_MINUTES: int(5, 0, 1440, 'Same for `detailed` mode'),
  MAX_MINUTES: int(60, 0, 1440, 'Same for `exhaustive` mode'),
  STAGE_ATTEMPTS: int(3, 1, 10, 'Maximum attempts per stage'),
  JOB_LOCK_MS: int(
    30000,
    1000,
    600000,
    'Time in ms without a heartbeat from its worker after which a job is reassigned',
  ),
  RECONCILE_SECONDS: int(30, 1, 3600, 'Interval in seconds between checks for investigations without an active job'),

  REINVESTIGATE_DAYS: int(0, 0, 365, 'Days after which an unverified topic is investigated again; 0: never'),
  REINVESTIGATE_PER_DAY: int(20, 1, 10000, 'Maximum number of topics reinvestigated per day'),
  REINVESTIGATE_TIMES: int(3, 1, 100, 'Maximum number of investigations per topic'),
  REINVESTIGATE_ON_NEWS: flag(
    false,
    'Whether new information on an unverified topic (related topic, added source, changed page) triggers ' +
      'a reinvestigation, within the same daily and per-topic limits',
  ),
  WATCH_AFTER: spansSetting('1h,6h,1d,3d,7d,30d').describe(
    'When counted and disputing sources are checked again after the decision: comma-separated hours (`h`) ' +
      'and days (`d`), ascending; `off`: never',
  ),
  WATCH_PER_DAY: int(5000, 1, 1_000_000, 'Maximum number of source checks after decisions in 24 hours'),
  CLOCK_START: z.iso
    .datetime({ offset: true, error: 'must be a date and time such as 2026-01-02T09:30:00Z' })
    .optional()
    .describe('Clock time to start from instead of the current time; for replays of recorded data'),
};
