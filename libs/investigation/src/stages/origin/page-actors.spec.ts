import { buildNotes } from '@corroborate/report/testing';
import type { PageActorFindings } from '@corroborate/records';
import { buildStageRow, smallWeb, RELAY } from '../../testing/small-web.fixture';
import { OriginStage } from './origin.stage';

const actorOf = (name: string, worthLookingUp: boolean) => ({
  ...{ name, kind: 'organization' as const, role: null, place: null, worthLookingUp },
  ...{ quote: 'the county said', start: 0, end: 15 },
});

type Asked = Parameters<NonNullable<ConstructorParameters<typeof OriginStage>[0]['actors']>['lookFor']>[0];

/** The origin stage after reading a page whose notes name two organizations. */
async function traced(relation: 'this-event' | 'background', before: string[] = []) {
  const web = smallWeb();
  const read = buildStageRow('read', { pages: [await web.read(RELAY)] });
  const { output } = await web.stages.assess.run(web.input([read]));
  const actors = [actorOf('Ohio Bridge Board', true), actorOf('Elm Valley Post', false)];
  const noted = output.assessments.map((one) => ({ ...one, notes: buildNotes({ relation, actors }) }));
  const earlier: PageActorFindings = { asked: before, actors: [], coverage: [] };
  const rows = [read, buildStageRow('assess', { ...output, assessments: noted })];
  const asked: Asked[] = [];
  const lookFor = async (given: Asked): Promise<PageActorFindings> => {
    asked.push(given);
    return { asked: given.found.map(({ name }) => name), actors: [], coverage: [] };
  };
  const stage = new OriginStage({ ...web.ports, actors: { lookFor } });
  const history =
    before.length > 0 ? [...rows, buildStageRow('origin', { chased: [], assessments: [], actors: earlier })] : rows;
  const { output: traces } = await stage.run(web.input(history, { round: before.length > 0 ? 2 : 1 }));
  return { asked, actors: traces.actors };
}

describe('people and organizations named by pages', () => {
  it('looks up people and organizations named by pages while tracing the origin, if records could help', async () => {
    const { asked, actors } = await traced('this-event');
    expect(asked[0]?.found).toMatchObject([
      { name: 'Ohio Bridge Board', sourceUrl: RELAY, sourceName: 'relay.example' },
    ]);
    expect(actors?.asked).toEqual(['Ohio Bridge Board']);
  });

  it('does not look up people and organizations named by a page that reports something else', async () => {
    const { asked, actors } = await traced('background');
    expect(asked[0]?.found).toEqual([]);
    expect(actors).toBeUndefined();
  });

  it('passes people and organizations named by pages to the lookup as already known in later rounds', async () => {
    const { asked } = await traced('this-event', ['Ohio Bridge Board']);
    expect(asked[0]?.asked).toEqual(['Ohio Bridge Board']);
  });
});
