import { MODES, UNQUALIFIED_READERS, UPGRADES } from '@corroborate/domain';
import { z } from 'zod';
import { spans } from '../spans';
import { flag, int, namesOf, oneOf } from './kinds';

/** What an investigation takes to decide, and how the work is shared out. */
export const WORK = {
  CANDIDATE_MAX_SOURCES: int(3, 1, 100, 'A topic with this many sources is no candidate'),
  CANDIDATE_MIN_NEWSWORTHINESS: int(50, 0, 100, 'A topic below this newsworthiness is no candidate'),
  CERTIFIED_AT: int(6, 1, 100, 'Independent credible supporting sources for `certified`'),
  VERIFIED_AT: int(1, 1, 100, 'Independent credible supporting sources for `verified`'),
  STRONGLY_VERIFIED_AT: int(
    3,
    1,
    100,
    'Independent credible supporting sources at which `verified` counts as a success',
  ),
  RULES_APPLY_FROM: int(
    3,
    1,
    100,
    'Independent sources from which an upgrade is applied that no language model has read; with fewer it is held for ' +
      'review. 1 applies every upgrade',
  ),
  UPGRADES: oneOf(UPGRADES)
    .default('apply')
    .describe(
      'What becomes of an upgrade: `apply` applies it unless something holds it, `review` holds each one for a ' +
        'person, `shadow` records it and changes no topic',
    ),
  UNQUALIFIED_READERS: oneOf(UNQUALIFIED_READERS)
    .default('recommend')
    .describe(
      'What a language model that has not passed `corroborate doctor --qualify` can do: `recommend` holds each ' +
        'upgrade on support that it alone sees for review, `apply` applies it',
    ),
  MAX_ROUNDS: int(
    10,
    1,
    50,
    'Most rounds of an exhaustive investigation; before that its checkpoint, its budget or its time ends it',
  ),
  NEUTRAL_QUORUM: int(
    0,
    0,
    20,
    'Neutral sources (tier 3, nothing against them) that agree independently for `verified`, where no credible one ' +
      'speaks; never for `certified`. 0 lets them carry nothing, 1 counts as 2',
  ),

  PLAN_APPROVAL: namesOf(MODES, 'none').describe(
    'Modes in which every investigation waits with its plan until a person approves it, whoever or whatever ordered ' +
      'it: a comma list of `quick`, `detailed`, `exhaustive`; `none` leaves it to each order (`await_approval`)',
  ),
  APPROVAL_DAYS: int(
    7,
    1,
    365,
    'Days from its order after which an investigation whose plan nobody approved is cancelled, its topic as it was; ' +
      'after half of them it is told once more that it waits',
  ),
  REVIEW_SECOND_PERSON: flag(false, "Whether an editor's `certified` needs the approval of a second person"),

  // Work
  SEARCH_CONCURRENCY: int(16, 1, 200, 'Investigations searched at once by one worker process'),
  READ_CONCURRENCY: int(8, 1, 200, 'Investigations whose pages are read at once by one worker process'),
  WEIGH_CONCURRENCY: int(
    4,
    1,
    200,
    'Investigations in each of the stages assess, origin and cross-reference at once, by one worker process',
  ),
  DECIDE_CONCURRENCY: int(4, 1, 200, 'Investigations decided at once by one worker process'),
  STAGE_TIMEOUT_MS: int(120000, 1000, 900000, 'Time limit of one stage; what is ready by then is used'),
  DEADLINE_QUICK_MINUTES: int(
    2,
    0,
    1440,
    'Minutes from its first stage on, pauses apart, after which an investigation in mode `quick` gathers no more and ' +
      'is decided on what is there; 0 sets no limit, and a replay by `CLOCK_START` has none',
  ),
  DEADLINE_DETAILED_MINUTES: int(5, 0, 1440, 'The same for mode `detailed`'),
  MAX_MINUTES: int(60, 0, 1440, 'The same for mode `exhaustive`'),
  STAGE_ATTEMPTS: int(3, 1, 10, 'Tries of one stage before it is given up'),
  JOB_LOCK_MS: int(30000, 1000, 600000, 'A job whose worker has been silent this long is handed to another'),
  RECONCILE_SECONDS: int(30, 1, 3600, 'How often investigations without a living job are looked for'),

  REINVESTIGATE_DAYS: int(
    0,
    0,
    365,
    'Days after which a topic that stayed unverified is investigated again; 0 never does',
  ),
  REINVESTIGATE_PER_DAY: int(20, 1, 10000, 'Most topics that are investigated again on one day'),
  REINVESTIGATE_TIMES: int(3, 1, 100, 'How often a topic is investigated before it is left alone'),
  REINVESTIGATE_ON_NEWS: flag(
    false,
    'Whether what is new about a topic that stayed unverified (a related topic, a source added later, a page that ' +
      'changed) has it investigated again, within the same bounds a day and a topic',
  ),
  WATCH_AFTER: spans('1h,6h,1d,3d,7d,30d').describe(
    'When sources that count or dispute are looked at again after the decision: a comma list of hours (`h`) and days ' +
      '(`d`), ascending; `off` never does',
  ),
  WATCH_PER_DAY: int(5000, 1, 1_000_000, 'Most looks at sources after the decision in 24 hours'),
  CLOCK_START: z.iso
    .datetime({ offset: true, error: 'must be a moment such as 2026-01-02T09:30:00Z' })
    .optional()
    .describe('Lets the product live at this moment instead of now; for replays of a frozen world'),
};
