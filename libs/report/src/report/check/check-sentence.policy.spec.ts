import { millCase } from '../../testing';
import { caseStatement, sourcedDraft } from '../draft';
import { sourceList } from '../source-list';
import { sentenceFault } from './check-sentence.policy';

const list = sourceList(millCase());
const [gazette, courier, unquoted] = [
  { n: 1, quote: null },
  { n: 2, quote: null },
  { n: 99, quote: null },
];
const codeOf = (...given: Parameters<typeof sourcedDraft>) => sentenceFault(sourcedDraft(...given), list)?.code ?? null;

describe('report sentence', () => {
  it.each([
    ['The Elm Valley mill burned down.', [gazette]],
    ['Elm Gazette writes: “Forty people got out”.', [gazette]],
    ['Chief Ada Okafor counted forty people.', [gazette]],
    ['All forty workers left.', [courier]],
    ['It was reported on March 6, 2025.', [gazette]],
  ])('accepts a report sentence if a cited capture contains its quotes, numbers and names: %s', (text, citations) =>
    expect(codeOf(text, citations)).toBeNull(),
  );

  it.each([
    ['The mill burned down.', [], 'sentence.no-source'],
    ['The mill burned down.', [unquoted], 'sentence.unknown-source'],
    ['Elm Gazette writes: “Fifty people got out”.', [gazette], 'sentence.quote-not-found'],
    ['The mill burned down.', [{ n: 1, quote: 'The mill flew away.' }], 'sentence.quote-not-found'],
    ['The mill burned down with 41 inside.', [gazette], 'sentence.number-not-found'],
    ['The mill burned down with forty-one inside.', [gazette], 'sentence.number-not-found'],
    ['The mill burned down, Mayor Lena Ruiz said.', [gazette], 'sentence.name-not-found'],
    ['All 40 workers of Pell Foods left.', [courier], 'sentence.name-not-found'],
    ['We also found that the mill burned down.', [gazette], 'sentence.set-phrase'],
    ['Additionally, the mill burned down.', [gazette], 'sentence.set-phrase'],
    ['Further investigation revealed that the mill burned down.', [gazette], 'sentence.set-phrase'],
  ])(
    'rejects a report sentence with a set phrase, without a known source or with content not in its source: %s',
    (text, citations, code) => expect(codeOf(text, citations)).toBe(code),
  );

  it('accepts the number of cited sources in a report sentence only if it is correct', () => {
    const counted = (value: number) => ({ counted: [{ words: 'Two', value, of: 'voices' as const }] });
    expect(codeOf('Two papers tell it.', [gazette, courier], counted(2))).toBeNull();
    expect(codeOf('Two papers tell it.', [gazette, { n: 5, quote: null }], counted(2))).toBe(
      'sentence.number-not-found',
    );
  });

  it('allows a set phrase inside a quote of a report sentence and looks up that quote on the page', () => {
    const quoting = 'Elm Gazette writes: “Additionally, the mill burned down”.';
    expect(codeOf(quoting, [gazette])).toBe('sentence.quote-not-found');
  });

  it('needs no citation if it is about the investigation, but must not contain a set phrase', () => {
    expect(sentenceFault(caseStatement('The topic is verified.'), list)).toBeNull();
    expect(sentenceFault(caseStatement('In conclusion, the topic is verified.'), list)?.code).toBe(
      'sentence.set-phrase',
    );
  });
});
