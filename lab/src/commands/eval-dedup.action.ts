import { benchSameText } from '../bench/same-text.bench';
import { printFigures } from '../data-set';

/** Copies of one text among articles made for it, always the same. */
export function evalDedup({ json }: { json?: boolean }): void {
  const { pairs, found, ...figures } = benchSameText(10_000);
  printFigures({ ...figures, pairs, found, recall: found / pairs }, json);
}
