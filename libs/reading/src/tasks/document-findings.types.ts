import type { Topic } from '@corroborate/domain';
import { z } from 'zod';

/** A document from a collection: untrusted data from an external server. */
export interface DocumentToRead {
  /** Internal ID, which is not sent to models. */
  key: string;
  title: string;
  text: string;
  date: string | null;
}

export interface DocumentsInput {
  topic: Topic;
  questions: readonly { id: string; question: string }[];
  /** Most relevant first. The order is stable, so that equal documents lead to equal requests. */
  documents: readonly DocumentToRead[];
}

/** `states`: answers the question explicitly. `suggests`: is only about the same subject. */
const CERTAINTY_LEVELS = ['states', 'suggests'] as const;

/** A grounded finding in a document. */
export interface DocumentFinding {
  questionId: string;
  key: string;
  /** The finding in words; it asserts nothing beyond its quote. */
  claim: string;
  /** Verbatim from the title or text. */
  quote: string;
  sure: (typeof CERTAINTY_LEVELS)[number];
  /** Terms from the document for further searches. */
  themes: string[];
}

/** Result of one request. */
export interface DocumentsOutput {
  by: string;
  /** Keys of the documents in the answered request. */
  keys: string[];
  findings: DocumentFinding[];
}

/** Documents without findings are left out. */
export const documentFindingsAnswer = z.object({
  findings: z
    .array(
      z.object({
        question: z.string().max(20),
        passage: z.string().max(20),
        quote: z.string().max(2_000),
        claim: z.string().max(600),
        sure: z.enum(CERTAINTY_LEVELS),
        themes: z.array(z.string().max(100)).max(5),
      }),
    )
    .max(120),
});
export type ModelFinding = z.output<typeof documentFindingsAnswer>['findings'][number];
