import { z } from 'zod';
import { int, list, oneOf } from './kinds';

const MASKING_TARGETS = ['social', 'search', 'models'] as const;

/** Masking and retention. */
export const PRIVACY = {
  MASK_PRIVATE_NAMES: z
    .string()
    .default('')
    .transform((v) =>
      v
        .split(',')
        .map((s) => s.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(oneOf(MASKING_TARGETS)))
    .describe(
      'Recipients from which names of private persons in a topic (minors, people named with an age, ' +
        'residents, victims, suspects) are masked: comma-separated `social` (networks), `search` (engines and ' +
        'indexes), `models` (language models)',
    ),
  PUBLIC_FIGURES: list().describe('Comma-separated names of people who are never masked'),

  // Retention
  HANDLE_DAYS: int(
    30,
    0,
    3650,
    'Days after which account handles in collected posts are pseudonymized, unless a decision depends on ' +
      'the post; 0: never',
  ),
  POST_CHECK_DAYS: int(
    7,
    0,
    365,
    'Days for which collected posts are checked daily and dropped if deleted on the platform; 0: never',
  ),
  EVENT_DAYS: int(180, 0, 3650, 'Days after which progress events are deleted; 0: never'),
  CAPTURE_DAYS: int(
    0,
    0,
    36500,
    'Days after which the text of a captured page is deleted, counted from its last capture; quotes are ' +
      'kept. 0: never',
  ),
  PICTURE_DAYS: int(
    0,
    0,
    36500,
    'Days after which images of sources (with metadata) and snapshots are deleted, counted from their ' +
      'last download; 0: same as `CAPTURE_DAYS`',
  ),
  HAND_ON_DAYS: int(
    7,
    0,
    90,
    'Days for which results stay in the queue `investigated-topics`, consumed or not; 0: the queue is not used',
  ),
  WEBHOOK_LOG_DAYS: int(30, 1, 3650, 'Days after which the webhook delivery log is deleted'),
  LEDGER_DAYS: int(365, 0, 3650, 'Days after which the ledger of external calls is deleted; 0: never'),
};
