import { oneLine, printable } from '@corroborate/text/start';

/** The colours that this program itself puts into what it prints; all that picocolors knows. */
const OWN_COLOURS = /(\u001b\[(?:[0-489]|2[1-9]|3[0-79]|4[0-79]|9[0-7]|10[0-7])m)/;

/**
 * Nothing that a page, a post or a topic says reaches a terminal as a command. All that is printed goes through here.
 */
export const print = (text: string): void => void process.stdout.write(printable(text));
export const printError = (text: string): void => void process.stderr.write(printable(text));

/** The same for text with colours of our own in it; what it is made of must be `printable` already. */
export const printColoured = (text: string): void => void process.stdout.write(onlyColours(text));

export const printErrorColoured = (text: string): void => void process.stderr.write(onlyColours(text));

export function onlyColours(text: string): string {
  return text
    .split(OWN_COLOURS)
    .map((part, at) => (at % 2 === 1 ? part : printable(part)))
    .join('');
}

/** Where progress is drawn in place, or told line by line. */
export const screen = (): NodeJS.WriteStream => process.stdout;
/** The same beside an answer that somebody may put into a file. */
export const sideScreen = (): NodeJS.WriteStream => process.stderr;

/** A text from outside on one line, for tables and boards. */
export const printableLine = (text: string): string => oneLine(printable(text));

/** What was printed into a pipe leaves in its own time: going at once would cut a long answer short. */
export const allPrinted = (): Promise<unknown> =>
  Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve()))),
  );

/** Whoever reads what we print may have seen enough (`| head`): nothing is left to be told, and that is no failure. */
export function endWithoutReader(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
  });
}
