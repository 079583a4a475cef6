import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testApi, type TestApi } from '@corroborate-app/api/testing';
import { caseFolder, buildZip } from '@corroborate/report';
import { millCase } from '@corroborate/report/testing';
import { writeReport } from '../commands/report.action';
import { fetchArchive, fetchClaimReviews, fetchFolder, fetchReport } from './remote.report';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
  api.service.cases.set(3, { ...millCase(), decidedByPerson: false });
});
afterEach(() => api.app.close());
const at = (server: NetServer) => ({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
const server = () => at(api.app.getHttpServer());

describe('a report from a remote server', () => {
  it('returns a report from a remote server as Markdown in the requested depth, and as JSON', async () => {
    const markdown = String(await fetchReport(server(), 3, { format: 'markdown', depth: 'brief' }));
    expect(markdown).toMatch(/^# Elm Valley mill burns down/);
    expect((await fetchReport(server(), 3, { format: 'markdown' })).length).toBeGreaterThan(markdown.length);
    const json = String(await fetchReport(server(), 3, { format: 'json' }));
    expect(JSON.parse(json)).toMatchObject({ investigation_id: 3, depth: 'report', verdict: { level: 'verified' } });
    expect(json.endsWith('}\n')).toBe(true);
  });

  it('returns a report from a remote server as HTML', async () =>
    expect(String(await fetchReport(server(), 3, { format: 'html' }))).toMatch(/^<!doctype html>[\s\S]*Elm Valley/i));

  it('reports an error with a hint, not HTML, if a PDF is requested and the remote server has no browser', () =>
    expect(fetchReport(server(), 3, { format: 'pdf' })).rejects.toMatchObject({
      code: 'upstream-failed',
      hint: expect.stringContaining('--format html'),
    }));

  it('reports not found for a report of an unknown investigation on a remote server', () =>
    expect(fetchReport(server(), 99, { format: 'markdown' })).rejects.toMatchObject({ code: 'not-found' }));

  it('rejects a request for a remote report if the server URL is invalid', () =>
    expect(fetchReport({ address: 'desk' }, 1, { format: 'json' })).rejects.toMatchObject({
      code: 'invalid-input',
      hint: expect.stringContaining('--server'),
    }));
});

describe('a case on a remote server', () => {
  it('matches the local folder, as files and as one archive', async () => {
    const files = caseFolder(millCase());
    expect(await fetchFolder(server(), 3)).toEqual(files);
    expect(
      Buffer.from(await fetchArchive(server(), 3)).equals(
        Buffer.from(buildZip(files, 'case-3-elm-valley-mill-burns-down')),
      ),
    ).toBe(true);
  });

  it('writes a case from a remote server as a git repository named after the topic', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'cases-'));
    const written = path.join(dir, 'case-3-elm-valley-mill-burns-down');
    await writeReport(3, { format: 'markdown', folder: dir, git: true, server: server().address });
    const log = execFileSync('git', ['-C', written, 'log', '--format=%s', '--', 'report.md'], { encoding: 'utf8' });
    expect(log).toBe('Decision and reports\n');
    expect(readdirSync(path.join(written, 'evidence/web'))).toHaveLength(5);
    await expect(writeReport(3, { format: 'markdown', git: true })).rejects.toMatchObject({ code: 'invalid-input' });
    rmSync(dir, { recursive: true });
  });

  it('returns ClaimReview data from a remote server in the local format', async () => {
    const { reviews, withheld } = await fetchClaimReviews(server(), 3, 'https://paper.example/check');
    expect(reviews[0]).toMatchObject({ '@type': 'ClaimReview', url: 'https://paper.example/check' });
    for (const { claimId } of withheld) expect(claimId).toMatch(/^c\d/);
  });
});

describe('a sign-in page in front of a remote server', () => {
  const wall = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Sign in</h1>'));
  beforeAll(() => new Promise<void>((done) => wall.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => wall.close(done)));

  it('does not accept a sign-in page in front of a remote server as a report or a case', async () => {
    const fault = { code: 'upstream-failed' };
    await expect(fetchReport(at(wall), 3, { format: 'html' })).rejects.toMatchObject(fault);
    await expect(fetchFolder(at(wall), 3)).rejects.toMatchObject(fault);
  });
});
