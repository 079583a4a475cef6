import { CorroborateError, createReason, type Topic } from '@corroborate/domain';
import { judgePage, type Judge } from '../../judging';
import { CITED, NAMING, RELAY, buildStageRow, smallWeb } from '../../testing/small-web.fixture';

const slow: Judge = {
  ask: () => Promise.reject(new CorroborateError('limit-exceeded', 'A judgement (page) took longer than 5 ms.')),
};

describe('assess stage', () => {
  it('returns the claims and the stance of each page, with events for both', async () => {
    const web = smallWeb();
    const pages = [await web.read(RELAY), await web.read(CITED[0]!)];
    const { state, output } = await web.stages.assess.run(web.input([buildStageRow('read', { pages })]));
    expect(state).toBe('done');
    expect(output.claims.filter(({ core }) => core)).toHaveLength(1);
    expect(output.assessments.map(({ sourceId, overall }) => [sourceId, overall.stance])).toEqual([
      [1, 'supports'],
      [2, 'supports'],
    ]);
    const [first] = output.assessments;
    expect(first?.overall.passage?.quote).toContain('closed on Monday');
    expect(first?.perClaim.map(({ claimId }) => claimId)).toEqual(output.claims.map(({ id }) => id));
    const eventTypes = web.events.map(({ type }) => type);
    expect(eventTypes.filter((type) => type === 'claim.extracted')).toHaveLength(output.claims.length);
    expect(eventTypes.indexOf('question.asked')).toBeGreaterThan(eventTypes.indexOf('claim.extracted'));
    expect(eventTypes.filter((type) => type === 'question.asked').length).toBeGreaterThanOrEqual(3);
    expect(eventTypes.indexOf('source.summarised')).toBeGreaterThan(eventTypes.lastIndexOf('question.asked'));
    expect(eventTypes.filter((type) => type === 'source.found')).toHaveLength(2);
    const cards = web.events.filter(({ type }) => type === 'source.summarised').map(({ data }) => data);
    expect(cards).toMatchObject([
      {
        at: 1,
        of: 2,
        source_id: 1,
        stars: 2,
        stance: 'supports',
        url: RELAY,
        key_finding: first?.overall.passage?.quote,
      },
      { at: 2, of: 2, source_id: 2 },
    ]);
  });

  it('takes the claims of a topic given by URL from its own page', async () => {
    const web = smallWeb();
    const input = web.input([buildStageRow('read', { pages: [await web.read(RELAY)] })]);
    const claimsOf = async (topic: Partial<Topic>) => {
      const { output } = await web.stages.assess.run({ ...input, topic: { ...input.topic, ...topic } });
      return output.claims.map(({ text }) => text);
    };
    const bare = { url: RELAY, summary: null, articleText: null };
    const own = await claimsOf(bare);
    expect(own[0]).toContain('engineers found a crack in a pier');
    expect(await claimsOf({ ...bare, title: RELAY })).toEqual(own);
    expect((await claimsOf({ ...bare, url: 'https://elsewhere.example/bridge' }))[0]).not.toContain('pier');
    expect((await claimsOf({ ...bare, summary: 'The mill at Aldham burnt down on Monday.' })).join()).not.toContain(
      'pier',
    );
  });

  it('judges the new pages of a later round by the same claims, without duplicate events', async () => {
    const web = smallWeb();
    const read = buildStageRow('read', { pages: [await web.read(RELAY)] });
    const first = await web.stages.assess.run(web.input([read]));
    web.events.length = 0;
    const rows = [
      read,
      buildStageRow('assess', first.output),
      buildStageRow('read', { pages: [await web.read(CITED[0]!)] }, 2),
    ];
    const second = await web.stages.assess.run(web.input(rows, { round: 2 }));
    expect(web.judged).toEqual([RELAY, CITED[0]]);
    expect(second.output.assessments.map(({ sourceId }) => sourceId)).toEqual([2]);
    expect(second.output.claims).toEqual(first.output.claims);
    expect(web.events.filter(({ type }) => type === 'claim.extracted')).toEqual([]);
    expect(web.events.filter(({ type }) => type === 'source.found').map(({ data }) => data.source_id)).toEqual([2]);
  });

  it('judges a page again that no model read, if it names a lead of the round before', async () => {
    const web = smallWeb();
    const read = buildStageRow('read', { pages: [await web.read(NAMING), await web.read(CITED[0]!)] });
    const first = await web.stages.assess.run(web.input([read]));
    const lead = { text: 'Elm Valley Post', why: createReason('gap.lead', { name: 'A' }) };
    const decided = buildStageRow('decide', { again: true, gaps: [lead] });
    const rows = [read, buildStageRow('assess', first.output), decided];
    const second = await web.stages.assess.run(web.input(rows, { round: 2 }));
    expect(second.output.assessments.map(({ sourceId }) => sourceId)).toEqual([1]);
  });

  it('reports a page that took too long to judge as a loss, once', async () => {
    const web = smallWeb({ judgeStance: (question) => judgePage(slow, question) });
    const read = buildStageRow('read', { pages: [await web.read(RELAY)] });
    const { state, reason, output } = await web.stages.assess.run(web.input([read]));
    expect(output.assessments).toMatchObject([
      { overall: { stance: 'unrelated' }, unjudged: expect.stringContaining('longer than 5 ms') },
    ]);
    expect({ state, reason }).toEqual({
      state: 'partial',
      reason: expect.stringContaining('page of relay.example could not be assessed'),
    });
    const again = await web.stages.assess.run(web.input([read, buildStageRow('assess', output)], { round: 2 }));
    expect(again).toMatchObject({ state: 'done', reason: null, output: { assessments: [] } });
  });
});
