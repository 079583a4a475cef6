import { lexiconLanguages, lexiconSections, oneLine, type Lexicon } from '@corroborate/text';

export type RatingVerdict = 'false' | 'true' | 'mixed';

export interface ReadRating {
  verdict: RatingVerdict;
  /** What the checker says beside the rating itself, in its words; null where it says no more. */
  comment: string | null;
}

type Sections = ReadonlyMap<string, Lexicon>;
const LISTS = new Map(lexiconLanguages('ratings').map((language) => [language, lexiconSections(language, 'ratings')]));

/** A rating that is longer than this is a sentence, whose first part is the rating. */
const SHORT_CHARS = 40;
const HEAD_END = /[.:;!?|(–—\n]|\s-\s/;

/** Negations come first: "No es cierto" is no "cierto". What is so in part is never taken for the whole. */
const ORDER = ['mixed', 'false', 'true'] as const;

/**
 * What a free text of a checker's language says of the claim; `otherwise` reads what its list does not know, and what
 * is of another language. Null where it says nothing that can be read.
 */
export function readRating(
  rating: string,
  language: string | null,
  otherwise: (rating: string) => RatingVerdict | null,
): ReadRating | null {
  const head = headOf(rating);
  const read = (text: string): RatingVerdict | null => byLists(text, language) ?? otherwise(text);
  const verdict = read(head) ?? (head === rating ? null : read(rating));
  return verdict === null ? null : { verdict, comment: commentOf(rating, head) };
}

function headOf(rating: string): string {
  if (rating.length <= SHORT_CHARS) return rating;
  return rating.split(HEAD_END).find((part) => part.trim() !== '') ?? rating;
}

/** What stands behind the rating, without the mark between them. */
function commentOf(rating: string, head: string): string | null {
  const short = rating.length <= SHORT_CHARS ? (rating.split(HEAD_END)[0] ?? '') : head;
  const rest = rating.slice(rating.indexOf(short) + short.length).replace(/^[\s.:;!?|(–—-]{1,20}/, '');
  const comment = oneLine(rest.endsWith(')') && !rest.includes('(') ? rest.slice(0, -1) : rest);
  return comment === '' ? null : comment;
}

function byLists(text: string, language: string | null): RatingVerdict | null {
  const own = LISTS.get(language?.split('-')[0]?.toLowerCase() ?? '');
  if (own) return byList(text, own);
  // Nobody says which language it is: what two of them read otherwise is not read.
  const read = new Set([...LISTS.values()].flatMap((sections) => byList(text, sections) ?? []));
  return read.size === 1 ? ([...read][0] ?? null) : null;
}

function byList(text: string, sections: Sections): RatingVerdict | null {
  for (const name of ORDER) {
    const at = sections.get(name)?.pattern.exec(text)?.index;
    if (at === undefined) continue;
    const denied = name !== 'mixed' && sections.get('not')?.pattern.test(text.slice(0, at)) === true;
    return denied ? null : name;
  }
  return null;
}
