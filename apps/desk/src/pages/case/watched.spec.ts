import type { Look } from '../../api/investigations';
import { standing } from './watched';

const look = (change: Look['change']): Look => ({
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
  [[], { turned: false, words: 'not checked yet' }],
  [['unchanged'], { turned: false, words: 'unchanged' }],
  [['unchanged', 'gone', null], { turned: true, words: 'gone' }],
  [['silently-edited', 'unchanged'], { turned: false, words: 'unchanged' }],
  [[null], { turned: false, words: 'unreadable' }],
] as [Look['change'][], ReturnType<typeof standing>][])('looks %j leave a source as %j', (changes, expected) => {
  expect(standing({ looks: changes.map(look) })).toEqual(expected);
});
