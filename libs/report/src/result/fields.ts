import { STANCES, type ReasonData } from '@corroborate/domain';
import { z } from 'zod';
import { namedSchema } from './named-schemas';

export const text = z.string();
/** External text: from a page, outlet, post or register. */
export const externalText = z.string().describe('Untrusted plain text from an external source; escape before display.');
export const address = z.string().describe('Web address.');
export const site = z.string().describe('Registrable domain, or the host it publishes under.');
export const flag = z.boolean();
export const count = z.int().nonnegative();
export const tokens = count.describe('Number of tokens.');
export const rowId = z.int().positive();
export const usd = z.number().nonnegative().describe('US dollars.');
export const outOf100 = z.number().min(0).max(100).describe('0–100.');
/** Share of a total, 0–1. */
export const share = z.number().min(0).max(1).describe('0–1.');
export const moment = z.string().meta({ format: 'date-time', description: 'ISO 8601 in UTC.' });
export const day = z.string().meta({ format: 'date', description: 'A day in UTC, `2026-03-09`.' });
export const sourceId = z.int().positive().describe('A source of this investigation.');
export const tier = z
  .literal([1, 2, 3, 4])
  .describe(
    '1: primary, official or news agency; 2: established; 3: ordinary or unknown; 4: known to be ' +
      'unreliable. Tiers 1 and 2 are credible.',
  );
export const stance = z.enum(STANCES).describe('Stance on the main claim of the topic.');
/** Engine that was queried, and the outcome. */
export const provider = z.string().describe('Name of the engine, as in `/api/engines` and the cost ledger.');
export const outcome = z
  .enum(['found', 'nothing-found', 'blocked', 'limited', 'not-configured', 'failed'])
  .describe('`found` and `nothing-found` are answers; all other values are coverage gaps.');
export const noAnswerReason = z.string().nullable().describe('Why it did not answer or found nothing.');
export const hits = count.describe('Number of results.');
export const cue = z.string().describe('Words that triggered the match.');
export const quote = z.string().describe('Verbatim quote from the source. Untrusted text; escape before display.');

const figure = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export const figures = z.record(z.string(), figure);

/** Some parameters are reasons themselves. */
const parameter = z.union([figure, z.array(z.union([figure, z.lazy(() => code)])), z.lazy(() => code)]);

export const codeFields = {
  code: z.string().describe('Reason code; see docs/reasons.md. Codes stay stable when sentences are reworded.'),
  params: z.record(z.string(), parameter).describe('Parameters of the sentence.') as z.ZodType<object>,
};

export const code: z.ZodType<ReasonData> = namedSchema(
  'ResultCode',
  z.strictObject(codeFields),
  'A machine-readable reason.',
);

/** Reason fields, included in every judged item. */
export const reasons = {
  reasons: z.array(text).describe('Reasons, as sentences.'),
  reason_codes: z.array(code).describe('Machine-readable form of each reason.'),
};
