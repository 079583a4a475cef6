import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testApi, type TestApi } from '@corroborate-app/api/testing';
import { caseFolder, zipOf } from '@corroborate/report';
import { millCase } from '@corroborate/report/testing';
import { report } from '../commands/report.action';
import { remoteArchive, remoteClaimReviews, remoteFolder, remoteReport } from './remote.report';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
  api.service.cases.set(3, { ...millCase(), decidedByPerson: false });
});
afterEach(() => api.app.close());
const at = (server: NetServer) => ({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
const server = () => at(api.app.getHttpServer());

describe('a report from a server elsewhere', () => {
  it('comes as Markdown in the depth that is wanted, and as JSON', async () => {
    const markdown = String(await remoteReport(server(), 3, { format: 'markdown', depth: 'brief' }));
    expect(markdown).toMatch(/^# Elm Valley mill burns down/);
    expect((await remoteReport(server(), 3, { format: 'markdown' })).length).toBeGreaterThan(markdown.length);
    const json = String(await remoteReport(server(), 3, { format: 'json' }));
    expect(JSON.parse(json)).toMatchObject({ investigation_id: 3, depth: 'report', verdict: { level: 'verified' } });
    expect(json.endsWith('}\n')).toBe(true);
  });

  it('comes as a page', async () =>
    expect(String(await remoteReport(server(), 3, { format: 'html' }))).toMatch(/^<!doctype html>[\s\S]*Elm Valley/i));

  it('comes as no PDF where that server has no browser, and says so instead of handing over a page', () =>
    expect(remoteReport(server(), 3, { format: 'pdf' })).rejects.toMatchObject({
      code: 'upstream-failed',
      hint: expect.stringContaining('--format html'),
    }));

  it('says that there is none of an investigation that is not known', () =>
    expect(remoteReport(server(), 99, { format: 'markdown' })).rejects.toMatchObject({ code: 'not-found' }));

  it('refuses what is no address', () =>
    expect(remoteReport({ address: 'desk' }, 1, { format: 'json' })).rejects.toMatchObject({
      code: 'invalid-input',
      hint: expect.stringContaining('--server'),
    }));
});

describe('a case from a server elsewhere', () => {
  it('is the folder that is made here, as files and as one archive', async () => {
    const files = caseFolder(millCase());
    expect(await remoteFolder(server(), 3)).toEqual(files);
    expect(
      Buffer.from(await remoteArchive(server(), 3)).equals(
        Buffer.from(zipOf(files, 'case-3-elm-valley-mill-burns-down')),
      ),
    ).toBe(true);
  });

  it('is written as a git repository that is named by its topic', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'cases-'));
    const written = path.join(dir, 'case-3-elm-valley-mill-burns-down');
    await report(3, { format: 'markdown', folder: dir, git: true, server: server().address });
    const log = execFileSync('git', ['-C', written, 'log', '--format=%s', '--', 'report.md'], { encoding: 'utf8' });
    expect(log).toBe('Decision and reports\n');
    expect(readdirSync(path.join(written, 'evidence/web'))).toHaveLength(5);
    await expect(report(3, { format: 'markdown', git: true })).rejects.toMatchObject({ code: 'invalid-input' });
    rmSync(dir, { recursive: true });
  });

  it('has its reviews of claims, in the shape of those made here', async () => {
    const { reviews, withheld } = await remoteClaimReviews(server(), 3, 'https://paper.example/check');
    expect(reviews[0]).toMatchObject({ '@type': 'ClaimReview', url: 'https://paper.example/check' });
    for (const { claimId } of withheld) expect(claimId).toMatch(/^c\d/);
  });
});

describe('a sign-in page before a server elsewhere', () => {
  const wall = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Sign in</h1>'));
  beforeAll(() => new Promise<void>((done) => wall.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => wall.close(done)));

  it('is taken neither for a report nor for a case', async () => {
    const fault = { code: 'upstream-failed' };
    await expect(remoteReport(at(wall), 3, { format: 'html' })).rejects.toMatchObject(fault);
    await expect(remoteFolder(at(wall), 3)).rejects.toMatchObject(fault);
  });
});
