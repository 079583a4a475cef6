import type { Claim } from '@corroborate/domain';
import { parseGroups, noteItems } from './consolidate.policy';
import type { PageNotes } from './page-notes.schema';
import { sourceClaims, sourceExplanations } from './source-claims.policy';

const core: Claim = {
  ...{ id: 'c1', text: 'The ferry ran aground off Pell Island.', kind: 'event', core: true },
  ...{ importance: 1, reasons: [] },
};

type Noted = [text: string, importance: number];
const page = (claims: Noted[], change: Partial<PageNotes> = {}): PageNotes =>
  ({
    ...{ reader: { kind: 'model', name: 'a-model', version: 'page-notes 4' }, relation: 'this-event', genre: 'news' },
    ...{ status: { kind: 'current', what: null }, events: [], actors: [], explanations: [] },
    claims: claims.map(([text, importance]) => ({ text, importance, quote: text, start: 0, end: text.length })),
    ...change,
  }) as unknown as PageNotes;

function found(pages: Record<number, PageNotes>, joined: string[][] = [], most = 10) {
  const notes = new Map(Object.entries(pages).map(([id, notes]) => [Number(id), notes]));
  const groups = joined.map((items) => ({ items, best: items[0]!, differs: [] }));
  const claims = [core];
  return sourceClaims({ claims, notes, groups: parseGroups({ groups }, noteItems(claims, notes)) }, most);
}
const textsOf = (claims: Claim[]) => claims.map(({ text }) => text);

const TOWED: Noted = ['Two tugs towed the ferry free at noon on Saturday.', 0.6];
const HURT: Noted = ['Nobody was hurt among the passengers.', 0.9];
const HURT_TOO: Noted = ['No passenger was injured.', 0.5];

describe('sourceClaims', () => {
  it('lists each claim from the pages once, most important first', () => {
    const claims = found({ 3: page([TOWED, HURT]), 7: page([HURT_TOO]) }, [['c3.2', 'c7.1']]);
    expect(textsOf(claims)).toEqual([HURT[0], TOWED[0]]);
    expect(claims[0]).toMatchObject({ id: 's1', core: false, importance: 0.9 });
  });

  it('leaves out claims already in the case, by group and by wording', () => {
    const again: Noted = ['Off Pell Island, the ferry ran aground.', 1];
    expect(found({ 3: page([again, ['It hit the ledge.', 0.8]]) }, [['c1', 'c3.2']])).toEqual([]);
  });

  it.each<[string, Partial<PageNotes>]>([
    ['retracted its report', { status: { kind: 'retracted', what: null } }],
    ['is satire', { genre: 'satire' }],
    ['is about another event', { relation: 'other-event' }],
  ])('takes nothing from a page that %s', (_, change) => expect(found({ 3: page([HURT], change) })).toEqual([]));

  it('leaves out minor details and claims above the limit', () => {
    expect(found({ 3: page([['The tugs were painted red.', 0.2]]) })).toEqual([]);
    expect(textsOf(found({ 3: page([TOWED, HURT]) }, [], 1))).toEqual([HURT[0]]);
  });
});

describe('sourceExplanations', () => {
  const explains = (text: string) => page([], { explanations: [{ text, by: null, quote: text, start: 0, end: 4 }] });

  it('lists each explanation once, most frequent first', () => {
    const notes = new Map([
      [3, explains('A fuse blew.')],
      [7, explains('The switch was old.')],
      [9, explains('The old switch failed.')],
    ]);
    const groups = [{ items: ['x7.1', 'x9.1'], best: 'x9.1', differs: [] }];
    const found = sourceExplanations({ notes, groups: parseGroups({ groups }, noteItems([core], notes)) }, 5);
    expect(found.map(({ claim, items }) => [claim.id, claim.text, items])).toEqual([
      ['x1', 'The old switch failed.', ['x9.1', 'x7.1']],
      ['x2', 'A fuse blew.', ['x3.1']],
    ]);
  });
});
