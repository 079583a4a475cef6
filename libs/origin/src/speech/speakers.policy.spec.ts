import { spokenSentences } from './speakers.policy';
import { cpuNow } from '../../../../test/support/cpu';

const said = (text: string) => spokenSentences(text, 'en').map(({ speaker, sentence }) => [speaker, sentence]);

describe('who speaks in a text', () => {
  it('comes with the whole sentence, letter by letter', () => {
    const text =
      'The kilns are old. “We  will keep them,” Director Mirel Dast told the council on Monday.\n\nIt rained.';
    const [only, ...rest] = said(text);
    expect(rest).toEqual([]);
    expect(only?.[0]).toContain('Mirel Dast');
    expect(text).toContain(only?.[1] ?? 'nothing was found');
    expect(only?.[1]).toContain('We  will keep them');
  });

  it('leaves out those whom it does not name', () => {
    expect(said('He said the kilns will close. It is said that the kilns will close.')).toEqual([]);
  });

  it('reads the beginning of an endless text alone, and that quickly', () => {
    const text = 'Mirel Dast said the kilns will close. '.repeat(3_000);
    const started = cpuNow();
    expect(said(text)).toHaveLength(1);
    expect(cpuNow() - started).toBeLessThan(3_000);
  });
});
