import { z } from 'zod';
import { ADDED_LIMITS } from '../added-source';
import { prose, webAddress, words } from './topic.fields';

const { address, title, from, text, pdfBytes } = ADDED_LIMITS;
const BASE64_OF_PDF = Math.ceil(pdfBytes / 3) * 4;

const SOURCE_FORMS = ['url', 'text', 'pdf'] as const;

/** An item added to a case: a URL, a text, or a PDF. */
export const addedSourceSchema = z
  .strictObject(
    {
      url: webAddress(address, { examples: ['https://harborcity.gov.example/notices/14'] })
        .nullish()
        .meta({ description: 'URL of a page to read.' }),
      text: words(text).nullish().meta({ description: 'Document as plain text. Markup is not interpreted.' }),
      pdf: z
        .base64({ error: 'must be a PDF in base64' })
        .max(BASE64_OF_PDF, `must not be larger than ${pdfBytes / 1_000_000} MB`)
        .meta({ examples: ['JVBERi0xLjc='] })
        .nullish()
        .meta({ description: `A PDF in base64, at most ${pdfBytes / 1_000_000} MB.` }),
      title: prose(title).nullish().meta({ description: 'Title of the document.' }),
      reply_from: words(from).nullish().meta({
        description: 'Name of the person or organization, if the text is a response to a request for comment.',
      }),
    },
    { error: 'must be an address, or an object with url, text or pdf' },
  )
  .superRefine((given, context) => {
    const named = SOURCE_FORMS.filter((way) => typeof given[way] === 'string');
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

const urlOnly = webAddress(address);

/** List item; a plain URL is also allowed. */
export const addedSourceItem = z
  .unknown()
  .superRefine((given, context) => {
    const read = typeof given === 'string' ? urlOnly.safeParse(given) : addedSourceSchema.safeParse(given);
    for (const issue of read.error?.issues ?? [])
      if (issue.code === 'unrecognized_keys')
        for (const key of issue.keys.slice(0, 10))
          context.addIssue({ code: 'custom', path: [key], message: 'Unknown property.' });
      else context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
  })
  .transform((given) => given as string | AddedSourceFields);
