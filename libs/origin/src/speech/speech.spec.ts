import { extractSpeech } from './speech.policy';
import { cpuNow } from '../../../../test/support/cpu';

const found = (text: string, language?: string) =>
  extractSpeech(text, language).map(
    ({ source, cue }) => `${source ? text.slice(source.start, source.end) : '–'} | ${text.slice(cue.start, cue.end)}`,
  );

describe('who says what in an English text', () => {
  it.each([
    ['The hall will close, Mayor Ann Roe said.', ['Mayor Ann Roe | said']],
    ['“The hall will close,” said Ann Roe, a baker in Elm.', ['Ann Roe, a baker in Elm | said']],
    ['Ann Roe, who runs the mill, said the hall would close.', ['Ann Roe, who runs the mill | said']],
    ['According to the county clerk, the hall will close.', ['the county clerk | According to']],
    [
      'The hall will close, according to two people familiar with the matter.',
      ['two people familiar with the matter | according to'],
    ],
    ['Residents and traders have complained about the noise.', ['Residents and traders | have complained about']],
    ['The council refused to confirm the sum.', ['The council | refused to confirm']],
    ['The bridge was condemned by engineers.', ['engineers | was condemned']],
    ['Bo Lee criticised the plan, saying it would cost too much.', ['Bo Lee | criticised', 'Bo Lee | saying']],
    ['A study that appeared in May found that the roof leaked.', ['A study that appeared in May | found']],
    ['She wrote in a letter that the roof leaked.', ['She | wrote in a letter']],
    ['The mayor expressed deep concern about the roof.', ['The mayor | expressed deep concern about']],
    ['Reportedly the roof leaked.', ['– | Reportedly']],
    ['It was unclear whether the roof leaked.', ['– | It was unclear']],
  ])('in “%s”', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
  it('takes a quoted or reported voice within another for part of what that one says', () => {
    expect(found('Ann Roe said that the clerk had told her that the roof leaked.')).toEqual(['Ann Roe | said']);
    expect(found('“He said it leaked and she agreed,” Ann Roe said.')).toEqual(['Ann Roe | said']);
  });
  it('reads transcripts and signed quotes', () => {
    expect(found('ROE: Did it leak?\n\nLEE: It did.')).toEqual(['ROE | :', 'LEE | :']);
    expect(found('“It leaked.”\n― Ann Roe')).toEqual(['Ann Roe | ―']);
  });
  it('does not take nouns for verbs', () => {
    expect(found('The plans and the claims of three states are on the table.')).toEqual([]);
  });
  it('gives the content beside its cue', () => {
    const text = '“It leaked,” Ann Roe said.';
    expect(extractSpeech(text)[0]?.content.map(({ start, end }) => text.slice(start, end))).toContain('“It leaked,”');
  });
  it('is quick on hostile text and bounded', () => {
    const started = cpuNow();
    extractSpeech(`${'said '.repeat(10_000)}${'A, '.repeat(10_000)}${'"'.repeat(5000)}`);
    extractSpeech(`${'according to the '.repeat(20_000)}`);
    extractSpeech('Laut Aaa Bbb '.repeat(30_000), 'de');
    expect(cpuNow() - started).toBeLessThan(15_000);
  });
});

describe('the plainest cues of other languages', () => {
  it.each([
    ['es', 'Según la alcaldesa Ana Ruiz, la sala cerrará.', 'Ana Ruiz'],
    ['es', '«La sala cerrará», dijo Ana Ruiz.', 'Ana Ruiz'],
    ['pt', 'A sala fecha, disse Ana Ruiz.', 'Ana Ruiz'],
    ['fr', 'La salle fermera, a déclaré Anne Roux.', 'Anne Roux'],
    ['de', 'Laut Anna Rohr schließt die Halle.', 'Anna Rohr'],
    ['de', 'Anna Rohr sagte, die Halle schließe.', 'Anna Rohr'],
  ])('in %s: %s', (language, text, source) => {
    expect(found(text, language).join()).toContain(source);
  });
  it('leaves languages alone that it does not know', () => {
    expect(found('Anna Rohr sagte nichts.', 'fi')).toEqual([]);
  });
});
