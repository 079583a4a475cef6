import { blocked } from '@corroborate/domain';
import { buildEntity, FakeEntities } from '../testing/fake-entities';
import { callContext, strikeTopic } from '../testing/samples';
import { createIdentifier } from './identify';

const who = (answer: ConstructorParameters<typeof FakeEntities>[1]) =>
  createIdentifier([new FakeEntities('wikidata', answer)])(
    strikeTopic(),
    { name: 'Norvane', kind: 'company', reasons: [] },
    callContext(),
  );

describe('identification of a short name', () => {
  it('returns other names and numbers of the entity', async () =>
    expect(
      await who([
        buildEntity('Norvane', 'maker of castings in Elm Valley', {
          lei: '9845NORVANE000000042',
          cik: '0000042',
          aliases: ['The Norvane Company'],
        }),
      ]),
    ).toEqual({ aliases: ['Norvane', 'The Norvane Company'], holders: ['lei:9845NORVANE000000042', 'cik:42'] }));

  it('returns null without a link to the topic, without candidates or without an index', async () => {
    expect(await who([buildEntity('Norvane', 'software company')])).toBeNull();
    expect(await who([])).toBeNull();
    expect(await who(blocked('no'))).toBeNull();
    expect(await who(new Error('boom'))).toBeNull();
    expect(
      await createIdentifier([])(strikeTopic(), { name: 'Norvane', kind: 'company', reasons: [] }, callContext()),
    ).toBeNull();
  });
});
