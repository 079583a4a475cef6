/** Database of the detector, as its package keeps it in a module: scores by language, by n-gram. */
export interface NgramData {
  type: string;
  /** Two letters, by the number that scores use. */
  languages: Record<number, string>;
  ngrams: Record<string, Record<number, number> | undefined>;
}

const HEAD = /^export const ngramsData = \{type:'(\w+)',languages:\{([^}]*)\},isSubset:false,ngrams:\{/m;
const LANGUAGE = /(\d+):'(\w+)'/g;
/** Few n-grams make up most of a text; this many take a few MB. */
const MAX_PARSED = 3_000;
const NGRAM = /(?:'((?:[^'\\]|\\.)*)'|([\p{L}\p{N}_$]+)):(?=\{)/uy;

/**
 * Parses the module as text: executed, its 100,000 objects take 150 MB per thread. Scores stay text until looked up.
 * @throws if the format differs
 */
export function readNgrams(source: string): NgramData {
  const head = HEAD.exec(source);
  if (!head) throw new Error('The n-gram file of the language detector has an unknown header');
  const places = placesOf(source, head.index + head[0].length);
  const scoresAt = (place: number) =>
    JSON.parse(quoted(source.slice(place, source.indexOf('}', place) + 1))) as Record<number, number>;
  const latest = new Map<string, Record<number, number>>();
  const get = (_: object, ngram: string | symbol) => {
    const known = latest.get(ngram as string);
    const place = places.get(ngram as string);
    if (known !== undefined || place === undefined) return known;
    if (latest.size >= MAX_PARSED) latest.clear();
    const scores = scoresAt(place);
    latest.set(ngram as string, scores);
    return scores;
  };
  const languages = Object.fromEntries(
    [...(head[2] ?? '').matchAll(LANGUAGE)].map(([, at = '', code = '']) => [at, code]),
  );
  return { type: head[1] ?? '', languages, ngrams: new Proxy<NgramData['ngrams']>({}, { get }) };
}

/** Offset of the opening brace of each n-gram's scores. */
function placesOf(source: string, start: number): Map<string, number> {
  const places = new Map<string, number>();
  NGRAM.lastIndex = start;
  let end = start;
  for (let match = NGRAM.exec(source); match; match = NGRAM.exec(source)) {
    const place = NGRAM.lastIndex;
    places.set(match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? '', place);
    end = source.indexOf('}', place) + 1;
    NGRAM.lastIndex = source.startsWith(',', end) ? end + 1 : end;
  }
  if (!source.startsWith('}};', end))
    throw new Error(`The n-gram file of the language detector is truncated at ${end}`);
  return places;
}

const quoted = (scores: string): string => scores.replace(/\d+(?=:)/g, '"$&"');
