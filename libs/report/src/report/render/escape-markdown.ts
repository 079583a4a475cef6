import { plainLine } from '../quoting';

const MARKDOWN_MARKS = /[\\`*_[\]<>#|~]/g;

/** Escapes untrusted text for Markdown: no emphasis, links or HTML, even with automatic links. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(MARKDOWN_MARKS, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/:\/\//g, '\\://')
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}\\.`)
    .replace(/@/g, '\\@')
    .replace(
      /^(\s*)([-+=]|\d+[.)])/,
      (_, blanks: string, mark: string) => `${blanks}${mark.slice(0, -1)}\\${mark.slice(-1)}`,
    );

/** A URL in angle brackets, encoded so that it cannot break out of them; null if browsers should not follow it. */
export function markdownAddress(url: string): string | null {
  if (!/^https?:\/\//i.test(url)) return null;
  return `<${url.replace(/[\s<>\\]/g, (mark) => encodeURIComponent(mark))}>`;
}

/** Like `escapeMarkdown`, on one line. */
export const escapeLine = (text: string): string => escapeMarkdown(plainLine(text));

/** A link to a URL; one that browsers should not follow is plain text. */
export const linkedAddress = (url: string): string => markdownAddress(url) ?? escapeLine(url);
