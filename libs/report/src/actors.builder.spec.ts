import type { ActorProfile } from '@corroborate/records';
import { createReason, toReasonText } from '@corroborate/domain';
import { actorLines, unprofiledLines } from './actors.builder';

const said = (quote: string, when: 'now' | 'before') => ({
  speaker: 'Ada Okafor',
  quote,
  sourceUrl: 'https://gazette.example/1',
  sourceName: 'Gazette',
  sourceId: null,
  tier: 2 as const,
  date: null,
  when,
  sameMatter: true,
  reasons: [],
});
const OFFICE = createReason('actor.office-before', { name: 'Ada Okafor' });
const SEVERAL = createReason('identity.several', { entities: 2, name: 'Ada Okafor' });
const actor: ActorProfile = {
  name: 'Ada <script>Okafor</script>',
  kind: 'person',
  reasons: [OFFICE],
  aliases: [],
  role: null,
  identity: {
    state: 'not told apart',
    reasons: [SEVERAL],
    candidates: [{ name: 'A', description: 'b', url: 'https://w.example/Q1' }],
  },
  identifiers: [],
  details: [],
  statements: [said('Now.', 'now'), said('Before.', 'before')],
  track: {
    entries: [
      {
        kind: 'investigation',
        text: 't',
        quote: 't',
        sourceUrl: null,
        sourceName: 'Our own investigations',
        date: null,
        investigationId: 9,
      },
    ],
    counts: { investigation: 4 },
    note: null,
  },
};
const coverage = (query: string, strategy: string) => ({
  provider: 'wikidata',
  query,
  strategy,
  outcome: 'limited' as const,
  reason: 'later',
  hits: 0,
  costUsd: 0,
  fromCache: false,
});
const context = {
  details: [],
  richness: 0,
  unprofiled: [{ who: 'a private person' as const, why: createReason('private.minor') }],
  coverage: [
    coverage(actor.name, 'actor-identity'),
    coverage('Somebody', 'actor-identity'),
    coverage(actor.name, 'actor'),
  ],
};

describe('actors in a result', () => {
  const [line] = actorLines({ actors: [actor], context });

  it('separates the earlier statements of an actor from current ones and keeps the actor’s name unescaped', () =>
    expect(line).toMatchObject({
      name: actor.name,
      earlier_statements: [{ quote: 'Before.', same_matter: true, credibility_tier: 2 }],
      statements: [{ quote: 'Now.' }],
    }));

  it('gives the result of an actor reason sentences for people and reason codes for programs', () =>
    expect(line).toMatchObject({
      reasons: [toReasonText(OFFICE)],
      reason_codes: [OFFICE],
      identity: { reasons: [toReasonText(SEVERAL)], reason_codes: [SEVERAL] },
    }));

  it('lists the providers that were queried about an actor without an answer', () =>
    expect(line?.asked).toEqual([
      { provider: 'wikidata', about: 'identity', outcome: 'limited', reason: 'later', hits: 0, cost_usd: 0 },
    ]));

  it('links an actor’s entry from our own investigations to that investigation', () =>
    expect(line?.track_record).toMatchObject({
      counts: { investigation: 4 },
      entries: [{ investigation_id: 9, source_url: null }],
    }));

  it('returns no actors without background and omits the names of people who are not looked up', () => {
    expect(actorLines({ actors: null, context: null })).toEqual([]);
    expect(unprofiledLines({ context: null })).toEqual([]);
    expect(unprofiledLines({ context })).toEqual([
      {
        who: 'a private person',
        reason: 'A minor, named with an age.',
        reason_code: { code: 'private.minor', params: {} },
      },
    ]);
  });
});
