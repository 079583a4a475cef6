import { z } from 'zod';
import { int, list, oneOf } from './kinds';

const MASKED_FROM = ['social', 'search', 'models'] as const;

/** Who must not learn what, and how long things are kept. */
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
    .pipe(z.array(oneOf(MASKED_FROM)))
    .describe(
      'Comma list of those who must not learn the names of private persons in a topic (minors, and people ' +
        'named with an age, as residents, victims, suspects): `social` networks, `search` engines and ' +
        'indexes, language `models`',
    ),
  PUBLIC_FIGURES: list().describe('Comma list of people who are never masked, whatever a topic says of them'),

  // What is kept, and for how long
  HANDLE_DAYS: int(
    30,
    0,
    3650,
    'Days after which handles of accounts in collected posts become pseudonyms, unless a decision rests ' +
      'on the post; 0 keeps them',
  ),
  POST_CHECK_DAYS: int(
    7,
    0,
    365,
    'Days for which collected posts are looked up again once a day, so that deleted ones are dropped ' +
      'here, too; 0 never looks',
  ),
  EVENT_DAYS: int(180, 0, 3650, 'Days for which progress events are kept; 0 keeps them'),
  CAPTURE_DAYS: int(
    0,
    0,
    36500,
    'Days after which the text of a captured page is let go, counted from when it was last met; what was ' +
      'quoted stays. 0 keeps it',
  ),
  PICTURE_DAYS: int(
    0,
    0,
    36500,
    'Days after which pictures are let go, counted from when they were last received: those that sources show, with ' +
      'what their files said, and those that our browser made. 0 lets them go with `CAPTURE_DAYS`',
  ),
  HAND_ON_DAYS: int(
    7,
    0,
    90,
    'Days for which what an investigation came to lies in the queue `investigated-topics`, taken or not; 0 puts ' +
      'nothing there',
  ),
  WEBHOOK_LOG_DAYS: int(30, 1, 3650, 'Days for which the log of sent webhooks is kept'),
  LEDGER_DAYS: int(365, 0, 3650, 'Days for which the rows of outside calls are kept; 0 keeps them'),
};
