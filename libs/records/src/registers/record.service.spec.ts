import { blocked } from '@corroborate/domain';
import { FakeRegister } from '../testing/fake-register';
import { callContext, buildFiling, strikeTopic } from '../testing/samples';
import { recordToArticle, withRecordTitle, registerProfile } from './record.article';
import { RecordService } from './record.service';

const clock = { now: () => new Date('2026-03-10T12:00:00Z') };
const find = (registers: FakeRegister[], over = {}) =>
  new RecordService(registers, clock).find(strikeTopic(over), 'detailed', callContext());

describe('RecordService', () => {
  it('keeps records of the actor, evidence first, and reports each outcome', async () => {
    const old = buildFiling({ id: '2', date: '2025-03-09T00:00:00.000Z' });
    const { records, coverage, choices } = await find([
      new FakeRegister('edgar', [
        old,
        buildFiling(),
        buildFiling({ id: '3', parties: ['Somebody Else'] }),
        buildFiling(),
      ]),
    ]);
    expect(records.map(({ id, bearing, actor }) => [id, bearing, actor])).toEqual([
      ['0001:x.htm', 'evidence', 'Larkspur Castings'],
      ['2', 'background', 'Larkspur Castings'],
    ]);
    expect(coverage).toMatchObject([{ provider: 'edgar', query: 'Larkspur Castings', outcome: 'found', hits: 3 }]);
    expect(choices).toMatchObject([{ register: 'edgar', actor: 'Larkspur Castings' }]);
  });

  it('does not query a register again after a refusal, and continues after one throws', async () => {
    const closed = new FakeRegister('closed', blocked('no'));
    const { records, coverage } = await find([closed, new FakeRegister('mad', new Error('boom'))], {
      entities: ['Larkspur Castings', 'Fox Foods'],
    });
    expect(records).toEqual([]);
    expect(closed.asked).toHaveLength(1);
    expect(coverage.map(({ provider, outcome, reason }) => `${provider} ${outcome} ${reason}`)).toEqual([
      'closed blocked no',
      'closed blocked not queried again: no',
      'mad failed broke: boom',
      'mad failed broke: boom',
    ]);
  });

  it('treats several identities with one name as different people', async () => {
    const entity = (id: string) => buildFiling({ id, register: 'gleif' });
    const { records } = await find([new FakeRegister('gleif', [entity('A'), entity('B')], { bears: 'identity' })]);
    expect(records).toEqual([]);
    expect((await find([new FakeRegister('gleif', [entity('A')], { bears: 'identity' })])).records).toHaveLength(1);
  });

  it('keeps responses at the time limit and reports what is missing', async () => {
    const slow = new FakeRegister('slow', [buildFiling()], {}, 60_000);
    const service = new RecordService([new FakeRegister('edgar', [buildFiling()]), slow], clock, {
      quick: 30,
      detailed: 30,
      exhaustive: 30,
    });
    const { records, coverage } = await service.find(
      strikeTopic({ entities: ['Larkspur Castings', 'Fox Foods'] }),
      'detailed',
      callContext(),
    );
    expect(records).toMatchObject([{ bearing: 'evidence' }]);
    expect(coverage.map(({ provider, outcome, reason }) => `${provider} ${outcome} ${reason}`)).toEqual([
      'edgar found null',
      'edgar found null',
      'slow failed the time limit for registers was reached',
      'slow failed the time limit for registers was reached',
    ]);
    expect(slow.asked).toHaveLength(1);
  });

  it('accepts records under a short name only after the actor is uniquely identified', async () => {
    const own = buildFiling({
      holders: ['cik:7'],
      parties: ['THE NORVANE COMPANY'],
      title: 'NORVANE: 8-K',
      text: 'Filer: NORVANE',
    });
    const other = buildFiling({
      id: '9',
      holders: ['cik:41', 'cik:8'],
      parties: ['NORVANE CORP'],
      title: 'NORVANE: 8-K',
      text: 'Filer: NORVANE',
    });
    const asked: string[] = [];
    const ids = async (holders: string[] | null) => {
      const service = new RecordService(
        [new FakeRegister('edgar', [own, other]), new FakeRegister('gleif', [])],
        clock,
        undefined,
        async (_, { name }) => (asked.push(name), holders && { aliases: [], holders }),
      );
      return (
        await service.find(
          strikeTopic({ title: 'Norvane recalls kettles', entities: ['Norvane'] }),
          'detailed',
          callContext(),
        )
      ).records.map(({ holders }) => holders?.join());
    };
    expect(await ids(null)).toEqual([]);
    expect(await ids(['cik:7'])).toEqual(['cik:7']);
    expect(await ids(['cik:8'])).toEqual(['cik:41,cik:8']);
    expect(await ids(['cik:9'])).toEqual([]);
    expect(await ids([])).toEqual([]);
    expect(asked).toEqual(Array.from({ length: 5 }, () => 'Norvane'));
  });

  it('accepts an acronym for the organization it is known to stand for', async () => {
    const rule = buildFiling({
      register: 'federal-register',
      parties: ['Harbor Safety Board'],
      title: 'Lights',
      text: 'The Harbor Safety Board requires lights.',
    });
    const under = async (aliases: string[], party = 'Harbor Safety Board') => {
      const service = new RecordService(
        [new FakeRegister('edgar', [{ ...rule, parties: [party] }], { actors: ['unknown'] })],
        clock,
        undefined,
        async () => ({ aliases, holders: [] }),
      );
      return (
        await service.find(strikeTopic({ title: 'HSBX wants lights', entities: ['HSBX'] }), 'detailed', callContext())
      ).records.length;
    };
    expect(await under(['Harbor Safety Board'])).toBe(1);
    expect(await under([])).toBe(0);
    expect(await under(['Harbor Safety Board'], 'Halvik Savings Bank')).toBe(0);
    expect(await under(['Harbor Safety Board'], 'Ohio Harbor Safety Board')).toBe(0);
  });

  it('queries no register after cancellation', async () => {
    const register = new FakeRegister('edgar', [buildFiling()]);
    await new RecordService([register], clock).find(strikeTopic(), 'detailed', {
      ...callContext(),
      signal: AbortSignal.abort(),
    });
    expect(register.asked).toEqual([]);
  });
});

