import { lexiconTable } from '../lexicon';

/** Currency of an amount by sign, code or lower-case word. */
const CURRENCIES = lexiconTable('any', 'currencies');

export const isCurrency = (word: string): boolean => CURRENCIES.has(word.toLowerCase());

const CODE_BEFORE = /(?:(?<![\p{L}\p{N}])\p{L}{1,4}\.?|(?<![\p{L}\p{N}])\p{L}{0,2}[$€£₹¥₩₽₴₺₦₱৳₪])[ \u00a0]?$/u;
const WORD_AFTER = /^[\s-]{0,2}(\p{L}{1,10}|[€$£₹₽₺])(?!\p{L})/u;

/** Currency mark of a figure: code and length in the text. */
export interface CurrencyMark {
  currency: string;
  length: number;
}

/** "$", "US$", "Rs." or "EUR" directly before a number. */
export function matchCurrencyBefore(before: string): CurrencyMark | null {
  const [written] = CODE_BEFORE.exec(before.slice(-8)) ?? [];
  const currency = written === undefined ? undefined : codeOf(written.trim().toLowerCase());
  return currency === undefined ? null : { currency, length: written?.length ?? 0 };
}

/** "dollars", "€" or "INR" after a number. */
export function matchCurrencyAfter(behind: string): CurrencyMark | null {
  const match = WORD_AFTER.exec(behind.slice(0, 16));
  const currency = match ? CURRENCIES.get((match[1] ?? '').toLowerCase()) : undefined;
  return currency === undefined ? null : { currency, length: match?.[0].length ?? 0 };
}

const codeOf = (mark: string): string | undefined => CURRENCIES.get(mark) ?? CURRENCIES.get(mark.slice(-1));
