import { oneLine, toPrintableText } from '@corroborate/text/start';

/** ANSI color codes this program prints: all that picocolors supports. */
const COLOR_CODES = /(\u001b\[(?:[0-489]|2[1-9]|3[0-79]|4[0-79]|9[0-7]|10[0-7])m)/;

/**
 * Prevents external text from reaching the terminal as an escape sequence. All output goes through this module.
 */
export const print = (text: string): void => void process.stdout.write(toPrintableText(text));
export const printError = (text: string): void => void process.stderr.write(toPrintableText(text));

/** Prints text with color codes; external parts must already be cleaned with `toPrintableText`. */
export const printColoured = (text: string): void => void process.stdout.write(keepOnlyColors(text));

export const printErrorColoured = (text: string): void => void process.stderr.write(keepOnlyColors(text));

export function keepOnlyColors(text: string): string {
  return text
    .split(COLOR_CODES)
    .map((part, at) => (at % 2 === 1 ? part : toPrintableText(part)))
    .join('');
}

/** Stream for progress, shown in place or line by line. */
export const standardOutput = (): NodeJS.WriteStream => process.stdout;
/** Stderr as the progress stream, to keep redirected output clean. */
export const progressOutput = (): NodeJS.WriteStream => process.stderr;

/** External text on one line, for tables and boards. */
export const printableLine = (text: string): string => oneLine(toPrintableText(text));

/** Waits until output is written. Pipes flush asynchronously: exiting at once would truncate long output. */
export const flushOutput = (): Promise<unknown> =>
  Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve()))),
  );

/** Exits without an error when the reader closes the pipe early (`| head`). */
export function exitWhenPipeCloses(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
  });
}
