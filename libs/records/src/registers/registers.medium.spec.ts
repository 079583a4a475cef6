import type { CallContext } from '@corroborate/domain';
import { FakeGateway } from '@corroborate/domain/testing';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { serveAnswers, type ServerFault } from '@corroborate/sandbox/testing';
import { createRegisters, registerManifests } from './create-registers';
import type { RecordQuery } from './record.types';
import { ownsHost } from './record.article';
import { RECORDED_CASES } from './testing/recorded.cases';
import { REGISTER_CASES, type RegisterCase, type RegisterCases } from './testing/register.cases';
import { KEYS, openRegisters, recordWorld, type OpenRegisters } from './testing/sandbox-registers';

const ALL_CASES: RegisterCase[] = [...REGISTER_CASES, ...RECORDED_CASES];
const context = (): CallContext => ({ investigationId: null, stage: 'records' });
const query = ({ actor }: RegisterCase, over: Partial<RecordQuery> = {}): RecordQuery => ({
  actor: { ...actor, reasons: [] },
  from: '2026-03-08',
  to: '2026-03-10',
  ...over,
});

/** The record, and as many more with its name as fill a page; each with its own number and URL. */
function recordsOf({ upstream, record, many = 1 }: RegisterCases): object[] {
  const more = Array.from({ length: many - 1 }, (_, at) => ({
    ...record,
    source: upstream,
    id: /^\D/.test(record.id) ? `${record.id}${at}` : record.id.replace(/\d{2}$/, String(at + 10)),
    ...(record.url
      ? { url: record.url.replace(/\/([^/]*)$/, (_, file: string) => (file ? `/${at}-${file}` : `-${at}/`)) }
      : {}),
    fields: { ...record.fields, ...('ein' in record.fields ? { ein: 500000000 + at } : {}) },
  }));
  return [{ source: upstream, ...record }, ...more];
}

type Stage = 'plain' | 'many' | 'limited' | 'refused' | 'slow';

interface Slow {
  latencyMs?: number;
  timeoutMs?: number;
}

interface Opened extends OpenRegisters {
  sandbox: Sandbox;
}

