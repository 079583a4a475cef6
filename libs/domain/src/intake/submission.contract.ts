import { z } from 'zod';
import type { AddedSourceDraft } from '../added-source';
import { MODES, PRIORITIES, type Mode, type Priority } from '../vocabulary';
import { addedSourceSchema } from './added-source.contract';
import { eventDaySchema, topicSchema } from './topic.contract';
import { webAddressSchema } from './topic.fields';

/**
 * A story submitted by a person. Fields that only a pipeline may set, such as level and number of sources, are not
 * accepted.
 */
const SUBMISSION_LIMITS = {
  /** Maximum number of URLs to read. */
  sources: 20,
  sourceUrl: 2_000,
  pageUrl: 4_000,
} as const;

/** Default newsworthiness: above the candidate gate. */
export const DEFAULT_NEWSWORTHINESS = 75;

const oneOfError = (words: readonly string[]) => ({ error: `must be one of ${words.join(', ')}` });
const { sources, sourceUrl } = SUBMISSION_LIMITS;

/** Payload with only the URL of the page on which a story was found. */
export const PAGE_URL_SCHEMA = z.strictObject({
  url: webAddressSchema(SUBMISSION_LIMITS.pageUrl, { examples: ['https://news.example/bridge-closed'] }),
});

const orderSchema = z
  .strictObject(
    {
      mode: z.enum(MODES, oneOfError(MODES)).nullish().meta({ description: 'Default: `detailed`.' }),
      priority: z.enum(PRIORITIES, oneOfError(PRIORITIES)).nullish().meta({ description: 'Default: `normal`.' }),
      await_approval: z
        .boolean({ error: 'must be true or false' })
        .nullish()
        .meta({ description: 'Wait for approval of the plan; no search is made and nothing is spent before then.' }),
    },
    { error: 'must be an object' },
  )
  .meta({ description: 'Investigate the topic immediately with these options. If omitted, the topic is only stored.' });

export function submissionSchema(now: () => Date = () => new Date()) {
  const { title, url, summary, article_text, location, entities, category, language, newsworthiness_score } =
    topicSchema(now).shape;
  return z
    .strictObject(
      {
        submission_id: z.uuid({ error: 'must be a UUID' }).nullish().meta({
          description: 'Idempotency key set by the client: repeated submissions with the same ID are stored once.',
        }),
        ...{
          title,
          url,
          summary,
          article_text,
          event_date: eventDaySchema(now),
          location,
          entities,
          category,
          language,
        },
        newsworthiness_score: newsworthiness_score
          .nullish()
          .meta({ description: `From 0 to 100. Default: ${DEFAULT_NEWSWORTHINESS}.` }),
        sources: z
          .array(webAddressSchema(sourceUrl, { examples: ['https://harborcity.gov.example/notices/14'] }), {
            error: 'must be a list',
          })
          .max(sources, `must not have more than ${sources} items`)
          .nullish()
          .meta({ description: 'Pages to read in the first round. The same rules apply as for all pages.' }),
        documents: z
          .array(addedSourceSchema, { error: 'must be a list' })
          .max(sources, `must not have more than ${sources} items`)
          .nullish()
          .meta({ description: 'Texts or PDFs to read in the first round. Require `investigate`.' }),
        investigate: orderSchema.nullish(),
      },
      { error: 'must be an object' },
    )
    .refine((story) => !story.documents?.length || story.investigate, {
      path: ['documents'],
      error: 'need investigate: a story that is only stored keeps none',
    });
}

export type SubmissionFields = z.output<ReturnType<typeof submissionSchema>>;

/** Settings of the requested investigation. */
export interface InvestigationRequest {
  mode: Mode | null;
  priority: Priority | null;
  awaitApproval: boolean;
  /** Attached documents. */
  sources: AddedSourceDraft[];
}
