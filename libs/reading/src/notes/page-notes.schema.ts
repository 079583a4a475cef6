import { z } from 'zod';

/**
 * Notes from one reading. All later steps use the notes, never the text of the page. Quotes are verbatim, from `start`
 * to `end` (UTF-16 offsets).
 */
const quoted = { quote: z.string(), start: z.int().min(0), end: z.int().min(0) };
const short = z.string().max(300);

export const PAGE_RELATIONS = ['this-event', 'other-event', 'background', 'unrelated'] as const;
export const PAGE_GENRES = ['news', 'official', 'fact-check', 'opinion', 'satire', 'promotion', 'live'] as const;
export const PAGE_STATUSES = ['current', 'corrected', 'retracted'] as const;
export const CLAIM_STANCES = ['supports', 'partly', 'disputes', 'mentions'] as const;
export const ACTOR_KINDS = ['person', 'organization'] as const;
export const LEAD_KINDS = ['document', 'person', 'record', 'address', 'place'] as const;
export const SIDES = ['affirms', 'denies', 'neither'] as const;
export const SLANTS = ['for', 'critical'] as const;
const DATE_PRECISIONS = ['year', 'month', 'day', 'time'] as const;

const claimStance = z.strictObject({
  claimId: short,
  stance: z.enum(CLAIM_STANCES),
  ...quoted,
  /** Differing value as written ("28"); null if the page does not give it. */
  differs: short.nullable(),
});

/** A claim on the page that is not one of the claims in the case. */
const pageClaim = z.strictObject({ text: short, importance: z.number().min(0).max(1), ...quoted });

const statement = z.strictObject({
  speaker: short,
  role: short.nullable(),
  /** ISO date; null if the page does not state it. */
  day: z.iso.date().nullable(),
  venue: short.nullable(),
  /** The claim that the speaker affirms or denies; otherwise null. */
  claimId: short.nullable(),
  side: z.enum(SIDES),
  ...quoted,
});

const datedEvent = z.strictObject({
  /** `2026`, `2026-10`, `2026-10-17` or `2026-10-17T06:40`, in local time. */
  when: z.string().regex(/^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2})?)?)?$/),
  precision: z.enum(DATE_PRECISIONS),
  /** Text of the page that gives the date. */
  written: short,
  what: short,
  ...quoted,
});

const actor = z.strictObject({
  name: short,
  kind: z.enum(ACTOR_KINDS),
  role: short.nullable(),
  place: short.nullable(),
  /** Whether public records about this actor could resolve a question in the case. */
  worthLookingUp: z.boolean(),
  ...quoted,
});

const sourcing = z.strictObject({
  /** Passages that show original reporting by the outlet. */
  own: z.array(z.strictObject(quoted)),
  others: z.array(z.strictObject({ source: short, rests: z.enum(['story', 'detail']), ...quoted })),
  /** Passages based on unnamed sources. */
  unnamed: z.array(z.strictObject(quoted)),
});

const explanation = z.strictObject({ text: short, by: short.nullable(), ...quoted });
const lead = z.strictObject({ kind: z.enum(LEAD_KINDS), what: short, why: short, ...quoted });

export const pageNotesSchema = z.strictObject({
  /** Version of this schema; increased when stored notes are no longer compatible. */
  schema: z.literal(1),
  reader: z.strictObject({ kind: z.enum(['model', 'rules']), name: z.string(), version: z.string() }),
  relation: z.enum(PAGE_RELATIONS),
  genre: z.enum(PAGE_GENRES),
  status: z.strictObject({ kind: z.enum(PAGE_STATUSES), what: z.strictObject(quoted).nullable() }),
  /** At most 500 characters, based on passages of the page. */
  gist: z.string().max(500),
  stances: z.array(claimStance),
  claims: z.array(pageClaim),
  statements: z.array(statement),
  events: z.array(datedEvent),
  actors: z.array(actor),
  sourcing,
  /** The outlet's own position on the subject; null if it is neutral. */
  slant: z.strictObject({ side: z.enum(SLANTS), ...quoted }).nullable(),
  /** Alternative explanations mentioned on the page. */
  explanations: z.array(explanation),
  leads: z.array(lead),
  /** Number of items dropped because their quote was not found or does not cover them. */
  dropped: z.int().min(0),
});

export type PageNotes = z.infer<typeof pageNotesSchema>;
