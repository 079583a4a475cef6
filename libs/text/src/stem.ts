import { lexiconTable } from './lexicon';

const IRREGULAR_STEMS = lexiconTable('en', 'irregular');

/** A light stemmer: plurals, -ing, -ed, -ly and some -ation endings. Good enough to compare, not to print. */
export function stem(folded: string): string {
  const known = IRREGULAR_STEMS.get(folded);
  if (known) return known;
  if (folded.length <= 3 || /\d/.test(folded)) return folded;
  let s = folded;
  if (s.endsWith('ies') && s.length > 4) s = `${s.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(s)) s = s.slice(0, -2);
  else if (s.endsWith('s') && !/(?:ss|us|is)$/.test(s)) s = s.slice(0, -1);
  if (s.endsWith('ing') && s.length > 5) s = removeDoubledConsonant(s.slice(0, -3));
  else if (s.endsWith('ied') && s.length > 4) s = `${s.slice(0, -3)}y`;
  else if (s.endsWith('ed') && s.length > 4) s = removeDoubledConsonant(s.slice(0, -2));
  else if (s.endsWith('ly') && s.length > 5) s = s.slice(0, -2);
  return s.length > 4 && s.endsWith('e') ? s.slice(0, -1) : s;
}

const removeDoubledConsonant = (s: string): string => (/([bdgmnprt])\1$/.test(s) ? s.slice(0, -1) : s);
