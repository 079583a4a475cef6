import { createReason, type EventReport, type Reason } from '@corroborate/domain';
import { compareAccounts } from './compare-accounts.policy';

const strike: EventReport = {
  title: 'Strike closes Orson Paper mill in Elm Valley',
  text: 'About 1,450 workers of Orson Paper walked out on Monday over wages, the Allied Mill Workers said.',
  place: 'Elm Valley, Vermont',
  when: '2026-03-02T08:00:00.000Z',
};
const makeAccount = (over: Partial<EventReport>): EventReport => ({
  title: 'Allied Mill Workers walk off the job at Orson Paper',
  text: 'ELM VALLEY, Vt. — Nearly 1,500 workers left the Orson Paper plant on Monday, leaders of the union said.',
  when: '2026-03-03T10:00:00.000Z',
  ...over,
});

describe('compareAccounts', () => {
  it('recognizes one event in different words, with reasons', () => {
    const { verdict, reasons } = compareAccounts(strike, makeAccount({}));
    expect(verdict).toBe('same');
    expect(reasons).toEqual(
      expect.arrayContaining([
        { code: 'same.names', params: { names: expect.arrayContaining(['Orson Paper']) } },
        { code: 'same.kind', params: { kinds: expect.arrayContaining(['strike']) } },
        createReason('same.days-apart', { days: 1 }),
        { code: 'same.figures-fit', params: { one: expect.any(String), other: expect.any(String), of: 'workers' } },
      ]),
    );
  });

  it('names the place once, as written, and drops names contained in longer ones', () => {
    const { reasons } = compareAccounts(
      { ...strike, title: 'Elm Valley Town Board meets Orson over the strike at Orson Paper in Elm Valley' },
      makeAccount({ title: 'Elm Valley Town Board speaks to Orson Paper', place: 'Elm Valley, Vermont' }),
    );
    expect(reasons).toContainEqual(createReason('same.place', { place: 'Elm Valley' }));
    const names = reasons.flatMap((reason) => (reason.code === 'same.names' ? reason.params.names : []));
    expect(names).toEqual(expect.arrayContaining(['Elm Valley Town Board', 'Orson Paper']));
    expect(names).not.toEqual(expect.arrayContaining(['Elm Valley']));
    expect(names).not.toEqual(expect.arrayContaining(['Orson']));
  });

  it('gives only one reason for a shared place', () => {
    const one: EventReport = { title: 'Flood in Elm Valley', place: 'Elm Valley, Vermont' };
    const { reasons } = compareAccounts(one, { ...one, title: 'Elm Valley under water' });
    expect(reasons.map(({ code }) => code)).toEqual(['same.place', 'same.words']);
  });

  it('returns the same verdict for two accounts compared in reverse order', () =>
    expect(compareAccounts(makeAccount({}), strike).verdict).toBe('same'));

  it.each<[string, Partial<EventReport>, Partial<Reason>]>([
    ['months apart', { when: '2025-11-03T10:00:00.000Z' }, { code: 'same.too-far-apart' }],
    [
      'in another town',
      { place: 'Oak Ridge, Vermont', text: 'OAK RIDGE, Vt. — Workers left the Orson Paper plant on Monday.' },
      createReason('same.other-place', { one: 'Elm Valley', other: 'Oak Ridge' }),
    ],
    [
      'in a town of the same name in another state',
      { place: 'Elm Valley, Ohio', text: 'ELM VALLEY, Ohio — Workers left the plant on Monday.' },
      createReason('same.other-region', { one: ['vermont'], other: ['ohio'] }),
    ],
  ])('distinguishes events of one company that are %s', (_, over, why) => {
    const { verdict, reasons } = compareAccounts(strike, makeAccount(over));
    expect(verdict).toBe('different');
    expect(reasons).toContainEqual(expect.objectContaining(why));
  });

  it('distinguishes events of other people elsewhere on the same day', () =>
    expect(
      compareAccounts(strike, {
        title: 'Nurses strike at Harbour Clinic',
        text: 'Some 300 nurses of Harbour Clinic in Port Dunn walked out on Monday.',
        when: strike.when,
      }).verdict,
    ).toBe('different'));

  it('does not take a fire at the same mill for the strike', () =>
    expect(
      compareAccounts(strike, {
        title: 'Fire at Orson Paper warehouse',
        text: 'A blaze destroyed paper rolls on Tuesday. Nobody was hurt, firefighters said.',
        when: '2026-03-12T10:00:00.000Z',
      }).verdict,
    ).not.toBe('same'));

  it('leaves texts with too little information undecided', () => {
    expect(compareAccounts({ title: '' }, { title: '' })).toMatchObject({ verdict: 'different', score: 0 });
    expect(compareAccounts(strike, { title: 'Orson Paper: what we know' }).verdict).not.toBe('same');
  });
});
