/** Parts joined by `-` or `/`, with an agency's capitals in front: PSC/26/0932, OFB 26-0914. */
const JOINED_PARTS =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{2,5} )?[\p{L}\p{N}]{1,12}(?:[-/][\p{L}\p{N}]{1,12}){1,4}(?![\p{L}\p{N}])/gu;
const MIN_DIGITS = 3;

/** Reference numbers of documents, files and lots, with a capital and at least three digits, without duplicates. */
export function findReferenceNumbers(text: string): string[] {
  const found = [...text.matchAll(JOINED_PARTS)].map(([written]) => written);
  return [...new Set(found.filter((one) => /\p{Lu}/u.test(one) && digitCount(one) >= MIN_DIGITS))];
}

const digitCount = (text: string): number => text.replace(/\D/g, '').length;
