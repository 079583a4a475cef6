import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClockAt, type UpstreamGateway } from '@corroborate/domain';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { InMemoryLedger } from '@corroborate/upstream';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { ContextResearcher } from '../context.researcher';
import { callContext, strikeTopic } from '../testing/samples';
import { createContextSources } from './create-sources';

const NOW = '2026-03-10T12:00:00Z';
const article = (id: string, title: string, text: string) => ({
  source: 'wikipedia',
  id,
  title,
  date: '2025-06-01',
  text,
  fields: { pageid: Number(id) },
});
const RECORDS = [
  article('11', 'Elm Valley, Oregon', 'Elm Valley is a town in Pine County, Oregon. Ohio is far away.'),
  article(
    '12',
    'Elm Valley, Ohio',
    'Elm Valley is a town in Fox County, Ohio. The foundry of Elm Valley opened in 1921.',
  ),
  article(
    '13',
    'Larkspur Castings',
    'Larkspur Castings is a foundry based in Elm Valley, Ohio.\n\nA strike closed Larkspur Castings for six ' +
      'weeks in 2011.',
  ),
];

describe('Wikipedia over the real protocol', () => {
  let sandbox: Sandbox;
  let gateway: UpstreamGateway & { close(): Promise<void> };
  let folder: string;
  const ledger = new InMemoryLedger();
  const clock = createClockAt(NOW);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'context-world-'));
    writeFileSync(
      join(folder, 'world.json'),
      JSON.stringify({ version: 1, name: 'tiny', description: 'A strike.', now: NOW, language: 'en' }),
    );
    writeFileSync(join(folder, 'records.jsonl'), RECORDS.map((record) => JSON.stringify(record)).join('\n'));
    sandbox = await startSandbox(await loadWorld(folder));
    gateway = sandboxGateway(sandbox, { ledger, clock });
  });
  afterAll(async () => {
    await gateway.close();
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const research = (over = {}) =>
    new ContextResearcher(createContextSources({ DISABLED_ENGINES: [] }, gateway, clock)).research(
      strikeTopic(over),
      callContext(),
    );

  it('returns actor, place and earlier events, each with a quote', async () => {
    const { details, coverage, richness } = await research();
    expect(details.map(({ kind, quote }) => [kind, quote])).toEqual([
      ['actor', 'Larkspur Castings is a foundry based in Elm Valley, Ohio.'],
      ['precedent', 'A strike closed Larkspur Castings for six weeks in 2011.'],
      ['place', 'Elm Valley is a town in Fox County, Ohio.'],
      ['background', 'The foundry of Elm Valley opened in 1921.'],
    ]);
    expect(details.at(-1)?.sourceUrl).toMatch(/Elm_Valley%2C_Ohio$/);
    expect(coverage.every(({ outcome }) => outcome === 'found')).toBe(true);
    expect(richness).toBe(92);
    expect(ledger.entries.every(({ provider, costUsd }) => provider === 'wikipedia' && costUsd === 0)).toBe(true);
  });

  it('returns nothing-found rather than a namesake', async () => {
    const { details, coverage } = await research({
      location: 'Elm Valley, Georgia',
      entities: [],
      title: 'strike called off',
    });
    expect(details).toEqual([]);
    expect(coverage).toMatchObject([{ query: 'Elm Valley', outcome: 'nothing-found' }]);
  });
});
