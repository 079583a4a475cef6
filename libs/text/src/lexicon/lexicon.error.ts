import { printable } from '../printable';

/** A list that cannot be read as written, with the place where it has to be fixed. */
export class LexiconError extends Error {
  override readonly name = 'LexiconError';

  constructor(
    readonly file: string,
    readonly line: number,
    reason: string,
  ) {
    super(printable(`${line > 0 ? `${file}:${line}` : file}: ${reason}`));
  }

  /** The same with what to do, for a person who starts the program. */
  get advice(): string {
    const remedy = this.line > 0 ? 'correct it as described in docs/lexicon.md' : 'restore the file or reinstall';
    return `${this.message}; ${remedy}, and start again.`;
  }
}

/**
 * What to tell where a program could not be loaded since one of its lists is wrong. Everything else is thrown on.
 */
export function adviceOn(thrown: unknown): string {
  if (thrown instanceof LexiconError) return thrown.advice;
  throw thrown;
}
