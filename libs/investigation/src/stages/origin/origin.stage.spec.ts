import { CorroborateError, type Mode, type PlannedQuery, type RankedResult } from '@corroborate/domain';
import { type AttributionQuestion, type Reasoner, judgeSource } from '@corroborate/reading';
import type { StageRow } from '../stage.types';
import { judgePage, type Judge } from '../../judging';
import { CITED, NAMED, NAMING, RELAY, buildStageRow, smallWeb } from '../../testing/small-web.fixture';
import { OriginStage } from './origin.stage';

type Web = ReturnType<typeof smallWeb>;

/** Stage rows after reading and assessing the page that relies on others. */
async function assessed(web: Web): Promise<StageRow[]> {
  const read = buildStageRow('read', { pages: [await web.read(RELAY)] });
  const { output } = await web.stages.assess.run(web.input([read]));
  return [read, buildStageRow('assess', output)];
}

async function traced(maxChased: number, web = smallWeb()) {
  return web.stages.origin.run(web.input(await assessed(web), { maxChased }));
}

describe('origin stage', () => {
  it('returns cited pages that were not read because of the limit', async () => {
    const { chased, unread } = (await traced(1)).output;
    expect(chased).toHaveLength(1);
    expect(unread).toHaveLength(2);
    expect([...chased.map(({ url }) => url), ...(unread ?? [])].sort()).toEqual([...CITED].sort());
  });

  it('returns no cited pages if all were read', async () => {
    const { chased, unread } = (await traced(3)).output;
    expect(chased).toHaveLength(3);
    expect(unread).toEqual([]);
  });

  it('judges no assessed page again, and each cited page once', async () => {
    const web = smallWeb();
    const { output } = await traced(3, web);
    expect(web.judged.toSorted()).toEqual([...CITED, RELAY].toSorted());
    expect(output.assessments.map(({ sourceId }) => sourceId)).toEqual([2, 3, 4]);
    expect(output.claims).toBeUndefined();
  });

  it('opens no page twice at any citation depth', async () => {
    const web = smallWeb();
    const rows = await assessed(web);
    const looked: number[] = [];
    const { openedPages } = web.ports;
    const open: typeof openedPages.open = (pages, about, opened) => {
      looked.push(...pages.map(({ sourceId }) => sourceId));
      return openedPages.open(pages, about, opened);
    };
    await new OriginStage({ ...web.ports, openedPages: { open } }).run(web.input(rows));
    expect(looked).toEqual([1, 2, 3, 4]);
  });

  it('reports a cited page that took too long to judge as a loss', async () => {
    const slow: Judge = {
      ask: () => Promise.reject(new CorroborateError('limit-exceeded', 'A judgement (page) took longer than 5 ms.')),
    };
    const web = smallWeb({
      judgeStance: (question) => (question.article.url === RELAY ? judgeSource(question) : judgePage(slow, question)),
    });
    const { state, reason, output } = await traced(1, web);
    expect(output.assessments).toMatchObject([
      { overall: { stance: 'unrelated' }, unjudged: expect.stringContaining('longer than 5 ms') },
    ]);
    expect(state).toBe('partial');
    expect(reason).toMatch(/^page of paper-\w+\.example could not be assessed/);
  });
});