describe('registers over the real protocols', () => {
  const open = {} as Record<Stage, Opened>;
  const recorded = {} as Record<Exclude<Stage, 'many'>, OpenRegisters>;
  const removals: (() => Promise<void>)[] = [];
  const start = async (records: object[], faults: object, slow: Slow = {}): Promise<Opened> => {
    const world = recordWorld(records, faults);
    const sandbox = await startSandbox(await loadWorld(world.folder), { latencyMs: slow.latencyMs });
    const registers = openRegisters(sandbox, slow.timeoutMs);
    removals.push(async () => {
      await registers.close();
      await sandbox.stop();
      world.remove();
    });
    return { ...registers, sandbox };
  };

  const startRecorded = async (fault: ServerFault, timeoutMs?: number): Promise<OpenRegisters> => {
    const server = await serveAnswers(
      RECORDED_CASES.flatMap(({ answers }) => answers),
      fault,
    );
    const registers = openRegisters(server, timeoutMs);
    removals.push(async () => {
      await registers.close();
      await server.stop();
    });
    return registers;
  };
  const registerOf = ({ name }: RegisterCase, stage: keyof typeof recorded) =>
    (RECORDED_CASES.some((one) => one.name === name) ? recorded : open)[stage].register(name);

  beforeAll(async () => {
    const one = REGISTER_CASES.flatMap((cases) => recordsOf({ ...cases, many: 1 }));
    open.plain = await start(one, {});
    open.many = await start(REGISTER_CASES.flatMap(recordsOf), {});
    open.limited = await start(one, { default: { status: 429, retryAfter: 90 } });
    open.refused = await start(one, { default: { status: 403 } });
    open.slow = await start(one, {}, { latencyMs: 1500, timeoutMs: 250 });
    recorded.plain = await startRecorded({});
    recorded.limited = await startRecorded({ status: 429, retryAfter: 90 });
    recorded.refused = await startRecorded({ status: 403 });
    recorded.slow = await startRecorded({ delayMs: 1500 }, 250);
  });
  afterAll(async () => {
    for (const remove of removals) await remove();
  });

  it('covers every register with a test case', () => {
    expect(ALL_CASES.map(({ name }) => name).sort()).toEqual(
      registerManifests()
        .map(({ name }) => name)
        .sort(),
    );
  });

  describe.each(ALL_CASES)('$name', (cases) => {
    it('finds the record with its date, parties, text and URL', async () => {
      const outcome = await registerOf(cases, 'plain').find(query(cases), context());
      if (outcome.kind !== 'found') throw new Error(`${outcome.kind}: ${outcome.reason}`);
      const { text, ...expected } = cases.expected;
      expect(outcome.value).toMatchObject([{ register: cases.name, ...expected }]);
      const [record] = outcome.value;
      expect(record?.text).toMatch(text);
      for (const line of [...(record?.entity ?? []).map((one) => one.line), record?.gist ?? ''])
        expect(record?.text).toContain(line);
    });

    it('lists the record’s host among the hosts of the register', async () => {
      const { manifest } = registerOf(cases, 'plain');
      expect(ownsHost(manifest, new URL(cases.expected.url).hostname)).toBe(true);
    });

    it('returns nothing-found for another name', async () => {
      const actor = { name: 'Quillfeather Zeppelins', kind: cases.actor.kind, reasons: [] };
      expect((await registerOf(cases, 'plain').find(query(cases, { actor }), context())).kind).toBe('nothing-found');
    });

    it('returns limited for an exhausted quota', async () => {
      expect((await registerOf(cases, 'limited').find(query(cases), context())).kind).toBe('limited');
    });

    it('returns blocked for a refusal', async () => {
      expect((await registerOf(cases, 'refused').find(query(cases), context())).kind).toBe('blocked');
    });

    it('returns failed after the time limit', async () => {
      expect((await registerOf(cases, 'slow').find(query(cases), context())).kind).toBe('failed');
    });

    const broken = ['<html></html>', '', '{"surprise":1}', '{"hits', '[]'];
    it.each(broken)('returns failed for %p', async (body) => {
      const gateway = new FakeGateway().on('', { body });
      const register = createRegisters(KEYS, gateway, open.plain.clock).find(
        ({ manifest }) => manifest.name === cases.name,
      );
      expect((await register?.find(query(cases), context()))?.kind).toBe('failed');
    });

    it('passes name, price and rate to the gateway, and no key in the URL', async () => {
      const gateway = new FakeGateway();
      if (cases.signIn) gateway.on(cases.signIn.at, { body: JSON.stringify(cases.signIn.body) });
      gateway.on('', { body: '{}' });
      const register = createRegisters(KEYS, gateway, open.plain.clock).find(
        ({ manifest }) => manifest.name === cases.name,
      );
      await register?.find(query(cases), context());
      const { name, priceUsd, paceMs } = register?.manifest ?? { name: '', priceUsd: 0, paceMs: 0 };
      const request = gateway.requests.at(cases.signIn ? 1 : 0);
      expect(request).toMatchObject({ provider: name, priceUsd, pace: { key: name, intervalMs: paceMs } });
      for (const { url } of gateway.requests) expect(url).not.toMatch(/sandbox-(?:key|token)/);
    });
  });

  it.each(REGISTER_CASES.filter(({ many }) => many !== undefined))(
    'pages through the results of $name',
    async (cases) => {
      const outcome = await open.many.register(cases.name).find(query(cases), context());
      expect(outcome.kind === 'found' && new Set(outcome.value.map(({ id }) => id)).size).toBe(cases.many);
    },
  );

  it.each(RECORDED_CASES.flatMap(({ many, ...cases }) => (many === undefined ? [] : [{ ...cases, many }])))(
    'pages through the results of $name',
    async ({ many, ...cases }) => {
      const actor = { ...cases.actor, name: many.name, reasons: [] };
      const outcome = await registerOf(cases, 'plain').find(query(cases, { actor }), context());
      expect(outcome.kind === 'found' && new Set(outcome.value.map(({ id }) => id)).size).toBe(many.count);
    },
  );

  it.each(ALL_CASES.filter(({ keyless }) => keyless !== undefined))(
    'reports a missing key for $name without a request',
    async (cases) => {
      const gateway = new FakeGateway();
      const register = createRegisters({ ...KEYS, ...cases.keyless }, gateway, open.plain.clock).find(
        ({ manifest }) => manifest.name === cases.name,
      );
      expect((await register?.find(query(cases), context()))?.kind).toBe('not-configured');
      expect(gateway.requests).toEqual([]);
    },
  );

  it.each(['edgar', 'usaspending', 'courtlistener', 'federal-register', 'pacer'])(
    'returns only records of the requested days from %s',
    async (name) => {
      const cases = ALL_CASES.find((one) => one.name === name);
      if (!cases) throw new Error(name);
      expect(
        (await registerOf(cases, 'plain').find(query(cases, { from: '2026-01-01', to: '2026-02-01' }), context())).kind,
      ).toBe('nothing-found');
    },
  );

  it('returns the cached response the second time', async () => {
    const [cases] = REGISTER_CASES;
    if (!cases) throw new Error('no case');
    await registerOf(cases, 'plain').find(query(cases), context());
    const before = open.plain.sandbox.requests().length;
    await registerOf(cases, 'plain').find(query(cases), context());
    expect(open.plain.sandbox.requests()).toHaveLength(before);
  });
});
