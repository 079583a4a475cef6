/** Minimum width for wrapping; narrower terminals wrap lines themselves. */
const MIN_COLUMNS = 40;
/** Additional indent of continuation lines. */
const HANGING_INDENT = '  ';

/** Wraps text at word boundaries to `columns` characters, with a hanging indent. */
export function wrapText(text: string, columns = Infinity): string {
  if (columns < MIN_COLUMNS) return text;
  return text
    .split('\n')
    .map((line) => (line.length <= columns ? line : wrapLine(line, columns)))
    .join('\n');
}

function wrapLine(line: string, columns: number): string {
  const indent = /^ */.exec(line)![0] + HANGING_INDENT;
  const out: string[] = [];
  let rest = line;
  while (rest.length > columns) {
    const at = rest.lastIndexOf(' ', columns);
    // A URL longer than the line is not broken.
    if (at <= indent.length) break;
    out.push(rest.slice(0, at));
    rest = indent + rest.slice(at + 1);
  }
  return [...out, rest].join('\n');
}
