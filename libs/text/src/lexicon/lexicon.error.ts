import { toPrintableText } from '../printable';

/** An invalid word list, with file and line. */
export class LexiconError extends Error {
  override readonly name = 'LexiconError';

  constructor(
    readonly file: string,
    readonly line: number,
    reason: string,
  ) {
    super(toPrintableText(`${line > 0 ? `${file}:${line}` : file}: ${reason}`));
  }

  /** The message with advice for the operator. */
  get advice(): string {
    const remedy = this.line > 0 ? 'correct it as described in docs/lexicon.md' : 'restore the file or reinstall';
    return `${this.message}; ${remedy}, and start again.`;
  }
}

/** Advice if the program could not load because of an invalid word list; rethrows anything else. */
export function lexiconErrorAdvice(thrown: unknown): string {
  if (thrown instanceof LexiconError) return thrown.advice;
  throw thrown;
}
