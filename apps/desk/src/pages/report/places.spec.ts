import type { ReportSection } from '../../api/reports';
import { splitFinalStop, indexCitations } from './places';

const sentence = (...numbers: number[]) => ({
  text: 'It burned down.',
  basis: 'sources' as const,
  citations: numbers.map((n) => ({ n, quote: `quote ${n}` })),
});
const section = (title: string, ...sentences: ReturnType<typeof sentence>[]): ReportSection => ({
  id: title,
  title,
  empty: null,
  groups: [{ heading: null, as: 'prose', items: [{ label: null, sentences }] }],
});

describe('citation numbers in a report', () => {
  const [first, second, third] = [sentence(1, 2), sentence(2), sentence(2, 1, 2)];
  const places = indexCitations([section('Summary', first, second), section('Findings', third)]);

  it('gives citation numbers in a report their own anchors, one per source in a sentence', () => {
    expect(places.in(first).map(({ id }) => id)).toEqual(['cite-1-1', 'cite-2-1']);
    expect(places.in(second).map(({ id }) => id)).toEqual(['cite-2-2']);
    expect(places.in(third).map(({ id }) => id)).toEqual(['cite-1-2', 'cite-2-3']);
  });

  it('lists the citation numbers in a report for each source, section by section', () => {
    expect(places.of(2).map(({ id, section: title }) => [id, title])).toEqual([
      ['cite-2-1', 'Summary'],
      ['cite-2-2', 'Summary'],
      ['cite-2-3', 'Findings'],
    ]);
    expect(places.of(3)).toEqual([]);
  });

  it('places citation numbers in a report before the final period', () => {
    expect(splitFinalStop('It burned down.')).toEqual(['It burned down', '.']);
    expect(splitFinalStop('“Gone”')).toEqual(['“Gone”', '']);
    expect(splitFinalStop('')).toEqual(['', '']);
  });
});
