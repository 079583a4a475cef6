import { z } from 'zod';
import { ADDED_SOURCE_LIMITS } from '../added-source';
import { textSchema, webAddressSchema, nonBlankTextSchema } from './topic.fields';

const { address, title, from, text, pdfBytes } = ADDED_SOURCE_LIMITS;
const MAX_PDF_BASE64_LENGTH = Math.ceil(pdfBytes / 3) * 4;

const CONTENT_FIELDS = ['url', 'text', 'pdf'] as const;

/** An item added to a case: a URL, a text, or a PDF. */
export const addedSourceSchema = z
  .strictObject(
    {
      url: webAddressSchema(address, { examples: ['https://harborcity.gov.example/notices/14'] })
        .nullish()
        .meta({ description: 'URL of a page to read.' }),
      text: nonBlankTextSchema(text)
        .nullish()
        .meta({ description: 'Document as plain text. Markup is not interpreted.' }),
      pdf: z
        .base64({ error: 'must be a PDF in base64' })
        .max(MAX_PDF_BASE64_LENGTH, `must not be larger than ${pdfBytes / 1_000_000} MB`)
        .meta({ examples: ['JVBERi0xLjc='] })
        .nullish()
        .meta({ description: `A PDF in base64, at most ${pdfBytes / 1_000_000} MB.` }),
      title: textSchema(title).nullish().meta({ description: 'Title of the document.' }),
      reply_from: nonBlankTextSchema(from).nullish().meta({
        description: 'Name of the person or organization, if the text is a response to a request for comment.',
      }),
    },
    { error: 'must be an address, or an object with url, text or pdf' },
  )
  .superRefine((given, context) => {
    const named = CONTENT_FIELDS.filter((way) => typeof given[way] === 'string');
    if (named.length !== 1)
      context.addIssue({
        code: 'custom',
        path: ['url'],
        message: 'or text or pdf must be given, and one of them alone',
      });
    if (given.reply_from && !given.text)
      context.addIssue({ code: 'custom', path: ['reply_from'], message: 'must come with the text of the reply' });
  });

export type AddedSourceFields = z.output<typeof addedSourceSchema>;

const PLAIN_URL_SCHEMA = webAddressSchema(address);

/** List item; a plain URL is also allowed. */
export const addedSourceItemSchema = z
  .unknown()
  .superRefine((given, context) => {
    const read = typeof given === 'string' ? PLAIN_URL_SCHEMA.safeParse(given) : addedSourceSchema.safeParse(given);
    for (const issue of read.error?.issues ?? [])
      if (issue.code === 'unrecognized_keys')
        for (const key of issue.keys.slice(0, 10))
          context.addIssue({ code: 'custom', path: [key], message: 'Unknown property.' });
      else context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
  })
  .transform((given) => given as string | AddedSourceFields);
