import type { Claim, SourceView } from '@corroborate/domain';
import { buildSourceView } from '@corroborate/domain/testing';
import type { PageNotes } from '@corroborate/reading';
import { statementsOnMainClaim } from './main-claim-statements';
import type { Assessment } from '../stage.types';

const CLAIMS: Claim[] = [{ id: 'c1', text: 'The mill will close.', kind: 'event', core: true, importance: 1 } as Claim];
const QUOTE = 'The mill will close, Okafor said.';

const view = (over: Partial<SourceView> = {}): SourceView => buildSourceView(4, { tier: 2, ...over });

const person = (name: string) => ({ name, kind: 'person' });
const noted = (claimId: string | null, actors: object[] = []): ReadonlyMap<number, Assessment> => {
  const said = { speaker: 'Okafor', role: 'mayor', day: null, venue: null, claimId, side: 'affirms', quote: QUOTE };
  const notes = { statements: [said], actors } as unknown as PageNotes;
  return new Map([[4, { sourceId: 4, notes } as Assessment]]);
};

describe('statements on the main claim', () => {
  it('reads statements on the main claim from page notes, with the full name if the last name is unique', () => {
    expect(statementsOnMainClaim(CLAIMS, [view()], noted('c1', [person('Ada Okafor')]))).toMatchObject([
      { speaker: 'Okafor', known: 'Ada Okafor', role: 'mayor', quote: QUOTE, sourceId: 4, tier: 2 },
    ]);
    const two = [person('Ada Okafor'), person('Ben Okafor')];
    expect(statementsOnMainClaim(CLAIMS, [view()], noted('c1', two))).toMatchObject([{ known: 'Okafor' }]);
  });

  it.each([
    ['are on nothing else', view(), noted(null)],
    ['are not those of unreliable sources', view({ tier: 4 }), noted('c1')],
    ['are not those of the topic’s own page', view({ isTopicPage: true }), noted('c1')],
    ['need notes', view(), new Map()],
  ])('returns no statement, since statements on the main claim %s', (_, source, assessments) =>
    expect(statementsOnMainClaim(CLAIMS, [source], assessments)).toEqual([]),
  );
});
