import type { SourceCheck } from '../../api/investigations';
import { latestChange } from './watched';

const look = (change: SourceCheck['change']): SourceCheck => ({
  look_id: 1,
  at: '2026-01-02T03:04:05Z',
  change,
  fresh: false,
  reasons: [],
  differences: [],
  http_status: 200,
  final_url: null,
});

it.each([
  [[], { changed: false, words: 'not checked yet' }],
  [['unchanged'], { changed: false, words: 'unchanged' }],
  [['unchanged', 'gone', null], { changed: true, words: 'gone' }],
  [['silently-edited', 'unchanged'], { changed: false, words: 'unchanged' }],
  [[null], { changed: false, words: 'unreadable' }],
] as [SourceCheck['change'][], ReturnType<typeof latestChange>][])(
  'summarizes the source checks %j as %j',
  (changes, expected) => {
    expect(latestChange({ looks: changes.map(look) })).toEqual(expected);
  },
);
