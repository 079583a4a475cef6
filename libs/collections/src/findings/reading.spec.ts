import { Catalogue } from '../catalogue';
import type { SubQuestion } from '../collection.types';
import { CollectionResearch } from '../research.service';
import type { ResearchRequest } from '../research.types';
import { MemoryScanStore } from '../testing/memory-scan.store';
import { FakeCollectionServer, type FakeRow } from '../testing/fake-collection.server';
import type { FindingRead, ReadDocuments } from './reading.types';

/** Shares no words with the claim, so rules find nothing. */
const row = (at: number, over: object = {}): FakeRow => ({
  id: `P${at}`,
  title: `Voucher ${at}`,
  text: `Voucher ${at}: crew hired for the ramp at Elm Yard, day ${at}.`,
  payer: 'Harlan County',
  recipient: 'Brightwater Paving',
  category: 'roads',
  paid_on: '2026-10-14',
  ...over,
});
const CLAIM: SubQuestion = { id: 'c1', question: 'Harlan County rebuilt the bridge', priority: 'critical' };
const RAMP: SubQuestion = { id: 'sq_1', question: 'What was hired for the ramp at Elm Yard?', priority: 'normal' };
const KEY = (at: number) => `fake/payments P${at}`;
const quoteOf = (at: number) => `crew hired for the ramp at Elm Yard, day ${at}.`;
const found = (at: number, over: Partial<FindingRead> = {}): FindingRead => ({
  questionId: 'c1',
  key: KEY(at),
  claim: 'A crew was hired for the ramp.',
  quote: quoteOf(at),
  sure: 'states',
  themes: [],
  ...over,
});

type Asked = Parameters<ReadDocuments>[0];

async function research(
  rows: FakeRow[],
  findings: (asked: Asked) => FindingRead[],
  {
    store = new MemoryScanStore(),
    most = 12,
    ...over
  }: Partial<ResearchRequest> & { store?: MemoryScanStore; most?: number } = {},
) {
  const server = new FakeCollectionServer(rows);
  const settings = { priceUsd: 0, primary: [], fields: {}, title: undefined };
  const asked: Asked[] = [];
  const events: [string, Record<string, unknown>][] = [];
  const report = await new CollectionResearch(new Catalogue([{ server, settings }]), store).run({
    investigationId: 1,
    questions: [CLAIM],
    names: ['Harlan County'],
    mode: 'quick',
    context: { investigationId: 1, stage: 'records' },
    reading: {
      most,
      read: async (given) => {
        asked.push(given);
        return [{ by: 'reader-1', findings: findings(given) }];
      },
    },
    report: async (type, data) => void events.push([type, data]),
    ...over,
  });
  return { report, asked, events, server };
}

describe('documents of collections that a reader reads', () => {
  it('sends documents of collections to the reader once, and turns a verbatim quote into a finding', async () => {
    const { report, asked, events } = await research([row(1), row(2)], () => [found(2)]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      questions: [{ id: 'c1' }],
      documents: [
        { key: KEY(1), title: 'Voucher 1', date: '2026-10-14' },
        { key: KEY(2), title: 'Voucher 2' },
      ],
    });
    expect(report.found).toMatchObject([
      {
        finding: { questionId: 'c1', evidence: quoteOf(2), docIds: ['P2'], confidence: 0.8, by: 'reader-1' },
        document: { id: 'P2' },
      },
    ]);
    expect(report.completion).toBe('confident');
    expect(events.at(-1)).toEqual([
      'collection.findings',
      { collection: 'fake/payments', findings: 1, by: 'reader-1' },
    ]);
  });

  it('returns no finding for an invented quote, an unknown document or an unknown question', async () => {
    const { report } = await research([row(1)], () => [
      found(1, { quote: 'crew hired for the bridge at Elm Yard' }),
      found(1, { quote: '' }),
      found(7),
      found(1, { questionId: 'c9' }),
    ]);
    expect(report.found).toEqual([]);
    expect(report.completion).toBe('all-read');
  });

  it('lowers the confidence of a finding if its document only suggests the answer or differs', async () => {
    const { report } = await research([row(1), row(2)], () => [found(1, { sure: 'suggests' })]);
    expect(report.found[0]?.finding.confidence).toBe(0.5);
    const figure = { ...CLAIM, question: 'Harlan County hired 40 people' };
    const other = await research([row(1)], () => [found(1)], { questions: [figure] });
    expect(other.report.found[0]?.finding.confidence).toBe(0.6);
  });

  it('sends documents to the reader for open questions only, and not at all if the rules are confident', async () => {
    const sure = await research([row(1)], () => [], { questions: [RAMP] });
    expect(sure.report.found[0]?.finding.confidence).toBeGreaterThanOrEqual(0.7);
    expect(sure.asked).toEqual([]);
    const both = await research([row(1)], () => [], { questions: [CLAIM, RAMP] });
    expect(both.asked.map(({ questions }) => questions.map(({ id }) => id))).toEqual([['c1']]);
  });

  it('reads documents once for questions with the same wording, with findings for each', async () => {
    const { report } = await research([row(1)], () => [], { questions: [CLAIM, RAMP] });
    expect(report.found.map(({ finding }) => finding.questionId)).toEqual(['sq_1']);
    expect(report.scanned.map(({ questionId }) => questionId)).toEqual(['c1', 'sq_1']);
  });

  it('sends the reader the documents closest to the question if more match than the limit', async () => {
    const rows = [...[1, 2, 3, 4].map((at) => row(at)), row(5, { text: 'The bridge of Harlan County was rebuilt.' })];
    const claim = { ...CLAIM, question: 'Harlan County rebuilt the bridge over nine long winters without pause' };
    const { asked } = await research(rows, () => [], { most: 2, questions: [claim] });
    expect(asked[0]?.documents.map(({ key }) => key)).toEqual([KEY(5), KEY(1)]);
    expect(asked).toHaveLength(1);
  });

  it('searches documents by terms that the reader named if more match than the limit', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => row(at, { recipient: at < 6 ? 'Pine Works' : 'Oak Crews' }));
    const questions = [{ ...CLAIM, question: 'Harlan County hired Pine Works for the bridge' }];
    const names = ['Harlan County', 'Pine Works'];
    const { report } = await research(
      rows,
      ({ documents }) =>
        documents
          .slice(0, 1)
          .map(({ key }) =>
            found(Number(key.split('P')[1]), { sure: 'suggests', themes: ['Elm Yard', 'day 3', 'Pine Works'] }),
          ),
      { questions, names },
    );
    expect(report.followed.map(({ by, value }) => `${by}: ${value}`)).toEqual(
      expect.arrayContaining(['theme: Elm Yard', 'theme: day 3']),
    );
    expect(report.followed.map(({ value, by }) => `${by}: ${value}`)).not.toContain('theme: Pine Works');
  });

  it('keeps documents available to the reader after an interrupted scan', async () => {
    const store = new MemoryScanStore();
    await research([row(1)], () => [], { store });
    const { asked } = await research([row(1)], () => [], { store });
    expect(asked[0]?.documents.map(({ key }) => key)).toEqual([KEY(1)]);
  });

  it('does not store documents of collections if only rules read them', async () => {
    const store = new MemoryScanStore();
    await research([row(1)], () => [], { store, reading: null });
    const { asked } = await research([row(1)], () => [found(1)], { store });
    expect(asked).toEqual([]);
  });

  it('does not read documents of collections after the time limit of collections', async () => {
    const signal = AbortSignal.abort();
    const { asked } = await research([row(1)], () => [], { context: { investigationId: 1, stage: 'records', signal } });
    expect(asked).toEqual([]);
  });
});
