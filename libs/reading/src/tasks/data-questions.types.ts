import { z } from 'zod';

/** A field of a collection as sent to a model. Contains untrusted data from an external server. */
export interface FieldDescription {
  name: string;
  kind: string;
  values: readonly string[];
  /** Whether the list contains all values of the field. */
  complete: boolean;
}

export interface CollectionDescription {
  /** `server/tool` */
  name: string;
  documents: number | null;
  months: { first: string; last: string } | null;
  fields: readonly FieldDescription[];
}

export interface DataQuestionsInput {
  questions: readonly { id: string; question: string }[];
  collections: readonly CollectionDescription[];
}

/** Operations proposed by a model. The executor validates every part. */
export interface DataOperationsOutput {
  by: string;
  operations: ModelOperation[];
}

/** Questions that no collection can answer are omitted. The executor validates fields and values. */
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
export type ModelOperation = z.output<typeof dataQuestionsAnswer>['operations'][number];
