import { selectSources } from './source-selection.policy';

const use = (sourceId: number, counts: boolean, stance: 'supports' | 'disputes' | 'mentions') => ({
  sourceId,
  counts,
  stance,
});

it('selects counted and disputing sources only', () => {
  const uses = [
    use(1, false, 'disputes'),
    use(2, false, 'mentions'),
    use(3, true, 'supports'),
    use(4, false, 'supports'),
  ];
  expect(selectSources(uses)).toEqual([3, 1]);
});

it('drops disputing sources first above the limit', () => {
  const many = Array.from({ length: 15 }, (_, n) => [use(n, false, 'disputes'), use(100 + n, true, 'supports')]).flat();
  const shown = selectSources(many);
  expect(shown).toHaveLength(20);
  expect(shown.filter((id) => id >= 100)).toHaveLength(15);
});
