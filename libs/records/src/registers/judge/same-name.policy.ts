import { fold, lexicon, tokenizeWords } from '@corroborate/text';
import { registeredName } from './registered-name.policy';

const LEGAL_FORMS = new Set(lexicon('any', 'legal-forms').words);

/** Distinguishing words of a name: without case, accents, punctuation, legal form and register marks. */
export function nameWords(name: string): string[] {
  const all = tokenizeWords(fold(registeredName(name).replace(/[.'’&]/g, (mark) => (mark === '&' ? ' and ' : '')))).map(
    ({ folded }) => folded,
  );
  const telling = all.filter((word) => !LEGAL_FORMS.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * Whether two names are the same: all distinguishing words, in order; a person's middle initial may
 * be missing. `Friends of Elm Hall` is not `Elm Hall`; `Larkspur Castings of Ohio` is not `Larkspur
 * Castings`.
 */
export function sameName(a: string, b: string): boolean {
  const [one, other] = [nameWords(a), nameWords(b)];
  if (one.length === 0 || other.length === 0) return false;
  if (one.join(' ') === other.join(' ')) return true;
  const [short, long] = [one, other].map((list) => list.filter((word) => word.length > 1));
  return (
    short !== undefined &&
    long !== undefined &&
    short.length >= 2 &&
    short.join(' ') === long.join(' ') &&
    (one.length === short.length || other.length === long.length)
  );
}
