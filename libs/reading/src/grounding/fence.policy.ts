/** One line of data for a model: an ID that it may cite and text that it may quote. */
export type DataLine = Record<string, string | null>;

/**
 * Encloses untrusted text between two unpredictable markers. Each line is JSON, so that text cannot end its line, and
 * angle brackets are escaped, so that it cannot imitate a marker.
 */
export function fence(lines: readonly DataLine[], boundary: string): string {
  const body = lines.map((line) => JSON.stringify(line).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'));
  return [`<<<DATA ${boundary}`, ...body, `END ${boundary}>>>`].join('\n');
}
