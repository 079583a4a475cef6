/** Narrower ones are left to break lines as they like. */
const LEAST_COLUMNS = 40;
/** What goes on below begins this much to the right of its line. */
const HANGING = '  ';

/** A text for people whose lines fit `columns` characters: cut between words, what goes on set in. */
export function fitted(text: string, columns = Infinity): string {
  if (columns < LEAST_COLUMNS) return text;
  return text
    .split('\n')
    .map((line) => (line.length <= columns ? line : fittedLine(line, columns)))
    .join('\n');
}

function fittedLine(line: string, columns: number): string {
  const indent = /^ */.exec(line)![0] + HANGING;
  const out: string[] = [];
  let rest = line;
  while (rest.length > columns) {
    const at = rest.lastIndexOf(' ', columns);
    // An address longer than the line is left whole.
    if (at <= indent.length) break;
    out.push(rest.slice(0, at));
    rest = indent + rest.slice(at + 1);
  }
  return [...out, rest].join('\n');
}
