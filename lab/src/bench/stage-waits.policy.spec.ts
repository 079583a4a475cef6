import type { StageName } from '@corroborate/domain';
import { addedBySocial } from './stage-waits.policy';

const at = (ms: number) => new Date(ms).toISOString();
const ran = (stage: StageName, from: number, to: number, round = 1) => ({
  round,
  stage,
  startedAt: at(from),
  finishedAt: at(to),
});

describe('the time that a stage adds to a round', () => {
  const times = [
    ran('search', 0, 300),
    ran('read', 320, 900),
    ran('social', 0, 700),
    ran('decide', 1000, 1200),
    ran('search', 1300, 1500, 2),
  ];

  it('returns zero as the time that a stage adds to a round if another stage ends later', () => {
    expect(addedBySocial(times)).toBe(0);
    expect(addedBySocial(times.filter(({ round }) => round === 2))).toBe(0);
  });

  it('counts as the added time of a stage only the time for which the decision waits for this stage alone', () => {
    expect(addedBySocial([...times.filter(({ stage }) => stage !== 'social'), ran('social', 0, 960)])).toBe(60);
  });
});
