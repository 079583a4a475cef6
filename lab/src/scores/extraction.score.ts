/** One page: its true text and the extracted text. */
export interface ExtractionPair {
  truth: string;
  predicted: string;
}

const SHINGLE_WORDS = 4;

/**
 * Shingle F1 of the article-extraction benchmark: four-word sequences as multisets. Precision is the mean over pages
 * with a prediction, recall over pages with a truth, so an empty prediction lowers only recall.
 */
export function scoreExtraction(pairs: ExtractionPair[]) {
  const counts = pairs.map(({ truth, predicted }) => overlap(shingles(truth), shingles(predicted)));
  const precision = mean(counts.filter(({ tp, fp }) => tp + fp > 0).map(precisionOf));
  const recall = mean(counts.filter(({ tp, fn }) => tp + fn > 0).map(recallOf));
  const exact = pairs.filter(({ truth, predicted }) => sameWords(truth, predicted)).length;
  return {
    pages: pairs.length,
    f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
    precision,
    recall,
    /** Share of pages whose words are exactly the true ones in the true order. */
    accuracy: pairs.length ? exact / pairs.length : 0,
  };
}

/** All sequences of four words; a shorter text is one shorter sequence, an empty text none. */
export function shingles(text: string): Map<string, number> {
  const words = wordsOf(text);
  const found = new Map<string, number>();
  const last = words.length === 0 ? -1 : Math.max(0, words.length - SHINGLE_WORDS);
  for (let at = 0; at <= last; at += 1) {
    const shingle = words.slice(at, at + SHINGLE_WORDS).join(' ');
    found.set(shingle, (found.get(shingle) ?? 0) + 1);
  }
  return found;
}

function overlap(truth: Map<string, number>, predicted: Map<string, number>) {
  const counts = { tp: 0, fp: 0, fn: 0 };
  for (const shingle of new Set([...truth.keys(), ...predicted.keys()])) {
    const [wanted, got] = [truth.get(shingle) ?? 0, predicted.get(shingle) ?? 0];
    counts.tp += Math.min(wanted, got);
    counts.fp += Math.max(0, got - wanted);
    counts.fn += Math.max(0, wanted - got);
  }
  return counts;
}

type Counts = ReturnType<typeof overlap>;
const precisionOf = ({ tp, fp, fn }: Counts) => (fp + fn === 0 ? 1 : tp / (tp + fp));
const recallOf = ({ tp, fp, fn }: Counts) => (fp + fn === 0 ? 1 : tp / (tp + fn));
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];
const sameWords = (a: string, b: string) => wordsOf(a).join(' ') === wordsOf(b).join(' ');
const mean = (values: number[]) => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0);
