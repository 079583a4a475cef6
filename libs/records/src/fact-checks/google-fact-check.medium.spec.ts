import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClockAt, type UpstreamGateway } from '@corroborate/domain';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { InMemoryLedger } from '@corroborate/upstream';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { callContext, strikeTopic } from '../testing/samples';
import { createFactCheckIndexes } from './create-indexes';
import { FactCheckService } from './fact-check.service';

const NOW = '2026-03-10T12:00:00Z';
const CHECK = {
  claim: 'Workers strike at Larkspur Castings in Elm Valley.',
  publisher: 'plainchecks.org',
  url: 'https://www.plainchecks.org/strike',
  title: 'Is there a strike at Larkspur Castings?',
  reviewDate: '2026-03-09T12:00:00Z',
  rating: 'True',
  language: 'en',
};

describe('Fact Check Tools over the real protocol', () => {
  let sandbox: Sandbox;
  let gateway: UpstreamGateway & { close(): Promise<void> };
  let folder: string;
  const ledger = new InMemoryLedger();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fact-check-world-'));
    writeFileSync(
      join(folder, 'world.json'),
      JSON.stringify({ version: 1, name: 'tiny', description: 'A strike.', now: NOW, language: 'en' }),
    );
    writeFileSync(join(folder, 'factchecks.jsonl'), JSON.stringify(CHECK));
    sandbox = await startSandbox(await loadWorld(folder));
    gateway = sandboxGateway(sandbox, { ledger, clock: createClockAt(NOW) });
  });
  afterAll(async () => {
    await gateway.close();
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const find = (key: string | undefined, over = {}) =>
    new FactCheckService(createFactCheckIndexes({ DISABLED_ENGINES: [], GOOGLE_FACT_CHECK_KEY: key }, gateway)).find(
      strikeTopic(over),
      [],
      callContext(),
    );

  it('finds the fact check of the claim at no cost', async () => {
    const { factChecks, coverage } = await find('sandbox-key');
    expect(factChecks).toMatchObject([
      { url: CHECK.url, site: 'plainchecks.org', rating: 'True', foundBy: 'google-fact-check' },
    ]);
    expect(coverage).toMatchObject([{ outcome: 'found', hits: 1, costUsd: 0 }]);
    expect(ledger.entries[0]?.provider).toBe('google-fact-check');
  });
  it('finds nothing on other topics', async () => {
    expect((await find('sandbox-key', { title: 'Ferry runs aground near lighthouse' })).coverage).toMatchObject([
      { outcome: 'nothing-found' },
    ]);
  });
});
