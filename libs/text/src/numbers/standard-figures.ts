import { writtenNumbers, type WrittenNumber } from './written-numbers';

const LARGE = 1000;
const SCALES: readonly [number, string][] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
];

/**
 * Normalizes large numbers: "25 lakh", "25,00,000" and "2.5mn" to "2.5 million", "three hundred thousand" to "300,000".
 * Years are kept. Makes texts comparable word by word.
 */
export function standardFigures(text: string): string {
  let from = 0;
  const parts: string[] = [];
  for (const number of writtenNumbers(text)) {
    if (!isLarge(number)) continue;
    parts.push(text.slice(from, number.start), standardForm(number.values[0] ?? 0));
    from = number.end;
  }
  return parts.join('') + text.slice(from);
}

const isLarge = ({ values: [value = 0], written, share }: WrittenNumber): boolean =>
  !share && value >= LARGE && !/^\d{4}$/.test(written);

function standardForm(value: number): string {
  const [scale, word] = SCALES.find(([least]) => value >= least) ?? [1, ''];
  const figure = (value / scale).toLocaleString('en-US', { maximumFractionDigits: 6 });
  return word === '' ? figure : `${figure} ${word}`;
}
