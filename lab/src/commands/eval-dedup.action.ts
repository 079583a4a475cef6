import { benchSameText } from '../bench/same-text.bench';
import { printFigures } from '../data-set';

/** Finds copies of a text among generated articles, which are the same in every run. */
export function evalDedup({ json }: { json?: boolean }): void {
  const { pairs, found, ...figures } = benchSameText(10_000);
  printFigures({ ...figures, pairs, found, recall: found / pairs }, json);
}
