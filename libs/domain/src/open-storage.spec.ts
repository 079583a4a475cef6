import { formatHostPort, openStorage } from './open-storage';

const SERVER = {
  name: 'PostgreSQL at db.example:5432',
  setting: 'DATABASE_URL',
  code: 'database-unavailable' as const,
  hopeless: { '28P01': 'The password in DATABASE_URL is wrong.' },
};
const coded = (code: string) => Object.assign(new Error('connect to postgres://u:hush@db.example'), { code });
const failing = (...errors: Error[]) => {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error) throw error;
    return 'open';
  };
};

it('retries while the server is unreachable, and reports it once', async () => {
  const messages: string[] = [];
  const open = failing(coded('ECONNREFUSED'), coded('57P03'), coded('ENOTFOUND'));
  const wait = { limitMs: Infinity, onWait: (message: string) => void messages.push(message) };
  expect(await openStorage(SERVER, open, wait)).toBe('open');
  expect(messages).toEqual(['PostgreSQL at db.example:5432 is unreachable (ECONNREFUSED); retrying']);
});

it.each([
  ['after the limit', coded('ECONNREFUSED'), 0, 'PostgreSQL at db.example:5432 is unreachable (ECONNREFUSED).'],
  [
    'at once where waiting is hopeless',
    coded('28P01'),
    Infinity,
    'PostgreSQL at db.example:5432 cannot be used (28P01).',
  ],
])('stops waiting %s, without a password in the error', async (_, error, limitMs, message) => {
  const fault = await openStorage(SERVER, failing(error), { limitMs }).catch((thrown: unknown) => thrown);
  expect(fault).toMatchObject({ code: 'database-unavailable', message });
  expect(JSON.stringify([fault, (fault as Error).stack])).not.toContain('hush');
});

it('returns only the host and port of a URL', () => {
  expect(formatHostPort('redis://user:hush@cache.example/3', '6379')).toBe('cache.example:6379');
  expect(formatHostPort('postgres://u:hush@[::1]:5433/news', '5432')).toBe('[::1]:5433');
  expect(formatHostPort('no address', '5432')).toBe('(invalid address)');
});
