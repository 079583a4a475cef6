import { settingsSchema } from './settings.schema';
import { adviceOnNames } from './settings';

const meant = (name: string) => /Did you mean (\w+)\?/.exec(adviceOnNames([name])[0] ?? '')?.[1] ?? null;

describe('adviceOnNames', () => {
  it.each([
    ['BUDGET_UDS', 'BUDGET_USD'],
    ['BRAVE_API_KEYS', 'BRAVE_API_KEY'],
    ['TAVILLY_API_KEY', 'TAVILY_API_KEY'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE_URL_FIEL', 'DATABASE_URL_FILE'],
    ['REDISURL', 'REDIS_URL'],
    ['database_url', 'DATABASE_URL'],
    ['CORROBORATE_DATABASE_URL', 'DATABASE_URL'],
    ['CORROBORATE_PORT', 'PORT'],
    ['CORROBORATE_LOGLEVEL', 'LOG_LEVEL'],
    ['CORROBORATE_HOEM', 'CORROBORATE_HOME'],
  ])('suggests for %s the setting %s', (name, setting) => expect(meant(name)).toBe(setting));

  it.each([
    ...['PATH', 'HOME', 'HOSTS', 'POST', 'HOSTNAME', 'LANG', 'TERM', 'SHELL', 'CONTENT', 'NODE_ENV', 'NO_COLOR'],
    ...['EXA_API_KEY', 'SERPAPI_API_KEY', 'POSTGRES_PASSWORD', 'HTTP_PROXY', 'PGPORT', 'OTEL_TRACES_SAMPLER', ''],
  ])('ignores %s, a variable of another program', (name) => expect(adviceOnNames([name])).toEqual([]));

  it('returns nothing for known settings', () => {
    expect(adviceOnNames([...Object.keys(settingsSchema.shape), 'DATABASE_URL_FILE', 'EGRESS_CA_FILE'])).toEqual([]);
  });

  it('reports a file variable of a setting that is not a secret', () => {
    expect(adviceOnNames(['PORT_FILE'])).toEqual(['PORT_FILE is ignored: only secrets can be read from files.']);
  });
});
