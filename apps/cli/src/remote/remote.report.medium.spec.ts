import type { AddressInfo } from 'node:net';
import { testApi, type TestApi } from '@corroborate-app/api/testing';
import { millCase } from '@corroborate/report/testing';
import { remoteReport } from './remote.report';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.app.close());
const server = () => ({ address: `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}` });

describe('a report from a server elsewhere', () => {
  it('comes as Markdown in the depth that is wanted, and as JSON', async () => {
    api.service.cases.set(3, { ...millCase(), decidedByPerson: false });
    const markdown = await remoteReport(server(), 3, { format: 'markdown', depth: 'executive' });
    expect(markdown).toMatch(/^# Elm Valley mill burns down/);
    expect((await remoteReport(server(), 3, { format: 'markdown' })).length).toBeGreaterThan(markdown.length);
    const json = await remoteReport(server(), 3, { format: 'json' });
    expect(JSON.parse(json)).toMatchObject({ investigation_id: 3, depth: 'full', verdict: { level: 'verified' } });
    expect(json.endsWith('}\n')).toBe(true);
  });

  it('says that there is none of an investigation that is not known', () =>
    expect(remoteReport(server(), 99, { format: 'markdown' })).rejects.toMatchObject({ code: 'not-found' }));

  it.each(['html', 'pdf'] as const)('as %s is for a browser, and the address is told', (format) =>
    expect(remoteReport(server(), 99, { format })).rejects.toMatchObject({
      code: 'invalid-input',
      hint: expect.stringContaining(`/api/investigations/99/report?format=${format}`),
    }),
  );

  it('refuses what is no address', () =>
    expect(remoteReport({ address: 'desk' }, 1, { format: 'json' })).rejects.toMatchObject({
      code: 'invalid-input',
      hint: expect.stringContaining('--server'),
    }));
});
