import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readNgrams, type NgramData } from './ngram.reader';

/** The parts of the package `eld` that are used. */
export interface Detector {
  detect(text: string): { language: string; getScores(): Record<string, number>; isReliable(): boolean };
  info(): { Languages: Record<number, string> };
}

interface EldPackage {
  createEld(): { instance: Detector; loadData: (data: NgramData) => void };
}

/** The package exports only ES modules, which cannot be loaded synchronously, so its files are loaded by path. */
const DETECTOR_PATH = 'eld/src/languageDetector.js';
/** The small n-gram set was as accurate as the large one in our measurements and uses half the memory. */
const NGRAMS_PATH = 'eld/src/ngrams/small.js';
let cachedDetector: Detector | null = null;

/** Loaded on first use, which takes about 100 ms; server processes load it at startup. */
export const getDetector = (): Detector => (cachedDetector ??= loadDetector());

function loadDetector(): Detector {
  const find = createRequire(__filename);
  const folder = find.resolve.paths('eld')?.find((one) => existsSync(join(one, NGRAMS_PATH))) ?? '';
  const { instance, loadData } = (find(join(folder, DETECTOR_PATH)) as EldPackage).createEld();
  loadData(readNgrams(readFileSync(join(folder, NGRAMS_PATH), 'utf8')));
  return instance;
}
