import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyArchive } from '@corroborate/evidence';
import { strFromU8, unzipSync } from 'fflate';
import { WARCParser } from 'warcio';
import { findFolderContradictions } from './support/folder.contradictions';
import { findFolderFaults } from './support/report.checker';

const root = path.resolve(__dirname, '..');

/** The demo as a new user runs it, to its end, with the case folders and the evidence of its topics. */
function demo(folders: string, archives: string): { status: number | null; text: string } {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    CORROBORATE_HOME: process.env.TEST_PG_HOME,
    EMBEDDED_PG_PORT: process.env.TEST_PG_PORT,
  };
  const command = [path.join(root, 'bin/corroborate.js'), 'demo', '--once'];
  const wanted = ['--export', folders, '--evidence', archives];
  const run = spawnSync(process.execPath, [...command, ...wanted], { env, encoding: 'utf8', timeout: 900_000 });
  return { status: run.status, text: `${run.stdout}${run.stderr}` };
}

/** Digests of the bytes that the chain tells of, in its order. */
const originalsNamed = (entries: string): string[] =>
  entries
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => (JSON.parse(line) as { originalSha256: string | null }).originalSha256 ?? []);

/** Digests of the answers as a library for web archives reads them that knows nothing of ours. */
async function payloadsIn(warc: Uint8Array): Promise<string[]> {
  const read: string[] = [];
  for await (const record of new WARCParser([warc])) {
    const payload = await record.readFully(false);
    if (record.warcType === 'response') read.push(createHash('sha256').update(payload).digest('hex'));
  }
  return read;
}

describe('demo', () => {
  const folders = mkdtempSync(path.join(tmpdir(), 'demo-cases-'));
  const archives = mkdtempSync(path.join(tmpdir(), 'demo-evidence-'));
  let run: ReturnType<typeof demo>;
  beforeAll(() => (run = demo(folders, archives)), 920_000);
  afterAll(() => [folders, archives].forEach((dir) => rmSync(dir, { recursive: true, force: true })));

  it('exits successfully and shows a certified, a verified, a held and a refuted topic', () => {
    const { status, text } = run;
    expect(text).toMatch(/^Certified +Ferry/m);
    expect(text).toMatch(/^Verified +/m);
    expect(text).toMatch(/^Held for review +/m);
    expect(text).toMatch(/^Refuted +/m);
    expect(text).toMatch(/Example case[\s\S]*Verdict[\s\S]*What to do next/);
    expect(text).toContain('A language model reads the pages, from recorded answers');
    expect(status).toBe(0);
  });

  it('finds a recorded answer for every request to a language model', () => {
    const texts = readdirSync(folders).map((name) => readFileSync(path.join(folders, name, 'file.md'), 'utf8'));
    expect(texts.filter((text) => text.includes('rules answered alone'))).toEqual([]);
    expect(texts.filter((text) => /^## Timeline$/m.test(text)).length).toBeGreaterThan(10);
  });

  it('creates a report for each topic in which every source, quote, number and name is in the evidence', () => {
    const cases = readdirSync(folders);
    expect(cases.length).toBeGreaterThanOrEqual(19);
    const faults = cases.map((name) => [name, findFolderFaults(path.join(folders, name))] as const);
    expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
  });

  it('creates folders whose files do not contradict each other', () => {
    const found = readdirSync(folders).map((name) => [
      name,
      findFolderContradictions((file) => {
        const at = path.join(folders, name, file);
        return existsSync(at) ? readFileSync(at, 'utf8') : '';
      }),
    ]);
    expect(found.filter(([, faults]) => faults?.length !== 0)).toEqual([]);
  });

  it('reports a claim as confirmed only if the machine-readable claims confirm it', () => {
    const disagree = readdirSync(folders).filter((name) => {
      const read = (file: string) => readFileSync(path.join(folders, name, file), 'utf8');
      const { claims } = JSON.parse(read('_extraction.json')) as { claims: { standing: string; verdict: string }[] };
      const isConfirmed = claims.some(({ standing }) => standing === 'confirmed');
      const isRefuted = claims.some(({ verdict }) => verdict === 'refuted');
      const confirms = /^## What is confirmed$/m.test(read('file.md'));
      const bearsOut = read('statements.md').includes('Credible sources support the claim it concerns.');
      return (confirms && !isConfirmed) || (bearsOut && !isConfirmed && !isRefuted);
    });
    expect(disagree).toEqual([]);
  });

  it('stores evidence for each topic that verifies and opens in a third-party reader', async () => {
    const names = readdirSync(archives);
    expect(names).toHaveLength(readdirSync(folders).length);
    expect(names.length).toBeGreaterThanOrEqual(19);
    for (const name of names) {
      const archive = readFileSync(path.join(archives, name));
      const verdict = await verifyArchive(archive);
      expect([name, verdict.faults, verdict.evidence?.faults, verdict.repacked]).toEqual([name, [], [], false]);
      expect([name, verdict.evidence!.sealed > 0]).toEqual([name, true]);
      const files = unzipSync(archive);
      const named = originalsNamed(strFromU8(files['chain/entries.jsonl']!));
      expect([name, named.length > 5]).toEqual([name, true]);
      expect([name, await payloadsIn(files['archive/data.warc.gz']!)]).toEqual([name, named]);
    }
  }, 600_000);
});
