import { scoreAttributions, type AttributionSpans, type TextPart } from './attribution.score';

const text = 'Ann Roe said that it rained. Bo Lee agreed.';
const part = (words: string): TextPart[] =>
  words ? [{ start: text.indexOf(words), end: text.indexOf(words) + words.length }] : [];
const spans = (source: string, cue: string, content = ''): AttributionSpans => ({
  source: part(source),
  cue: part(cue),
  content: part(content),
});
const score = (truth: AttributionSpans[], predicted: AttributionSpans[]) =>
  scoreAttributions([{ text, truth, predicted }]);

describe('the score of attributions', () => {
  it('counts a span by half of its union', () => {
    expect(score([spans('Ann Roe', 'said')], [spans('Roe said', 'said')]).source.f1).toBe(0);
    expect(score([spans('Ann Roe', 'said')], [spans('Ann Roe', 'said that')]).cue.f1).toBe(1);
  });
  it('leaves out sources that nobody named, and counts those invented', () => {
    const { source, cue } = score(
      [spans('', 'said'), spans('Bo Lee', 'agreed')],
      [spans('Ann Roe', 'said'), spans('Bo Lee', 'agreed')],
    );
    expect([source.precision, source.recall, cue.f1]).toEqual([0.5, 1, 1]);
  });
  it('pairs each span once, the best first', () => {
    const twice = score([spans('Ann Roe', 'said')], [spans('Ann Roe', 'said'), spans('Ann Roe', 'said')]);
    expect([twice.cue.precision, twice.cue.recall]).toEqual([0.5, 1]);
  });
  it('takes an attribution for right only when its own source and cue are', () => {
    const crossed = score(
      [spans('Ann Roe', 'said'), spans('Bo Lee', 'agreed')],
      [spans('Ann Roe', 'agreed'), spans('Bo Lee', 'said')],
    );
    expect([crossed.source.f1, crossed.cue.f1, crossed.attribution.f1]).toEqual([1, 1, 0]);
  });
  it('does not count blanks, and joins the parts of a broken span', () => {
    const broken = { source: [...part('Ann'), ...part('Roe')], cue: part('said'), content: [] };
    expect(score([spans('Ann Roe', 'said')], [broken]).source.f1).toBe(1);
  });
  it('is nothing when nothing was found', () => {
    expect(score([spans('Ann Roe', 'said')], []).source).toMatchObject({ precision: 0, recall: 0, f1: 0 });
  });
});
