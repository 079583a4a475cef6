import { SourceJudge } from '@corroborate/credibility';
import { CorroborateError, nothingFound, type Article } from '@corroborate/domain';
import { extractAttributions } from '@corroborate/origin';
import { extractArticle } from '@corroborate/pages';
import { createRulesDesk, type ReasonerTasks } from '@corroborate/reasoning';
import { extractClaims, judgeSource } from '@corroborate/stance';
import { CaseHistory, type StageRow } from '../case.history';
import { Masks } from '../masks';
import { topicOf } from '../testing/case.fixture';
import { DossierDesk } from './dossier';
import { OriginStage } from './origin.stage';
import { judgePage, JudgePool, type Judge } from '../judging';
import { PageCollector } from './page-collector';
import type { StageInput } from './stage';

const clock = { now: () => new Date('2026-03-10T12:00:00.000Z') };
const TITLE = 'Bridge at Elm Valley closed after crack';
const cited = ['one', 'two', 'three'].map((name) => `https://paper-${name}.example/city/bridge-closed-after-crack`);
const links = cited
  .map(
    (url, at) =>
      `<p>The closure was <a href="${url}">first reported by the Paper ${at}</a>, whose reporter had seen the crack.</p>`,
  )
  .join('');
const html = (more: string) =>
  `<html><head><title>${TITLE}</title><meta property="article:published_time" content="2026-03-09T08:00:00Z"></head><body><article><h1>${TITLE}</h1>
  <p>ELM VALLEY, Ohio. The bridge at Elm Valley was closed on Monday after engineers found a crack in a pier, the county said.</p>
  <p>Engineers closed the bridge to all traffic. The crack is two metres long, and repairs will take six weeks.</p>${more}</article></body></html>`;

/** A web of one page and the three it leans on. */
async function traced(maxChased: number, judgeStance: ReasonerTasks['judgeStance'] = judgeSource) {
  const store: Article[] = [];
  const read = async (url: string, more = '') =>
    extractArticle({
      html: html(more),
      url,
      finalUrl: url,
      httpStatus: 200,
      headers: {},
      fetchedAt: clock.now().toISOString(),
      via: 'live',
    });
  const collector = new PageCollector({ read: (url) => read(url) }, { save: async (article) => store.push(article) });
  const articles = {
    getMany: async (ids: number[]) =>
      new Map(ids.flatMap((id) => (store[id - 1] ? [[id, store[id - 1]!] as const] : []))),
  };
  const topic = topicOf({ title: TITLE, location: 'Elm Valley, Ohio', eventDate: '2026-03-09T07:00:00.000Z' });
  const context = { investigationId: 1, stage: 'origin' };
  const report = async () => undefined;
  const first = await collector.keep(
    await read('https://relay.example/bridge', links),
    { foundBy: ['one'], engineDate: null, parentSourceId: null },
    { report, topic },
  );
  const rows: StageRow[] = [{ round: 1, stage: 'read', state: 'done', reason: null, data: { pages: [first.page] } }];
  const reasoners = createRulesDesk({
    extractClaims,
    judgeStance,
    resolveAttribution: extractAttributions,
    planQueries: () => [],
  });
  const archive = { firstCapture: async () => nothingFound('none') };
  const searcher = { search: async () => ({ results: [], coverage: [] }) };
  const stage = new OriginStage(
    new DossierDesk(articles, new SourceJudge({ find: async () => [] })),
    collector,
    () => null,
    archive,
    reasoners,
    clock,
    searcher,
    new Masks({ MASK_PRIVATE_NAMES: [], PUBLIC_FIGURES: [] }, () => false),
    new JudgePool(0),
  );
  const profile = { maxResults: 1, maxPages: 1, maxPagesPerSite: 1, maxChased, chaseDepth: 1, assumedMs: 1 };
  const input: StageInput = {
    investigationId: 1,
    topic,
    mode: 'detailed',
    round: 1,
    profile,
    history: new CaseHistory(rows),
    plan: null,
    context,
    report,
  };
  const { output, state, reason } = await stage.run(input);
  return { ...output, state, reason };
}

describe('tracing the origin', () => {
  it('leaves behind which pages others lean on and nobody read, where there was no room for them', async () => {
    const { chased, unread } = await traced(1);
    expect(chased).toHaveLength(1);
    expect(unread).toHaveLength(2);
    expect([...chased.map(({ url }) => url), ...(unread ?? [])].sort()).toEqual([...cited].sort());
  });

  it('leaves none behind where all were read', async () => {
    const { chased, unread } = await traced(3);
    expect(chased).toHaveLength(3);
    expect(unread).toEqual([]);
  });

  it('names a page that took too long to judge as a hole in the evidence', async () => {
    const slow: Judge = {
      ask: () =>
        Promise.reject(
          new CorroborateError('limit-exceeded', 'A judgement (page) took longer than 5 ms and was given up.'),
        ),
    };
    const { state, reason, assessments } = await traced(0, (question) => judgePage(slow, question));
    expect(assessments).toMatchObject([
      { overall: { stance: 'unrelated' }, unjudged: expect.stringContaining('longer than 5 ms') },
    ]);
    expect({ state, reason }).toEqual({
      state: 'partial',
      reason: expect.stringContaining('page of relay.example could not be judged'),
    });
  });
});
