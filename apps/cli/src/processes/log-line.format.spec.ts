import { loadSettings } from '@corroborate/config';
import { greeting } from './greeting';
import { formatLogLine } from './log-line.format';

const at = { time: new Date(2026, 0, 2, 9, 30, 5).getTime(), pid: 1, hostname: 'h' };
const req = { id: 'a', method: 'GET', path: '/api/topics/7' };

describe('formatLogLine', () => {
  it.each([
    [
      { level: 30, msg: 'a stage is done', stage: 'read', investigationId: 3, ms: 120 },
      '09:30:05 a stage is done (stage read, investigation 3, ms 120)',
    ],
    [
      { level: 40, msg: 'slow', err: { message: 'connection lost', stack: 'at …' } },
      '09:30:05 warning: slow: connection lost',
    ],
    [{ level: 50, msg: 'broken', ids: [1, 2], none: null }, '09:30:05 error: broken (ids [1,2])'],
    [
      { level: 30, msg: 'request completed', req, res: { status: 404 }, responseTime: 3 },
      '09:30:05 GET /api/topics/7: 404, 3 ms',
    ],
    [{ level: 30, msg: 'request completed', req, res: { status: 200 }, responseTime: 3 }, null],
    [
      { level: 50, msg: 'request errored', req, res: { status: 500 }, err: { message: 'no' } },
      '09:30:05 error: GET /api/topics/7: 500: no',
    ],
    [{ level: 30, msg: 'ParseModule dependencies initialized', context: 'InstanceLoader' }, null],
    [
      { level: 40, msg: 'dependency is down', context: 'Health', part: 'queue' },
      '09:30:05 warning: dependency is down (part queue)',
    ],
  ])('formats %j as %p', (record, line) => expect(formatLogLine({ ...at, ...record })).toBe(line));
});

describe('startup message', () => {
  it('contains the URLs and the location of the data', () => {
    const text = greeting({ url: 'http://127.0.0.1:3000', workers: true }, loadSettings({}));
    expect(text).toMatch(/desk +http:\/\/127\.0\.0\.1:3000\/\n.*API +http:\/\/127\.0\.0\.1:3000\/api\/docs\n/);
    expect(text).toContain('with rules only');
    expect(text).toContain('embedded PostgreSQL in .corroborate; queues in PostgreSQL');
  });

  it('contains no password, and says how to start workers if none run here', () => {
    const settings = loadSettings({
      DATABASE_URL: 'postgres://bob:hunter2@db.example:5433/news',
      REDIS_URL: 'redis://:hunter2@cache.example',
    });
    const text = greeting({ url: null, workers: false }, settings);
    expect(text).toContain('PostgreSQL at db.example:5433/news; queues in Redis');
    expect(text).toContain('corroborate worker');
    expect(text).not.toMatch(/hunter2|bob/);
  });
});
