import { fold, foldedWords, lexicon, nameKey } from '@corroborate/text';

const TITLES: ReadonlySet<string> = new Set(lexicon('en', 'titles').words);
const LEGAL_FORMS: ReadonlySet<string> = new Set(lexicon('any', 'legal-forms').words);

/** A name as some page writes it, and the kind of actor it names. */
export interface WrittenName {
  name: string;
  kind: 'person' | 'organization';
}

/** “Lt. Ann Roe” → “Ann Roe”; a lone last name keeps its title. */
function withoutTitles(name: string): string {
  const bare = withoutAllTitles(name);
  return bare.includes(' ') ? bare : name.trim();
}

/** “Chief Roe” → “Roe”. */
export function withoutAllTitles(name: string): string {
  const parts = name.trim().split(/\s+/);
  const first = parts.findIndex((part) => !foldedWords(fold(part)).every((word) => TITLES.has(word)));
  return first > 0 ? parts.slice(first).join(' ') : name.trim();
}

function keyOf({ name, kind }: WrittenName): string {
  if (kind === 'person') return nameKey(withoutAllTitles(name));
  const parts = nameKey(name).split(' ');
  const last = parts.findLastIndex((part) => !LEGAL_FORMS.has(part));
  return last > 0 ? parts.slice(0, last + 1).join(' ') : parts.join(' ');
}

/**
 * Maps each spelling of a person's or organization's name to its fullest form without title. A last name or short form
 * is mapped only if a single longer name fits.
 */
export function canonicalNames(written: readonly WrittenName[]): (one: WrittenName) => string {
  const forms = fullestForms(written);
  return (one) => {
    const key = keyOf(one);
    const keys = [...forms[one.kind].keys()];
    const isLonger = one.kind === 'person' ? isWithMiddleName : isShortFor;
    const longer = keys.filter((other) => other.endsWith(` ${key}`) || isLonger(key, other));
    const fullest = longer.filter((other) => !longer.some((more) => more !== other && more.endsWith(` ${other}`)));
    return forms[one.kind].get(fullest.length === 1 ? (fullest[0] ?? key) : key) ?? one.name;
  };
}

/** Whether the names differ only by a middle name: “Ann Roe” and “Ann B. Roe”. */
function isWithMiddleName(key: string, other: string): boolean {
  const [short, long] = [key.split(' '), other.split(' ')];
  return short.length === 2 && long.length === 3 && short[0] === long[0] && short[1] === long[2];
}

/** Whether one name is short for the other: “Orlock” for “Orlock Energy”. */
const isShortFor = (key: string, other: string): boolean =>
  !key.includes(' ') && other.startsWith(`${key} `) && other.split(' ').length === 2;

function fullestForms(written: readonly WrittenName[]): Record<WrittenName['kind'], Map<string, string>> {
  const forms = { person: new Map<string, string>(), organization: new Map<string, string>() };
  for (const one of written) {
    const name = one.kind === 'person' ? withoutTitles(one.name) : one.name.replace(/^the\s+/i, '');
    const known = forms[one.kind].get(keyOf(one));
    if (known === undefined || name.length > known.length) forms[one.kind].set(keyOf(one), name);
  }
  return forms;
}
