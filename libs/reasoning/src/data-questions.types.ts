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

/** What was proposed, in the names that were given; whoever carries it out checks every part of it. */
export interface DataOperationsRead<Operation> {
  by: string;
  operations: Operation[];
}
