import { sortStatements, quotableTexts, type Question } from './question';

/**
 * Answers are stored without text of the page: a quote as its position, a statement as its index among the statements
 * sorted by text. Text the model wrote itself is kept.
 */
type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Fields that quote the passage named next to them. */
const QUOTE_FIELDS: ReadonlySet<string> = new Set(['quote', 'source', 'cue']);

interface PlacedAnswer {
  stored: Json;
  /** Number of quotes not found in their passage; stored as null. */
  misquoted: number;
}

export function toPlaces(answer: unknown, question: Question): PlacedAnswer {
  const count = { misquoted: 0 };
  const store = (name: string, value: Json, owner: Owner): Json => {
    if (name === 'passage') return indexOfId(value, quotableTexts(question));
    if (name === 'claim') return indexOfId(value, sortStatements(question)) ?? value;
    if (!QUOTE_FIELDS.has(name) || typeof value !== 'string' || !('passage' in owner)) return value;
    const place = findSpan(passageText(owner.passage, question), value.trim());
    if (!place && value.trim() !== '') count.misquoted += 1;
    return place;
  };
  return { stored: mapFields(answer as Json, store), misquoted: count.misquoted };
}

/** The recorded answer with the IDs of this request; a quote without a position becomes empty. */
export function fromPlaces(stored: unknown, question: Question): unknown {
  const [own, shown] = [sortStatements(question), quotableTexts(question)];
  return mapFields(stored as Json, (name, value, owner) => {
    if (name === 'passage') return shown[Number(value ?? -1)]?.id ?? '';
    if (name === 'claim') return typeof value === 'number' ? (own[value]?.id ?? '') : value;
    if (!QUOTE_FIELDS.has(name) || !('passage' in owner)) return value;
    const [start = 0, end = 0] = Array.isArray(value) ? value.map(Number) : [];
    return (shown[Number(owner.passage ?? -1)]?.text ?? '').slice(start, end);
  });
}

type Owner = { [name: string]: Json };

function mapFields(value: Json, change: (name: string, value: Json, owner: Owner) => Json): Json {
  if (Array.isArray(value)) return value.map((one) => mapFields(one, change));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, one]): [string, Json] => [
    name,
    one !== null && typeof one === 'object' && !(QUOTE_FIELDS.has(name) && 'passage' in value)
      ? mapFields(one, change)
      : change(name, one, value),
  ]);
  return Object.fromEntries(entries);
}

/** Position of the ID among those shown; null if it is not there. */
function indexOfId(id: Json, among: readonly { id: string }[]): number | null {
  const at = among.findIndex((one) => one.id === id);
  return at < 0 ? null : at;
}

const passageText = (id: Json | undefined, question: Question): string =>
  quotableTexts(question).find((one) => one.id === id)?.text ?? '';

function findSpan(text: string, words: string): [number, number] | null {
  const at = words === '' ? -1 : text.indexOf(words);
  return at < 0 ? null : [at, at + words.length];
}
