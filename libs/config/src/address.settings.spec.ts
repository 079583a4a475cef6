import type { CorroborateError } from '@corroborate/domain';
import { loadSettings } from './settings';

const faultOf = (env: Record<string, string>): CorroborateError => {
  try {
    loadSettings(env);
  } catch (thrown) {
    return thrown as CorroborateError;
  }
  throw new Error('was taken');
};

describe('URL settings', () => {
  it.each([
    ['DATABASE_URL', 'postgres://bob:hush%now@127.0.0.1:5432/news'],
    ['DATABASE_URL', 'postgres://bob:hush@db:port/news'],
    ['REDIS_URL', 'redis://:hush%now@127.0.0.1:6379'],
    ['EGRESS_PROXY_URL', 'http://bob:hush@bad host'],
    ['SEARXNG_URL', 'http://:hush@'],
  ])('rejects a malformed %s without repeating the value: %s', (name, value) => {
    const fault = faultOf({ [name]: value });
    expect([fault.code, fault.message]).toEqual([
      'invalid-configuration',
      expect.stringContaining(`${name}: is not a valid URL`),
    ]);
    expect(JSON.stringify([fault.message, fault.hint, fault.details])).not.toContain('hush');
  });

  it.each([
    ['DATABASE_URL', 'postgres://bob:h%25sh@127.0.0.1:5432/news?sslmode=require'],
    ['DATABASE_URL', 'postgresql://bob@%2Fvar%2Frun%2Fpostgresql/news'],
    ['DATABASE_URL', 'postgres:///news?host=/var/run/postgresql'],
    ['REDIS_URL', 'rediss://:hush@cache.example:6380/1'],
  ])('accepts %s=%s', (name, value) => expect(loadSettings({ [name]: value })).toMatchObject({ [name]: value }));
});
