import type { Claim } from '@corroborate/domain';
import { parseGroups, noteItems, type NoteItem } from './consolidate.policy';
import type { PageNotes } from './page-notes.schema';

const claim: Claim = {
  id: 'c1',
  text: 'The bridge was closed.',
  kind: 'event',
  core: true,
  importance: 1,
  reasons: [],
};
const at = { quote: 'q', start: 0, end: 1 };
const page = (dead: string, mayor: string): PageNotes =>
  ({
    claims: [{ text: `${dead} people died on the bridge.`, importance: 1, ...at }],
    events: [{ when: '2026-10-12', precision: 'day', written: 'Monday', what: 'The bridge was closed', ...at }],
    actors: [{ name: mayor, kind: 'person', role: 'mayor', place: null, worthLookingUp: true, ...at }],
    explanations: [{ text: 'Rust weakened it', by: null, ...at }],
  }) as unknown as PageNotes;
const items = noteItems(
  [claim],
  new Map([
    [3, page('40', 'Ana Ruiz')],
    [7, page('28', 'Ana Ruíz')],
  ]),
);
const dead = [
  { value: '40', items: ['c3.1'] },
  { value: '28', items: ['c7.1'] },
];
const idsOf = (groups: { items: string[] }[]) => groups.map((group) => group.items);
const grouped = (given: string[], best = given[0] ?? '', differs: typeof dead = []) =>
  parseGroups({ groups: [{ items: given, best, differs }] }, items);

describe('noteItems', () => {
  it('numbers the items of each page after the claims of the case', () => {
    expect(items.map(({ id }) => id)).toEqual(['c1', 'c3.1', 'e3.1', 'a3.1', 'x3.1', 'c7.1', 'e7.1', 'a7.1', 'x7.1']);
    expect(items[3]).toMatchObject({ kind: 'actor', sourceId: 3, text: 'Ana Ruiz, mayor' });
  });
});

describe('parseGroups', () => {
  it('merges only identical items, and actors with the same name, without a model', () => {
    expect(idsOf(parseGroups(null, items))).toEqual([
      ['c1'],
      ['c3.1'],
      ['e3.1', 'e7.1'],
      ['a3.1', 'a7.1'],
      ['x3.1', 'x7.1'],
      ['c7.1'],
    ]);
  });

  it('keeps differing values of one claim, and puts the best item first', () => {
    expect(grouped(['c3.1', 'c7.1'], 'c7.1', dead)[0]).toEqual({
      kind: 'claim',
      items: ['c7.1', 'c3.1'],
      differs: dead,
    });
  });

  it('drops values not in the items, and a single value', () => {
    const invented = [...dead.slice(0, 1), { value: '30', items: ['c7.1'] }];
    expect(grouped(['c3.1', 'c7.1'], 'c3.1', invented)[0]?.differs).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['names an unknown item', ['c3.1', 'c9.9']],
    ['mixes kinds', ['c3.1', 'e7.1']],
    ['contains only one item', ['c3.1', 'c3.1']],
  ])('rejects a group that %s', (_, given) => {
    expect(grouped(given)).toEqual(parseGroups(null, items));
  });

  it('puts each item in exactly one group', () => {
    const groups = parseGroups(
      {
        groups: [
          { items: ['c1', 'c3.1'], best: 'c1', differs: [] },
          { items: ['c3.1', 'c7.1'], best: 'c7.1', differs: [] },
        ],
      },
      items,
    );
    expect(idsOf(groups)).toContainEqual(['c1', 'c3.1']);
    expect(idsOf(groups)).toContainEqual(['c7.1']);
    expect(idsOf(groups).flat().sort()).toEqual(items.map(({ id }: NoteItem) => id).sort());
  });
});
