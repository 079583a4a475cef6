/** Years in a question, excluding parts of amounts (`$2,014`, `2014.50`). */
export const findYears = (question: string): string[] => question.match(YEAR) ?? [];

const YEAR = /(?<!\w|\d[.,])(?:19|20)\d\d(?!\w|[.,]\d)/g;
