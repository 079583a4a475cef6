import type { ResultSource } from '../../api/result';
import { tellingSources } from './telling-sources';

const source = (
  stance: ResultSource['stance'],
  credibility_tier: ResultSource['credibility_tier'],
  passage: string | null = 'It sank.',
) => ({ stance, credibility_tier, passage });

describe('the evidence in short', () => {
  it('begins with what disputes, however credible what supports is, and with the best source of each', () => {
    const found = [source('supports', 1), source('disputes', 3), source('supports', 2), source('disputes', 2)];
    expect(tellingSources(found).map(({ stance, credibility_tier }) => `${stance} ${credibility_tier}`)).toEqual([
      'disputes 2',
      'disputes 3',
      'supports 1',
      'supports 2',
    ]);
  });

  it('ends with what only mentions the topic, however credible it is', () => {
    const found = [source('mentions', 1), source('supports', 4)];
    expect(tellingSources(found).map(({ stance }) => stance)).toEqual(['supports', 'mentions']);
  });

  it('leaves out what has no passage to show and what is not about the topic', () => {
    expect(tellingSources([source('supports', 1, null), source('disputes', 1, '')])).toEqual([]);
    expect(tellingSources([source('unrelated', 1)])).toEqual([]);
  });
});
