import { z } from 'zod';

/** A field of a collection as a model is told of it: all of it is data of a foreign server. */
export interface ToldField {
  name: string;
  kind: string;
  values: readonly string[];
  /** These are all of its values. */
  complete: boolean;
}

export interface ToldCollection {
  /** `server/tool` */
  name: string;
  documents: number | null;
  months: { first: string; last: string } | null;
  fields: readonly ToldField[];
}

export interface DataQuestionsInput {
  questions: readonly { id: string; question: string }[];
  collections: readonly ToldCollection[];
}

/** What was proposed, in the names that were given; anyone who carries it out checks every part of it. */
export interface DataOperationsRead {
  by: string;
  operations: GivenOperation[];
}

/** A question that no collection can answer is left out. Fields and values are checked by who carries it out. */
export const dataQuestionsAnswer = z.object({
  operations: z
    .array(
      z.object({
        question: z.string().max(20),
        collection: z.string().max(20),
        operation: z.enum(['count', 'count_distinct', 'sum', 'group_by', 'top_n', 'date_histogram', 'find', 'scan']),
        fields: z.array(z.string().max(60)).max(6),
        filters: z.array(z.object({ field: z.string().max(60), value: z.string().max(200) })).max(6),
        ranges: z
          .array(z.object({ field: z.string().max(60), from: z.string().max(40), to: z.string().max(40) }))
          .max(6),
        interval: z.enum(['day', 'month', 'year', 'none']),
        sort: z.string().max(60),
        order: z.enum(['most', 'least', 'none']),
        limit: z.int().min(0).max(100),
      }),
    )
    .max(20),
});
export type GivenOperation = z.output<typeof dataQuestionsAnswer>['operations'][number];
