/** Data of the detector package: scores by language and n-gram. */
export interface NgramData {
  type: string;
  /** Two-letter codes, by the number used in scores. */
  languages: Record<number, string>;
  ngrams: Record<string, Record<number, number> | undefined>;
}

const NGRAM_FILE_HEADER = /^export const ngramsData = \{type:'(\w+)',languages:\{([^}]*)\},isSubset:false,ngrams:\{/m;
const LANGUAGE_ENTRY = /(\d+):'(\w+)'/g;
/** Parsed n-grams to cache; a few n-grams make up most of a text. A few MB. */
const MAX_CACHED_NGRAMS = 3_000;
const NGRAM_KEY = /(?:'((?:[^'\\]|\\.)*)'|([\p{L}\p{N}_$]+)):(?=\{)/uy;

/**
 * Parses the module as text: executed, its 100,000 objects take 150 MB per thread. Scores stay text until looked up.
 * @throws if the format differs
 */
export function readNgrams(source: string): NgramData {
  const head = NGRAM_FILE_HEADER.exec(source);
  if (!head) throw new Error('The n-gram file of the language detector has an unknown header');
  const places = indexNgrams(source, head.index + head[0].length);
  const scoresAt = (place: number) =>
    JSON.parse(quoteKeys(source.slice(place, source.indexOf('}', place) + 1))) as Record<number, number>;
  let kept = 0;
  const get = (_: object, ngram: string | symbol, latest: NgramData['ngrams']) => {
    const place = typeof ngram === 'string' ? places.get(ngram) : undefined;
    if (place === undefined) return undefined;
    if ((kept += 1) > MAX_CACHED_NGRAMS) for (const one of Object.keys(latest)) delete latest[one];
    if (kept > MAX_CACHED_NGRAMS) kept = 1;
    return (latest[ngram as string] = scoresAt(place));
  };
  const languages = Object.fromEntries(
    [...(head[2] ?? '').matchAll(LANGUAGE_ENTRY)].map(([, at = '', code = '']) => [at, code]),
  );
  // Parsed entries are stored on an object in front of the proxy, because the proxy is slow.
  const ngrams = Object.create(new Proxy<NgramData['ngrams']>({}, { get })) as NgramData['ngrams'];
  return { type: head[1] ?? '', languages, ngrams };
}

/** Offset of the opening brace of each n-gram's scores. */
function indexNgrams(source: string, start: number): Map<string, number> {
  const places = new Map<string, number>();
  NGRAM_KEY.lastIndex = start;
  let end = start;
  for (let match = NGRAM_KEY.exec(source); match; match = NGRAM_KEY.exec(source)) {
    const place = NGRAM_KEY.lastIndex;
    places.set(match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? '', place);
    end = source.indexOf('}', place) + 1;
    NGRAM_KEY.lastIndex = source.startsWith(',', end) ? end + 1 : end;
  }
  if (!source.startsWith('}};', end))
    throw new Error(`The n-gram file of the language detector is truncated at ${end}`);
  return places;
}

const quoteKeys = (scores: string): string => scores.replace(/\d+(?=:)/g, '"$&"');
