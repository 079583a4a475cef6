import { systemClock, type CallContext, type PlannedQuery, type Topic } from '@corroborate/domain';
import { FactCheckService, RecordService } from '@corroborate/records';
import { rulesAccount, type QueryBrief, type Reasoner } from '@corroborate/reading';
import { MultiEngineSearcher, planQueries, type SearchEngine } from '@corroborate/search';
import { SocialInvestigator } from '@corroborate/social';
import { FakeNetwork, buildPost } from '@corroborate/social/testing';
import { CaseHistory } from '../case/case.history';
import { MODE_PROFILES } from '../investigation.thresholds';
import { MaskFactory, type ThirdParty } from './masks';
import { RecordsStage } from '../stages/gather/records.stage';
import { SearchStage } from '../stages/gather/search.stage';
import { PageCollector } from '../stages/read/page-collector';
import { SocialStage } from '../stages/gather/social.stage';
import type { StageInput } from '../stages/stage';
import { bridgeTopic } from '../testing/case.fixture';

const topic = bridgeTopic({
  title: 'Gas blast wrecks bakery in Dunmere',
  summary: 'Resident Ottoline Brace, 61, was hurt when a gas blast wrecked the bakery in Dunmere, Kent.',
  url: 'https://paper.example/2026/ottoline-brace-hurt-in-blast',
  eventDate: '2026-03-09T12:00:00.000Z',
  location: 'Dunmere, Kent',
  entities: ['Ottoline Brace', 'Dunmere'],
});
const masks = (...parties: ThirdParty[]) =>
  new MaskFactory({ MASK_PRIVATE_NAMES: parties, PUBLIC_FIGURES: [] }, () => false);
const input = (over: Partial<Topic> = {}): StageInput => ({
  investigationId: 1,
  topic: { ...topic, ...over },
  mode: 'detailed',
  round: 1,
  profile: MODE_PROFILES.detailed,
  history: new CaseHistory([]),
  plan: null,
  context: { investigationId: 1, stage: 'search', signal: new AbortController().signal },
  report: async () => undefined,
});
const NAME = /ottoline|brace/i;
const unread = async (): Promise<never> => Promise.reject(new Error('nothing is read here'));
const NO_PAGES = new PageCollector({ read: unread }, { save: unread });

describe('names of private persons', () => {
  it('masks names of private persons only for the configured third parties', () => {
    expect(masks('social').of(topic, 'social')?.persons).toMatchObject([{ name: 'Ottoline Brace' }]);
    expect(masks('social').of(topic, 'search')).toBeNull();
    expect(masks().of(topic, 'models')).toBeNull();
    expect(
      new MaskFactory({ MASK_PRIVATE_NAMES: ['social'], PUBLIC_FIGURES: ['ottoline brace'] }, () => false).of(
        topic,
        'social',
      ),
    ).toBeNull();
    expect(
      new MaskFactory({ MASK_PRIVATE_NAMES: ['social'], PUBLIC_FIGURES: [] }, (name) => name === 'Ottoline Brace').of(
        topic,
        'social',
      ),
    ).toBeNull();
  });

  it('sends no names of private persons to networks, and still matches posts by place and event', async () => {
    const asked = async (...parties: ThirdParty[]) => {
      const network = new FakeNetwork('one', [
        buildPost('I can see the bakery in Dunmere from my window, the gas blast took the roof', { platform: 'one' }),
      ]);
      const { output } = await new SocialStage(new SocialInvestigator([network]), systemClock, masks(...parties)).run(
        input(),
      );
      return {
        texts: JSON.stringify([network.asked.map(({ text }) => text), output.coverage.map(({ query }) => query)]),
        sources: output.sources,
      };
    };
    expect((await asked('search')).texts).toMatch(NAME);
    const masked = await asked('social');
    expect(masked.texts).not.toMatch(NAME);
    expect(masked.texts).toContain('Dunmere');
    expect(masked.sources).toHaveLength(1);
  });

  it('sends no names of private persons to search engines, whoever planned the query', async () => {
    const asked: string[] = [];
    const engine = {
      manifest: {
        name: 'one',
        title: 'one',
        kind: 'web',
        homepage: '',
        needsKey: false,
        settings: [],
        priceUsd: 0,
        paceMs: 0,
        maxQueryLength: 200,
        operators: { phrase: true, site: true, dateWindow: true, or: true, exclude: true },
        resultsPerPage: 10,
        pages: 1,
        terms: '',
        selfTest: { query: 'x', proves: '' },
        notes: [],
      },
      search: async ({ text }: PlannedQuery) => {
        asked.push(text);
        return { kind: 'nothing-found', reason: 'none' };
      },
    } as unknown as SearchEngine;
    // A model that knows the name from elsewhere must not reintroduce it.
    const own: PlannedQuery = { strategy: 'model', text: 'Brace bakery blast Dunmere', reason: 'r' };
    const plan = async (brief: QueryBrief) => [
      own,
      ...planQueries(brief.topic, { mode: 'detailed', now: brief.now, round: 1, gaps: [], deskLanguage: 'en' }),
    ];
    const reasoner = { planCase: async () => null, planQueries: plan, account: rulesAccount };
    const desk = { open: () => reasoner as unknown as Reasoner };
    const { output } = await new SearchStage(new MultiEngineSearcher([engine]), desk, systemClock, masks('search')).run(
      input(),
    );
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((text) => NAME.test(text))).toEqual([]);
    expect(output.queries[0]).toMatchObject({ text: 'bakery blast Dunmere', reason: 'r Name masked.' });
  });

  it('sends no names of private persons to fact-check indexes', async () => {
    const asked: string[] = [];
    const index = {
      manifest: { name: 'checks' },
      find: async (query: string, _language: string | null, _context: CallContext) => {
        asked.push(query);
        return { kind: 'nothing-found' as const, reason: 'none' };
      },
    };
    const stage = (...parties: ThirdParty[]) =>
      new RecordsStage({
        factChecks: new FactCheckService([index as never]),
        registers: new RecordService([], systemClock),
        collector: NO_PAGES,
        clock: systemClock,
        masks: masks(...parties),
      });
    await stage().run(input());
    expect(asked.join()).toMatch(NAME);
    asked.length = 0;
    await stage('search').run(input());
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.join()).not.toMatch(NAME);
  });
});
