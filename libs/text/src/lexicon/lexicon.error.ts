/** A list that cannot be read as it is written, with the place where it has to be mended. */
export class LexiconError extends Error {
  override readonly name = 'LexiconError';

  constructor(
    readonly file: string,
    readonly line: number,
    reason: string,
  ) {
    super(`${file}:${line}: ${reason}`);
  }
}
