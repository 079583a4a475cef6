import type { SourceView } from '@corroborate/domain';
import { buildSourceView } from '@corroborate/domain/testing';
import { decideInput } from '../testing/builders';
import { countIndependentSources } from './count-independent-sources.policy';
import { isCompanyOnOwnAction, isOfficialOnOwnAction, findNamedOwner, findSelfServingWords } from './own-matter.policy';

const about = (title: string, entities: string[] = ['Corvin Mills']) => ({
  title,
  entities,
  eventDate: '2025-03-05T10:00:00.000Z',
});
const sourceQuoting = (quote: string, given: Partial<SourceView> = {}): SourceView =>
  buildSourceView(1, {
    stance: { stance: 'supports', strength: 0.8, passage: { quote, start: 0, end: quote.length }, reasons: [] },
    ...given,
  });
const company = (given: Partial<SourceView> = {}): SourceView =>
  sourceQuoting('Corvin Mills recalls all rye flour milled in January.', {
    site: 'corvinmills.example',
    kind: 'company',
    tier: 3,
    registered: '2009-04-01T00:00:00.000Z',
    ...given,
  });
const office = (quote: string, given: Partial<SourceView> = {}): SourceView =>
  sourceQuoting(quote, { site: 'elmsworth.gov', name: 'Elmsworth Police', kind: 'official', tier: 1, ...given });

describe('company on its own action', () => {
  it.each([
    'Corvin Mills recalls rye flour',
    'Corvin Mills to close its Torsund bakery',
    'Corvin Mills cuts 90 jobs',
    'Corvin Mills to lay off 40 in Torsund',
    'Corvin Mills appoints Ann Roe chief executive',
    'Corvin Mills to spin off its bakery',
    'Corvin halts production at Torsund',
    'Corvin Mills files for bankruptcy',
  ])('recognizes the company’s own decision: %s', (title) =>
    expect(isCompanyOnOwnAction(company(), about(title))).toBe(true),
  );

  it.each([
    ['a product announcement', 'Corvin Mills unveils flour that lowers blood pressure'],
    ['its own study result', 'Corvin Mills finds copper under its bakery'],
    ['an award from a third party', 'Corvin Mills wins contract for school bread'],
    ['a deal with another company', 'Corvin Mills agrees to buy Quillon Cannery'],
    ['an action by others against it', 'Regulator recalls flour of Corvin Mills'],
    ['self-praise', 'Corvin Mills closes year with record profits'],
  ])('does not recognize %s as the company’s own decision', (_, title) =>
    expect(isCompanyOnOwnAction(company(), about(title))).toBe(false),
  );

  it.each<[string, Partial<SourceView>]>([
    ['with an addition after the company name', { site: 'corvinmills-news.example' }],
    ['of another company', { site: 'quillon.example' }],
    ['that is newly registered', { registered: '2024-11-01T00:00:00.000Z' }],
    ['of unknown age', { registered: null }],
    ['stored by an earlier version without an age', { registered: undefined }],
    ['with a poor rating', { tier: 4 }],
    ['that is a blog', { kind: 'blog' }],
  ])('does not recognize a site %s as the company’s own', (_, given) =>
    expect(isCompanyOnOwnAction(company(given), about('Corvin Mills recalls rye flour'))).toBe(false),
  );

  it('matches a company name without its legal form, ignoring case', () =>
    expect(isCompanyOnOwnAction(company(), about('CORVIN MILLS recalls rye flour', ['Corvin Mills Ltd.']))).toBe(true));

  it('does not match a company name that is a common word', () =>
    expect(isCompanyOnOwnAction(company({ site: 'mills.example' }), about('Mills recalls flour', ['Mills']))).toBe(
      false,
    ));
});

