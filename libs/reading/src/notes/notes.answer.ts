import { z } from 'zod';
import {
  ACTOR_KINDS,
  CLAIM_STANCES,
  LEAD_KINDS,
  PAGE_GENRES,
  PAGE_RELATIONS,
  PAGE_STATUSES,
  SIDES,
  SLANTS,
} from './page-notes.schema';

/**
 * Response schema; lists are limited so that responses are not truncated. Passages are cited by the IDs shown; unknown
 * values are empty strings.
 */
const text = (max: number) => z.string().max(max);
const cited = { passage: text(20), quote: text(1_000) };

export const pageNotesAnswer = z.object({
  relation: z.enum(PAGE_RELATIONS),
  genre: z.enum(PAGE_GENRES),
  status: z.object({ kind: z.enum(PAGE_STATUSES), ...cited }),
  gist: z.array(z.object({ text: text(300), ...cited })).max(4),
  stances: z
    .array(z.object({ claim: text(20), stance: z.enum([...CLAIM_STANCES, 'unrelated']), ...cited, differs: text(200) }))
    .max(20),
  claims: z.array(z.object({ text: text(300), importance: z.number().min(0).max(1), ...cited })).max(8),
  statements: z
    .array(
      z.object({
        speaker: text(150),
        role: text(200),
        day: text(10),
        venue: text(200),
        claim: text(20),
        side: z.enum(SIDES),
        ...cited,
      }),
    )
    .max(8),
  events: z.array(z.object({ when: text(16), written: text(100), what: text(300), ...cited })).max(10),
  actors: z
    .array(
      z.object({
        name: text(150),
        kind: z.enum(ACTOR_KINDS),
        role: text(200),
        place: text(150),
        look: z.boolean(),
        ...cited,
      }),
    )
    .max(10),
  own: z.array(z.object(cited)).max(3),
  others: z.array(z.object({ source: text(200), rests: z.enum(['story', 'detail']), ...cited })).max(6),
  unnamed: z.array(z.object(cited)).max(3),
  slant: z.object({ side: z.enum([...SLANTS, 'neutral']), ...cited }),
  explanations: z.array(z.object({ text: text(300), by: text(150), ...cited })).max(3),
  leads: z.array(z.object({ kind: z.enum(LEAD_KINDS), what: text(200), why: text(200), ...cited })).max(4),
});

export type PageNotesAnswer = z.infer<typeof pageNotesAnswer>;
