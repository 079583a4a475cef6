/** Change of a page since it was assessed. */
export const SOURCE_CHANGES = ['unchanged', 'gone', 'redirected', 'corrected', 'retracted', 'silently-edited'] as const;
export type SourceChange = (typeof SOURCE_CHANGES)[number];
