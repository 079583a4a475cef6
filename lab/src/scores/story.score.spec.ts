import { storyFigures } from './world.score';
import type { Truth } from './world-score.types';

const truth: Truth = {
  ...{ topic: 't1', verdict: 'supported', level: ['verified'] },
  timeline: [{ date: '2026-10-17T06:40' }, { date: '2026-12-04' }, { date: '1936-01-01' }],
  people: [{ name: 'Ann Roe' }, { name: 'Tom Hale' }, { name: 'Eva Lund' }],
};

describe('story metrics', () => {
  it('counts expected dates in the timeline of a story, and expected people who have a role', () => {
    const story = {
      days: ['2026-10-17', '1936', '2026-10-17T07:00'],
      people: [
        { name: 'Dr. Ann Roe', role: 'county clerk' },
        { name: 'Tom Hale', role: null },
      ],
      noted: { events: 5, people: 3 },
    };
    expect(storyFigures([{ truth, story }])).toEqual({
      ...{ notedEvents: 5, lines: 3, days: 3, daysListed: 2 },
      ...{ notedPeople: 3, listedPeople: 2, peopleWithRole: 1, people: 3, peopleNamed: 1 },
    });
  });

  it('skips a topic without a case file in the story metrics', () =>
    expect(storyFigures([{ truth, story: null }])).toMatchObject({ days: 0, people: 0, notedEvents: 0 }));
});
