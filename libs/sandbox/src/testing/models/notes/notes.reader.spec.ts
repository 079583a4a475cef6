import { contradicted } from '../contradicted';
import type { Given } from '../model.given';
import { collectLabels } from './page.labels';
import { getReaderKind } from './notes.reader';

describe('notes-based reader', () => {
  it('takes its error rate and kind from the model name', () => {
    expect(getReaderKind('sandbox-notes')).toEqual({ rate: 0, error: 'optimistic' });
    expect(getReaderKind('sandbox-notes-10-misquoting')).toEqual({ rate: 0.1, error: 'misquoting' });
    expect(getReaderKind('sandbox-behaves')).toBeNull();
    expect(getReaderKind('sandbox-notes-10-sleepy')).toBeNull();
  });

  it('maps supporting and disputing pages of the ground truth to page labels, and ignores others', () => {
    const truth = { topic: 't1', verdict: 'supported' as const, level: ['verified' as const], candidate: true };
    const evidence = {
      support: ['https://a.example/1'],
      dispute: ['https://b.example/1'],
      other: ['https://c.example'],
    };
    const topics = [{ externalId: 't1', title: 'Bridge shut' }] as never;
    const labels = collectLabels({ topics }, [{ ...truth, evidence }]);
    expect([...(labels.get('Bridge shut') ?? [])]).toEqual([
      ['https://a.example/1', 'supports'],
      ['https://b.example/1', 'disputes'],
    ]);
    expect(collectLabels({ topics }, [{ ...truth, evidence: ['https://a.example/1'] }]).get('Bridge shut')?.size).toBe(
      0,
    );
  });
});

describe('contradicted', () => {
  const core = 'A ferry with 42 people and 3 crew sank.';
  const other = 'A ferry with 334 people and 3 crew sank';
  const given: Given = {
    passages: [{ id: 'p1', text: 'The ferry with 42 people and 3 crew sank.' }],
    claims: [core, other, 'It is not true that this happened: A ferry sank.'].map((text, at) => ({
      id: `q${at}`,
      text,
    })),
    statements: [],
    setting: [],
    asked: null,
    items: [],
    questions: [],
    topic: null,
    named: null,
    rest: [],
  };

  it('returns true for a denial of the main claim and for a statement with another figure', () =>
    expect(given.claims.map(({ text }) => contradicted(text, given))).toEqual([false, true, true]));

  it('returns true for any statement if none of its figures matches', () => {
    const alone = (text: string) => contradicted(text, { ...given, claims: [{ id: 'q1', text }] });
    expect([alone(other), alone('9 people fell.'), alone('Nobody fell.')]).toEqual([false, true, false]);
  });
});