describe('newspaper named without a URL', () => {
  /** Engines that return its report, among others. */
  async function searched(asked: string[], given: { round?: number; before?: StageRow[]; mode?: Mode } = {}) {
    const { round = 1, before = [], mode = 'detailed' } = given;
    const web = smallWeb();
    const read = buildStageRow('read', { pages: [await web.read(NAMING)] });
    const { output } = await web.stages.assess.run(web.input([read]));
    const search = async (_: unknown, queries: PlannedQuery[]) => {
      if (queries.some(({ strategy }) => strategy === 'reverse-chronological')) return { results: [], coverage: [] };
      asked.push(...queries.map(({ text }) => text));
      return { results: [NAMED, CITED[0]!].map(found), coverage: [] };
    };
    const rows = [read, buildStageRow('assess', output), ...before];
    const stage = new OriginStage({ ...web.ports, searcher: { search } });
    return (await stage.run({ ...web.input(rows, { round }), mode })).output;
  }

  it('searches for a newspaper named without a URL and reads only its report, below the citing page', async () => {
    const asked: string[] = [];
    const { chased, named, origin } = await searched(asked);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^"the Elm Valley Post" /);
    expect(chased.map(({ url, parentSourceId }) => [url, parentSourceId])).toEqual([[NAMED, 1]]);
    expect(named).toEqual(['elm valley post']);
    expect(origin?.citations).not.toEqual([]);
  });

  it('does not search twice for a newspaper named without a URL, and never in quick mode', async () => {
    const asked: string[] = [];
    const first = await searched([]);
    await searched(asked, { round: 2, before: [buildStageRow('origin', first)] });
    await searched(asked, { mode: 'quick' });
    expect(asked).toEqual([]);
  });
});

const found = (url: string): RankedResult => ({
  url,
  canonicalUrl: url,
  site: '',
  title: '',
  snippet: '',
  foundBy: [{ engine: 'one', strategy: 'site', rank: 1 }],
  score: 1,
  reasons: [],
  engineDate: null,
});

describe('origin stage without assessed pages', () => {
  it('judges the pages itself and returns the claims, so that no page is judged twice', async () => {
    const web = smallWeb();
    const read = buildStageRow('read', { pages: [await web.read(RELAY)] });
    const { output } = await web.stages.origin.run(web.input([read], { maxChased: 1 }));
    expect(output.claims?.some(({ core }) => core)).toBe(true);
    expect(output.assessments.map(({ sourceId }) => sourceId)).toEqual([1, 2]);
    expect(web.events.some(({ type }) => type === 'claim.extracted')).toBe(true);
    const weighed = await web.stages['cross-reference'].run(web.input([read, buildStageRow('origin', output)]));
    expect(weighed.output.sources.map(({ stance }) => stance.stance)).toEqual(['supports', 'supports']);
    expect(weighed.output.claims).toEqual(output.claims);
    expect(web.judged).toHaveLength(2);
  });
});

describe('models asked about citations', () => {
  /** Records which role was asked about which page; rules act as models. */
  function listening(web: Web, asked: [string, boolean][]): OriginStage {
    const spied = (reasoner: Reasoner): Reasoner => ({
      ...reasoner,
      resolveAttribution: async (question: AttributionQuestion) => {
        asked.push([question.article.url, question.forModels]);
        return reasoner.resolveAttribution(question);
      },
    });
    const { reasoners } = web.ports;
    return new OriginStage({ ...web.ports, reasoners: { open: (...of) => spied(reasoners.open(...of)) } });
  }

  it('asks models about the citations of a supporting page once and not again in the next round', async () => {
    const web = smallWeb();
    const rows = await assessed(web);
    const asked: [string, boolean][] = [];
    const stage = listening(web, asked);
    const first = await stage.run(web.input(rows, { maxChased: 1 }));
    expect(new Set(asked.map(String))).toEqual(new Set([`${RELAY},true`, `${first.output.chased[0]?.url},true`]));
    asked.length = 0;
    await stage.run(web.input([...rows, buildStageRow('origin', first.output)], { round: 2, maxChased: 0 }));
    expect(asked.map(([, forModels]) => forModels)).toEqual([false, false]);
  });

  it('asks no model about the citations of a page that does not support the story', async () => {
    const web = smallWeb({
      judgeStance: (question) => {
        const judged = judgeSource(question);
        return { ...judged, overall: { ...judged.overall, stance: 'mentions' } };
      },
    });
    const asked: [string, boolean][] = [];
    await listening(web, asked).run(web.input(await assessed(web), { maxChased: 0 }));
    expect(asked).toEqual([[RELAY, false]]);
  });
});
