import { FactCheckService, RecordService, recordToArticle, type PublicRecord } from '@corroborate/records';
import { FakeFactCheckIndex, FakeRegister, buildFiling } from '@corroborate/records/testing';
import { SourceJudge } from '@corroborate/credibility';
import { type Article, createReason, type Mode, nothingFound } from '@corroborate/domain';
import { MaskFactory } from '../../adapters/masks';
import { bridgeTopic } from '../../testing/case.fixture';
import { OpenedPagesService } from '../read/opened-pages.service';
import { PageCollector } from '../read/page-collector';
import { RecordsStage } from './records.stage';
import type { StageInput } from '../stage';

const clock = { now: () => new Date('2026-03-10T12:00:00Z') };
const TOPIC = bridgeTopic({
  title: 'Larkspur Castings closes foundry',
  entities: ['Larkspur Castings'],
  eventDate: '2026-03-09T12:00:00.000Z',
  location: 'Elm Valley, Ohio',
});

const run = async (records: PublicRecord[], over: { mode?: Mode; title?: string } = {}) => {
  const saved: Article[] = [];
  const asked: string[] = [];
  const reader = {
    read: async (url: string) => {
      asked.push(url);
      return {
        ...recordToArticle(buildFiling({ date: null }), clock.now()),
        title: 'x',
        text: 'The company closed its foundry on March 9, 2026.',
      };
    },
  };
  const collector = new PageCollector(reader, { save: async (article) => saved.push(article) });
  const register = new FakeRegister('edgar', records);
  const index = new FakeFactCheckIndex('fake', nothingFound('none'));
  const stage = new RecordsStage({
    factChecks: new FactCheckService([index]),
    registers: new RecordService([register], clock),
    collector,
    clock,
    masks: new MaskFactory({ MASK_PRIVATE_NAMES: [], PUBLIC_FIGURES: [] }, () => false),
  });
  const eventTypes: string[] = [];
  const input = {
    topic: { ...TOPIC, title: over.title ?? TOPIC.title },
    mode: over.mode ?? 'detailed',
    context: { investigationId: 1, stage: 'records' },
    report: async (type: string) => void eventTypes.push(type),
  };
  const { output } = await stage.run(input as unknown as StageInput);
  return { output, saved, asked, eventTypes, registerAsked: register.asked.length, indexAsked: index.asked.length };
};

describe('records stage', () => {
  it('reads the document of a register entry and keeps its title and date', async () => {
    const { output, saved, asked, eventTypes } = await run([buildFiling()]);
    expect(asked).toEqual([buildFiling().url]);
    expect(saved).toMatchObject([
      {
        title: 'Larkspur Castings, Inc.: 8-K',
        text: 'The company closed its foundry on March 9, 2026.',
        published: { value: '2026-03-09T00:00:00.000Z' },
      },
    ]);
    expect(output.pages).toMatchObject([
      { sourceId: 1, foundBy: ['edgar'], record: { register: 'edgar', id: '0001:x.htm' } },
    ]);
    expect(output.registers?.records).toMatchObject([{ bearing: 'evidence', sourceId: 1 }]);
    expect(eventTypes).toEqual(['source.read', 'records.gathered']);
  });

  it('uses the register entry itself if there is no document', async () => {
    const { saved, asked } = await run([buildFiling({ document: false })]);
    expect(asked).toEqual([]);
    expect(saved).toMatchObject([{ text: 'Filer: Larkspur Castings, Inc.' }]);
  });

  it('does not turn background entries into sources', async () => {
    const { output, saved } = await run([buildFiling({ date: '2025-03-09T00:00:00.000Z' })]);
    expect(saved).toEqual([]);
    expect(output.registers?.records).toMatchObject([{ bearing: 'background', sourceId: null }]);
    expect(output.pages).toEqual([]);
  });
});

describe('records stage in quick mode', () => {
  it('skips registers if no claim needs them, says so, and still searches fact checks', async () => {
    const { output, registerAsked, indexAsked } = await run([buildFiling()], {
      mode: 'quick',
      title: 'Larkspur Castings greets guests',
    });
    expect(registerAsked).toBe(0);
    expect(indexAsked).toBeGreaterThan(0);
    expect(output.registers).toMatchObject({
      records: [],
      need: { needed: false, reasons: [createReason('need.none')] },
    });
  });

  it('queries registers if a claim is about a subject they cover', async () => {
    const { output, registerAsked } = await run([buildFiling()], {
      mode: 'quick',
      title: 'Larkspur Castings files for bankruptcy',
    });
    expect(registerAsked).toBe(1);
    expect(output.registers).toMatchObject({ records: [{ bearing: 'evidence' }], need: { needed: true } });
  });
});

describe('source view of a register entry', () => {
  it('trusts a register entry as much as its register, unlike a page that only claims to be one', async () => {
    const article = recordToArticle(buildFiling({ url: 'https://www.courtlistener.com/docket/1/' }), clock.now());
    const service = new OpenedPagesService(
      { getMany: async () => new Map([[4, article]]) },
      new SourceJudge({ find: async () => [] }),
    );
    const page = {
      sourceId: 4,
      url: article.url,
      site: article.site,
      verdict: article.verdict,
      reason: '',
      foundBy: [],
      engineDate: null,
      parentSourceId: null,
    };
    const context = { investigationId: 1, stage: 'origin' };
    const tierOf = async (register: string) =>
      (await service.open([{ ...page, record: { register, id: '1' } }], { topic: TOPIC, context }))[0]?.profile.tier;
    expect(await tierOf('courtlistener')).toBe(1);
    expect(await tierOf('edgar')).not.toBe(1);
    expect((await service.open([page], { topic: TOPIC, context }))[0]?.profile.tier).not.toBe(1);
  });
});
