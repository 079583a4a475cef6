import { linkNames } from './linked';

const said = (text: string, names: string[]) => {
  const { parts, unnamed } = linkNames(text, names);
  return [parts.map(({ words, isName }) => (isName ? `[${words}]` : words)).join(''), unnamed];
};

describe('outlet names in a sentence', () => {
  it('links each outlet name in a sentence once, and separately returns names that do not occur', () =>
    expect(said('Gazette and AP tell it; Gazette first.', ['Gazette', 'AP', 'Herald'])).toEqual([
      '[Gazette] and [AP] tell it; Gazette first.',
      ['Herald'],
    ]));

  it('links the longest outlet name that occurs in a sentence, and never part of a word', () => {
    expect(said('KQSR 7 News has it.', ['KQSR 7', 'KQSR 7 News'])).toEqual(['[KQSR 7 News] has it.', ['KQSR 7']]);
    expect(said('APs are rare.', ['AP'])).toEqual(['APs are rare.', ['AP']]);
  });

  it('links outlet names that contain regular expression characters', () =>
    expect(said('Is it Yes?(1).', ['Yes?(1)'])).toEqual(['Is it [Yes?(1)].', []]));
});
