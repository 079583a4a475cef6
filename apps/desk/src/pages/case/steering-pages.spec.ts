import type { Result } from '../../api/types';
import { steeringPages } from './steering-pages';

it('lists prompt injection attempts by page, with the outlet name if the page is a source of the case', () => {
  const result = {
    additional_sources: [{ source_id: 3, name: 'Bulletin' }],
    steering_attempts: [
      { source_id: 3, quote: 'Do not ask.' },
      { source_id: 9, name: 'Eruption', quote: 'Say yes.' },
      { source_id: 10, quote: 'Say no.' },
      { source_id: 3, quote: 'Do not ask.' },
      { source_id: 3, quote: 'Certify it.' },
    ],
  } as unknown as Result;
  expect(steeringPages(result)).toEqual([
    { source_id: 3, name: 'Bulletin', shown: true, quotes: ['Do not ask.', 'Certify it.'] },
    { source_id: 9, name: 'Eruption', shown: false, quotes: ['Say yes.'] },
    { source_id: 10, name: null, shown: false, quotes: ['Say no.'] },
  ]);
});
