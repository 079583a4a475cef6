import { scriptSentences } from './script-sentences';

describe('sentences in any script', () => {
  it('splits a text into sentences that cover the whole text, each with its start offset', () => {
    const text = 'It fell. Nobody was hurt!  Was it closed?';
    const found = scriptSentences(text, 'en-GB');
    expect(found.map((one) => one.text).join('')).toBe(text);
    expect(found.map(({ start }) => start)).toEqual([0, 9, 27]);
  });

  it('ends sentences correctly in scripts without spaces', () =>
    expect(scriptSentences('橋が落ちた。けが人はいない。', 'ja')).toHaveLength(2));

  it('splits sentences as English if the language is missing or invalid', () =>
    expect([null, '', '??'].map((language) => scriptSentences('One. Two.', language).length)).toEqual([2, 2, 2]));
});
