import type { Database } from '@corroborate/db';
import { SourceJudge } from '@corroborate/credibility';
import { nothingFound, type Article, type Topic } from '@corroborate/domain';
import { extractAttributions } from '@corroborate/origin';
import { extractArticle } from '@corroborate/pages';
import { createRulesReasoning, type ReasonerTasks, extractClaims, judgeSource } from '@corroborate/reading';
import { CaseHistory } from '../case/case.history';
import { JudgePool } from '../judging';
import { MaskFactory } from '../adapters/masks';
import type { StageRow, ReadPage } from '../stages/stage.types';
import { AssessStage } from '../stages/assess/assess.stage';
import { CrossReferenceStage } from '../stages/cross-reference/cross-reference.stage';
import { OpenedPagesService } from '../stages/read/opened-pages.service';
import { OriginStage } from '../stages/origin/origin.stage';
import { PageCollector } from '../stages/read/page-collector';
import type { StageInput } from '../stages/stage';
import { bridgeTopic } from './case.fixture';

const clock = { now: () => new Date('2026-03-10T12:00:00.000Z') };
const TITLE = 'Bridge at Elm Valley closed after crack';
export const RELAY = 'https://relay.example/bridge';
/** Pages the relay cites. */
export const CITED = ['one', 'two', 'three'].map(
  (name) => `https://paper-${name}.example/city/bridge-closed-after-crack`,
);
/** A page that names a newspaper without a link, and the newspaper's report. */
export const NAMING = 'https://notes.example/bridge';
export const NAMED = 'https://elmvalleypost.example/bridge-closed-after-crack';
const NAMES = '<p>The closure was first reported by the Elm Valley Post on Monday, which had seen the crack.</p>';
const LINKS = CITED.map(
  (url, at) =>
    `<p>The closure was <a href="${url}">first reported by the Paper ${at}</a>, whose reporter had seen the crack.</p>`,
).join('');

const STAMP = '<meta property="article:published_time" content="2026-03-09T08:00:00Z">';
const htmlOf = (url: string) => `<html><head><title>${TITLE}</title>${STAMP}</head><body><article><h1>${TITLE}</h1>
  <p>ELM VALLEY, Ohio. The bridge at Elm Valley was closed on Monday after engineers found a crack in a pier, the county
  said.</p><p>Engineers closed the bridge to all traffic. The crack is two metres long, and repairs will take six
  weeks.</p>${url === RELAY ? LINKS : ''}${url === NAMING ? NAMES : ''}</article></body></html>`;

const articleAt = async (url: string): Promise<Article> => {
  const fetchedAt = clock.now().toISOString();
  return extractArticle({
    html: htmlOf(url),
    url,
    finalUrl: url,
    httpStatus: 200,
    headers: {},
    fetchedAt,
    via: 'live',
  });
};

export const bridge = (): Topic =>
  bridgeTopic({ title: TITLE, location: 'Elm Valley, Ohio', eventDate: '2026-03-09T07:00:00.000Z' });

export const buildStageRow = (stage: StageRow['stage'], data: unknown, round = 1): StageRow => ({
  stage,
  round,
  data,
  state: 'done',
  reason: null,
});

function inMemory(): Sources {
  const store: Article[] = [];
  return {
    save: async (article) => store.push(article),
    getMany: async (ids) => new Map(ids.flatMap((id) => (store[id - 1] ? [[id, store[id - 1]!] as const] : []))),
  };
}

type Sources = Pick<Database['sources'], 'save' | 'getMany'>;

/** All ports of the assessing stages, with rules; `judged` records the assessed pages. */
function portsOn(sources: Sources, tasks: Partial<ReasonerTasks>, judged: string[]) {
  const judgeStance: ReasonerTasks['judgeStance'] = (question) => {
    judged.push(question.article.url);
    return (tasks.judgeStance ?? judgeSource)(question);
  };
  const byRules = { extractClaims, resolveAttribution: extractAttributions, planQueries: () => [] };
  return {
    openedPages: new OpenedPagesService(sources, new SourceJudge({ find: async () => [] })),
    collector: new PageCollector({ read: articleAt }, sources),
    resolveOutlet: () => null,
    archive: { firstCapture: async () => nothingFound('none') },
    reasoners: createRulesReasoning({ ...byRules, ...tasks, judgeStance }),
    clock,
    searcher: { search: async () => ({ results: [], coverage: [] }) },
    masks: new MaskFactory({ MASK_PRIVATE_NAMES: [], PUBLIC_FIGURES: [] }, () => false),
    judge: new JudgePool(0),
  };
}

const PROFILE = {
  maxResults: 1,
  maxPages: 1,
  maxPagesPerSite: 1,
  sourceLimit: null,
  claimLimit: null,
  chaseDepth: 2,
  assumedMs: 1,
};

/** One page and the three it cites, the stages that assess them, and the recorded questions. */
export function smallWeb(tasks: Partial<ReasonerTasks> = {}, sources: Sources = inMemory()) {
  const judged: string[] = [];
  const events: { type: string; data: Record<string, unknown> }[] = [];
  const report: StageInput['report'] = async (type, data) => void events.push({ type, data });
  const ports = portsOn(sources, tasks, judged);
  return {
    judged,
    events,
    ports,
    stages: {
      assess: new AssessStage(ports),
      origin: new OriginStage(ports),
      'cross-reference': new CrossReferenceStage(ports),
    },
    /** Reads a page like the read stage. */
    async read(url: string): Promise<ReadPage> {
      const request = { foundBy: ['one'], engineDate: null, parentSourceId: null };
      return (await ports.collector.keep(await articleAt(url), request, { report, topic: bridge() })).page;
    },
    /** Stage input with these stored rows. */
    input: (rows: StageRow[], { round = 1, maxChased = 3 } = {}): StageInput => ({
      investigationId: 1,
      topic: bridge(),
      mode: 'detailed',
      round,
      profile: { ...PROFILE, maxChased },
      history: new CaseHistory(rows),
      plan: null,
      context: { investigationId: 1, stage: 'test' },
      report,
    }),
  };
}
