import { FakeDomainAges } from '@corroborate/credibility/testing';
import { failed, found, nothingFound, type Outcome } from '@corroborate/domain';
import { OutcomeCache, cacheDomainAges } from './answered-once';

const inCase = (investigationId: number | null) => ({ investigationId, stage: 'origin' });

describe('OutcomeCache', () => {
  const asking = (outcomes: Outcome<string>[], most?: number) => {
    const once = new OutcomeCache<string>(most);
    let calls = 0;
    const ask = (question: string, id: number | null = 1) =>
      once.ask(question, inCase(id), async () => outcomes[Math.min(calls++, outcomes.length - 1)] as Outcome<string>);
    return { ask, calls: () => calls };
  };

  it('sends one request for an answer that was found or empty', async () => {
    for (const outcome of [found('x'), nothingFound('no')]) {
      const { ask, calls } = asking([outcome]);
      expect([await ask('a'), await ask('a')]).toEqual([outcome, outcome]);
      expect(calls()).toBe(1);
    }
  });

  it('sends another request after a failure', async () => {
    const { ask } = asking([failed('away'), found('x')]);
    expect([(await ask('a')).kind, (await ask('a')).kind]).toEqual(['failed', 'found']);
  });

  it('shares no answer with another investigation and caches nothing outside one', async () => {
    const { ask, calls } = asking([found('x')]);
    await ask('a', 1);
    await ask('a', 2);
    await ask('a', null);
    await ask('a', null);
    expect(calls()).toBe(4);
  });

  it('evicts the least recently used answer', async () => {
    const { ask, calls } = asking([found('x')], 2);
    for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(question);
    expect(calls()).toBe(4);
  });
});

describe('domain ages in one investigation', () => {
  it('looks up the age of a domain once per site in one investigation', async () => {
    const register = new FakeDomainAges().addRegistration('a.example', '2020-01-01T00:00:00.000Z');
    const ages = cacheDomainAges(register);
    await ages.registeredAt('a.example', inCase(1));
    expect(await ages.registeredAt('a.example', inCase(1))).toEqual(found('2020-01-01T00:00:00.000Z'));
    expect(register.asked).toEqual(['a.example']);
  });
});
