import { scriptSentences } from './script-sentences';

describe('sentences of any script', () => {
  it('make up the whole text, each from where it starts', () => {
    const text = 'It fell. Nobody was hurt!  Was it closed?';
    const found = scriptSentences(text, 'en-GB');
    expect(found.map((one) => one.text).join('')).toBe(text);
    expect(found.map(({ start }) => start)).toEqual([0, 9, 27]);
  });

  it('end where scripts without blanks end them', () =>
    expect(scriptSentences('橋が落ちた。けが人はいない。', 'ja')).toHaveLength(2));

  it('are read as English where the language is none', () =>
    expect([null, '', '??'].map((language) => scriptSentences('One. Two.', language).length)).toEqual([2, 2, 2]));
});
