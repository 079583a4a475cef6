import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClockAt, type UpstreamGateway } from '@corroborate/domain';
import { FakeGateway } from '@corroborate/domain/testing';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { InMemoryLedger } from '@corroborate/upstream';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { callContext, strikeTopic } from '../testing/samples';
import { GdeltVolume } from './gdelt-volume.adapter';
import { VolumeLookup } from './volume.lookup';

const NOW = '2026-03-12T12:00:00Z';
const page = (
  n: number,
  published: string,
  title: string,
  text = `${title}. Workers of Larkspur Castings went on strike at the foundry.`,
) => ({
  url: `https://gazette.example/${n}`,
  title,
  published,
  text,
});
const PAGES = [
  page(1, '2025-06-01T09:00:00Z', 'Larkspur Castings strike begins'),
  page(2, '2025-06-01T11:00:00Z', 'Strike at Larkspur Castings'),
  page(3, '2025-06-02T11:00:00Z', 'Larkspur Castings strike goes on'),
  page(4, '2026-03-09T15:00:00Z', 'Larkspur Castings strike'),
  page(5, '2026-03-09T16:00:00Z', 'Library opens', 'The library opens on Monday.'),
];

describe('GDELT’s timeline over the real protocol', () => {
  let sandbox: Sandbox;
  let gateway: UpstreamGateway & { close(): Promise<void> };
  let folder: string;
  const ledger = new InMemoryLedger();
  const clock = createClockAt(NOW);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'volume-world-'));
    writeFileSync(
      join(folder, 'world.json'),
      JSON.stringify({ version: 1, name: 'tiny', description: 'A strike.', now: NOW, language: 'en' }),
    );
    writeFileSync(
      join(folder, 'outlets.jsonl'),
      JSON.stringify({ domain: 'gazette.example', name: 'Gazette', kind: 'newspaper', country: 'US' }),
    );
    writeFileSync(join(folder, 'pages.jsonl'), PAGES.map((one) => JSON.stringify(one)).join('\n'));
    sandbox = await startSandbox(await loadWorld(folder));
    gateway = sandboxGateway(sandbox, { ledger, clock });
  });
  afterAll(async () => {
    await gateway.close();
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('returns the reports of each day, including last year’s wave', async () => {
    const { volume, coverage } = await new VolumeLookup(new GdeltVolume({ gateway, clock }), clock).lookFor(
      strikeTopic(),
      callContext(),
      'detailed',
    );
    expect(coverage).toMatchObject([{ outcome: 'found', costUsd: 0 }]);
    expect(volume?.days).toEqual([
      { day: '2025-06-01', articles: 2 },
      { day: '2025-06-02', articles: 1 },
      { day: '2026-03-09', articles: 1 },
    ]);
    expect(volume).toMatchObject({
      start: '2026-03-09',
      earlierWaves: [{ from: '2025-06-01', to: '2025-06-02', articles: 3 }],
    });
    expect(ledger.entries.every(({ provider, costUsd }) => provider === 'gdelt' && costUsd === 0)).toBe(true);
  });

  it('returns nothing-found', async () => {
    const outcome = await new GdeltVolume({ gateway, clock }).volumes(
      { terms: ['Norvane Foods', 'recall'], from: '2025-06-01T00:00:00Z', to: NOW },
      callContext(),
    );
    expect(outcome.kind).toBe('nothing-found');
  });
});

describe('GDELT responses without data', () => {
  const QUERY = { terms: ['Larkspur "Castings"', 'st*rike'], from: '2025-06-01T00:00:00Z', to: NOW };
  const ask = async (status: number, body: string) => {
    const gateway = new FakeGateway().on('', { status, body });
    const outcome = await new GdeltVolume({ gateway, clock: createClockAt(NOW) }).volumes(QUERY, callContext());
    return { outcome, gateway };
  };
  it.each([
    [200, 'Please limit requests to one every 5 seconds or contact somebody.', 'limited'],
    [429, '', 'limited'],
    [403, 'no', 'blocked'],
    [500, 'no', 'failed'],
    [200, 'The specified phrase is too short.', 'failed'],
    [200, '<html>', 'failed'],
    [200, '{}', 'nothing-found'],
    [200, '{"timeline":[{"data":[{"date":7,"value":"x"},{"date":"20260101T000000Z","value":-1}]}]}', 'nothing-found'],
    [
      200,
      '{"timeline":[{"series":"Article\u0001 Count","data":[{"date":"20260101T000000Z","value":3,"norm":900}]}]}',
      'found',
    ],
  ])('maps a GDELT response with status %d and body %p to %s', async (status, body, kind) =>
    expect((await ask(status, body)).outcome.kind).toBe(kind),
  );

  it('uses plain words and quoted phrases in the GDELT query', async () => {
    const { gateway } = await ask(200, '{}');
    const url = new URL(gateway.requests[0]!.url);
    expect(url.searchParams.get('query')).toBe('"Larkspur Castings" "st rike"');
    expect(url.searchParams.get('mode')).toBe('timelinevolraw');
    expect(url.searchParams.get('startdatetime')).toBe('20250601000000');
    expect(gateway.requests[0]!.pace).toEqual({ key: 'gdelt', intervalMs: 8000 });
  });
});
