import type { Actor, Detail } from '../../api/result';
import { besidesActors } from './besides-actors';

const detail = (kind: Detail['kind'], quote: string, text = quote): Detail => ({
  kind,
  text,
  quote,
  source_url: '',
  source_name: '',
  date: null,
  reasons: [],
  reason_codes: [],
});
const actor = {
  earlier_statements: [{ quote: 'We will sail.' }],
  track_record: { entries: [{ quote: 'Harbour v Ferry Line' }] },
} as Actor;
const left = (...context: Detail[]) => besidesActors({ actors: [actor], context }).map(({ quote }) => quote);

describe('the background beside the actors', () => {
  it('leaves out what stands on an actor’s card: the same words, or with a name before them', () => {
    expect(left(detail('actor', 'We will sail.'), detail('actor', 'x', 'In court: Harbour v Ferry Line'))).toEqual([]);
  });

  it('keeps other details of actors, and of other kinds even the same words', () => {
    expect(left(detail('actor', 'He was born there.'), detail('precedent', 'We will sail.'))).toEqual([
      'He was born there.',
      'We will sail.',
    ]);
  });
});