describe('authority on its own action', () => {
  const arrest = office('A man of 41 was arrested at Port Vesper this morning.');

  it.each([
    'Police arrest man over fire in Port Vesper',
    'Court rules sale of allotments void',
    'Regulator fines mine over floodlights',
    'Council bans wood heaters',
    'Unemployment falls to 4.1%',
  ])('recognizes an action of the authority: %s', (title) =>
    expect(isOfficialOnOwnAction(arrest, about(title, []))).toBe(true),
  );

  it.each<[string, Partial<SourceView>]>([
    ['a newspaper', { kind: 'newspaper' }],
    ['a public office without special credibility', { tier: 3 }],
  ])('does not recognize an action reported by %s', (_, given) =>
    expect(isOfficialOnOwnAction({ ...arrest, ...given }, about('Police arrest man over fire', []))).toBe(false),
  );

  it('does not recognize the mere description of an event as an action', () =>
    expect(isOfficialOnOwnAction(arrest, about('Gulls gather in Port Vesper', []))).toBe(false));
});

describe('self-serving statement', () => {
  it.each([
    ['Police arrest man; officer cleared over shooting', 'It happened.'],
    ['Man shot on Route 9', 'Our two officers acted lawfully.'],
    ['Man shot on Route 9', 'The review found no wrongdoing.'],
    ['Flood at Elmsworth', 'The county was not to blame.'],
    ['Raid on Port Vesper', 'No civilians were harmed.'],
    ['Water of Elmsworth tested', 'The water is perfectly safe.'],
  ])('finds a self-serving statement: %s, “%s”', (title, quote) =>
    expect(findSelfServingWords(office(quote), about(title))).not.toBeNull(),
  );

  it.each([
    ['Man shot on Route 9', 'A man of 30 died at the scene.'],
    ['Council closes bridge', 'The bridge is closed until May.'],
    ['Police clear the square', 'The square was cleared at noon.'],
  ])('finds no self-serving statement: %s, “%s”', (title, quote) =>
    expect(findSelfServingWords(office(quote), about(title))).toBeNull(),
  );

  it.each(['Supreme Court of Torsund', 'Police Ombudsman', 'Rail Inspectorate'])(
    'finds no self-serving statement by an authority that oversees others: %s',
    (name) =>
      expect(
        findSelfServingWords(office('Both officers were cleared.', { name }), about('Officers cleared')),
      ).toBeNull(),
  );

  it('checks long titles for self-serving statements in bounded time', () =>
    expect(findSelfServingWords(office('the '.repeat(20_000)), about('the officers who '.repeat(10_000)))).toBeNull());
});

describe('outlet owned by a party of the story', () => {
  it.each([
    ['Corvin Mills Ltd.', 'Corvin Mills Ltd.'],
    ['Torsund Media', null],
    [null, null],
  ])('recognizes an outlet owned by a party of the story by its owner %s', (ownerGroup, owner) =>
    expect(findNamedOwner(buildSourceView(1, { ownerGroup }), about('Corvin Mills fills its new tower'))).toBe(owner),
  );

  it('does not count, with the ownership as the reason', () => {
    const topic = { ...decideInput().topic, ...about('Corvin Mills fills its new tower') };
    const paper = sourceQuoting('The tower is full.', { ownerGroup: 'Corvin Mills' });
    const { counted, excluded } = countIndependentSources(decideInput({ topic, sources: [paper] }));
    expect(counted).toEqual([]);
    expect(excluded[0]?.reason.code).toBe('count.owned-by-party');
  });
});

describe('company that denies a report about it', () => {
  const topic = { ...decideInput().topic, ...about('Corvin Mills to close its Torsund bakery') };
  const denial = (given: Partial<SourceView> = {}) =>
    buildSourceView(9, {
      ...company(),
      id: 9,
      clusterId: 'v9',
      stance: { ...company().stance, stance: 'disputes' },
      ...given,
    });
  const disputing = (sources: SourceView[]) =>
    countIndependentSources(decideInput({ topic, sources })).disputing.flatMap((one) =>
      one.sources.map(({ id }) => id),
    );
  const paper = (id: number) => ({ ...buildSourceView(id), stance: sourceQuoting('The bakery will close.').stance });

  it('counts as disputing if only one newsroom reports it', () => expect(disputing([paper(1), denial()])).toEqual([9]));
  it('does not count as disputing if two newsrooms report it', () =>
    expect(disputing([paper(1), paper(2), denial()])).toEqual([]));
  it('does not count as disputing if it is another company', () =>
    expect(disputing([paper(1), denial({ site: 'quillon.example', name: 'Quillon Cannery' })])).toEqual([]));
});
