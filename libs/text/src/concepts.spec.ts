import { findConceptMentions } from './concepts';

const ids = (text: string) => findConceptMentions(text).map(({ id }) => id);

describe('English verb "die"', () => {
  it.each([
    'Die Stadt Larkau sperrt Brücke',
    'Larkau: Die Polizei sperrt die Brücke nach einem Sturm',
    'Stadtrat lehnt die Seilbahn ab und plant neu',
    'De brug die gisteren dicht ging, is niet open',
    'Bürger protestieren gegen die Gebühr',
  ])('does not recognize the English verb “die” in the foreign article of “%s”', (text) =>
    expect(ids(text)).not.toContain('die'),
  );

  it.each([
    'Two people die in Larkspur crash',
    'Two Hikers Die In Larkspur Storm',
    'Five die as ferry sinks',
    'The doctors said she would die within days',
    'Patients die Monday after outage',
  ])('recognizes the English verb “die” in “%s”', (text) => expect(ids(text)).toContain('die'));
});
