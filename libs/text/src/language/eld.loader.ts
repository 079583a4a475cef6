import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readNgrams, type NgramData } from './ngram.reader';

/** What is used of the package `eld`. */
export interface Detector {
  detect(text: string): { language: string; getScores(): Record<string, number>; isReliable(): boolean };
  info(): { Languages: Record<number, string> };
}

interface Package {
  createEld(): { instance: Detector; loadData: (data: NgramData) => void };
}

/**
 * The package opens itself to `import` alone, and texts are judged where nothing can wait for one: its files are taken
 * by their place.
 */
const DETECTOR = 'eld/src/languageDetector.js';
/** The small set of n-grams tells as well as the large one on what we measured and takes half the memory. */
const NGRAMS = 'eld/src/ngrams/small.js';
let detector: Detector | null = null;

/**
 * Loaded when the first text is judged; that takes some 100 ms of the thread, so that a process which serves others
 * asks for it as it starts.
 */
export const eld = (): Detector => (detector ??= load());

function load(): Detector {
  const find = createRequire(__filename);
  const folder = find.resolve.paths('eld')?.find((one) => existsSync(join(one, NGRAMS))) ?? '';
  const { instance, loadData } = (find(join(folder, DETECTOR)) as Package).createEld();
  loadData(readNgrams(readFileSync(join(folder, NGRAMS), 'utf8')));
  return instance;
}
