import { CROSSREF } from '../engines/crossref.adapter';
import { GUARDIAN } from '../engines/guardian.adapter';
import { TAVILY_KEYLESS } from '../engines/tavily.adapter';
import { WIKIPEDIA_SEARCH } from '../engines/wikipedia.adapter';
import { MODE_LIMITS } from '../search.thresholds';
import { buildQuery, damTopic } from '../testing/samples';
import { reserveCalls, isScienceTopic } from './reserve-calls.policy';

const ALL = [GUARDIAN, CROSSREF, TAVILY_KEYLESS, WIKIPEDIA_SEARCH];
const queries = [
  buildQuery('dam crack'),
  buildQuery('"Elm Valley" dam', { strategy: 'entity-event' }),
  buildQuery('dam fact check', { strategy: 'check' }),
];
const limits = MODE_LIMITS.exhaustive;
const asked = (topic = damTopic(), relevant = 0, most: Pick<typeof limits, 'enough' | 'reserveCalls'> = limits) =>
  reserveCalls(ALL, { queries, topic, relevant }, most).map(({ engine }) => engine);

describe('reserve engines', () => {
  it('skips reserve engines if enough was found, except those with their own index', () =>
    expect(asked(damTopic(), limits.enough)).toEqual(['guardian']));

  it('queries reserve engines if little was found', () => {
    expect(asked(damTopic({ title: 'Crack found in Elm Valley dam' }))).toEqual([
      'guardian',
      'tavily',
      'tavily',
      'wikipedia',
    ]);
  });

  it('queries the encyclopedia as a reserve engine only for a named entity', () =>
    expect(asked(damTopic({ title: 'taxes are to rise next year' }))).not.toContain('wikipedia'));

  it('queries papers as a reserve engine only for research and health', () => {
    expect(asked()).not.toContain('crossref');
    expect(asked(damTopic({ category: 'health' }), limits.enough)).toEqual(['guardian', 'crossref']);
  });

  it('keeps calls to reserve engines within the limit of the mode and gives a reason for each', () => {
    const calls = reserveCalls(
      ALL,
      { queries, topic: damTopic({ category: 'Science' }), relevant: 3 },
      {
        enough: 6,
        reserveCalls: 3,
      },
    );
    expect(calls).toHaveLength(3);
    expect(calls.at(-1)?.reason).toBe('Tavily was queried because other engines found only 3 of 6 relevant results');
  });
});

describe('isScienceTopic', () => {
  it.each([
    ['New vaccine cuts infections by half', null, true],
    ['Study finds dam at risk', null, true],
    ['Hospital closes its doors', 'Health & society', true],
    ['Crack found at Elm Valley dam', 'accident', false],
    ['Student wins race', null, false],
  ])('decides whether the topic “%s” (category %s) is about science: %s', (title, category, expected) =>
    expect(isScienceTopic({ title, category })).toBe(expected),
  );
});
