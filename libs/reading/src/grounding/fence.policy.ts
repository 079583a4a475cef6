/** One line of data for a model: IDs it may cite and text it may quote. */
export type DataLine = Record<string, string | null>;

/**
 * Encloses untrusted text between two unpredictable markers. Each line is JSON, so text cannot end its line; angle
 * brackets are escaped, so it cannot imitate a marker.
 */
export function fence(lines: readonly DataLine[], boundary: string): string {
  const body = lines.map((line) => JSON.stringify(line).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'));
  return [`<<<DATA ${boundary}`, ...body, `END ${boundary}>>>`].join('\n');
}
