import { toStem } from './words';
import { wordsAsWritten, stemsAsWritten } from './written-words';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const segmented = (text: string) =>
  [...segmenter.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment);

/** A small generator with a fixed start: the same texts in every run. */
function* randomTexts(alphabet: string[], count: number): Generator<string> {
  let state = 12_345;
  const next = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  for (let n = 0; n < count; n++)
    yield Array.from({ length: 1 + next(12) }, () => alphabet[next(alphabet.length)]).join('');
}

it.each([
  ['plain text', [...'aabZ019 .,:;\'_-"/@#$%&()!?\n\t']],
  [
    'text with other scripts',
    ['a', 'Z', '7', ' ', '.', ',', "'", '’', 'é', 'ß', '東', '京', 'ア', 'д', 'ع', '—', '“', '\u00a0', '_', '🙂'],
  ],
])('splits %s the same way as Intl.Segmenter', (_, alphabet) => {
  for (const text of randomTexts(alphabet, 5_000))
    expect([text, wordsAsWritten(text)]).toEqual([text, segmented(text)]);
});

it('keeps figures, initials and contractions whole', () => {
  expect(wordsAsWritten("The U.S. paid 1,250.50 — don't ask at 10:30")).toEqual([
    'The',
    'U.S',
    'paid',
    '1,250.50',
    "don't",
    'ask',
    'at',
    '10',
    '30',
  ]);
});

it('returns the same stem for repeated calls', () => {
  expect(['Protests', 'Protests', 'protesting'].map(toStem)).toEqual(['protest', 'protest', 'protest']);
  expect(stemsAsWritten('The workers’ strikes')).toEqual(stemsAsWritten('worker strike'));
});

it('keeps initials and names that are stop words except for their capital letters', () => {
  expect(stemsAsWritten('WHO and US: who told us?')).toEqual(['who', 'us']);
  expect(stemsAsWritten('the U.S. dollar')).toEqual(['us', 'dollar']);
});