describe('record as a source', () => {
  it('converts a record to a page of its register with the register’s text, dated to the day', () => {
    const article = recordToArticle(buildFiling({ document: false }), clock.now());
    expect(article).toMatchObject({
      site: 'sec.gov',
      verdict: 'complete',
      text: 'Filer: Larkspur Castings, Inc.',
      published: { value: '2026-03-09T00:00:00.000Z', precision: 'day', signal: 'platform' },
    });
    expect(recordToArticle(buildFiling({ date: null }), clock.now()).published).toBeNull();
  });

  it('keeps the text of its document with the register’s title and date', () => {
    const read = {
      ...recordToArticle(buildFiling({ text: 'As read.', date: null }), clock.now()),
      title: 'x-20260309',
    };
    expect(withRecordTitle(buildFiling(), { ...read, documentTitle: 'x-20260309 - EDGAR' })).not.toHaveProperty(
      'documentTitle',
    );
    expect(withRecordTitle(buildFiling(), read)).toMatchObject({
      title: 'Larkspur Castings, Inc.: 8-K',
      text: 'As read.',
      published: { precision: 'day' },
    });
  });

  it('treats a record as a primary source only on the hosts of a known register', () => {
    expect(registerProfile('edgar', 'www.sec.gov')).toMatchObject({ tier: 1, kind: 'official', site: 'sec.gov' });
    expect(registerProfile('edgar', 'sec.gov.evil.example')).toBeNull();
    expect(registerProfile('nobody', 'www.sec.gov')).toBeNull();
  });
});
