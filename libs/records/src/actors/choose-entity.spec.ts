import { createReason, type Topic } from '@corroborate/domain';
import type { ActorKind } from '../registers/record.types';
import { buildEntity } from '../testing/fake-entities';
import { strikeTopic } from '../testing/samples';
import type { EntityCandidate, KeyActor } from './actor.types';
import { chooseEntity } from './choose-entity.policy';

const who = (name: string, kind: ActorKind, aliases: string[] = []): KeyActor => ({
  name,
  kind,
  aliases,
  reasons: [],
  role: null,
});
const COMPANY = who('Larkspur Castings', 'company');
const PERSON = who('Ada Okafor', 'person');
const choose = (candidates: EntityCandidate[], actor = COMPANY, over: Partial<Topic> = {}) =>
  chooseEntity(candidates, actor, strikeTopic(over));
const label = (...args: Parameters<typeof choose>) => choose(...args).chosen?.description ?? null;

describe('chooseEntity', () => {
  it.each<[string, EntityCandidate[], KeyActor, string]>([
    [
      'that shares the place',
      [buildEntity('Larkspur Castings', 'foundry in Elm Valley')],
      COMPANY,
      'foundry in Elm Valley',
    ],
    [
      'that shares words',
      [buildEntity('Ada Okafor', 'leader of foundry workers', { human: true })],
      PERSON,
      'leader of foundry workers',
    ],
    [
      'that shares an industry',
      [buildEntity('Ada Okafor', 'Ohioan', { human: true, trades: ['foundry worker'] })],
      PERSON,
      'Ohioan',
    ],
    [
      'known by an alias',
      [buildEntity('LC Group', 'foundry in Elm Valley', { aliases: ['Larkspur Castings'] })],
      COMPANY,
      'foundry in Elm Valley',
    ],
    [
      'that shares more than another',
      [buildEntity('Larkspur Castings', 'maker of bells'), buildEntity('Larkspur Castings', 'foundry in Elm Valley')],
      COMPANY,
      'foundry in Elm Valley',
    ],
    [
      'that is the only organization with a long name',
      [buildEntity('Larkspur Castings', 'maker of bells')],
      COMPANY,
      'maker of bells',
    ],
    [
      'that is a world-famous organization with a one-word name',
      [buildEntity('Norvane', 'aircraft maker', { articles: 90 }), buildEntity('Norvane Field', 'airport')],
      who('Norvane', 'company'),
      'aircraft maker',
    ],
  ])('chooses the one %s', (_, candidates, actor, expected) => expect(label(candidates, actor)).toBe(expected));

  it.each<[string, EntityCandidate, KeyActor]>([
    ['under another name', buildEntity('Larkspur Packaging', 'company in Elm Valley'), COMPANY],
    [
      'a person instead of an organization',
      buildEntity('Larkspur Castings', 'stage name in Elm Valley', { human: true }),
      COMPANY,
    ],
    [
      'an organization instead of a person',
      buildEntity('Ada Okafor', 'ship of Elm Valley', { classes: ['ship'] }),
      PERSON,
    ],
    ['a film', buildEntity('Larkspur Castings', 'film about Elm Valley', { classes: ['film'] }), COMPANY],
    ['a family name', buildEntity('Norvane', 'family name', { articles: 40 }), who('Norvane', 'company')],
    [
      'dead before the event',
      buildEntity('Ada Okafor', 'mayor of Elm Valley', { human: true, endedYear: 1931 }),
      PERSON,
    ],
    ['in another state', buildEntity('Larkspur Castings', 'foundry in Elm Valley, Oregon'), COMPANY],
    ['a person who shares only the name', buildEntity('Ada Okafor', 'Nigerian swimmer', { human: true }), PERSON],
    [
      'a little-known organization with a one-word name',
      buildEntity('Norvane', 'software company'),
      who('Norvane', 'company'),
    ],
  ])('rejects a candidate that is %s', (_, candidate, actor) => {
    const { chosen, reasons } = choose([candidate], actor);
    expect(chosen).toBeNull();
    expect(reasons.length).toBeGreaterThan(0);
  });

  it('returns null with both candidates if two match equally', () => {
    const twins = [
      buildEntity('Ada Okafor', 'foundry worker', { human: true, id: 'Q1' }),
      buildEntity('Ada Okafor', 'foundry owner', { human: true, id: 'Q2' }),
    ];
    expect(choose(twins, PERSON)).toMatchObject({ chosen: null, equal: [{ id: 'Q1' }, { id: 'Q2' }] });
    const untied = [
      buildEntity('Larkspur Castings', 'maker of bells'),
      buildEntity('Larkspur Castings', 'maker of pans'),
    ];
    expect(choose(untied)).toMatchObject({ chosen: null, equal: [{}, {}] });
  });

  it('returns null without candidates', () =>
    expect(choose([])).toMatchObject({ chosen: null, equal: [], reasons: [createReason('identity.nobody')] }));
});
