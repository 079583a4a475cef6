import { lexicon, lexiconEntries } from '@corroborate/text';

const verbs = (section: string): readonly string[] => lexicon('en', 'speech-verbs', section).words;
const nouns = (section: string): readonly string[] => lexicon('en', 'speech-nouns', section).words;

const IRREGULAR = lexiconEntries('en', 'irregular-verbs') as ReadonlyMap<string, readonly string[]>;
/** The last consonant is doubled. */
const DOUBLED = new Set(verbs('doubled'));

export type CueForm = 'base' | 's' | 'past' | 'ing';
export interface CueVerb {
  lemma: string;
  form: CueForm;
  needsClause: boolean;
  /** Small words of which one must follow; empty when the verb stands alone. */
  needs: readonly string[];
}

function formsOf(verb: string): [string, CueForm][] {
  const irregular = IRREGULAR.get(verb);
  if (irregular)
    return [
      [verb, 'base'],
      [irregular[0] ?? verb, 's'],
      [irregular[1] ?? verb, 'past'],
      [irregular[2] ?? verb, 'past'],
      [irregular[3] ?? verb, 'ing'],
    ];
  return [
    [verb, 'base'],
    [presentOf(verb), 's'],
    [pastOf(verb), 'past'],
    [`${stemOf(verb)}ing`, 'ing'],
  ];
}

function stemOf(verb: string): string {
  if (DOUBLED.has(verb)) return verb + (verb.at(-1) ?? '');
  return /[^e]e$/.test(verb) ? verb.slice(0, -1) : verb;
}

function presentOf(verb: string): string {
  if (endsInConsonantY(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function pastOf(verb: string): string {
  if (endsInConsonantY(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith('ee') ? `${verb}d` : `${stemOf(verb)}ed`;
}

const endsInConsonantY = (verb: string): boolean => /[^aeiou]y$/.test(verb);

function build(): Map<string, CueVerb[]> {
  const table = new Map<string, CueVerb[]>();
  const add = (entry: string, needsClause: boolean) => {
    const [lemma = '', small] = entry.split(' ');
    for (const [word, form] of formsOf(lemma)) {
      const others = table.get(word) ?? [];
      if (others.some((one) => one.form === form && one.needs[0] === small && one.needsClause === needsClause))
        continue;
      table.set(word, [...others, { lemma, form, needsClause, needs: small ? [small] : [] }]);
    }
  };
  for (const entry of verbs('speaking')) add(entry, false);
  for (const entry of verbs('with-clause')) add(entry, true);
  return table;
}

const TABLE = build();
const LIGHT_FORMS = new Map(
  verbs('light').flatMap((lemma) =>
    formsOf(lemma).map(([word, form]) => [word, { lemma, form, needsClause: false, needs: [] }]),
  ),
);

/** A verb that is a cue only with a word of saying as its object. */
export const lightVerbOf = (plain: string): CueVerb | undefined => LIGHT_FORMS.get(plain);

/** What a word may be as a cue, those with a small word of their own first. */
export const cueVerbsOf = (plain: string): CueVerb[] =>
  [...(TABLE.get(plain) ?? [])].sort(
    (a, b) => b.needs.length - a.needs.length || Number(a.needsClause) - Number(b.needsClause),
  );

/** Forms that are as often nouns: as verbs they need an object or a clause right behind them. */
export const ALSO_NOUNS: ReadonlySet<string> = new Set(nouns('also-verbs'));

/** What somebody is said to have: "his claim that", "the mayor's call for". */
export const CUE_NOUNS: ReadonlySet<string> = new Set(nouns('said'));

/** Verbs that only lead to another: "refused to disclose" is one cue. */
export const LEADING_VERBS: ReadonlySet<string> = new Set(verbs('leading'));

/** Verbs that stand before their speaker: `"…," said Ann Roe`. */
export const INVERTIBLE: ReadonlySet<string> = new Set(verbs('invertible'));
