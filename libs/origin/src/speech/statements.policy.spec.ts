import { restsOnUnnamed, statementsOn } from './statements.policy';

const CLAIM = 'Halvik Glass will close its kilns at Torsund in April.';

describe('statements that bear on the claim', () => {
  it('tell the speaker, the cue and the content, and leave out what is about something else', () => {
    const text =
      'The kilns at Torsund will close in April, Mirel Dast said on Monday. “The soup was very good,” Aldo Verin said.';
    const found = statementsOn(CLAIM, text, 'en');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ anonymous: false, cue: expect.stringContaining('said') as string });
    expect(found[0]?.speaker).toContain('Mirel Dast');
    expect(found[0]?.content).toContain('kilns');
    expect(restsOnUnnamed(found)).toBe(false);
  });

  it.each([
    'Two people familiar with the matter said Halvik Glass will close the kilns at Torsund.',
    'Halvik Glass will close the kilns at Torsund, sources said.',
  ])('mark speakers without a name: %s', (text) => {
    expect(restsOnUnnamed(statementsOn(CLAIM, text, 'en'))).toBe(true);
  });

  it('rest on the named one where both speak', () => {
    const text =
      'Two people familiar with the matter said Halvik Glass will close the kilns at Torsund. ' +
      'Director Mirel Dast said the kilns at Torsund will close in April.';
    expect(restsOnUnnamed(statementsOn(CLAIM, text, 'en'))).toBe(false);
  });

  it.each([
    [
      'after the quotation that ends the paragraph before',
      '“Halvik Glass will close the kilns at Torsund.”\nMirel Dast said so on Monday.',
    ],
    [
      'before other paragraphs that have none of its words',
      'Nothing else was decided.\nMirel Dast said the kilns at Torsund will close.\nAldo Verin ' +
        'said the soup was very good.',
    ],
  ])('are found %s', (_where, text) => {
    const found = statementsOn(CLAIM, text, 'en');
    expect(found).toHaveLength(1);
    expect(found[0]?.speaker).toContain('Mirel Dast');
    expect(found[0]?.content).toContain('kilns at Torsund');
  });

  it.each([
    ['Mirel Dast told our crew the kilns at Torsund will close.', 'our crew the kilns at Torsund will close'],
    ['Mirel Dast told our crew that the kilns at Torsund will close.', 'the kilns at Torsund will close'],
    ['Mirel Dast told the Vesper Post she would close the kilns at Torsund.', 'she would close the kilns at Torsund'],
    ['Mirel Dast confirmed to WKPM 9 that the kilns at Torsund will close.', 'the kilns at Torsund will close'],
    ['Mirel Dast said the kilns that stand at Torsund will close.', 'the kilns that stand at Torsund will close'],
    ['TORSUND, Maine (AP) - The kilns at Torsund will close, Mirel Dast said.', 'The kilns at Torsund will close'],
  ])('tell what was said, without to whom and where from: %s', (text, content) => {
    expect(statementsOn(CLAIM, text, 'en')[0]?.content).toBe(content);
  });

  it('are few and short, whatever the page', () => {
    const text = Array.from(
      { length: 60 },
      (_, at) => `Mirel Dast said the kilns at Torsund number ${at} ${'very '.repeat(200)} will close.`,
    ).join(' ');
    const found = statementsOn(CLAIM, text, 'en');
    expect(found.length).toBeLessThanOrEqual(6);
    expect(Math.max(0, ...found.map(({ content }) => content.length))).toBeLessThanOrEqual(300);
    expect(restsOnUnnamed(statementsOn(CLAIM, 'The kilns stand at Torsund.', 'en'))).toBe(false);
  });
});
